import { type RefObject, useEffect, useRef } from 'react'

/** True while another panel covers the next step: no key may take that step unseen. */
const isStepHidden = (): boolean => document.querySelector('.dealing[hidden]') !== null

/** Whether the focus may move: the user is not in a form, a list or a menu. */
export const isFree = (): boolean => {
  const { activeElement } = document
  if (isStepHidden()) return false
  return activeElement === null || !activeElement.closest('form, details, dialog, nav, .asks')
}

/** The dealer is ticking off payouts: the next step must not take the focus from that button. */
export const isPaying = (): boolean => document.activeElement?.closest('.pay') != null

/** Focuses a new entry field, unless the user is working in a form. */
export const useFocusIfFree = (): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFree()) input.current?.focus()
  }, [])
  return input
}

/** Nothing has the focus: the element that had it is gone, or the user clicked beside everything. */
const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** The dealer's own step. A step that decides for a patron is taken only on purpose. */
const OWN_STEP = '.next .big.primary'

/** Without a focus, Enter takes the dealer's next step. */
export const useEnterAnywhere = (isDealer: boolean): void => {
  useEffect(() => {
    if (!isDealer) return
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !isLost() || isStepHidden()) return
      event.preventDefault()
      const button = document.querySelector<HTMLElement>(OWN_STEP)
      button?.focus()
      button?.click()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [isDealer])
}

/** Moves the dealer's focus to the next step, and everybody else's to `here`. */
export const focusNextStep = (isDealer: boolean, here: HTMLElement | null | undefined): void => {
  const next = document.querySelector<HTMLElement>(`${OWN_STEP}, .next .pad input`)
  const target = (isDealer && next) || here
  target?.focus()
}
