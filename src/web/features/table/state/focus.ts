import { type RefObject, useEffect, useRef } from 'react'

/** The next action of a table: what is asked, then an area to bet on, then the headline. */
const HEADLINE = '[data-part="phase"], [data-part="outcome"]'
const NEXT = ['[data-asked] button.primary', 'button[data-on][tabindex="0"]', HEADLINE] as const

const isNowhere = (): boolean => document.activeElement?.matches('body, main') ?? true

const find = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    found => found.closest('[inert]') === null && found.checkVisibility(),
  ) ?? null

/** Where the focus was has gone from the page, with a dialog or a choice: it moves on to the next action. */
export const useLedOn = (): void => {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  /** Somebody who comes to the table begins at what it says now: its actions follow. */
  useEffect(() => {
    if (isNowhere()) find(HEADLINE)?.focus({ preventScroll: true })
    else last.current = document.activeElement ?? undefined
  }, [])
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return
    NEXT.map(find)
      .find(found => found !== null)
      ?.focus({ preventScroll: true })
  })
}

/** A turn begins: whoever was on an area, on a chip or nowhere is led to its first control. */
export const useTurnFocus = (isTurn: boolean, first: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const isFree =
      isNowhere() ||
      (document.activeElement?.matches(`button[data-on], [role="radio"], ${HEADLINE}`) ?? false)
    if (!isTurn || !isFree) return
    const control = first.current
    const button = control?.matches('button') ? control : control?.querySelector('button')
    button?.focus({ preventScroll: true })
  }, [isTurn, first])
}
