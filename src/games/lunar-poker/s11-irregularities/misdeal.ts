import type { Authority } from '../../../kernel/authority.ts'
import type { LunarEvent } from '../events.ts'
import type { LunarState, Phase } from '../state.ts'

/**
 * Returns all wagers and fees. Antes and Super Bets are ready for the next round and may be
 * changed.
 * @rule nz22:11.11 ruling:2209
 */
export const voidRound = (
  { boxes }: LunarState,
  reason: string,
  under: Authority,
  redeal = true,
): LunarEvent => ({
  is: 'RoundVoided',
  reason,
  fees: boxes.filter(({ fees }) => fees > 0).map(({ patron, fees }) => ({ patron, fee: fees })),
  redeal,
  under,
})

/** Cards have been dealt, and the Dealer has not shown any. */
export const BEFORE_BETS = ['deciding', 'verifying', 'verified', 'acting'] as const

/** From the first card to the last settlement. */
export const CARDS_OUT = [
  'dealing',
  ...BEFORE_BETS,
  'closing',
  'offering-force',
  'forced',
] as const satisfies readonly Phase['is'][]

/** True while a round is under way. */
export const isInRound = ({ phase }: LunarState): boolean =>
  !['opening', 'shuffling', 'cutting', 'betting'].includes(phase.is)
