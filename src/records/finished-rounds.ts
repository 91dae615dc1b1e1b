import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { WagerId } from '../kernel/wager.ts'
import type { RoundRecord } from './round-record.ts'

/** Rounds that are over and may still be corrected. */

export interface RoundsOver {
  /** The previous round, while its wagers can still be settled again. */
  last: RoundRecord | null
  /** The latest round before it that decided wagers. @rule ruling:117 */
  earlier?: RoundRecord | null
}

/** Returning a part of a wager does not end it. */
const endedIn = (record: RoundRecord | null | undefined, id: WagerId): boolean =>
  record?.ends.some(({ wager, isPart }) => wager === id && !isPart) ?? false

export const endedBefore = ({ last, earlier }: RoundsOver, id: WagerId): boolean =>
  endedIn(last, id) || endedIn(earlier, id)

const decided = ({ state, stakes, ends }: RoundRecord): boolean =>
  state !== 'void' &&
  stakes.some(({ wager }) => ends.findLast(end => end.wager === wager)?.outcome !== 'void')

/** What can be corrected once this round is over. */
export const withOver = (
  { last, earlier = null }: RoundsOver,
  record: RoundRecord,
): RoundsOver => ({
  last: record,
  earlier: last && decided(last) ? last : earlier,
})

/** Which of the two an event is about. */
export const aboutRound = ({ earlier }: RoundsOver, event: Event): 'last' | 'earlier' => {
  const isEarlier = (): boolean => {
    if (event.is === 'RoundInvalidated')
      return (event as EventOf<'RoundInvalidated'>).round === earlier?.round
    if (event.is === 'WagerSettled' || event.is === 'WagerReopened')
      return endedIn(earlier, (event as EventOf<'WagerReopened'>).wager.id)
    return 'isEarlier' in event
  }
  return earlier && isEarlier() ? 'earlier' : 'last'
}
