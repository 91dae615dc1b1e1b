import { type LunarKernel, readTable, turnUp } from './kernel.ts'
import { lowRank } from './tables.ts'

/**
 * The whole game, rank by rank of the Dealer's card and hand by hand of ranks. A position is one
 * up-rank with one set of five ranks; its deals differ only in their suits.
 */

/** Sets of five ranks; 13 of them are five of a kind, and no deck has those. */
export const HANDS = 6188
export const POSITIONS = 13 * HANDS

/** Values are whole numbers when an ante is this many: 37 x 46 x 45 x ... x 38 / 24. */
export const ANTE = 616_344_183_655_200n

/** What a best choice can be, in the order of the counts. */
export const ENDS = [
  'fold',
  'play',
  'buy-sixth',
  'exchange-2',
  'exchange-3',
  'exchange-4',
  'exchange-5',
  'instant-cash',
] as const

export interface Sums {
  /** Over all deals, with the best choice, Instant Cash paid 200 and 600 to 1. */
  readonly value: bigint
  readonly deals: bigint
  /** Deals that differ by more than the names of the suits. */
  readonly classes: bigint
  /** Deals by their best choice; of choices worth the same, the first of `ENDS`. */
  readonly best: readonly bigint[]
}

export const NO_SUMS: Sums = { value: 0n, deals: 0n, classes: 0n, best: ENDS.map(() => 0n) }

export const addSums = (a: Sums, b: Sums): Sums => ({
  value: a.value + b.value,
  deals: a.deals + b.deals,
  classes: a.classes + b.classes,
  best: a.best.map((deals, i) => deals + b.best[i]!),
})

export interface Range {
  readonly from: number
  readonly to: number
}

/** Slice `k` of `n`, counted from 1. */
export const rangeOf = (k: number, n: number): Range => ({
  from: Math.floor((POSITIONS * (k - 1)) / n),
  to: Math.floor((POSITIONS * k) / n),
})

/** One step of the work: of `effort`, which is about that of one hand, and a hand's sums if it ends one. */
export interface Step {
  readonly effort: number
  readonly hand?: { readonly position: number; readonly sums: Sums }
}

/** Sharing the counts of an up-rank costs as much as so many hands; alone, a hand costs this many. */
const SHARED = 2900
const ALONE = 15
const isShared = (hands: number): boolean => hands > 250

/** Counting for all hands goes by the cards drawn and by how many of the lowest rank are out. */
const PIECES = [0, 1, 2, 3, 4, 5].flatMap(drawn =>
  [0, 1, 2, 3, 4].map(lowest => ({ drawn, lowest })),
)

/** The part of a range that one up-rank has. */
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

export function* solved(kernel: LunarKernel, range: Range): Generator<Step> {
  for (const { up, from, to } of partsOf(range)) {
    turnUp(kernel, lowRank(up))
    const shared = isShared(to - from)
    if (shared) {
      if (!kernel.reserve(from, to)) throw new Error('not enough memory for the hands of a rank')
      for (const { drawn, lowest } of PIECES) {
        kernel.countShared(drawn, lowest)
        yield { effort: SHARED / PIECES.length }
      }
    }
    for (let hand = from; hand < to; hand += 1) {
      if (!shared) {
        kernel.reserve(hand, hand + 1)
        kernel.countOwn(hand, true)
      }
      yield {
        effort: shared ? 1 : ALONE,
        hand: { position: up * HANDS + hand, sums: handSums(kernel, hand) },
      }
    }
  }
}

const handSums = (kernel: LunarKernel, hand: number): Sums => {
  kernel.clearTotals()
  kernel.solveHand(hand, false)
  const [high, low, deals, classes, , ...best] = readTable(kernel, 'totals', 5 + ENDS.length)
  return { value: (high! << 32n) + low!, deals: deals!, classes: classes!, best }
}
