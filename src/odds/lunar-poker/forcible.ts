import { QUALIFIES, type Strength } from '../../games/lunar-poker/evaluator.ts'
import { type Deal, mixed, rankOf } from './deal.ts'
import { asFive } from './hidden.ts'
import { type Four, type Fours, ranksIn } from './suited.ts'

/** Four hidden ranks with which the Dealer does not qualify, once the highest card is away. */
export interface Forcible extends Four {
  readonly ranks: readonly number[]
  /** The hidden rank that is replaced; nothing where it is the up-card. */
  readonly highest: number | undefined
  /** The ranks that stay, and those of them that were hidden. */
  readonly kept: number
  readonly keptHidden: number
  /** The ranks that would complete a straight. */
  readonly straights: readonly { readonly rank: number; readonly strength: Strength }[]
}

/** An ace is the highest card. @rule nz22:4.2 */
const height = (rank: number): number => (rank === 0 ? 13 : rank)

/** @rule nz22:10.4 ruling:2224 */
export const forcibles = ({ up }: Deal, { odd }: Fours): readonly Forcible[] =>
  odd.map(four => {
    const own = rankOf(up)
    const ranks = ranksIn(four.mask)
    const top = ranks.reduce((a, b) => (height(b) > height(a) ? b : a))
    const highest = height(top) > height(own) ? top : undefined
    const keptHidden = highest === undefined ? four.mask : four.mask & ~(1 << highest)
    const kept = highest === undefined ? four.mask : keptHidden | (1 << own)
    return { ...four, ranks, highest, kept, keptHidden, straights: straightsOf(kept) }
  })

/** Without a pair, whatever qualifies is a straight: the highest card was any ace or king there was. */
const straightsOf = (kept: number): Forcible['straights'] =>
  Array.from({ length: 13 }, (_, rank) => rank)
    .filter(rank => !((kept >> rank) & 1))
    .map(rank => ({ rank, strength: asFive(mixed([...ranksIn(kept), rank])) }))
    .filter(({ strength }) => strength >= QUALIFIES)
