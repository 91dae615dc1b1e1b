import { type Card, DECK } from '../../../kernel/card.ts'
import { compare, valueOfFive } from './hands.ts'

/**
 * Lookup tables for the evaluator. The rule functions of section 4 fill them, one entry for each
 * hand that they can tell apart. No rule is repeated here.
 */

/** A card as its position in a new deck: clubs, diamonds, hearts, spades, ace to king. */
export type Code = number

/**
 * A sum of up to six of these keys, each used at most four times, identifies its ranks. Ace to
 * king.
 */
// biome-ignore format: one row
const RANK_KEY = [0, 1, 5, 22, 98, 422, 1734, 5760, 14270, 37951, 90838, 206930, 436437]

/** From this bit on, a sum counts suits in base seven. Clubs are the remainder. */
const SUITS_FROM = 22
const SUIT_KEY = [0, 1, 7, 49]

/**
 * Sums are sparse over two million numbers. Rows of sums are packed together so that they fit in a
 * cache.
 */
const ROW = 9

export interface Tables {
  readonly suitsFrom: number
  readonly row: number
  /** For each card, what it adds to a sum. */
  readonly key: Int32Array
  /** For the suits of a sum, the suit of at least five cards, counted from 1; or 0. */
  readonly flush: { readonly five: Uint8Array; readonly six: Uint8Array }
  /** For each row of sums, its offset after packing. */
  readonly moved: { readonly five: Int32Array; readonly six: Int32Array }
  /** 1 is the lowest hand. The same number means the same Poker Value. */
  readonly strength: {
    readonly five: Uint16Array
    readonly six: Uint16Array
    /** Indexed by the ranks of the flush suit, one bit each. */
    readonly suited: Uint16Array
  }
}

export const buildTables = (): Tables => {
  const fives = multisets(5)
  const sixes = multisets(6)
  const movedFive = packed(fives.map(sumOf))
  const movedSix = packed(sixes.map(sumOf))
  const five = new Uint16Array(movedFive.size)
  const six = new Uint16Array(movedSix.size)
  const suited = new Uint16Array(1 << 13)
  const placeOf = (ranks: Ranks, { moved }: PackedTable) =>
    moved[sumOf(ranks) >> ROW]! + sumOf(ranks)
  ranked(fives).forEach(({ ranks, isFlush }, i) => {
    if (isFlush) suited[maskOf(ranks)] = i + 1
    else five[placeOf(ranks, movedFive)] = i + 1
  })
  for (const ranks of sixes) {
    six[placeOf(ranks, movedSix)] = best(ranks, of => five[placeOf(of, movedFive)]!)
    if (areDifferent(ranks)) suited[maskOf(ranks)] = best(ranks, of => suited[maskOf(of)]!)
  }
  return {
    suitsFrom: SUITS_FROM,
    row: ROW,
    key: Int32Array.from(DECK, (_, code) => keyOf(code)),
    flush: { five: flushSuits(5), six: flushSuits(6) },
    moved: { five: movedFive.moved, six: movedSix.moved },
    strength: { five, six, suited },
  }
}

export const cardsOf = (codes: readonly Code[]): readonly Card[] => codes.map(code => DECK[code]!)

/** Ranks as positions in a new suit: 0 is the ace, 12 the king. */
type Ranks = readonly number[]

/** Every choice of `size` ranks with none more than four times. */
const multisets = (size: number, from = 0): readonly Ranks[] => {
  if (size === 0) return [[]]
  const found: Ranks[] = []
  for (let rank = from; rank < 13; rank += 1)
    for (let n = 1; n <= Math.min(4, size); n += 1)
      for (const rest of multisets(size - n, rank + 1))
        found.push([...new Array<number>(n).fill(rank), ...rest])
  return found
}

const keyOf = (code: Code): number =>
  RANK_KEY[code % 13]! + SUIT_KEY[Math.floor(code / 13)]! * (1 << SUITS_FROM)

const sumOf = (ranks: Ranks): number => ranks.reduce((sum, rank) => sum + RANK_KEY[rank]!, 0)

const maskOf = (ranks: Ranks): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0)

const areDifferent = (ranks: Ranks): boolean => new Set(ranks).size === ranks.length

/** All five-card hands that the ranking tells apart, lowest first. */
const ranked = (fives: readonly Ranks[]) =>
  [
    ...fives.map(ranks => ({ ranks, isFlush: false })),
    ...fives.filter(areDifferent).map(ranks => ({ ranks, isFlush: true })),
  ]
    .map(hand => ({ ...hand, value: valueOfFive(cardsOf(example(hand.ranks, hand.isFlush))) }))
    .sort((a, b) => compare(a.value, b.value))

/**
 * Cards of these ranks, in one suit or in rotating suits, so that equal ranks get different suits.
 */
const example = (ranks: Ranks, isFlush: boolean): readonly Code[] =>
  isFlush ? ranks : ranks.map((rank, i) => rank + 13 * (i % 4))

/** The best five of six cards. @rule nz22:8.6 */
const best = (six: Ranks, strength: (five: Ranks) => number): number =>
  six.reduce((most, _, at) => Math.max(most, strength(six.filter((_, i) => i !== at))), 0)

const flushSuits = (cards: number): Uint8Array => {
  const suits = new Uint8Array(6 * 49 + 1)
  for (let d = 0; d <= cards; d += 1)
    for (let h = 0; h + d <= cards; h += 1)
      for (let s = 0; s + h + d <= cards; s += 1)
        suits[d + 7 * h + 49 * s] = [cards - d - h - s, d, h, s].findIndex(n => n >= 5) + 1
  return suits
}

interface PackedTable {
  readonly moved: Int32Array
  readonly size: number
}

/** Places the fullest rows first. Each gets the first offset without a collision. */
const packed = (sums: readonly number[]): PackedTable => {
  const rows = new Map<number, number[]>()
  for (const sum of sums) {
    const row = rows.get(sum >> ROW)
    if (row) row.push(sum)
    else rows.set(sum >> ROW, [sum])
  }
  const moved = new Int32Array(Math.max(...rows.keys()) + 1)
  const taken = new Uint8Array(sums.length * 4)
  let free = 0
  for (const [row, members] of [...rows].sort(([, a], [, b]) => b.length - a.length)) {
    while (taken[free] === 1) free += 1
    const by = firstMove(taken, members, free - Math.min(...members))
    for (const sum of members) taken[sum + by] = 1
    moved[row] = by
  }
  return { moved, size: taken.lastIndexOf(1) + 1 }
}

/** Plain loops, because this search takes most of the time to build the tables. */
const firstMove = (taken: Uint8Array, members: readonly number[], from: number): number => {
  for (let by = from; ; by += 1) {
    let at = 0
    while (at < members.length && taken[members[at]! + by] !== 1) at += 1
    if (at === members.length) return by
  }
}
