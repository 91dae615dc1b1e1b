import { QUALIFIES, type Strength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { choose, DECK_LEFT, type Deal } from './deal.ts'
import { type Forcibles, forciblesIn } from './forcible.ts'
import { countHidden, type Hidden, hiddenUnder, SETS } from './hidden.ts'
import { type Fours, foursBeside, LOWEST_PAIR, suitLeft } from './suited.ts'

/** A hand that plays: what it beats, and what the Bet then pays to one. */
export interface Held {
  readonly strength: Strength
  readonly pays: number
}

/**
 * A deal and one draw from it, counted. All that is added up from here on is whole numbers of antes:
 * over every hidden hand and every card that may replace the Dealer's highest. Over every draw too,
 * no sum passes 300 antes x C(46,5) x C(41,4) x 37, which is 1.6e15 and below 2^53. So doubles are
 * exact, and the one division at the end is the only rounding.
 */
export interface Counting {
  readonly deal: Deal
  readonly hidden: Hidden
  readonly fours: Fours
  readonly forcibles: Forcibles
  /** Cards in the draw. */
  readonly drawn: number
  /** What it leaves of each rank. */
  readonly left: Uint8Array
  /** By number of sets: in how many ways the hidden cards are among that many weakest sets. */
  readonly below: Int32Array
}

export const countingOf = (deal: Deal): Counting => {
  const hidden = hiddenUnder(deal.up)
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

/** Hands that can lie hidden, and cards that can then replace one of the Dealer's. */
const HIDDEN_HANDS = [0, 1, 2, 3, 4, 5].map(drawn => choose(DECK_LEFT - drawn, 4))
export const hiddenHands = (drawn: number): number => HIDDEN_HANDS[drawn]!
export const replacements = (drawn: number): number => DECK_LEFT - drawn - 4

/** By ranks alone, against hands that qualify. @rule nz22:10.6 nz22:10.7(a) nz22:10.8(a) nz22:10.10 */
export const againstRanks = (
  { hidden: { weaker, unqualified }, below }: Counting,
  { strength, pays }: Held,
): number => {
  const won = below[Math.max(weaker[strength]!, unqualified)]! - below[unqualified]!
  const lost = below[SETS]! - below[Math.max(weaker[strength + 1]!, unqualified)]!
  return 2 * pays * won - 3 * lost
}

/**
 * No forcing at 3 to 1 or less. Such a hand is below a straight, and of the cards that replace the
 * Dealer's highest it beats only those that make a pair: 12 at most, and 2 x 3 x 12 antes are less
 * than the two that forcing gives up, over 37 cards or more.
 */
export const mayForce = ({ pays }: Held): boolean => pays > 3

/** What playing comes to without forcing, by ranks alone. @rule nz22:10.1 nz22:10.2(a) nz22:10.2(c) */
export const unforcedByRanks = (counting: Counting, held: Held): number =>
  againstRanks(counting, held) + counting.below[counting.hidden.unqualified]!

/**
 * What it comes to less because hidden cards and the up-card are a flush, for a hand below a straight.
 * @param drawnInSuit the ranks that the draw has of the up-card's suit
 */
export const flushesTake = ({ deal, fours }: Counting, held: Held, drawnInSuit: number): number => {
  const suit = suitLeft(deal, drawnInSuit)
  return aceKingsAsFlushes(fours, held, suit) - 4 * fours.oddWithin[suit]!
}

/** An ace and a king that are a flush after all: lost, whatever they were against this hand. */
const aceKingsAsFlushes = (fours: Fours, { strength, pays }: Held, suit: number): number => {
  if (strength < QUALIFIES) return 0
  if (strength >= LOWEST_PAIR) return -(3 + 2 * pays) * fours.aceKingWithin[suit]!
  let sum = 0
  for (const { mask, plain } of fours.aceKing)
    if ((mask & ~suit) === 0 && plain <= strength) sum -= plain < strength ? 3 + 2 * pays : 3
  return sum
}
