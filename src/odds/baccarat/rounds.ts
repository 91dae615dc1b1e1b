import { pointCount, pointValue } from '../../games/baccarat/s04-card-values.ts'
import {
  cardsOut,
  type DrawTable,
  dealFrom,
  type Hands,
} from '../../games/baccarat/s09-third-cards/third-card.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, DECK } from '../../kernel/card.ts'

/** Every round that differs in points, played once by the rules. */

/** How a round ended: the number of cards and the Point Count of both hands, as one index. */
export type Finish = number

export const FINISHES = 400

/** One card for each of the ten values. */
export const CARD_COUNTING: readonly Card[] = Array.from(
  { length: 10 },
  (_, points) => DECK.find(card => pointValue(card) === points)!,
)

const side = (hand: readonly Card[]): number => (hand.length === 3 ? 10 : 0) + pointCount(hand)

export const finishOf = ({ player, banker }: Hands): Finish => side(player) * 20 + side(banker)

/**
 * The index has four digits: the points of the Player's first two cards, of the Banker's first two,
 * and the values of the fifth and the sixth card. Cards that no hand takes make no difference.
 */
export interface Rounds {
  readonly finish: Uint16Array
  readonly cards: Uint8Array
  /** A round for each finish that exists. */
  readonly example: readonly (Hands | undefined)[]
}

const compiled = new Map<DrawTable, Rounds>()

export const roundsBy = (table: DrawTable): Rounds => {
  const known = compiled.get(table)
  if (known) return known
  const finish = new Uint16Array(10_000)
  const cards = new Uint8Array(10_000)
  const example = new Array<Hands | undefined>(FINISHES).fill(undefined)
  for (let i = 0; i < 10_000; i += 1) {
    const hands = dealFrom(table, cardsFor(i))
    assert(hands !== undefined, 'six cards finish a round')
    finish[i] = finishOf(hands)
    cards[i] = cardsOut(hands)
    example[finish[i]!] = hands
  }
  const rounds = { finish, cards, example }
  compiled.set(table, rounds)
  return rounds
}

const digit = (i: number, of: number): Card => CARD_COUNTING[Math.floor(i / of) % 10]!

const cardsFor = (i: number): readonly Card[] => {
  const nothing = CARD_COUNTING[0]!
  return [digit(i, 1000), digit(i, 100), nothing, nothing, digit(i, 10), digit(i, 1)]
}
