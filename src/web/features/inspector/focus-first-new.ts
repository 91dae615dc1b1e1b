import { type RefObject, useEffect, useRef } from 'react'

/** Whoever asks for more of a list goes on at the first that is new, and not behind all of them. */

interface GoingOn<E extends HTMLElement> {
  readonly list: RefObject<E | null>
  /** Said before more is asked for. */
  readonly here: () => void
}

/** Where nothing more came, the last one is where to go on. */
export const useGoOn = <E extends HTMLElement>(count: number, hasMore: boolean): GoingOn<E> => {
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

/** What was pressed is gone: the page begins again. */
export const focusOnPage = (): void => document.getElementById('main')?.focus()
