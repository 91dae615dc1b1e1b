import type { EventOf } from '../general/events.ts'
import type { Ended } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Event } from '../kernel/game.ts'
import type { Chips } from '../kernel/money.ts'
import type { Kept } from '../server/log/store.ts'
import { undone } from './invalidated-round.ts'
import type { End, RoundRecord } from './round-record.ts'

/** What is said of the round before when it is looked at again. */

type Amendment = (last: RoundRecord, event: never, kept: Kept) => Partial<RoundRecord>

const AMENDS: Readonly<Record<string, Amendment>> = {
  RoundReopened: () => ({}),
  CallOverruled: () => ({}),
  ResultCorrected: (_, { round, hands }: { round: unknown; hands: unknown }) => ({
    result: round,
    hands,
  }),
  ResultVoided: () => ({ state: 'void' }),
  RollSettledAgain: (_, { faces }: { faces: unknown }) => ({ result: { faces } }),
  RoundInvalidated: ({ ends }, event: EventOf<'RoundInvalidated'>, kept) => ({
    state: 'void',
    ends: [...ends, ...takenBack(ends, event, kept)],
  }),
}

export const isAmendment = ({ is }: Event): boolean => Object.hasOwn(AMENDS, is)

export const amendmentOf = (last: RoundRecord, event: Event, kept: Kept): Partial<RoundRecord> =>
  AMENDS[event.is]!(last, event as never, kept)

const SETTLED: readonly string[] = ['win', 'lose', 'stand-off']

/** Each wager once more: taken back, and as it stands without an outcome. @rule nz1:18.2 */
const takenBack = (
  ends: readonly End[],
  event: EventOf<'RoundInvalidated'>,
  { seq, at }: Kept,
): readonly End[] => {
  const final = ends.filter(
    (end, i) =>
      SETTLED.includes(end.outcome) && ends.findLastIndex(one => one.wager === end.wager) === i,
  )
  const stands = undone(event, final.map(endedOf)).settled
  return final.flatMap((end, i): readonly End[] => {
    const back = { ...end, odds: null, won: 0, commission: 0, seq, at }
    const { outcome, under } = stands[i]!
    return [
      { ...back, outcome: 'reopened', under: event.under },
      { ...back, outcome: outcome.is, under },
    ]
  })
}

const endedOf = (end: End): Ended & { readonly under: Authority } => ({
  wager: {
    id: end.wager,
    patron: end.patron,
    on: end.on,
    chips: end.chips as Chips,
    kind: 'value',
  },
  outcome: { is: end.outcome as 'lose', under: end.under },
  won: end.won as Chips,
  commission: end.commission as Chips,
  under: end.under,
})
