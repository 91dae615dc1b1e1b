import type { Ended } from '../../../../general/state.ts'
import type { OwnRound } from '../../../../records/round-views.ts'
import { type Corrected, netOf } from '../../../../records/wager-ends.ts'

/** The corrections of a finished round, and what they changed for the patron. */

export interface Correction extends Corrected {
  /** Undefined if the wager is on the table again. */
  readonly now: Ended | undefined
  /** In cents; negative if the patron has less than before. */
  readonly change: number
}

/** One per wager, from its first result to its present one, however often it was corrected. */
export const correctionsOf = ({
  settled,
  corrected = [],
}: Pick<OwnRound, 'settled' | 'corrected'>): readonly Correction[] => {
  const first = corrected.filter(
    ({ was }, i) => corrected.findIndex(one => one.was.wager.id === was.wager.id) === i,
  )
  return first.map(({ was }) => {
    const now = settled.find(({ wager }) => wager.id === was.wager.id)
    const { under } = corrected.findLast(one => one.was.wager.id === was.wager.id)!
    return { was, under, now, change: (now ? netOf(now) : 0) - netOf(was) }
  })
}
