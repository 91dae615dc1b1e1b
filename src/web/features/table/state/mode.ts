import { useEffect, useRef, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import type { Connection, Moment } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { type Bets, myWagers } from './bets/bets.ts'
import { BET_LINE } from './focus.ts'

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
  /**
   * The round whose result has been on the felt long enough. Somebody who comes back to a live
   * table comes to bet, not to see an old result.
   */
  const [cleared, setCleared] = useState(isHurried ? round : undefined)
  const before = useRef({ round, sum })
  const isBusy = Object.keys({ ...bets.pending, ...bets.inHand }).length > 0
  useEffect(() => {
    const { round: last, sum: lay } = before.current
    before.current = { round, sum }
    if (round === last && (sum > lay || isBusy)) setCleared(round)
  }, [round, sum, isBusy])
  useEffect(() => {
    if (!isHurried || cleared === round) return
    const timer = setTimeout(() => setCleared(round), LINGER)
    return () => clearTimeout(timer)
  }, [isHurried, cleared, round])
  /** Typing a bet is betting again. A field that is hidden under somebody's hands loses the Enter. */
  useEffect(() => {
    const type = ({ target }: Event) => {
      if (target instanceof Element && target.matches(BET_LINE)) setCleared(round)
    }
    addEventListener('focusin', type)
    return () => removeEventListener('focusin', type)
  }, [round])
  return cleared !== round
}

interface ModeContext {
  readonly connection: Connection
  readonly face: AnyFace
  readonly moment: Moment
}

export const useMode = (
  { connection, face, moment }: ModeContext,
  bets: Bets,
  latest: OwnRound | undefined,
  isCurrent: boolean,
): Mode => {
  const lingers = useLingers(connection, moment, bets)
  const before = useRef<Mode>(undefined)
  const { view } = moment
  const { play } = view
  const modeNow = (): Mode => {
    if (face.isClosed(play)) return 'closed'
    if (face.moving?.(play) && !face.isBetting(play)) return 'closed'
    if (lingers && face.isOver(view)) {
      /** Do not show the betting tools for the moment in which the result is fetched. */
      if (!isCurrent && before.current === 'closed') return 'closed'
      /** Until the finished round has been fetched, `latest` is still the one before it. */
      if (latest?.round === view.round) return 'result'
    }
    return face.isBetting(play) ? 'betting' : 'waiting'
  }
  const mode = modeNow()
  useEffect(() => {
    before.current = mode
  }, [mode])
  return mode
}
