import { useCallback, useEffect, useRef, useState } from 'react'
import { isCard } from '../../../../kernel/card.ts'
import type { Phrase } from '../../../../kernel/refusal.ts'
import { ONE_PRESS } from '../../../../protocol/moment.ts'
import { type Answer, type Ask, type Connection, whyNot } from '../../../client/connection.ts'
import { phraseText, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import type { DeskTable } from '../desk-context.ts'
import { usePress } from '../step/press.ts'

/** Sends commands from the desk, and shows their answers. */

/** How long the message about a waiting request stays, in milliseconds. */
const LONG_ENOUGH = 5000

export interface AskAnswer extends Phrase {
  readonly under?: string
  readonly is: 'refused' | 'waiting' | 'done'
}

/** A step refused by this rule would end a request that waits for a second person. */
const TWO_PEOPLE = 'ruling:113'

/** More steps than any game has between a result and the end of its round. */
const MOST_STEPS = 10

const useRepeated = () => {
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return useCallback((what: Ask): boolean => {
    const now = { text: JSON.stringify(what), at: performance.now() }
    const isSame = now.text === last.current.text && now.at - last.current.at < ONE_PRESS
    last.current = now
    return isSame
  }, [])
}

/** A bouncing key cannot repeat two keys, and eight decks can deal the same card twice running. */
const isWholeCard = ({ card }: Ask): boolean => typeof card === 'string' && isCard(card)

/** Waits until the page shows the table after log entry `seq`. */
const shownSince = (connection: Connection, seq: number): Promise<void> =>
  new Promise(resolve => {
    const isShown = () => (connection.moment()?.seq ?? 0) >= seq
    if (isShown()) return resolve()
    const stop = connection.subscribe(() => {
      if (!isShown()) return
      stop()
      resolve()
    })
  })

/** Sends a command and shows the answer: done, refused with its clause, or awaiting approval. */
export const useAsk = (connection: Connection) => {
  const words = useWords()
  const { desk, line } = words
  const say = useSay()
  const [told, setTold] = useState<AskAnswer>()
  /** A request awaiting approval stays in the list beside the table, so its message can go. */
  useEffect(() => {
    if (told?.is !== 'waiting') return
    const timer = setTimeout(() => setTold(undefined), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [told])
  const isRepeated = useRepeated()
  const tell = useCallback(
    (answer: Answer, named?: string): boolean => {
      const now = answerText(answer, { desk, line }, named)
      setTold(now)
      if (now?.is === 'done') say(now.says)
      else if (now) say(phraseText(words, now), 'urgently')
      return now?.is !== 'refused'
    },
    [desk, line, words, say],
  )
  /** The step that would end a waiting request, once the dealer knows it. */
  const warned = useRef<string>(undefined)
  const proceed = useCallback(
    async (isImplied = false): Promise<Answer> => {
      const step = connection.moment()?.desk?.step
      const anyway = !isImplied && step !== undefined && warned.current === step
      const answer = await connection.send({ does: 'proceed', ...(anyway && { anyway }) })
      warned.current = 'refused' in answer && answer.refused.under === TWO_PEOPLE ? step : undefined
      return answer
    },
    [connection],
  )
  /** The last step taken, until the page shows its result. */
  const underway = useRef<Promise<void>>(Promise.resolve())
  const ask = useCallback(
    async (what: Ask, named?: string): Promise<boolean> => {
      if (isRepeated(what)) return false
      const isStep = what.does === 'proceed'
      const answering = isStep ? proceed() : connection.send(what)
      if (isStep)
        underway.current = answering.then(answer =>
          'done' in answer ? shownSince(connection, answer.done) : undefined,
        )
      return tell(await answering, named)
    },
    [connection, isRepeated, proceed, tell],
  )
  /** An entry waits for the step before it, which the page may not show yet. */
  const report = useCallback(
    async (what: Ask): Promise<boolean> => {
      if (!isWholeCard(what) && isRepeated(what)) return false
      await underway.current
      const answer = await connection.send(what)
      tell(answer)
      if ('done' in answer) await shownSince(connection, answer.done)
      return 'done' in answer
    },
    [connection, isRepeated, tell],
  )
  const steps = useCallback<DeskTable['stepUntil']>(
    async (isThere, isImplied) => {
      for (let taken = 0; taken < MOST_STEPS; taken += 1) {
        const now = connection.moment()
        if (!now || isThere(now)) return true
        const answer = await proceed(isImplied)
        if (!tell(answer) || !('done' in answer)) return false
        await shownSince(connection, answer.done)
      }
      return false
    },
    [connection, proceed, tell],
  )
  /** A second press waits for the steps of the first. */
  const taken = useRef<Promise<boolean>>(Promise.resolve(true))
  const stepUntil = useCallback<DeskTable['stepUntil']>(
    (isThere, isImplied) => {
      const takes = () => steps(isThere, isImplied)
      taken.current = taken.current.then(takes, takes)
      return taken.current
    },
    [steps],
  )
  /** The warning goes with the request that it is about. */
  const unwarn = useCallback(
    () => setTold(now => (now?.under === TWO_PEOPLE ? undefined : now)),
    [],
  )
  return { told, unwarn, asks: { ask, report, stepUntil, ...usePress() } }
}

/** The table shows the steps of a round; any other command is confirmed in words. */
const answerText = (
  answer: Answer,
  { desk, line }: Pick<Words, 'desk' | 'line'>,
  named?: string,
): AskAnswer | undefined => {
  if ('done' in answer) return named ? { says: desk.doneWith(named), is: 'done' } : undefined
  if ('refused' in answer) return { ...answer.refused, is: 'refused' }
  const says = whyNot(answer, { failed: desk.pending, notSent: line.notSent })
  return { says, is: 'waits' in answer ? 'waiting' : 'refused' }
}
