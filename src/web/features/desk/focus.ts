import { type RefObject, useEffect, useRef } from 'react'

/** Whether the focus may move: the user is not in a form, a list or a menu. */
export const isFree = (): boolean => {
  const { activeElement } = document
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

/** Moves the dealer's focus to the next step, and everybody else's to `here`. */
export const goOn = (isDealer: boolean, here: HTMLElement | null | undefined): void => {
  const next = document.querySelector<HTMLElement>('.next .big, .next .pad input')
  const target = (isDealer && next) || here
  target?.focus()
}
