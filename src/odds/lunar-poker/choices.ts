import { paysFive, paysSix, six } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../games/lunar-poker/s04-hands/hands.ts'
import type { InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../../kernel/card.ts'
import { DECK_LEFT, type Deal, dealOf, rankOf, suitOf } from './deal.ts'
import type { BySuit } from './draws.ts'
import { subsets } from './draws.ts'
import { exchangeValues, orFold } from './exchange.ts'
import { forced, forcing } from './force.ts'
import { asFive } from './hidden.ts'
import {
  afterDraw,
  type Counting,
  countingOf,
  flushesTake,
  type Held,
  hiddenHands,
  mayForce,
  replacements,
  unforcedByRanks,
} from './play.ts'

/** What a patron may choose once the cards are dealt. @rule nz22:5.2 nz22:9.1 nz22:9.5 */
export interface Choice {
  readonly choice: 'fold' | 'play' | 'buy-sixth' | 'exchange'
  readonly discard?: readonly Card[]
  /** In antes, the Ante at risk, with the best play afterwards. */
  readonly value: number
}

export type HandOdds =
  | { readonly instantCash: 'straight-flush' | 'royal-flush'; readonly value: number }
  | {
      readonly hand: readonly Card[]
      readonly up: Card
      readonly choices: readonly Choice[]
      readonly best: Choice
    }

/**
 * The value of every choice of one deal: one patron, no Super Bet. What the patron discards is known
 * not to be in the deck, as all five cards are.
 * @rule nz22:5.6 nz22:5.11 nz22:8.7
 */
export const handOdds = (hand: readonly Card[], up: Card, cash: InstantCash): HandOdds => {
  const instant = instantCash(hand)
  if (instant)
    return {
      instantCash: instant,
      value: instant === 'royal-flush' ? cash.royalFlush : cash.straightFlush,
    }
  const choices = choicesOf(hand, up)
  const best = choices.reduce((a, b) => (b.value > a.value ? b : a))
  return { hand, up, choices, best }
}

const choicesOf = (hand: readonly Card[], up: Card): readonly Choice[] => {
  const deal = dealOf(hand, up)
  const counting = countingOf(deal)
  return [
    { choice: 'fold', value: FOLD },
    { choice: 'play', value: playValue(counting) },
    { choice: 'buy-sixth', value: sixthValue(counting) },
    ...[2, 3, 4, 5].flatMap(size => exchanges(counting, hand, size)),
  ]
}

/** @rule nz22:9.4(a) */
const FOLD = -1

const exchanges = (counting: Counting, hand: readonly Card[], size: number): readonly Choice[] => {
  const discards = subsets(hand, size)
  const keeps = discards.map(discard =>
    counting.deal.hand.filter((_, i) => !discard.includes(hand[i]!)),
  )
  const values = exchangeValues(counting, keeps)
  return discards.map((discard, i) => ({ choice: 'exchange', discard, value: values[i]! }))
}

/** What playing with these cards comes to, over hidden hands and replacements. */
export const played = (counting: Counting, held: Held, draw: readonly Code[]): number => {
  const drawnOf = bySuit(draw)
  return mayForce(held)
    ? forced(forcing(counting, held), drawnOf)
    : replacements(draw.length) *
        (unforcedByRanks(counting, held) +
          flushesTake(counting, held, drawnOf[suitOf(counting.deal.up)]!))
}

const bySuit = (draw: readonly Code[]): BySuit => {
  const of = (suit: number): number =>
    draw.filter(code => suitOf(code) === suit).reduce((mask, code) => mask | (1 << rankOf(code)), 0)
  return [of(0), of(1), of(2), of(3)]
}

/** @rule nz22:5.2(b) */
const playValue = (counting: Counting): number => {
  const [a, b, c, d, e] = counting.deal.hand as [Code, Code, Code, Code, Code]
  const held = { strength: asFive(counting.deal.hand), pays: paysFive(a, b, c, d, e) }
  return played(afterDraw(counting, []), held, []) / (hiddenHands(0) * replacements(0))
}

/** @rule nz22:8.6 nz22:8.6(a) nz22:9.9 */
const sixthValue = (counting: Counting): number => {
  const { deck } = counting.deal
  const sum = deck.reduce((all, sixth) => {
    const held = sixHeld(counting.deal, sixth)
    return all + orFold(1, played(afterDraw(counting, [rankOf(sixth)]), held, [sixth]))
  }, 0)
  return sum / (DECK_LEFT * hiddenHands(1) * replacements(1)) - 1
}

export const sixHeld = ({ hand }: Deal, sixth: Code): Held => {
  const [a, b, c, d, e] = hand as [Code, Code, Code, Code, Code]
  return { strength: six(a, b, c, d, e, sixth), pays: paysSix(a, b, c, d, e, sixth) }
}
