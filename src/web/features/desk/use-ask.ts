import { useCallback, useEffect, useRef, useState } from 'react'
import { isCard } from '../../../kernel/card.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import { type Answer, type Ask, type Connection, whyNot } from '../../client/connection.ts'
import { spoken, useWords, type Words } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { type At, ONE_PRESS } from './desk-context.ts'

/** Sends commands from the desk, and says what came of them. */

/** How long it is told that something was done. */
const LONG_ENOUGH = 5000

export interface Told extends Phrase {
  readonly under?: string
  readonly is: 'refused' | 'waiting' | 'done'
}

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

/** A card is two keys, so no key that bounces repeats it; eight decks hold equal neighbours. */
const isWholeCard = ({ card }: Ask): boolean => typeof card === 'string' && isCard(card)

/** Waits until the page shows the table as it is after this entry. */
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

/** Sends, and tells what came of it: done, refused with the clause, or held for a second person. */
export const useAsk = (connection: Connection) => {
  const words = useWords()
  const { desk, line } = words
  const say = useSay()
  const [told, setTold] = useState<Told>()
  /** Of what waits for a second person, the list beside the table tells from then on. */
  useEffect(() => {
    if (told?.is !== 'waiting') return
    const timer = setTimeout(() => setTold(undefined), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [told])
  const isRepeated = useRepeated()
  const tell = useCallback(
    (answer: Answer, named?: string): boolean => {
      const now = toldOf(answer, { desk, line }, named)
      setTold(now)
      if (now?.is === 'done') say(now.says)
      else if (now) say(spoken(words, now), 'urgently')
      return now?.is !== 'refused'
    },
    [desk, line, words, say],
  )
  const ask = useCallback(
    async (what: Ask, named?: string): Promise<boolean> =>
      !isRepeated(what) && tell(await connection.send(what), named),
    [connection, isRepeated, tell],
  )
  const report = useCallback(
    async (what: Ask): Promise<boolean> => {
      if (!isWholeCard(what) && isRepeated(what)) return false
      const answer = await connection.send(what)
      if ('done' in answer) await shownSince(connection, answer.done)
      return tell(answer)
    },
    [connection, isRepeated, tell],
  )
  const steps = useCallback<At['stepUntil']>(
    async isThere => {
      for (let taken = 0; taken < MOST_STEPS; taken += 1) {
        const now = connection.moment()
        if (!now || isThere(now)) return true
        const answer = await connection.send({ does: 'proceed' })
        if (!tell(answer) || !('done' in answer)) return false
        await shownSince(connection, answer.done)
      }
      return false
    },
    [connection, tell],
  )
  /** Steps are taken one after the other: a second press waits for the steps of the first. */
  const taken = useRef<Promise<boolean>>(Promise.resolve(true))
  const stepUntil = useCallback<At['stepUntil']>(
    isThere => {
      taken.current = taken.current.then(
        () => steps(isThere),
        () => steps(isThere),
      )
      return taken.current
    },
    [steps],
  )
  return { told, ask, report, stepUntil }
}

/** A step of the round is seen on the table; of a deed it is told that it was done. */
const toldOf = (
  answer: Answer,
  { desk, line }: Pick<Words, 'desk' | 'line'>,
  named?: string,
): Told | undefined => {
  if ('done' in answer) return named ? { says: desk.doneWith(named), is: 'done' } : undefined
  if ('refused' in answer) return { ...answer.refused, is: 'refused' }
  const says = whyNot(answer, { failed: desk.pending, notSent: line.notSent })
  return { says, is: 'waits' in answer ? 'waiting' : 'refused' }
}
