import { EVENS, type Odds, odds } from '../../kernel/money.ts'
import type { BaccaratState } from './state.ts'

/** What the ring asks of any wager: whose limits it falls under, and what it could win. */

/**
 * The wagers of one sign together: both hands, the tie, each side wager.
 * @rule nz5:11A.4 nz5:11B.5 nz5:11C.5 nz5:11D.5 ruling:505
 */
export const kindOf = (on: string): string =>
  on === 'player' || on === 'banker' ? 'main' : on.replace(/-(player|banker)$/, '')

/** Winnings that chips might not make up are Banker's; everything else multiplies the stake. @rule ruling:547 */
export const pays = ({ elections }: BaccaratState, on: string): readonly Odds[] => {
  const best = BEST_ODDS[kindOf(on)] ?? EVENS
  if (on !== 'banker') return [best]
  if (elections.variant === 'commission') return [best, odds(19, 20)]
  return elections.variant.endsWith('half-on-six') ? [best, odds(1, 2)] : [best]
}

const BEST_ODDS: Readonly<Record<string, Odds>> = {
  main: odds(2),
  tie: odds(9),
  'perfect-pair': odds(30),
  'any-pair': odds(11),
  'lucky-match': odds(500),
  'dragon-bonus': odds(30),
  pair: odds(11),
}
