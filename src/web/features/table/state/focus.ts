import { useEffect, useRef } from 'react'

/** The next action of a table: what is asked, then an area to bet on, then the headline. */
const NEXT = ['[data-asked] button.primary', 'button[data-on][tabindex="0"]', 'h1'] as const

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
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return
    const next = NEXT.map(each => document.querySelector<HTMLElement>(each)).find(
      found => found !== null && found.closest('[inert]') === null,
    )
    next?.focus({ preventScroll: true })
  })
}
