import type { Authority } from '../../../kernel/authority.ts'
import { type Chips, chips } from '../../../kernel/money.ts'
import type { LunarEventOf } from '../table/events.ts'
import { type Box, type LunarState, wanted } from '../table/state.ts'

/** The fees for cards that were not dealt yet. */
const unearned = ({ phase }: LunarState, box: Box): Chips => {
  const draws = box.drawn.length < wanted(box)
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
