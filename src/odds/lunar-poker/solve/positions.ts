import { lowRank } from '../deal.ts'
import { type LunarKernel, learnSix, learnSixthCards, readTable, turnUp } from '../kernel.ts'
import type { Strategy } from '../strategy/strategy.ts'
import { ENDS, NO_SUMS, type Sums } from './game-sums.ts'
import { netsOf, playLater, SETS, strategySums, VALUES, valuesIn } from './strategy-sums.ts'

/**
 * The whole game in positions: the rank of the Dealer's card with one set of five ranks. The deals
 * of a position differ only in their suits.
 */

/** Sets of five ranks. Thirteen of them are five of a kind, which no deck has. */
export const HANDS = 6188
export const POSITIONS = 13 * HANDS

export interface Range {
  readonly from: number
  readonly to: number
}

/** Slice `k` of `n`, counted from 1. */
export const rangeOf = (k: number, n: number): Range => ({
  from: Math.floor((POSITIONS * (k - 1)) / n),
  to: Math.floor((POSITIONS * k) / n),
})

/**
 * One step of the work. `effort` is about that of one hand. A step that completes a hand has its
 * sums.
 */
export interface Step {
  readonly effort: number
  readonly hand?: { readonly position: number; readonly sums: Sums }
}

/** Costs in hands: of the counts that all hands of an up-rank share, and of a hand alone. */
const SHARED = 2900
const ALONE = 15
const isShared = (hands: number): boolean => hands > 250

/** The shared counts go by the cards drawn and by how many of the lowest rank are out. */
const PIECES = [0, 1, 2, 3, 4, 5].flatMap(drawn =>
  [0, 1, 2, 3, 4].map(lowest => ({ drawn, lowest })),
)

/** The part of a range that belongs to one up-rank. */
const partsOf = ({ from, to }: Range): readonly (Range & { readonly up: number })[] =>
  Array.from({ length: 13 }, (_, up) => ({
    up,
    from: Math.max(0, from - up * HANDS),
    to: Math.min(HANDS, to - up * HANDS),
  })).filter(part => part.from < part.to)

const effortOf = ({ from, to }: Range): number =>
  isShared(to - from) ? SHARED + to - from : (to - from) * ALONE

export const effortIn = (range: Range): number =>
  partsOf(range).reduce((sum, part) => sum + effortOf(part), 0)

/** What to count for each hand. */
export interface Question {
  /** Counts this strategy instead of the best choices. */
  readonly strategy?: Strategy | undefined
  /** Also counts how often a round ends with each amount. */
  readonly spread?: true | undefined
}

export function* solved(
  kernel: LunarKernel,
  range: Range,
  { strategy, spread }: Question = {},
): Generator<Step> {
  playLater(kernel, strategy)
  for (const { up, from, to } of partsOf(range)) {
    turnUp(kernel, lowRank(up))
    const shared = isShared(to - from)
    if (shared) {
      learnSix(kernel)
      if (!kernel.reserve(from, to)) throw new Error('not enough memory for the hands of a rank')
      for (const { drawn, lowest } of PIECES) {
        // Only the best play needs an upper bound for exchanging all five.
        if (!strategy || drawn < 5) kernel.countShared(drawn, lowest)
        yield { effort: SHARED / PIECES.length }
      }
    }
    for (let hand = from; hand < to; hand += 1) {
      if (!shared) {
        learnSixthCards(kernel, SETS[hand]!)
        kernel.reserve(hand, hand + 1)
        kernel.countOwn(hand, !strategy)
      }
      const sums = strategy
        ? strategySums(kernel, [strategy], { hand, up, spread })[0]!
        : handSums(kernel, hand, spread)
      yield { effort: shared ? 1 : ALONE, hand: { position: up * HANDS + hand, sums } }
    }
  }
}

const handSums = (kernel: LunarKernel, hand: number, spread: true | undefined): Sums => {
  kernel.clearTotals()
  if (kernel.solveHand(hand, false) === 0) return NO_SUMS
  const [deals, classes, , ...best] = readTable(kernel, 'totals', VALUES + 3 + ENDS.length).slice(
    VALUES,
  )
  return {
    ...valuesIn(kernel, hand, 0),
    deals: deals!,
    classes: classes!,
    best,
    nets: spread && netsOf(kernel),
  }
}
