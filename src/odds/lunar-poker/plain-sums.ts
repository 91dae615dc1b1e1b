import { paysFive, paysSix, sixCardStrength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { type Deal, dealOf, rankOf, suitOf } from './deal.ts'
import type { BySuit } from './draws.ts'
import { subsets } from './draws.ts'
import { exchangeSums, orFold } from './exchange.ts'
import { forcedSum, forcing } from './force.ts'
import { asFive } from './hidden-cards.ts'
import {
  afterDraw,
  type Counting,
  countingOf,
  flushesTake,
  type HeldHand,
  mayForce,
  replacements,
  unforcedByRanks,
} from './play.ts'
import type { DealSums } from './sums.ts'

/** The sums of one deal, counted without a kernel. Every kernel is compared with it. */
export const plainSums = (hand: readonly Code[], up: Code): DealSums => {
  const counting = countingOf(dealOf(hand, up))
  const known = new Map<number, ReadonlyMap<string, number>>()
  const bySize = (size: number): ReadonlyMap<string, number> => {
    const sums = known.get(size) ?? exchanges(counting, size)
    known.set(size, sums)
    return sums
  }
  return {
    play: played(counting, heldFive(counting.deal), []),
    buy: sixthSum(counting),
    exchange: discard => bySize(discard.length).get(keyOf(discard))!,
  }
}

const keyOf = (discard: readonly Code[]): string => discard.toSorted((a, b) => a - b).join()

const exchanges = (counting: Counting, size: number): ReadonlyMap<string, number> => {
  const { hand } = counting.deal
  const discards = subsets(hand, size)
  const keeps = discards.map(discard => hand.filter(code => !discard.includes(code)))
  const sums = exchangeSums(counting, keeps)
  return new Map(discards.map((discard, i) => [keyOf(discard), sums[i]!]))
}

/** The value of playing with these cards, over hidden hands and replacements. */
export const played = (counting: Counting, held: HeldHand, draw: readonly Code[]): number => {
  const drawnOf = bySuit(draw)
  return mayForce(held)
    ? forcedSum(forcing(counting, held), drawnOf)
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
const heldFive = ({ hand }: Deal): HeldHand => {
  const [a, b, c, d, e] = hand as [Code, Code, Code, Code, Code]
  return { strength: asFive(hand), pays: paysFive(a, b, c, d, e) }
}

/** @rule nz22:8.6 nz22:8.6(a) nz22:9.9 */
const sixthSum = (counting: Counting): number =>
  counting.deal.deck.reduce((all, sixth) => {
    const held = sixHeld(counting.deal, sixth)
    return all + orFold(1, played(afterDraw(counting, [rankOf(sixth)]), held, [sixth]))
  }, 0)

export const sixHeld = ({ hand }: Deal, sixth: Code): HeldHand => {
  const [a, b, c, d, e] = hand as [Code, Code, Code, Code, Code]
  return { strength: sixCardStrength(a, b, c, d, e, sixth), pays: paysSix(a, b, c, d, e, sixth) }
}
