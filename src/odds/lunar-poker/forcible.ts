import { QUALIFIES, type Strength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { type Deal, mixed, rankOf } from './deal.ts'
import { asFive } from './hidden-cards.ts'
import { type Fours, ranksIn } from './suit-masks.ts'

/**
 * The sets of four hidden ranks with which the Dealer does not qualify, in columns. Sets with a
 * card above the up-card come first; its rank is then the `fourth`.
 */
export interface Forcibles {
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly third: Uint8Array
  readonly fourth: Uint8Array
  /** The four hidden ranks, and the four that remain without the highest of the five. */
  readonly hidden: Uint16Array
  readonly kept: Uint16Array
  /** The strength of the four with the up-card if all are of its suit. */
  readonly suited: Uint16Array
  /** In the sets before this index a hidden card is the highest; in the others the up-card is. */
  readonly above: number
  readonly size: number
  /** The ranks that would complete a straight, and it: [straightsFrom[i], straightsFrom[i + 1]). */
  readonly straightsFrom: Uint16Array
  readonly straightRank: Uint8Array
  readonly straightStrength: Uint16Array
}

/** An ace is the highest card. @rule nz22:4.2 */
const height = (rank: number): number => (rank === 0 ? 13 : rank)

/** @rule nz22:10.4 ruling:2224 */
export const forciblesIn = ({ up }: Pick<Deal, 'up'>, { odd }: Fours): Forcibles => {
  const own = rankOf(up)
  const sets = odd.map(({ mask, suited }) => {
    const ranks = ranksIn(mask).toSorted((a, b) => height(a) - height(b))
    const isAbove = height(ranks[3]!) > height(own)
    const kept = isAbove ? (mask & ~(1 << ranks[3]!)) | (1 << own) : mask
    return { ranks, isAbove, mask, kept, suited, straights: straightsOf(kept) }
  })
  const inOrder = [...sets.filter(one => one.isAbove), ...sets.filter(one => !one.isAbove)]
  const straights = inOrder.flatMap(one => one.straights)
  let from = 0
  return {
    first: Uint8Array.from(inOrder, ({ ranks }) => ranks[0]!),
    second: Uint8Array.from(inOrder, ({ ranks }) => ranks[1]!),
    third: Uint8Array.from(inOrder, ({ ranks }) => ranks[2]!),
    fourth: Uint8Array.from(inOrder, ({ ranks }) => ranks[3]!),
    hidden: Uint16Array.from(inOrder, ({ mask }) => mask),
    kept: Uint16Array.from(inOrder, ({ kept }) => kept),
    suited: Uint16Array.from(inOrder, ({ suited }) => suited),
    above: sets.filter(one => one.isAbove).length,
    size: sets.length,
    straightsFrom: Uint16Array.from([0, ...inOrder.map(one => (from += one.straights.length))]),
    straightRank: Uint8Array.from(straights, ({ rank }) => rank),
    straightStrength: Uint16Array.from(straights, ({ strength }) => strength),
  }
}

interface Straight {
  readonly rank: number
  readonly strength: Strength
}

/** Without a pair, only a straight qualifies: any ace or king was the highest card. */
const straightsOf = (kept: number): readonly Straight[] =>
  Array.from({ length: 13 }, (_, rank) => rank)
    .filter(rank => !((kept >> rank) & 1))
    .map(rank => ({ rank, strength: asFive(mixed([...ranksIn(kept), rank])) }))
    .filter(({ strength }) => strength >= QUALIFIES)
