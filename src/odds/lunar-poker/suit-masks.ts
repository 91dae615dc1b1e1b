import {
  fiveCardStrength,
  QUALIFIES,
  type Strength,
} from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { type Deal, mixed, rankOf, suitOf } from './deal.ts'
import { asFive } from './hidden-cards.ts'

/** Ranks as a bit mask. */
export const ranksIn = (mask: number): readonly number[] => {
  const ranks = []
  for (let rank = 0; rank < 13; rank += 1) if ((mask >> rank) & 1) ranks.push(rank)
  return ranks
}

/** The strength of five cards of one suit, by the bit mask of their ranks. */
export const SUITED: Uint16Array = (() => {
  const suited = new Uint16Array(1 << 13)
  for (let mask = 0; mask < suited.length; mask += 1) {
    const ranks = ranksIn(mask)
    if (ranks.length === 5) suited[mask] = asFive(ranks)
  }
  return suited
})()

/**
 * A pair of twos with 3, 4 and 5. Below it are only odd cards, including those with an ace and a
 * king.
 */
export const LOWEST_PAIR: Strength = fiveCardStrength(1, 14, 2, 3, 4)

/** Four different hidden ranks, none of them the up-card's. */
export interface Four {
  readonly mask: number
  /** Their strength with the up-card if the suits differ. */
  readonly plain: Strength
  /** Their strength if all are of the up-card's suit. */
  readonly suited: Strength
}

/** For one up-card: 495 sets of four different ranks, by their strength without a flush. */
export interface Fours {
  readonly odd: readonly Four[]
  readonly aceKing: readonly Four[]
  readonly straight: readonly Four[]
  /** By a mask of ranks: how many sets of `odd` and of `aceKing` it contains. */
  readonly oddWithin: Uint16Array
  readonly aceKingWithin: Uint16Array
}

export const foursBeside = ({ up }: Pick<Deal, 'up'>): Fours => {
  const own = rankOf(up)
  const all: Four[] = []
  for (let mask = 0; mask < 1 << 13; mask += 1) {
    if ((mask >> own) & 1) continue
    const ranks = ranksIn(mask)
    if (ranks.length !== 4) continue
    const plain = asFive(mixed([...ranks, own]))
    all.push({ mask, plain, suited: SUITED[mask | (1 << own)]! })
  }
  const odd = all.filter(({ plain }) => plain < QUALIFIES)
  const aceKing = all.filter(({ plain }) => plain >= QUALIFIES && plain < LOWEST_PAIR)
  const straight = all.filter(({ plain }) => plain > LOWEST_PAIR)
  return { odd, aceKing, straight, oddWithin: within(odd), aceKingWithin: within(aceKing) }
}

const within = (fours: readonly Four[]): Uint16Array => {
  const counts = new Uint16Array(1 << 13)
  for (const { mask } of fours) counts[mask] = 1
  for (let bit = 1; bit < counts.length; bit <<= 1)
    for (let mask = 0; mask < counts.length; mask += 1)
      if (mask & bit) counts[mask]! += counts[mask ^ bit]!
  return counts
}

/** The ranks of the up-card's suit that can still be hidden, after those in a draw. */
export const suitLeft = ({ inSuit, up }: Deal, drawn: number): number =>
  inSuit[suitOf(up)]! & ~drawn
