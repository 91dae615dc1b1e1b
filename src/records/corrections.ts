import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import { byName } from './by-name.ts'
import type { Body, Stamp } from './entry.ts'
import { whyOf } from './incidents.ts'
import { resultOf } from './results.ts'
import type { Correction, End, Reviewed, RoundRecord } from './round-record.ts'
import { actorText } from './table-book.ts'

/** How the record of a round changes when the house reviews it. */

/** The round has no result any more. */
const VOIDS: readonly string[] = ['ResultVoided', 'SettledRoundVoided', 'SpinVoided']

/** A call can also be overruled to dice, which are a list. */
const isVoiding = (event: Event): boolean =>
  VOIDS.includes(event.is) ||
  (event.is === 'CallOverruled' && 'outcome' in event && !Array.isArray(event.outcome))

const AMENDS: readonly string[] = [
  'RoundReopened',
  'CallOverruled',
  'ResultCorrected',
  'RollSettledAgain',
  'RoundInvalidated',
  ...VOIDS,
]

/** True if the event invalidates the round under way. Old entries do not name the round. */
export const isOfThisRound = (event: Event, count: number, called: number | null): boolean => {
  if (event.is !== 'RoundInvalidated') return false
  const { round } = event as Invalidated
  return round === undefined ? called !== null : round === count + 1
}

/** A void spin is an amendment only after it was paid. @rule nz8:5.1 ruling:817 */
export const isAmendment = (event: Event): boolean =>
  AMENDS.includes(event.is) && (event.is !== 'SpinVoided' || 'wasOver' in event)

/** The record of the last round after this event. */
export const amendedBy = (event: Event, last: RoundRecord, stamp: Stamp): RoundRecord => {
  const { hands: _, ...open } = last
  if (isVoiding(event)) return { ...open, state: 'void', result: null }
  if (event.is === 'RoundInvalidated') {
    const back = takenBack(last.ends, event as EventOf<'RoundInvalidated'>, stamp)
    return { ...last, state: 'void', ends: [...last.ends, ...back] }
  }
  const result = resultOf(event)
  if (!result) return last
  return { ...open, ...result, state: last.state === 'void' ? 'settled' : last.state }
}

const reviewed = ({ state, result, hands }: RoundRecord): Reviewed => ({
  state,
  result,
  ...(hands !== undefined && { hands }),
})

/** The review as an inspector reads it: before, after, who decided and who approved. */
export const correctionOf = (
  event: Event,
  { seq, at }: Stamp,
  body: Body,
  last: RoundRecord,
  after: RoundRecord,
): Correction => {
  const by = body.command?.by
  return {
    seq,
    at,
    is: event.is,
    by: by ? actorText(by) : 'the house',
    approvedBy: (by?.role === 'staff' && by.approvedBy) || null,
    why: whyOf(event, body),
    under: event.under,
    before: reviewed(last),
    after: reviewed(after),
  }
}

type Invalidated = EventOf<'RoundInvalidated'>

const isOf = (account: string, patron: Patron): boolean =>
  account === `stack:${patron}` || account === `unclaimed:${patron}`

/**
 * True for a patron who cheated: they get no stake back, or return more than they won.
 * @rule nz1:18.2 ruling:105
 */
const forfeits = ({ moves, owes }: Invalidated, patron: Patron, ends: readonly End[]): boolean => {
  const own = ends.filter(end => end.patron === patron)
  if (own.some(({ outcome }) => outcome === 'lose'))
    return !moves.some(({ to }) => isOf(to, patron))
  const taken = moves.reduce((sum, move) => sum + (isOf(move.from, patron) ? move.chips : 0), 0)
  const won = own.reduce((sum, end) => sum + end.won - end.commission, 0)
  return taken + (byName(owes, patron) ?? 0) > won
}

const SETTLED: readonly string[] = ['win', 'lose', 'stand-off']

/** Adds two ends for every settled wager: the reversal, and the result of an invalid round. */
export const takenBack = (
  ends: readonly End[],
  event: Invalidated,
  { seq, at }: Stamp,
): readonly End[] => {
  const final = ends.filter(
    (end, i) =>
      SETTLED.includes(end.outcome) && ends.findLastIndex(one => one.wager === end.wager) === i,
  )
  return final.flatMap(({ rate: _, ...end }): readonly End[] => {
    const back = { ...end, odds: null, won: 0, commission: 0, seq, at }
    const outcome = forfeits(event, end.patron, final) ? 'lose' : 'void'
    return [
      { ...back, outcome: 'reopened', under: event.under },
      { ...back, outcome, under: 'nz1:18.2' },
    ]
  })
}
