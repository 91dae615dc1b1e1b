import { useEffect, useRef, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import type { Connection, Moment } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { type Bets, myWagers } from './bets.ts'

/** What matters most on the table now. The stage is arranged by it. */
export type Mode = 'waiting' | 'betting' | 'closed' | 'result'

/** A result stays at least so long, unless its patron goes on. */
const LINGER = 4000

/**
 * The felt is cleared before new bets: the result is shown until it has been seen for a while, or
 * until its patron bets again. Alone with the dealer nothing hurries anybody.
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
  /** The rounds are asked for when one has ended: until they come, the latest is that before. */
  if (lingers && latest?.round === view.round && face.isOver(view)) return 'result'
  return face.isBetting(play) ? 'betting' : 'waiting'
}
