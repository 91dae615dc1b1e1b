import {
  fiveCardStrength,
  paysFive,
  paysSix,
  QUALIFIES,
  sixCardStrength,
} from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { choose, highRank, lowRank, mixed } from './deal.ts'
import { type Forcibles, forciblesIn } from './forcible.ts'
import { fourRanks, hiddenHandsUnder } from './hidden-cards.ts'
import { type Four, foursBeside, LOWEST_PAIR, SUITED } from './suit-masks.ts'

/** The tables that the rules fill for the kernel, which ranks nothing itself. */

export const highMask = (mask: number): number => (mask >> 1) | ((mask & 1) << 12)
const lowMask = (mask: number): number => ((mask << 1) & 0x1fff) | (mask >> 12)

export const LOWEST_STRAIGHT = fiveCardStrength(0, 14, 2, 3, 4)
export const LOWEST_FLUSH = fiveCardStrength(1, 2, 3, 4, 6)
export const LOWEST_STRAIGHT_FLUSH = fiveCardStrength(0, 1, 2, 3, 4)
export const ROYAL_FLUSH = fiveCardStrength(0, 9, 10, 11, 12)

/** Every set of ranks of this size, in the order of the kernel's numbers. */
export const setsOf = (size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : Array.from({ length: 13 }, (_, last) => last).flatMap(last =>
        setsOf(size - 1)
          .filter(set => set.length === 0 || set.at(-1)! <= last)
          .map(set => [...set, last]),
      )

const isPossible = (ranks: readonly number[]): boolean =>
  ranks.every((rank, i) => rank !== ranks[i + 4])

const [ODD, ACE_KING, PAIRED, STRONG] = [0, 1, 2, 3] as const

const sortOf = (strength: number, pays: number): number => {
  if (pays > 3) return STRONG
  if (strength < QUALIFIES) return ODD
  return strength < LOWEST_PAIR ? ACE_KING : PAIRED
}

const final = (strength: number, pays: number): number =>
  strength | (pays << 16) | (sortOf(strength, pays) << 24)

/** The number of a set: card j, counted from 1 and the lowest first, adds C(rank + j - 1, j). */
export const setNumber = (ranks: readonly number[]): number =>
  ranks.toSorted((a, b) => a - b).reduce((sum, rank, i) => sum + choose(rank + i, i + 1), 0)

/** Five or six ranks as a final hand without a flush; 0 if a rank occurs five times. */
export const finalHand = (ranks: readonly number[]): number => {
  if (!isPossible(ranks.toSorted((a, b) => a - b))) return 0
  const [a, b, c, d, e, f] = mixed(ranks.map(lowRank)) as [Code, Code, Code, Code, Code, Code]
  return ranks.length === 5
    ? final(fiveCardStrength(a, b, c, d, e), paysFive(a, b, c, d, e))
    : final(sixCardStrength(a, b, c, d, e, f), paysSix(a, b, c, d, e, f))
}

export const finalHands = (size: number): Uint32Array => Uint32Array.from(setsOf(size), finalHand)

/** Translates the kernel's rank masks to ours. */
export const byMask = (of: (mask: number) => number): Uint16Array =>
  Uint16Array.from({ length: 8192 }, (_, mask) => of(lowMask(mask)))

/** No rank, and no number to multiply with: 0 and 1. */
const ZERO = 255
const ONE = 13

/**
 * One set of four as the kernel's columns. The first two ranks have a column for each number of
 * cards.
 */
const columnsOf = (ranks: readonly number[]): readonly number[] => {
  const groups = [...new Set(ranks)]
    .map(rank => ({ rank, cards: ranks.filter(one => one === rank).length }))
    .sort((a, b) => b.cards - a.cards || a.rank - b.rank)
  const [first, second = { rank: ONE, cards: 1 }, third, fourth] = groups
  const ofCards = (group: { rank: number; cards: number }, most: number): readonly number[] =>
    Array.from({ length: most }, (_, i) => (group.cards === i + 1 ? group.rank : ZERO))
  return [...ofCards(first!, 4), ...ofCards(second, 2), third?.rank ?? ONE, fourth?.rank ?? ONE]
}

export interface HiddenTables {
  readonly columns: Uint8Array
  readonly weaker: Uint16Array
  readonly unqualified: number
}

/** 1,820 sets in blocks of sixteen. */
const SETS_PADDED = 1824

export const hiddenTables = (up: Code): HiddenTables => {
  const { place, weaker, unqualified } = hiddenHandsUnder(up)
  const columns = new Uint8Array(8 * SETS_PADDED).fill(ZERO)
  fourRanks().forEach((ranks, set) => {
    columnsOf(ranks.map(highRank)).forEach((index, column) => {
      columns[column * SETS_PADDED + place[set]!] = index
    })
  })
  return { columns, weaker, unqualified }
}

const EIGHT = 8
const padded = (lanes: number): number => Math.ceil(lanes / EIGHT) * EIGHT

/** Lanes without a set have no rank, and a mask that no suit holds. */
const NO_RANK = 15
const NO_MASK = 0xffff

/** The index in `Forcibles` of a lane, or -1 for an empty lane. */
const laneOf = ({ above, size }: Forcibles, lane: number): number => {
  const rest = lane - padded(above)
  if (rest < 0) return lane < above ? lane : -1
  return above + rest < size ? above + rest : -1
}

export interface ForceTables {
  readonly sets: number
  readonly aboveLanes: number
  readonly lanes: number
  readonly ranks: readonly Uint8Array[]
  readonly hidden: Uint16Array
  readonly kept: Uint16Array
  readonly highest: Uint16Array
  readonly outRanks: readonly Uint8Array[]
  readonly outBits: readonly Uint16Array[]
  readonly outStraights: readonly Uint16Array[]
  readonly outFlushes: readonly Uint16Array[]
  readonly dealtFlush: Uint16Array
}

export const forceTables = (up: Code): ForceTables => {
  const sets = forciblesIn({ up }, foursBeside({ up }))
  const aboveLanes = padded(sets.above)
  const lanes = aboveLanes + padded(sets.size - sets.above)
  const column = (empty: number, of: (set: number) => number): number[] =>
    Array.from({ length: lanes }, (_, lane) => {
      const set = laneOf(sets, lane)
      return set < 0 ? empty : of(set)
    })
  const outs = [0, 1] as const
  const outOf = (set: number, nth: number): number | undefined => {
    const at = sets.straightsFrom[set]! + nth
    return at < sets.straightsFrom[set + 1]! ? at : undefined
  }
  const ofOut = (nth: number, empty: number, of: (at: number, set: number) => number): number[] =>
    column(empty, set => {
      const at = outOf(set, nth)
      return at === undefined ? empty : of(at, set)
    })
  const bitOf = (at: number): number => 1 << sets.straightRank[at]!
  return {
    sets: sets.size,
    aboveLanes,
    lanes,
    ranks: [sets.first, sets.second, sets.third, sets.fourth].map(of =>
      Uint8Array.from(column(NO_RANK, set => highRank(of[set]!))),
    ),
    hidden: Uint16Array.from(column(NO_MASK, set => highMask(sets.hidden[set]!))),
    kept: Uint16Array.from(column(0, set => highMask(sets.kept[set]!))),
    highest: Uint16Array.from(
      column(0, set => (set < sets.above ? 1 << highRank(sets.fourth[set]!) : 0)),
    ),
    outRanks: outs.map(n =>
      Uint8Array.from(ofOut(n, NO_RANK, at => highRank(sets.straightRank[at]!))),
    ),
    outBits: outs.map(n => Uint16Array.from(ofOut(n, 0, at => highMask(bitOf(at))))),
    outStraights: outs.map(n => Uint16Array.from(ofOut(n, 0, at => sets.straightStrength[at]!))),
    outFlushes: outs.map(n =>
      Uint16Array.from(ofOut(n, 0, (at, set) => SUITED[sets.kept[set]! | bitOf(at)]!)),
    ),
    dealtFlush: Uint16Array.from(column(0, set => sets.suited[set]!)),
  }
}

export interface FourTables {
  readonly oddWithin: Uint16Array
  readonly aceKingWithin: Uint16Array
  /** Mask and strength, one after the other. */
  readonly aceKings: Uint16Array
  readonly others: number
  readonly mask: Uint16Array
  readonly plain: Uint16Array
  readonly suited: Uint16Array
}

export const fourTables = (up: Code): FourTables => {
  const { oddWithin, aceKingWithin, aceKing, straight } = foursBeside({ up })
  const all: readonly Four[] = [...aceKing, ...straight]
  const lanes = Array.from({ length: padded(all.length) }, (_, lane) => all[lane])
  return {
    oddWithin: byMask(mask => oddWithin[mask]!),
    aceKingWithin: byMask(mask => aceKingWithin[mask]!),
    aceKings: Uint16Array.from(aceKing.flatMap(({ mask, plain }) => [highMask(mask), plain])),
    others: all.length,
    mask: Uint16Array.from(lanes, four => (four ? highMask(four.mask) : NO_MASK)),
    plain: Uint16Array.from(lanes, four => four?.plain ?? 0),
    suited: Uint16Array.from(lanes, four => four?.suited ?? 0),
  }
}
