import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

/**
 * Two regions that are there from the beginning: one for calls, results and refusals, one for the
 * rest. What comes close together is read as one; the same words again are made different.
 */

type Say = (words: string, urgently?: 'urgently') => void

const SayContext = createContext<Say>(() => undefined)

export const useSay = (): Say => useContext(SayContext)

const TOGETHER = 150
/** Nobody can listen to more than this: what comes sooner waits, and is read with what follows. */
const APART = 1500

const useRegion = (): readonly [string, (words: string) => void] => {
  const [text, setText] = useState('')
  const waiting = useRef<string[]>([])
  const last = useRef(Number.NEGATIVE_INFINITY)
  const say = useCallback((words: string) => {
    if (waiting.current.push(words) > 1) return
    const wait = Math.max(TOGETHER, last.current + APART - performance.now())
    setTimeout(() => {
      const all = waiting.current.join(' ')
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
    (words, urgently) => (urgently ? sayLoud : saySoft)(words),
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
