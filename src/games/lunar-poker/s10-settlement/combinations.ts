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
import { BET_PAYS, type PayingHand } from '../s05-wagers/printed-odds.ts'

/** Rule 10.9: a winning hand may hold a second combination, and the Bet Wager pays for both. */

/** The cards that make the combination, without the others in the hand. @rule ruling:2201 */
export interface Combination {
  readonly name: PayingHand
  readonly cards: readonly Card[]
}

/** Names by the counts of equal values. Four of a kind or a pair needs no other card. */
const ALIKE: Readonly<Record<number, PayingHand>> = {
  2: 'pair',
  3: 'three-of-a-kind',
  22: 'two-pairs',
  4: 'four-of-a-kind',
  32: 'full-house',
}

const SEQUENCES: readonly HandName[] = ['straight', 'flush', 'straight-flush', 'royal-flush']

const isPaid = (name: HandName): name is PayingHand => name !== 'odd-cards'

/** The combination of these cards, if it needs all of them. */
const formedBy = (cards: readonly Card[]): PayingHand | undefined => {
  const { alike, values } = shapeOf(cards)
  const grouped = ALIKE[alike]
  if (grouped) return grouped
  if (cards.length === 2) return values[0] === ACE && values[1] === KING ? 'ace-king' : undefined
  if (alike !== 11111) return undefined
  const { name } = valueOfFive(cards)
  return isPaid(name) && SEQUENCES.includes(name) ? name : undefined
}

/** All choices of two to five cards out of five or six, as positions in the hand. */
const choices = (of: number): readonly (readonly number[])[] =>
  Array.from({ length: 1 << of }, (_, chosen) =>
    Array.from({ length: of }, (_, i) => i).filter(i => (chosen >> i) & 1),
  ).filter(({ length }) => length >= 2 && length <= 5)

const CHOICES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: choices(5),
  6: choices(6),
}

/**
 * The winning combination: the cards that give the best five their name.
 * @rule nz22:10.9 ruling:2201
 */
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

/** For pairs, threes and fours, only the equal cards; otherwise all five. */
const grouped = (five: readonly Card[], name: PayingHand): readonly Card[] =>
  SEQUENCES.includes(name)
    ? five
    : five.filter(card => five.some(c => c !== card && cardValue(c) === cardValue(card)))

/**
 * The best combination that uses at least one card that the first does not use. Cards may count in
 * both, and only the first has to beat the Dealer. So a straight with one card doubled is two
 * straights.
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

/**
 * The total odds to one that the Bet Wager pays for both combinations.
 * @rule nz22:10.8(a) nz22:10.9(b)
 */
export const betPays = (cards: readonly Card[]): number => {
  const first = firstCombination(cards)
  if (!first) return 0
  const second = secondCombination(cards, first)
  return BET_PAYS[first.name] + (second ? BET_PAYS[second.name] : 0)
}
