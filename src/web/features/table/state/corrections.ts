import type { Ended } from '../../../../general/state.ts'
import type { RoundRecord } from '../../../client/connection.ts'
import { netOf } from './sums.ts'

/** What the house took back of a round that was over, and what that changed for the patron. */

/** A settlement that was taken back: as it was, and by which clause. */
export interface Corrected {
  readonly was: Ended
  readonly under: string
}

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
}: Pick<RoundRecord, 'settled' | 'corrected'>): readonly Correction[] => {
  const first = corrected.filter(
    ({ was }, i) => corrected.findIndex(one => one.was.wager.id === was.wager.id) === i,
  )
  return first.map(({ was }) => {
    const now = settled.find(({ wager }) => wager.id === was.wager.id)
    const { under } = corrected.findLast(one => one.was.wager.id === was.wager.id)!
    return { was, under, now, change: (now ? netOf(now) : 0) - netOf(was) }
  })
}
