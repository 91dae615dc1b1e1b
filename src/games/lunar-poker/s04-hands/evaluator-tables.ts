import { type Card, DECK } from '../../../kernel/card.ts'
import { compare, valueOfFive } from './hands.ts'

/**
 * The tables of the evaluator. Nothing is ranked here: they are filled by the rule functions of
 * section 4, once for every hand that those tell apart.
 */

/** A card as its place in a new deck: clubs, diamonds, hearts, spades, ace to king. */
export type Code = number

/** Sums of up to six of these, none more than four times, tell which ranks were summed. Ace to king. */
// biome-ignore format: one row
const RANK_KEY = [0, 1, 5, 22, 98, 422, 1734, 5760, 14270, 37951, 90838, 206930, 436437]

/** A sum counts suits from this bit on, in the base seven; clubs are what is missing. */
const SUITS_FROM = 22
const SUIT_KEY = [0, 1, 7, 49]

/** Sums lie thinly over two million numbers. They are moved, row by row, to where a cache holds them. */
const ROW = 9

export interface Tables {
  readonly suitsFrom: number
  readonly row: number
  /** By card: what it adds to a sum. */
  readonly key: Int32Array
  /** By the suits of a sum: the suit of at least five of the cards, counted from 1; or 0. */
  readonly flush: { readonly five: Uint8Array; readonly six: Uint8Array }
  /** By row of a sum: how far the row was moved. */
  readonly moved: { readonly five: Int32Array; readonly six: Int32Array }
  /** 1 is the lowest hand; the same number is the same Poker Value. */
  readonly strength: {
    readonly five: Uint16Array
    readonly six: Uint16Array
    /** By the ranks that there are of the suit, a bit for each. */
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
  const placeOf = (ranks: Ranks, { moved }: Packed) => moved[sumOf(ranks) >> ROW]! + sumOf(ranks)
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

/** Ranks as their places in a new suit: 0 is the ace, 12 the king. */
type Ranks = readonly number[]

/** Every way to take so many ranks, none more than four times. */
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

/** All hands of five that the ranking tells apart, lowest first. */
const ranked = (fives: readonly Ranks[]) =>
  [
    ...fives.map(ranks => ({ ranks, isFlush: false })),
    ...fives.filter(areDifferent).map(ranks => ({ ranks, isFlush: true })),
  ]
    .map(hand => ({ ...hand, value: valueOfFive(cardsOf(example(hand.ranks, hand.isFlush))) }))
    .sort((a, b) => compare(a.value, b.value))

/** Cards of these ranks: of one suit, or of turning suits, so that like ranks differ in theirs. */
const example = (ranks: Ranks, isFlush: boolean): readonly Code[] =>
  isFlush ? ranks : ranks.map((rank, i) => rank + 13 * (i % 4))

/** Of six cards the best five. @rule nz22:8.6 */
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

interface Packed {
  readonly moved: Int32Array
  readonly size: number
}

/** Rows with most sums first, each moved to the first place where it meets no other. */
const packed = (sums: readonly number[]): Packed => {
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

/** Loops and no functions: most of the time of building the tables is spent in this search. */
const firstMove = (taken: Uint8Array, members: readonly number[], from: number): number => {
  for (let by = from; ; by += 1) {
    let at = 0
    while (at < members.length && taken[members[at]! + by] !== 1) at += 1
    if (at === members.length) return by
  }
}
