import { type RefObject, useEffect, useRef } from 'react'

/** After "more" is pressed, moves the focus to the first new item of a list. */

interface GoingOn<E extends HTMLElement> {
  readonly list: RefObject<E | null>
  /** Call this before fetching more. */
  readonly here: () => void
}

/** If nothing new arrived, the focus goes to the last item. */
export const useFocusFirstNew = <E extends HTMLElement>(
  count: number,
  hasMore: boolean,
): GoingOn<E> => {
  const list = useRef<E>(null)
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || (count <= from.current && hasMore)) return
    const first = list.current?.children[Math.min(from.current, count - 1)]
    first?.querySelector<HTMLElement>('a, button')?.focus()
    from.current = undefined
  }, [count, hasMore])
  const here = () => {
    from.current = count
  }
  return { list, here }
}

/** Moves the focus to the page, because the button that had it is gone. */
export const focusOnPage = (): void => document.getElementById('main')?.focus()
