import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { DECK } from '../../kernel/card.ts'

/** One patron's five cards, the Dealer's face-up card, and the 46 cards left. */
export interface Deal {
  readonly hand: readonly Code[]
  readonly up: Code
  readonly deck: readonly Code[]
  /** By rank, ace to king: how many of the 46 have it. */
  readonly left: Uint8Array
  /** By suit: a bit for each rank whose card is among the 46. */
  readonly inSuit: readonly number[]
}

export const DECK_LEFT = 46

export const rankOf = (code: Code): number => code % 13
/** From the 2 to the ace, so that a higher card has a higher number; and back. */
export const highRank = (rank: number): number => (rank + 12) % 13
export const lowRank = (rank: number): number => (rank + 1) % 13

export const suitOf = (code: Code): number => Math.floor(code / 13)

export const dealOf = (hand: readonly Code[], up: Code): Deal => {
  const known = [...hand, up]
  const deck = DECK.map((_, code) => code).filter(code => !known.includes(code))
  const left = new Uint8Array(13)
  for (const code of deck) left[rankOf(code)]! += 1
  const inSuit = [0, 1, 2, 3].map(suit =>
    deck
      .filter(code => suitOf(code) === suit)
      .reduce((mask, code) => mask | (1 << rankOf(code)), 0),
  )
  return { hand, up, deck, left, inSuit }
}

/** Binomial coefficient; always far below 2^53. */
export const choose = (from: number, taken: number): number => {
  let ways = 1
  for (let i = 0; i < taken; i += 1) ways = (ways * (from - i)) / (i + 1)
  return ways
}

/**
 * Cards of these ranks, lowest first, that are not all of one suit, for hands that depend on ranks
 * alone.
 */
export const mixed = (ranks: readonly number[]): readonly Code[] =>
  [...ranks].sort((a, b) => a - b).map((rank, i) => rank + 13 * (i % 4))
