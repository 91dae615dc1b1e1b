import { useEffect, useRef, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import type { Connection, Moment } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { type Bets, myWagers } from './bets.ts'

/** What matters most on the table now. It decides the arrangement of the stage. */
export type Mode = 'waiting' | 'betting' | 'closed' | 'result'

/** How long a result stays, in milliseconds, unless the patron bets again. */
const LINGER = 4000

/**
 * The result stays on the felt for a while, or until the patron bets again. At a practice table,
 * which has no house time, it stays until they bet.
 */
const useLingers = ({ patron }: Connection, { view, houseTime }: Moment, bets: Bets): boolean => {
  const { round } = view
  const isHurried = houseTime !== undefined
  const sum = myWagers(view, patron).reduce((all, { chips }) => all + chips, 0)
  const [over, setOver] = useState<number | undefined>(round)
  const before = useRef({ round, sum })
  const isBusy = Object.keys({ ...bets.pending, ...bets.inHand }).length > 0
  useEffect(() => {
    const { round: last, sum: lay } = before.current
    before.current = { round, sum }
    if (round !== last) setOver(round)
    else if (sum > lay || isBusy) setOver(undefined)
  }, [round, sum, isBusy])
  useEffect(() => {
    if (!isHurried || over === undefined) return
    const timer = setTimeout(() => setOver(undefined), LINGER)
    return () => clearTimeout(timer)
  }, [isHurried, over])
  return over === round
}

export const useMode = (
  connection: Connection,
  face: AnyFace,
  moment: Moment,
  bets: Bets,
  latest: OwnRound | undefined,
): Mode => {
  const lingers = useLingers(connection, moment, bets)
  const { view } = moment
  const { play } = view
  if (face.isClosed(play)) return 'closed'
  if (face.moving?.(play) && !face.isBetting(play)) return 'closed'
  /** Until the finished round has been fetched, `latest` is still the one before it. */
  if (lingers && latest?.round === view.round && face.isOver(view)) return 'result'
  return face.isBetting(play) ? 'betting' : 'waiting'
}
