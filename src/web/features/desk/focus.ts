import { type RefObject, useEffect, useRef } from 'react'

/** Nobody is at work in a form, a list or a menu. */
export const isFree = (): boolean => {
  const { activeElement } = document
  return activeElement === null || !activeElement.closest('form, details, dialog, nav, .asks')
}

/** What comes next lies under the hand, whatever was there before, but takes nobody from a form. */
export const useFocusIfFree = (): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFree()) input.current?.focus()
  }, [])
  return input
}

/** Where the next step is, for who deals; for the others where they were. */
export const goOn = (isDealer: boolean, here: HTMLElement | null | undefined): void => {
  const next = document.querySelector<HTMLElement>('.next .big, .next .pad input')
  const target = (isDealer && next) || here
  target?.focus()
}
