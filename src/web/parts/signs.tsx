import { useEffect, useState } from 'react'
import type { Limits } from '../../general/state.ts'
import type { View } from '../connection/connection.ts'
import type { AnyFace } from '../games/face.ts'
import { dollars, useWords, type Words } from '../words/index.ts'
import { ClauseLink } from './clause.tsx'

/** What is put up on the table while people play: it closes, its limits change, a seat has its own. */

interface SignsProps {
  readonly face: AnyFace
  readonly view: View
  readonly patron: string
}

/** The house's time, carried on between what it says. */
const useTime = (said: number): number => {
  const [time, setTime] = useState(said)
  useEffect(() => {
    const heard = performance.now()
    const told = () => setTime(said + performance.now() - heard)
    told()
    const timer = setInterval(told, 1000)
    return () => clearInterval(timer)
  }, [said])
  return time
}

/** "12:05": minutes and seconds, never below nothing. */
const leftOf = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const limitsOf = (words: Words, face: AnyFace, view: View, limits: Limits): string =>
  words.marks.list(
    face.signRows(words, view).flatMap(({ kind, name }) => {
      const limit = limits[kind]
      return limit ? [words.signs.limit(name, dollars(limit.minimum), dollars(limit.maximum))] : []
    }),
  )

/** @rule nz1:8.0 nz1:9.3(a) */
const Counting = ({ face, view }: Pick<SignsProps, 'face' | 'view'>) => {
  const words = useWords()
  const now = useTime(view.now)
  const { closesAt, change } = view.sign
  return (
    <>
      {closesAt !== null && (
        <li className="put-up">
          {words.signs.closes(leftOf(closesAt, now))} <ClauseLink id="nz1:8.0" />
        </li>
      )}
      {change?.by === 'notice' && (
        <li className="put-up">
          {words.signs.change(leftOf(change.from, now))}{' '}
          {limitsOf(words, face, view, change.limits)} <ClauseLink id="nz1:9.3(a)" />
        </li>
      )}
    </>
  )
}

const LAST = 3

export const TableSigns = ({ face, view, patron }: SignsProps) => {
  const words = useWords()
  const { signs, table } = words
  const { closesAt, change } = view.sign
  const idle = view.mine?.idleRounds ?? 0
  const own = view.seats.filter(({ personal }) => personal !== null)
  const isCounting = closesAt !== null || change?.by === 'notice'
  if (!isCounting && idle < LAST - 1 && own.length === 0) return null
  const seatName = (seat: number, who: string | null) =>
    who === patron ? signs.yours : table.seat(seat, who ?? table.free)
  return (
    <ul className="table-signs" aria-label={signs.title}>
      {isCounting && <Counting face={face} view={view} />}
      {idle >= LAST - 1 && (
        <li className="put-up">
          {idle >= LAST ? signs.asked : signs.idle(idle)} <ClauseLink id="nz1:6.0" />
        </li>
      )}
      {own.map(({ seat, patron: who, personal }) => (
        <li key={seat}>
          {signs.personal(seatName(seat, who))} {limitsOf(words, face, view, personal!)}{' '}
          <ClauseLink id="nz1:9.4" />
        </li>
      ))}
    </ul>
  )
}
