import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { type Manner, type Waiting, withNext } from './waiting-words.ts'

/**
 * Two live regions for screen readers: one for calls, results and refusals, one for the rest. Both
 * exist from the start, because screen readers ignore regions added later. Messages that arrive
 * close together are read as one. A repeated message gets a trailing space, so that it is read
 * again.
 */

type Say = (words: string, how?: Manner) => void

const SayContext = createContext<Say>(() => undefined)

export const useSay = (): Say => useContext(SayContext)

const TOGETHER = 150
/**
 * The minimum time between announcements. A message that comes sooner waits, and is read with the
 * next.
 */
const APART = 1500

const useRegion = (): readonly [string, (words: string, how: Manner) => void] => {
  const [text, setText] = useState('')
  const waiting = useRef<readonly Waiting[]>([])
  const last = useRef(Number.NEGATIVE_INFINITY)
  const say = useCallback((words: string, how: Manner) => {
    const isDue = waiting.current.length > 0
    waiting.current = withNext(waiting.current, { words, how })
    if (isDue) return
    const wait = Math.max(TOGETHER, last.current + APART - performance.now())
    setTimeout(() => {
      const all = waiting.current.map(each => each.words).join(' ')
      waiting.current = []
      last.current = performance.now()
      setText(before => (before === all ? `${all}\u00a0` : all))
    }, wait)
  }, [])
  return [text, say]
}

export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const [loud, sayLoud] = useRegion()
  const [soft, saySoft] = useRegion()
  const say = useCallback<Say>(
    (words, how = 'softly') => (how === 'softly' ? saySoft : sayLoud)(words, how),
    [sayLoud, saySoft],
  )
  return (
    <SayContext value={say}>
      {children}
      <div className="unseen" role="alert" data-region="loud">
        {loud}
      </div>
      <div className="unseen" role="status" data-region="soft">
        {soft}
      </div>
    </SayContext>
  )
}
