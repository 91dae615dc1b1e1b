import type { Card } from '../../../kernel/card.ts'
import {
  ACE,
  best,
  cardValue,
  type HandName,
  KING,
  place,
  shapeOf,
  valueOfFive,
} from '../s04-hands/hands.ts'
import { BET_PAYS, type Paid } from '../s05-wagers/printed-odds.ts'

/** Rule 10.9: a winning hand may hold a second combination, and the Bet Wager is paid for both. */

/** The cards that make it, and none of those that only lie beside them. @rule ruling:2201 */
export interface Combination {
  readonly name: Paid
  readonly cards: readonly Card[]
}

/** Exactly these cards, by how many share a value. Four, a pair and the like need no fifth card. */
const ALIKE: Readonly<Record<number, Paid>> = {
  2: 'pair',
  3: 'three-of-a-kind',
  22: 'two-pairs',
  4: 'four-of-a-kind',
  32: 'full-house',
}

const SEQUENCES: readonly HandName[] = ['straight', 'flush', 'straight-flush', 'royal-flush']

const isPaid = (name: HandName): name is Paid => name !== 'odd-cards'

/** What these cards form together, if every one of them is needed for it. */
const formedBy = (cards: readonly Card[]): Paid | undefined => {
  const { alike, values } = shapeOf(cards)
  const grouped = ALIKE[alike]
  if (grouped) return grouped
  if (cards.length === 2) return values[0] === ACE && values[1] === KING ? 'ace-king' : undefined
  if (alike !== 11111) return undefined
  const { name } = valueOfFive(cards)
  return isPaid(name) && SEQUENCES.includes(name) ? name : undefined
}

/** The choices of two to five out of five or six cards, as places in the hand. */
const choices = (of: number): readonly (readonly number[])[] =>
  Array.from({ length: 1 << of }, (_, chosen) =>
    Array.from({ length: of }, (_, i) => i).filter(i => (chosen >> i) & 1),
  ).filter(({ length }) => length >= 2 && length <= 5)

const CHOICES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: choices(5),
  6: choices(6),
}

/** The winning combination: the cards that give the best five their name. @rule nz22:10.9 ruling:2201 */
export const firstCombination = (cards: readonly Card[]): Combination | undefined => {
  const {
    five,
    value: { name },
  } = best(cards)
  if (!isPaid(name)) return undefined
  return { name, cards: name === 'ace-king' ? aceAndKing(five) : grouped(five, name) }
}

const aceAndKing = (cards: readonly Card[]): readonly Card[] =>
  cards.filter(card => cardValue(card) >= KING)

/** Of a pair, of threes and of fours only the cards that are alike; else all five. */
const grouped = (five: readonly Card[], name: Paid): readonly Card[] =>
  SEQUENCES.includes(name)
    ? five
    : five.filter(card => five.some(c => c !== card && cardValue(c) === cardValue(card)))

/**
 * The best of what some of the cards form with at least one card that the first does not use.
 * Cards may serve in both, and only the first has to beat the Dealer. A straight with one of its
 * cards doubled is therefore two straights.
 * @rule nz22:10.9 nz22:10.9(a) ruling:2201 ruling:2202
 */
export const secondCombination = (
  cards: readonly Card[],
  first: Combination,
): Combination | undefined => {
  let second: Combination | undefined
  for (const choice of CHOICES[cards.length]!) {
    const some = choice.map(i => cards[i]!)
    if (some.every(card => first.cards.includes(card))) continue
    const name = formedBy(some)
    if (name && (!second || place(name) > place(second.name))) second = { name, cards: some }
  }
  return second
}

/** What the Bet Wager pays to one if this hand wins: for both combinations. @rule nz22:10.8(a) nz22:10.9(b) */
export const betPays = (cards: readonly Card[]): number => {
  const first = firstCombination(cards)
  if (!first) return 0
  const second = secondCombination(cards, first)
  return BET_PAYS[first.name] + (second ? BET_PAYS[second.name] : 0)
}
