import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

const HEADLINE = '[data-part="phase"], [data-part="outcome"]'
const AREA = 'button[data-on][tabindex="0"]'
/** Where the focus goes next: an open question, else a betting area, else the headline. */
const NEXT = ['[data-asked] button.primary', AREA, HEADLINE] as const

/** Where patrons type bets. */
export const BET_LINE = 'form.typed input'

const isNowhere = (): boolean => document.activeElement?.matches('body, main') ?? true

/** A hidden or inert element cannot keep the focus. */
const isSeen = (element: Element): boolean =>
  element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true })

const find = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null

const isFree = (): boolean => isNowhere() || (document.activeElement?.matches(HEADLINE) ?? false)

/**
 * When a phase hides the element that has the focus, the headline gets it. The element gets it back
 * when it is shown again, unless the patron has gone elsewhere. Only the layout says what is hidden,
 * so this looks once a frame, just before the browser lays the page out anyway: after every render it
 * would lay the whole table out again. An element may be hidden and shown again between two looks,
 * most of all in a tab in the background. So what counts is who took the focus away: it is the patron
 * if the element could still be seen, and otherwise the browser.
 */
const useHiddenFocus = (last: RefObject<Element | undefined>): void => {
  const hidden = useRef<HTMLElement>(undefined)
  /** The element that the patron left without choosing another. */
  const left = useRef<Element>(undefined)
  useEffect(() => {
    const leave = () => {
      hidden.current = undefined
      if (isNowhere()) left.current = last.current
    }
    /** A window that loses the focus keeps its active element. */
    const out = ({ target, relatedTarget }: FocusEvent) => {
      const isGone = relatedTarget === null && document.activeElement !== target
      if (isGone && target instanceof Element && isSeen(target)) left.current = target
    }
    const into = () => {
      left.current = undefined
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusout', out)
    addEventListener('focusin', into)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusout', out)
      removeEventListener('focusin', into)
    }
  }, [last])
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const had = isNowhere() ? last.current : document.activeElement
      const isLost = had?.isConnected && had !== left.current && (isNowhere() || !isSeen(had))
      if (isLost && had instanceof HTMLElement && !had.matches('body, main')) hidden.current ??= had
      const before = hidden.current
      if (!before) return
      const isBack = isSeen(before)
      if (isFree() || (isLost && !isNowhere()))
        (isBack ? before : find(HEADLINE))?.focus({ preventScroll: true })
      if (isBack || !isFree()) hidden.current = undefined
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
