import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Chips, chips } from '../../../kernel/money.ts'
import { otherSeat } from '../s05-wagers/betting.ts'
import type { LunarEventOf } from '../table/events.ts'
import { type Box, cardsAskedFor, type LunarState } from '../table/state.ts'
import { isInRound } from './misdeal.ts'

/** The fees for cards that were not dealt yet. */
const unearned = ({ phase }: LunarState, box: Box): Chips => {
  const draws = box.drawn.length < cardsAskedFor(box)
  const forces = box.forces === true && (phase.is === 'offering-force' || phase.is === 'forced')
  return chips((draws ? box.ante : 0) + (forces ? box.ante : 0))
}

/**
 * A fee pays for cards: it goes back if they were not dealt, or if the mistake was the Dealer's.
 * @rule ruling:2233
 */
export const voidOfHand = (
  state: LunarState,
  box: Box,
  reason: string,
  under: Authority,
): LunarEventOf<'HandVoided'> => {
  const fee = under === 'nz22:11.13' ? box.fees : unearned(state, box)
  return { is: 'HandVoided', seat: box.seat, reason, ...(fee > 0 && { fee }), under }
}

/**
 * The void of a hand that has folded or was settled, in this round or the last. Undefined if no
 * wager of its player or on it counts any more.
 * @rule nz22:11.1 ruling:2234
 */
export const voidOfSettledHand = (
  state: LunarState,
  { seat, patron }: Box,
  reason: string,
  { wagers, settled, settledBefore = [] }: Felt,
): LunarEventOf<'SettledHandVoided'> | undefined => {
  const ofRound = isInRound(state) ? [...settled, ...wagers] : settledBefore
  const ids = ofRound
    .filter(wager => wager.patron === patron || otherSeat(wager.on) === seat)
    .map(({ id }) => id)
  return ids.length > 0
    ? { is: 'SettledHandVoided', seat, reason, wagers: ids, under: 'nz22:11.1' }
    : undefined
}
