import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useWords } from '../../i18n/index.ts'
import { type Manner, type QueuedWords, withNext, withoutOutdated } from './waiting-words.ts'

/**
 * Two live regions for screen readers: one for calls, results and refusals, one for the rest. Both
 * exist from the start, because screen readers ignore regions added later. Messages that arrive
 * close together are read as one, in sentences. A repeated message gets a trailing space, so that
 * it is read again.
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

interface Region {
  readonly text: string
  readonly say: (words: string, how: Manner) => void
  readonly outdate: (how: Manner) => void
}

const useRegion = (): Region => {
  const [text, setText] = useState('')
  const { marks } = useWords()
  const joined = useRef((_: readonly string[]): string => '')
  joined.current = all => marks.sentences(all.length > 1 ? all.map(marks.sentence) : all)
  const waiting = useRef<readonly QueuedWords[]>([])
  const isDue = useRef(false)
  const last = useRef(Number.NEGATIVE_INFINITY)
  const say = useCallback((words: string, how: Manner) => {
    waiting.current = withNext(waiting.current, { words, how })
    if (isDue.current) return
    isDue.current = true
    const wait = Math.max(TOGETHER, last.current + APART - performance.now())
    setTimeout(() => {
      isDue.current = false
      const all = joined.current(waiting.current.map(each => each.words))
      if (all === '') return
      waiting.current = []
      last.current = performance.now()
      setText(before => (before === all ? `${all}\u00a0` : all))
    }, wait)
  }, [])
  const outdate = useCallback((how: Manner) => {
    waiting.current = withoutOutdated(waiting.current, how)
  }, [])
  return { text, say, outdate }
}

const SOFT: readonly Manner[] = ['softly', 'phase']

export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const loud = useRegion()
  const soft = useRegion()
  const { say: sayLoud } = loud
  const { say: saySoft, outdate } = soft
  const say = useCallback<Say>(
    (words, how = 'softly') => {
      if (SOFT.includes(how)) return saySoft(words, how)
      outdate(how)
      sayLoud(words, how)
    },
    [sayLoud, saySoft, outdate],
  )
  return (
    <SayContext value={say}>
      {children}
      <div className="unseen" role="alert" data-region="loud">
        {loud.text}
      </div>
      <div className="unseen" role="status" data-region="soft">
        {soft.text}
      </div>
    </SayContext>
  )
}
