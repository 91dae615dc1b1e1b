import { type Card, DECK } from '../kernel/card.ts'
import { numberBelow, type Words } from '../odds/simulation/random.ts'

/**
 * The remaining cards, as counts. Nobody knows their order, so a card's probability is its share.
 * The cutting card is at a known depth, so its arrival is certain.
 */
export interface Cards {
  /** In the order of a new deck. */
  readonly left: readonly number[]
  readonly total: number
  /** How many cards come before the cutting card; null if there is none, or it is out. */
  readonly beforeCut: number | null
}

export const NO_CARDS: Cards = { left: DECK.map(() => 0), total: 0, beforeCut: null }

export const newCards = (decks: number): Cards => ({
  left: DECK.map(() => decks),
  total: decks * DECK.length,
  beforeCut: null,
})

export const without = (cards: Cards, card: Card): Cards => {
  const at = DECK.indexOf(card)
  return {
    left: cards.left.map((count, i) => (i === at ? count - 1 : count)),
    total: cards.total - 1,
    beforeCut: cards.beforeCut === null ? null : cards.beforeCut - 1,
  }
}

export const holds = (cards: Cards, card: Card): boolean => cards.left[DECK.indexOf(card)]! > 0

export const anyCard = ({ left, total }: Cards, words: Words): Card => {
  let at = numberBelow(total, words)
  return DECK.find((_, i) => {
    at -= left[i]!
    return at < 0
  })!
}
