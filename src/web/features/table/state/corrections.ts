import type { Ended } from '../../../../general/state.ts'
import type { OwnRound } from '../../../../records/round-views.ts'
import { type Corrected, netOf } from '../../../../records/wager-ends.ts'

/** What the house took back of a round that was over, and what that changed for the patron. */

export interface Correction extends Corrected {
  /** Nothing where the wager lies on the table again. */
  readonly now: Ended | undefined
  /** In cents; below zero where the patron has less than before. */
  readonly change: number
}

/** One for each wager: as it first was and as it is now, however often it was looked at. */
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
