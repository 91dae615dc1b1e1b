import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes next: an open question, else a betting area, else the headline. */
const HEADLINE = '[data-part="phase"], [data-part="outcome"]'
const NEXT = ['[data-asked] button.primary', 'button[data-on][tabindex="0"]', HEADLINE] as const

/** Where patrons type bets. */
export const BET_LINE = 'form.typed input'

const isNowhere = (): boolean => document.activeElement?.matches('body, main') ?? true

const find = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    found => found.closest('[inert]') === null && found.checkVisibility(),
  ) ?? null

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Gives the bet line the focus back after a phase that hid it, unless the patron has gone elsewhere. */
const useBetLineAgain = (last: RefObject<Element | undefined>): void => {
  const isHidden = useRef(false)
  useEffect(() => {
    const leave = () => {
      isHidden.current = false
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [])
  useEffect(() => {
    const line = last.current
    if (document.activeElement !== document.body || !line?.matches(BET_LINE)) return
    if (!isSeen(line)) isHidden.current = true
    else if (isHidden.current && line instanceof HTMLElement) {
      isHidden.current = false
      line.focus({ preventScroll: true })
    }
  })
}

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
  useBetLineAgain(last)
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
