import { QUALIFIES } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { type Code, cardsOf } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../games/lunar-poker/s04-hands/hands.ts'
import { INSTANT_CASH } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { SUPER_BETS, superCombination } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { colour, DECK } from '../../kernel/card.ts'
import { shuffle, type Words } from '../simulation/random.ts'
import { NOTHING_YET, type Totals } from '../simulation/totals.ts'
import { rankOf } from './deal.ts'
import {
  forces,
  paysOf,
  planFor,
  playsAfterDraw,
  type Strategy,
  strengthOf,
} from './strategy/strategy.ts'

/** Rounds of Lunar Poker with one patron, who plays by a strategy. */

/** How the Ante of a round ends. */
export const ENDS = ['folded', 'instant-cash', 'no-hand', 'won', 'lost', 'stand-off'] as const
type End = (typeof ENDS)[number]

export interface SimulatedHand {
  readonly end: End
  /** The net of the Ante, the Bet and the fee, in antes. */
  readonly net: number
}

/** The simulated table pays Instant Cash by the first pair of odds. */
export const CASH = INSTANT_CASH[0]!

/** Counted by how a round ended and by its net, starting with the loss of a Bet and two fees. */
const WORST = 5
export const NETS = WORST + CASH.royalFlush + 1
export const placeOf = ({ end, net }: SimulatedHand): number =>
  ENDS.indexOf(end) * NETS + net + WORST
export const netAt = (place: number): number => (place % NETS) - WORST

export const newDeck = (): Uint8Array => Uint8Array.from(DECK, (_, code) => code)

/** @param cards and @param words are changed. */
export const playHands = (
  strategy: Strategy,
  cards: Uint8Array,
  words: Words,
  rounds: number,
): Totals => {
  const ends = new Array<number>(ENDS.length * NETS).fill(0)
  const kinds = new Array<number>(SUPER_BETS.length + 1).fill(0)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(cards, words)
    ends[placeOf(simulatedHand(strategy, cards))]! += 1
    kinds[superOf(cards)]! += 1
  }
  return { ...NOTHING_YET, rounds, ends, kinds }
}

/**
 * The patron's five cards, the Dealer's five (the first is face up), and the rest.
 * @rule nz22:8.4 nz22:8.7
 */
export const simulatedHand = (strategy: Strategy, cards: Uint8Array): SimulatedHand => {
  const hand = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!]
  const strength = strengthOf(hand)
  const cash = strength >= LOWEST_FLUSH ? cashFor(hand) : undefined
  if (cash !== undefined) return { end: 'instant-cash', net: cash }
  const up = cards[5]!
  const { action, kept } = planFor(strategy, hand, up)
  if (action === 'fold') return { end: 'folded', net: -1 }
  if (action === 'play') return against(strategy, cards, hand, 10)
  const size = action === 'exchange' ? 5 : 6
  const next = 10 + size - kept.length
  const drawn = [...cards.subarray(10, next)]
  const final = [...kept, ...drawn]
  return playsAfterDraw(strategy, final, [...hand, ...drawn], up)
    ? against(strategy, cards, final, next)
    : { end: 'folded', net: -2 }
}

const LOWEST_FLUSH = strengthOf([1, 2, 3, 4, 6])

const cashFor = (hand: readonly Code[]): number | undefined => {
  const name = instantCash(cardsOf(hand))
  return name && (name === 'royal-flush' ? CASH.royalFlush : CASH.straightFlush)
}

/**
 * @param next the place of the first card that is still in the deck
 * @rule nz22:10.2(a) nz22:10.6 nz22:10.7(a) nz22:10.8(a) nz22:10.10
 */
const against = (
  strategy: Strategy,
  cards: Uint8Array,
  held: readonly Code[],
  next: number,
): SimulatedHand => {
  const fee = next > 10 ? 1 : 0
  const dealer = [cards[5]!, cards[6]!, cards[7]!, cards[8]!, cards[9]!]
  const strength = strengthOf(dealer)
  if (strength >= QUALIFIES) return compared(held, strength, fee)
  if (!forces(strategy, paysOf(held))) return { end: 'no-hand', net: 1 - fee }
  const forced = strengthOf([...withoutHighest(dealer), cards[next]!])
  return forced >= QUALIFIES ? compared(held, forced, fee + 1) : { end: 'stand-off', net: -fee - 1 }
}

const compared = (held: readonly Code[], dealer: number, fees: number): SimulatedHand => {
  const strength = strengthOf(held)
  if (strength === dealer) return { end: 'stand-off', net: -fees }
  return strength < dealer
    ? { end: 'lost', net: -3 - fees }
    : { end: 'won', net: 2 * paysOf(held) - fees }
}

/** A hand that does not qualify has no two cards of a rank. @rule nz22:10.4 */
const withoutHighest = (dealer: readonly Code[]): readonly Code[] => {
  const height = (code: Code): number => (rankOf(code) + 12) % 13
  const highest = dealer.reduce((a, b) => (height(b) > height(a) ? b : a))
  return dealer.filter(code => code !== highest)
}

const STRENGTHS = 7463

/** By strength and colour: the place of its Super Bet plus one, or 0 until the rules were asked. */
const SUPERS = new Uint8Array(2 * STRENGTHS)

/** Asks the rules once for each hand that they distinguish. @rule nz22:5.9 */
const superOf = (cards: Uint8Array): number => {
  const hand = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!]
  const red = hand.filter(code => IS_RED[code]).length
  const at = 2 * strengthOf(hand) + (red % 5 === 0 ? 1 : 0)
  if (SUPERS[at] === 0) {
    const combination = superCombination(cardsOf(hand))
    const place = SUPER_BETS.findIndex(({ name }) => name === combination)
    SUPERS[at] = 1 + (place < 0 ? SUPER_BETS.length : place)
  }
  return SUPERS[at]! - 1
}

const IS_RED = DECK.map(card => colour(card) === 'red')
