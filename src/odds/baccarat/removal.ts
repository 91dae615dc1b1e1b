import type { Book } from '../../games/baccarat/books/book.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, RANKS, type Rank, rank } from '../../kernel/card.ts'
import { type Fraction, minus } from '../numbers/fraction.ts'
import { finishEdges, ledgerOf } from './ledger.ts'
import { cardsIn, pointsIn, type Shoe } from './shoe.ts'

/** How the edge of a wager changes when one card of a rank leaves the shoe. */
export interface Removal {
  readonly rank: Rank
  /** By wager and terms; undefined if the shoe has no such card. */
  readonly changes: readonly Change[]
}

interface Change {
  readonly wager: string
  readonly terms: string
  readonly change: Fraction
}

/** Only for wagers on the finish of a round, and only if enough cards remain for a round. */
export const removals = (book: Book, shoe: Shoe): readonly Removal[] => {
  assert(cardsIn(shoe) > 6, 'a card can leave the shoe')
  const { lines } = ledgerOf(book)
  const before = finishEdges(book, pointsIn(shoe))
  return RANKS.map(one => {
    const left = without(shoe, one)
    if (!left) return { rank: one, changes: [] }
    const after = finishEdges(book, pointsIn(left))
    const changes = lines.map(({ wager, terms }, i) => ({
      wager,
      terms,
      change: minus(after[i]!, before[i]!),
    }))
    return { rank: one, changes }
  })
}

/** It does not matter which card of a rank leaves: all have the same value. */
const without = (shoe: Shoe, of: Rank): Shoe | undefined => {
  const at = shoe.counts.findIndex(([card, count]) => rank(card) === of && count > 0)
  if (at < 0) return undefined
  const counts = shoe.counts.map(([card, count], i): readonly [Card, number] => [
    card,
    i === at ? count - 1 : count,
  ])
  return { ...shoe, counts }
}
