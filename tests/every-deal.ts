import {
  type DrawTable,
  dealt,
  type Hands,
  NO_CARDS,
  nextCardTo,
} from '../src/games/baccarat/draw.ts'
import type { Card } from '../src/kernel/card.ts'

/**
 * Plays every deal of a shoe by the rule functions, one card after the other, and tells each finished
 * round with the number of ordered six-card deals that begin with it. Slow and hard to get wrong.
 */
export const everyDeal = (
  table: DrawTable,
  counts: readonly (readonly [card: Card, count: number])[],
  visit: (hands: Hands, deals: bigint) => void,
): void => {
  const left = counts.map(([, count]) => count)
  const cards = left.reduce((sum, count) => sum + count, 0)
  const play = (hands: Hands, out: number, ways: bigint): void => {
    const to = nextCardTo(table, hands)
    if (!to) {
      let deals = ways
      for (let i = out; i < 6; i += 1) deals *= BigInt(cards - i)
      visit(hands, deals)
      return
    }
    counts.forEach(([card], i) => {
      const count = left[i]!
      if (count === 0) return
      left[i] = count - 1
      play(dealt(hands, to, card), out + 1, ways * BigInt(count))
      left[i] = count
    })
  }
  play(NO_CARDS, 0, 1n)
}
