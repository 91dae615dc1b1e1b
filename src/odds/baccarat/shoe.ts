import { pointValue } from '../../games/baccarat/s04-card-values.ts'
import { type Card, DECK, RANKS, type Rank } from '../../kernel/card.ts'

/** The remaining shoe, known card by card or by rank only. */
export interface Shoe {
  readonly knows: 'cards' | 'ranks'
  /** If only the ranks are known, one card stands for all four suits of its rank. */
  readonly counts: readonly (readonly [card: Card, count: number])[]
}

export const wholeShoe = (decks: number): Shoe => ({
  knows: 'cards',
  counts: DECK.map(card => [card, decks]),
})

export const shoeOfCards = (left: Readonly<Partial<Record<Card, number>>>): Shoe => ({
  knows: 'cards',
  counts: DECK.map(card => [card, left[card] ?? 0]),
})

export const shoeOfRanks = (left: Readonly<Partial<Record<Rank, number>>>): Shoe => ({
  knows: 'ranks',
  counts: RANKS.map(rank => [`${rank}C`, left[rank] ?? 0]),
})

export const cardsIn = ({ counts }: Shoe): number =>
  counts.reduce((sum, [, count]) => sum + count, 0)

/** The ten numbers on which results depend. */
export const pointsIn = ({ counts }: Shoe): Float64Array => {
  const points = new Float64Array(10)
  for (const [card, count] of counts) points[pointValue(card)]! += count
  return points
}

/** The number of ordered deals of six cards. */
export const dealsOf = (cards: number): bigint => falling(cards, 6)

/** The number of ordered ways to take some of these cards. */
export const falling = (of: number, taken: number): bigint => {
  let ways = 1
  for (let i = 0; i < taken; i += 1) ways *= of - i
  if (ways <= Number.MAX_SAFE_INTEGER) return BigInt(ways)
  let exactly = 1n
  for (let i = 0; i < taken; i += 1) exactly *= BigInt(of - i)
  return exactly
}
