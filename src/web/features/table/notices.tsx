import { useEffect, useState } from 'react'
import type { Limits } from '../../../general/state.ts'
import type { Connection, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'

/** Signs during play: the table closes, its limits change, or a seat has personal limits. */

interface SignsProps {
  readonly face: AnyFace
  readonly view: View
  readonly patron: string
  /** Sends a player's answer to a proposal; undefined for someone who only watches. */
  readonly send?: Connection['send']
}

/** The server's time, advanced by the local clock between messages. */
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

/** "12:05": minutes and seconds, never negative. */
const leftOf = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The limits that differ from the table's sign. */
const limitsOf = (words: Words, face: AnyFace, view: View, limits: Limits): string =>
  words.marks.list(
    face.signRows(words, view).flatMap(({ kind, name }) => {
      const limit = limits[kind]
      const now = view.sign.limits[kind]
      const isSame = limit?.minimum === now?.minimum && limit?.maximum === now?.maximum
      return limit && !isSame
        ? [words.signs.limit(name, dollars(limit.minimum), dollars(limit.maximum))]
        : []
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

/** Limits change at once if every player agrees. @rule nz1:9.3(b) */
const Proposed = ({ face, view, patron, send }: SignsProps) => {
  const words = useWords()
  const { change } = view.sign
  if (change?.by !== 'agreement') return null
  const isAsked = send !== undefined && view.mine !== null && !change.agreed.includes(patron)
  return (
    <li className="put-up">
      {words.signs.proposed} {limitsOf(words, face, view, change.limits)}{' '}
      <ClauseLink id="nz1:9.3(b)" />{' '}
      {isAsked &&
        (['agree', 'disagree'] as const).map(does => (
          <button key={does} type="button" className="small" onClick={() => void send({ does })}>
            {words.signs[does]}
          </button>
        ))}
      {!isAsked && words.signs.agreed(change.agreed.length)}
    </li>
  )
}

const LAST = 3

export const TableSigns = ({ send, ...props }: SignsProps) => {
  const { face, view, patron } = props
  const words = useWords()
  const { signs, table } = words
  const { closesAt, change } = view.sign
  const idle = view.mine?.idleRounds ?? 0
  const own = view.seats.filter(({ personal }) => personal !== null)
  const isCounting = closesAt !== null || change?.by === 'notice'
  if (change === null && !isCounting && idle < LAST - 1 && own.length === 0) return null
  const seatName = (seat: number, who: string | null) =>
    who === patron ? signs.yours : table.seat(seat, who ?? table.free)
  return (
    <ul className="table-signs" aria-label={signs.title}>
      {isCounting && <Counting face={face} view={view} />}
      <Proposed {...props} {...(send && { send })} />
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
