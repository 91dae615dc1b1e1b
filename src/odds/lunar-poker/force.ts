import type { Strength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { rankOf, suitOf } from './deal.ts'
import type { BySuit } from './draws.ts'
import { againstRanks, type Counting, type HeldHand, replacements } from './play.ts'
import { type Four, SUITED } from './suit-masks.ts'

/**
 * The value of playing a hand that may force the Dealer, over every hidden hand and every card that
 * may come next. For each hidden hand the patron takes the better of forcing and not forcing,
 * having seen all of the Dealer's cards.
 */
export interface Forcing {
  readonly counting: Counting
  readonly held: HeldHand
  /** By forcible set, if forcing makes no flush: the total over all cards that may come. */
  readonly brought: Float64Array
  /** By ranks alone. */
  readonly byRanks: number
  /** By suit and the ranks drawn in it: the correction for its flushes. */
  readonly changes: Map<number, number>
}

/**
 * A hand that may force has at least two pairs, and beats any pair that the Dealer can get.
 * @rule nz22:10.3 nz22:10.4 nz22:1.0/force-the-dealer
 */
export const forcing = (counting: Counting, held: HeldHand): Forcing => {
  const { forcibles, left, drawn, deal } = counting
  const { first, second, third, fourth, straightsFrom, straightRank, straightStrength } = forcibles
  const cards = replacements(drawn)
  const besides = left[rankOf(deal.up)]!
  const brought = new Float64Array(forcibles.size)
  let byRanks = cards * againstRanks(counting, held)
  for (let i = 0; i < forcibles.size; i += 1) {
    const [a, b, c, d] = [left[first[i]!]!, left[second[i]!]!, left[third[i]!]!, left[fourth[i]!]!]
    const ways = a * b * c * d
    if (ways === 0) continue
    const pairs = a + b + c + (i < forcibles.above ? besides - 3 : d - 4)
    let sum = 2 * held.pays * pairs
    for (let s = straightsFrom[i]!; s < straightsFrom[i + 1]!; s += 1)
      sum += left[straightRank[s]!]! * against(held, straightStrength[s]!)
    brought[i] = sum
    byRanks += ways * better(cards, sum)
  }
  return { counting, held, brought, byRanks, changes: new Map() }
}

/**
 * The better of not forcing (an Ante for each card that may come) and forcing (the total less a fee
 * for each).
 */
const better = (cards: number, brought: number): number =>
  brought > 2 * cards ? brought - cards : cards

const against = ({ strength, pays }: HeldHand, dealer: Strength): number =>
  dealer < strength ? 2 * pays : dealer > strength ? -3 : 0

/** @param drawnOf by suit, the ranks that were drawn of it */
export const forcedSum = (forcing: Forcing, drawnOf: BySuit): number => {
  const { counting, changes, byRanks } = forcing
  let sum = byRanks
  for (let suit = 0; suit < 4; suit += 1) {
    const key = (suit << 13) | drawnOf[suit]!
    let change = changes.get(key)
    if (change === undefined) {
      const inSuit = counting.deal.inSuit[suit]! & ~drawnOf[suit]!
      const isUps = suit === suitOf(counting.deal.up)
      change = isUps ? inUpSuit(forcing, inSuit) : inOtherSuit(forcing, inSuit)
      changes.set(key, change)
    }
    sum += change
  }
  return sum
}

/** The correction for one hidden hand whose four remaining cards are of one suit. */
const gain = ({ counting, held, brought }: Forcing, i: number, inSuit: number): number => {
  const { kept, straightsFrom, straightRank, straightStrength } = counting.forcibles
  const cards = replacements(counting.drawn)
  const four = kept[i]!
  const flush = inSuit & ~four
  const end = straightsFrom[i + 1]!
  let sum = brought[i]!
  for (let s = straightsFrom[i]!; s < end; s += 1)
    if ((flush >> straightRank[s]!) & 1) sum -= against(held, straightStrength[s]!)
  sum += flushesBring(held, four, flush, end > straightsFrom[i]!)
  return better(cards, sum) - better(cards, brought[i]!)
}

/** Comparing with the lowest and the highest is mostly enough, unless one is a straight flush. */
const flushesBring = (held: HeldHand, four: number, flush: number, mayRun: boolean): number => {
  if (flush === 0) return 0
  const others = flush & ~1
  if (!mayRun) {
    const lowest = others === 0 ? 1 : others & -others
    const lowestBrings = against(held, SUITED[four | lowest]!)
    if (lowestBrings < 0) return lowestBrings * sizeOf(flush)
    const highest = flush & 1 ? 1 : 1 << (31 - Math.clz32(flush))
    const highestBrings = against(held, SUITED[four | highest]!)
    if (highestBrings > 0) return highestBrings * sizeOf(flush)
  }
  let sum = 0
  for (let rest = flush; rest > 0; rest &= rest - 1)
    sum += against(held, SUITED[four | (rest & -rest)]!)
  return sum
}

const sizeOf = (mask: number): number => {
  let size = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) size += 1
  return size
}

/** Four hidden cards of one suit, with an up-card of another suit that is the highest. */
const inOtherSuit = (forcing: Forcing, inSuit: number): number => {
  const { above, size, hidden } = forcing.counting.forcibles
  let sum = 0
  for (let i = above; i < size; i += 1)
    if ((hidden[i]! & ~inSuit) === 0) sum += gain(forcing, i, inSuit)
  return sum
}

/** Flushes as dealt, which qualify; and three cards of the suit that stay beside the up-card. */
const inUpSuit = (forcing: Forcing, inSuit: number): number => {
  const { counting, held, brought } = forcing
  const { forcibles, fours, drawn, left } = counting
  const { hidden, fourth, suited, above, size } = forcibles
  const cards = replacements(drawn)
  let sum = 0
  for (let i = 0; i < size; i += 1) {
    const missing = hidden[i]! & ~inSuit
    const highest = i < above ? fourth[i]! : -1
    if (missing === 0) sum += cards * against(held, suited[i]!) - better(cards, brought[i]!)
    if (highest < 0 || missing & ~(1 << highest)) continue
    const ways = left[highest]! - ((inSuit >> highest) & 1)
    if (ways > 0) sum += ways * gain(forcing, i, inSuit)
  }
  const turned = asFlushes(held, fours.aceKing, inSuit) + asFlushes(held, fours.straight, inSuit)
  return sum + cards * turned
}

/** Hands that qualify in any suits, and are a flush in this one. */
const asFlushes = (held: HeldHand, fours: readonly Four[], inSuit: number): number => {
  let sum = 0
  for (const { mask, plain, suited } of fours)
    if ((mask & ~inSuit) === 0) sum += against(held, suited) - against(held, plain)
  return sum
}
