import type { Clause } from '../../../kernel/authority.ts'
import { type Card, DECK, type Rank, rank, suit } from '../../../kernel/card.ts'

/** Division 22 section 4: card values and the ranking of hands. */

/** From lowest to highest. @rule nz22:4.2 */
// biome-ignore format: set as printed
export const CARD_ORDER: readonly Rank[] = [
  '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A',
]

const VALUE = new Map(DECK.map(card => [card, CARD_ORDER.indexOf(rank(card)) + 2]))

/**
 * 2 to 14. An ace is 14, and counts as 1 only in A-2-3-4-5.
 * @rule nz22:4.1 nz22:4.2 suits do not count.
 */
export const cardValue = (card: Card): number => VALUE.get(card)!

export const KING = 13
export const ACE = 14

/** The features of some cards that section 4 uses. */
export interface Shape {
  /** The number of cards of each value, most first: 221 is two pairs and a fifth card. */
  readonly alike: number
  /** Those values in the same order. Values with the same count go from high to low. */
  readonly values: readonly number[]
  /** The highest card of five in sequence. */
  readonly top: number | undefined
  readonly suited: boolean
}

export const shapeOf = (cards: readonly Card[]): Shape => {
  const count = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let most = 0
  for (const card of cards) {
    const value = cardValue(card)
    count[value]! += 1
    if (count[value]! > most) most = count[value]!
  }
  const values: number[] = []
  let alike = 0
  for (let n = most; n > 0; n -= 1)
    for (let value = ACE; value > 1; value -= 1)
      if (count[value] === n) {
        values.push(value)
        alike = alike * 10 + n
      }
  return { alike, values, top: topOfSequence(values), suited: isSuited(cards) }
}

const isSuited = (cards: readonly Card[]): boolean => {
  const first = suit(cards[0]!)
  return cards.every(card => suit(card) === first)
}

/**
 * Takes five different values, highest first. An ace may also come below the 2.
 * @rule nz22:4.3(e)
 */
const topOfSequence = (values: readonly number[]): number | undefined => {
  if (values.length !== 5) return undefined
  if (values[0]! - values[4]! === 4) return values[0]
  return values[0] === ACE && values[1] === 5 ? values[1] : undefined
}

interface Rung {
  readonly name: string
  readonly under: Clause
  readonly made: (shape: Shape) => boolean
}

/**
 * The ranking of hands, lowest first. A hand has the highest name whose test it passes. Two hands
 * of the same name are compared by card values. Odd cards with an ace and a king have their own
 * entry, because the Dealer qualifies from there.
 * @rule nz22:4.3 nz22:1.0/poker-value
 */
// biome-ignore format: set as printed
export const RANKING = [
  { name: 'odd-cards',       under: 'nz22:4.3(a)', made: () => true },
  { name: 'ace-king',        under: 'nz22:10.1',   made: ({ values }) => values[0] === ACE && values[1] === KING },
  { name: 'pair',            under: 'nz22:4.3(b)', made: ({ alike }) => alike === 2111 },
  { name: 'two-pairs',       under: 'nz22:4.3(c)', made: ({ alike }) => alike === 221 },
  { name: 'three-of-a-kind', under: 'nz22:4.3(d)', made: ({ alike }) => alike === 311 },
  { name: 'straight',        under: 'nz22:4.3(e)', made: ({ top }) => top !== undefined },
  { name: 'flush',           under: 'nz22:4.3(f)', made: ({ suited }) => suited },
  { name: 'full-house',      under: 'nz22:4.3(g)', made: ({ alike }) => alike === 32 },
  { name: 'four-of-a-kind',  under: 'nz22:4.3(h)', made: ({ alike }) => alike === 41 },
  { name: 'straight-flush',  under: 'nz22:4.3(i)', made: ({ suited, top }) => suited && top !== undefined },
  { name: 'royal-flush',     under: 'nz22:4.3(j)', made: ({ suited, top }) => suited && top === ACE },
] as const satisfies readonly Rung[]

export type HandName = (typeof RANKING)[number]['name']

const PLACE = new Map<HandName, number>(RANKING.map(({ name }, i) => [name, i]))

/** The position of a name in the ranking, counted from 0. */
export const place = (name: HandName): number => PLACE.get(name)!

/** @rule nz22:1.0/poker-value */
export interface PokerValue {
  readonly name: HandName
  /** The values that decide between two hands of this name, in order. */
  readonly by: readonly number[]
}

/**
 * Pairs and other groups come before single cards. A sequence counts only its highest card.
 * @rule nz22:4.4 nz22:4.4(a) nz22:4.4(b) nz22:4.4(c) nz22:4.4(d)
 */
export const valueOfFive = (five: readonly Card[]): PokerValue => {
  const shape = shapeOf(five)
  let rung = RANKING.length - 1
  while (!RANKING[rung]!.made(shape)) rung -= 1
  return { name: RANKING[rung]!.name, by: shape.top === undefined ? shape.values : [shape.top] }
}

/** Positive if the first is higher. @rule nz22:10.6 */
export const compare = (a: PokerValue, b: PokerValue): number => {
  if (a.name !== b.name) return place(a.name) - place(b.name)
  const decides = a.by.findIndex((value, i) => value !== b.by[i])
  return decides < 0 ? 0 : a.by[decides]! - b.by[decides]!
}

const withoutOne = (six: readonly Card[]): readonly (readonly Card[])[] =>
  six.map((_, left) => six.filter((_, i) => i !== left))

/** The best five of six cards. Five cards are already the hand. @rule nz22:8.6 nz22:10.5(a) */
export const best = (
  cards: readonly Card[],
): { readonly five: readonly Card[]; readonly value: PokerValue } =>
  (cards.length === 5 ? [cards] : withoutOne(cards))
    .map(five => ({ five, value: valueOfFive(five) }))
    .reduce((most, other) => (compare(other.value, most.value) > 0 ? other : most))

export const pokerValue = (cards: readonly Card[]): PokerValue => best(cards).value

/** @rule nz22:10.1 nz22:3.2(a) the Dealer qualifies with an ace and a king, or better. */
export const qualifies = (dealer: readonly Card[]): boolean =>
  place(pokerValue(dealer).name) >= place('ace-king')

/** The highest card of a hand without a pair is one card. @rule nz22:10.4 ruling:2224 */
export const highestCard = (cards: readonly Card[]): Card =>
  cards.reduce((highest, card) => (cardValue(card) > cardValue(highest) ? card : highest))

/** @rule nz22:1.0/instant-cash-payout nz22:5.6 */
export const instantCash = (
  five: readonly Card[],
): 'straight-flush' | 'royal-flush' | undefined => {
  const { name } = valueOfFive(five)
  return name === 'straight-flush' || name === 'royal-flush' ? name : undefined
}
