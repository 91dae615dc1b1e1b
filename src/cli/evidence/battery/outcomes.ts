import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { dealFrom } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import type { Card } from '../../../kernel/card.ts'
import { FINISHES, finishOf } from '../../../odds/baccarat/rounds.ts'
import { pointsIn, wholeShoe } from '../../../odds/baccarat/shoe.ts'
import { tallyOf } from '../../../odds/baccarat/tally/tally.ts'
import { type FairnessTest, fitted } from './fit-test.ts'
import type { Shuffles } from './shuffles.ts'

/** Questions about what players see: rounds and hands, compared with their exact probabilities. */

/** The first round of every shoe: the number of cards in each hand, and their points. */
export const roundTests = (name: string, shoes: Iterable<readonly Card[]>): FairnessTest[] => {
  const { draw } = BOOKS.nz5
  const tally = tallyOf(draw, pointsIn(wholeShoe(8)))
  const deals = tally.reduce((sum, count) => sum + count, 0)
  const counts = new Array<number>(FINISHES).fill(0)
  for (const shoe of shoes) counts[finishOf(dealFrom(draw, shoe.slice(0, 6))!)]! += 1
  const p = fitted(
    counts,
    Array.from(tally, count => count / deals),
  )
  return [{ asks: `${name}: the ends of a round`, p }]
}

/**
 * Of the 2,598,960 hands: nothing, a pair, two pairs, three, a straight, a flush, a full house,
 * four, a straight flush.
 */
const HANDS = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 40]
const ALL_HANDS = 2_598_960

const GROUPS = ['11111', '2111', '221', '311', '-', '-', '32', '41']

const kindOf = (codes: readonly number[]): number => {
  const byRank = new Map<number, number>()
  for (const code of codes) byRank.set(code % 13, (byRank.get(code % 13) ?? 0) + 1)
  const groups = [...byRank.values()].sort((a, b) => b - a).join('')
  if (groups !== GROUPS[0]) return GROUPS.indexOf(groups)
  const ranks = [...byRank.keys()].sort((a, b) => a - b)
  const isStraight = ranks[4]! - ranks[0]! === 4 || ranks.join() === '0,9,10,11,12'
  const isFlush = new Set(codes.map(code => Math.floor(code / 13))).size === 1
  if (isStraight) return isFlush ? 8 : 4
  return isFlush ? 5 : 0
}

/** The first five and the next five cards of every deck. */
export const handTests = (name: string, decks: Shuffles): FairnessTest[] => {
  const first = new Array<number>(9).fill(0)
  const second = new Array<number>(9).fill(0)
  for (const deck of decks) {
    first[kindOf(Array.from(deck).slice(0, 5))]! += 1
    second[kindOf(Array.from(deck).slice(5, 10))]! += 1
  }
  const chances = HANDS.map(count => count / ALL_HANDS)
  return [
    { asks: `${name}: poker hands, the first`, p: fitted(first, chances) },
    { asks: `${name}: poker hands, the second`, p: fitted(second, chances) },
  ]
}
