import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import type { Fee, LunarEvent } from '../table/events.ts'
import type { Box, LunarState, Phase } from '../table/state.ts'

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
  fees: feesOf(boxes),
  redeal,
  under,
})

/**
 * The misdeal of the round under way, or of the last one until the next call. Undefined if no round
 * has been played with these cards.
 * @rule nz22:11.2 nz22:11.10 nz22:11.11 ruling:2232
 */
export const misdeal = (
  state: LunarState,
  reason: string,
  under: Authority,
  { settledBefore = [] }: Felt,
): LunarEvent | undefined => {
  if (isInRound(state)) return voidRound(state, reason, under)
  const { boxes } = state
  if (boxes.length === 0) return undefined
  const wagers = settledBefore.map(({ id }) => id)
  return { is: 'SettledRoundVoided', reason, wagers, fees: feesOf(boxes), under }
}

const feesOf = (boxes: readonly Box[]): readonly Fee[] =>
  boxes.filter(({ fees }) => fees > 0).map(({ patron, fees }) => ({ patron, fee: fees }))

/** Cards have been dealt, and the Dealer has not shown any. */
export const BEFORE_BETS = ['deciding', 'verifying', 'verified', 'acting'] as const

/** From the first card to the last settlement. */
export const CARDS_OUT = [
  'dealing',
  ...BEFORE_BETS,
  'closing',
  'revealing',
  'offering-force',
  'forced',
  'comparing',
] as const satisfies readonly Phase['is'][]

/** True while a round is under way. */
export const isInRound = ({ phase }: LunarState): boolean =>
  !['opening', 'shuffling', 'cutting', 'betting'].includes(phase.is)
