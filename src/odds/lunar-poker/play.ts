import { QUALIFIES, type Strength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { choose, DECK_LEFT, type Deal } from './deal.ts'
import { type Forcibles, forciblesIn } from './forcible.ts'
import { countHidden, type Hidden, hiddenHandsUnder, SETS } from './hidden-cards.ts'
import { type Fours, foursBeside, LOWEST_PAIR, suitLeft } from './suit-masks.ts'

/** A hand that plays: what it beats, and what the Bet pays to 1. */
export interface HeldHand {
  readonly strength: Strength
  readonly pays: number
}

/**
 * A deal and one draw from it. All sums from here on are whole numbers of antes, over every hidden
 * hand and every card that may replace the Dealer's highest. Over every draw too, no sum exceeds
 * 300 antes x C(46,5) x C(41,4) x 37 = 1.6e15, which is below 2^53. So doubles are exact, and only
 * the one division at the end rounds.
 */
export interface Counting {
  readonly deal: Deal
  readonly hidden: Hidden
  readonly fours: Fours
  readonly forcibles: Forcibles
  /** Cards in the draw. */
  readonly drawn: number
  /** The cards it leaves of each rank. */
  readonly left: Uint8Array
  /** [n] in how many ways the hidden cards are among the n weakest sets. */
  readonly below: Int32Array
}

export const countingOf = (deal: Deal): Counting => {
  const hidden = hiddenHandsUnder(deal.up)
  const fours = foursBeside(deal)
  const left = deal.left.slice()
  const below = new Int32Array(SETS + 1)
  countHidden(hidden, left, below)
  return { deal, hidden, fours, forcibles: forciblesIn(deal, fours), drawn: 0, left, below }
}

/** The same for a draw of these ranks. @param counting lends its arrays: one draw at a time. */
export const afterDraw = (counting: Counting, ranks: readonly number[]): Counting => {
  const { deal, hidden, left, below } = counting
  left.set(deal.left)
  for (const rank of ranks) left[rank]! -= 1
  countHidden(hidden, left, below)
  return { ...counting, drawn: ranks.length }
}

/** Possible hidden hands, and cards that can then replace one of the Dealer's. */
const HIDDEN_HANDS = [0, 1, 2, 3, 4, 5].map(drawn => choose(DECK_LEFT - drawn, 4))
export const hiddenHands = (drawn: number): number => HIDDEN_HANDS[drawn]!
export const replacements = (drawn: number): number => DECK_LEFT - drawn - 4

/** By ranks alone, against hands that qualify. @rule nz22:10.6 nz22:10.7(a) nz22:10.8(a) nz22:10.10 */
export const againstRanks = (
  { hidden: { weaker, unqualified }, below }: Counting,
  { strength, pays }: HeldHand,
): number => {
  const won = below[Math.max(weaker[strength]!, unqualified)]! - below[unqualified]!
  const lost = below[SETS]! - below[Math.max(weaker[strength + 1]!, unqualified)]!
  return 2 * pays * won - 3 * lost
}

/**
 * Never force at 3 to 1 or less. Such a hand is below a straight. Of the cards that replace the
 * Dealer's highest, it beats only those that make a pair: at most 12. Those win 2 x 3 x 12 antes,
 * less than the two antes that forcing gives up for each of at least 37 cards.
 */
export const mayForce = ({ pays }: HeldHand): boolean => pays > 3

/**
 * The value of playing without forcing, by ranks alone.
 * @rule nz22:10.1 nz22:10.2(a) nz22:10.2(c)
 */
export const unforcedByRanks = (counting: Counting, held: HeldHand): number =>
  againstRanks(counting, held) + counting.below[counting.hidden.unqualified]!

/**
 * How much less it is because hidden cards and the up-card can be a flush, for a hand below a
 * straight.
 * @param drawnInSuit the ranks that the draw has of the up-card's suit
 */
export const flushesTake = (
  { deal, fours }: Counting,
  held: HeldHand,
  drawnInSuit: number,
): number => {
  const suit = suitLeft(deal, drawnInSuit)
  return aceKingsAsFlushes(fours, held, suit) - 4 * fours.oddWithin[suit]!
}

/** An ace and a king that are a flush: the hand loses, whatever it had against them before. */
const aceKingsAsFlushes = (fours: Fours, { strength, pays }: HeldHand, suit: number): number => {
  if (strength < QUALIFIES) return 0
  if (strength >= LOWEST_PAIR) return -(3 + 2 * pays) * fours.aceKingWithin[suit]!
  let sum = 0
  for (const { mask, plain } of fours.aceKing)
    if ((mask & ~suit) === 0 && plain <= strength) sum -= plain < strength ? 3 + 2 * pays : 3
  return sum
}
