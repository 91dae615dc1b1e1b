import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes next: an open question, else a betting area, else the headline. */
const HEADLINE = '[data-part="phase"], [data-part="outcome"]'
const NEXT = ['[data-asked] button.primary', 'button[data-on][tabindex="0"]', HEADLINE] as const

const isNowhere = (): boolean => document.activeElement?.matches('body, main') ?? true

const find = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    found => found.closest('[inert]') === null && found.checkVisibility(),
  ) ?? null

/** If the focused element leaves the page with its dialog, moves the focus to the next action. */
export const useLedOn = (): void => {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  /** On arrival, focus the headline; the table's actions follow it in tab order. */
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

/** At the start of a turn, moves the focus from an area, a chip or nothing to its first control. */
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
