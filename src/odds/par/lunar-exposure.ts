import type { InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { type SuperTable, superPays } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { betPays } from '../../games/lunar-poker/s10-settlement/combinations.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Exposure } from '../par.ts'

/** The hands that cost most at one table of Lunar Poker, if every patron has these stakes. */
export interface LunarStakes {
  readonly ante: number
  readonly super: number
  readonly patrons: number
  readonly cash: InstantCash
  readonly table: SuperTable
}

const SUITS = 4

/** A Bet is two antes, and the sixth card costs one. @rule nz22:8.6 nz22:10.9 */
const FOURS_WIN = 2 * betPays(['KC', 'KD', 'KH', 'KS', 'QC', 'QD']) - 1

/**
 * A royal flush in each suit, then straight flushes; or four of a kind if the Super Bet is large.
 * All of them fit into one deck.
 */
export const lunarExposure = (
  terms: string,
  { ante, super: side, patrons, cash, table }: LunarStakes,
): Exposure => {
  const coloured = superPays('same-coloured-straight', table) * side
  const royal = cash.royalFlush * ante + coloured
  const straight = cash.straightFlush * ante + coloured
  const four = FOURS_WIN * ante + superPays('four-of-a-kind', table) * side
  const royalFlushes = royal > four ? Math.min(SUITS, patrons) : 0
  const rest = patrons - royalFlushes
  const straightFlushes = straight > four ? rest : 0
  const fours = rest - straightFlushes
  const under: readonly (Authority | false)[] = [
    'nz1:10.1(b)',
    ante > 0 && fours < patrons && 'nz22:5.6',
    ante > 0 && fours > 0 && 'nz22:5.5',
    side > 0 && 'nz22:5.9',
  ]
  return {
    terms,
    patrons,
    when: { is: 'hands', royalFlushes, straightFlushes, fours },
    cents: royalFlushes * royal + straightFlushes * straight + fours * four,
    under: under.filter(clause => clause !== false),
  }
}
