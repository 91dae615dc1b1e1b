import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

const HEADLINE = '[data-part="phase"], [data-part="outcome"]'
const AREA = 'button[data-on][tabindex="0"]'
/** Where the focus goes next: an open question, else a betting area, else the headline. */
const NEXT = ['[data-asked] button.primary', AREA, HEADLINE] as const

/** Where patrons type bets. */
export const BET_LINE = 'form.typed input'

const isNowhere = (): boolean => document.activeElement?.matches('body, main') ?? true

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

const find = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    found => found.closest('[inert]') === null && isSeen(found),
  ) ?? null

const isFree = (): boolean => isNowhere() || (document.activeElement?.matches(HEADLINE) ?? false)

/**
 * When a phase hides the element that has the focus, the headline gets it. The element gets it back
 * when it is shown again, unless the patron has gone elsewhere. Only the layout says what is hidden,
 * so this looks once a frame, just before the browser lays the page out anyway: after every render it
 * would lay the whole table out again.
 */
const useHiddenFocus = (last: RefObject<Element | undefined>): void => {
  const hidden = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const leave = () => {
      hidden.current = undefined
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [])
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const at = isNowhere() ? last.current : document.activeElement
      if (at instanceof HTMLElement && at.isConnected && !at.matches('body, main') && !isSeen(at)) {
        hidden.current ??= at
        find(HEADLINE)?.focus({ preventScroll: true })
        return
      }
      const before = hidden.current
      if (!before || (isFree() && !isSeen(before))) return
      hidden.current = undefined
      if (isFree()) before.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  })
}

/** A patron who has just sat down can bet with the next key. */
export const useSeatedFocus = (isSeated: boolean): void => {
  useEffect(() => {
    if (isSeated && isFree()) find(AREA)?.focus({ preventScroll: true })
  }, [isSeated])
}

/** Takes the focus that nothing else has, until the table is there. */
export const useFocusIfLost = () =>
  useCallback((element: HTMLElement | null) => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  }, [])

/** If the focused element leaves the page with its dialog, moves the focus to the next action. */
export const useFocusRecovery = (): void => {
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
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return
    /** The next headline takes the place of the last. */
    const next = last.current.matches(HEADLINE) ? [HEADLINE] : NEXT
    next
      .map(find)
      .find(found => found !== null)
      ?.focus({ preventScroll: true })
  })
  useHiddenFocus(last)
}

/** At the start of a turn, moves the focus from an area, a chip or nothing to its first control. */
export const useTurnFocus = (isTurn: boolean, first: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const isAtBets = document.activeElement?.matches('button[data-on], [role="radio"]') ?? false
    if (!isTurn || !(isFree() || isAtBets)) return
    const control = first.current
    const button = control?.matches('button') ? control : control?.querySelector('button')
    button?.focus({ preventScroll: true })
  }, [isTurn, first])
}
