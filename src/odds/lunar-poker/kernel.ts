import { QUALIFIES, sixCardStrength } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { BINARY } from '../wasm/binaries/lunar-poker.ts'
import { type Kernel, kernelFrom } from '../wasm/instance.ts'
import { highRank, rankOf, suitOf } from './deal.ts'
import { ranksIn, SUITED } from './suit-masks.ts'
import type { DealSums } from './sums.ts'
import {
  byMask,
  finalHand,
  finalHands,
  forceTables,
  fourTables,
  hiddenTables,
  LOWEST_FLUSH,
  LOWEST_STRAIGHT,
  LOWEST_STRAIGHT_FLUSH,
  ROYAL_FLUSH,
  setNumber,
} from './tables.ts'

/** The exports of `kernels/lunar-poker`. */
interface Functions {
  readonly place: (table: number) => number
  readonly start: () => void
  readonly prepare: (...strengths: readonly number[]) => void
  readonly prepareUp: (...numbers: readonly number[]) => void
  readonly reserve: (from: number, to: number) => number
  readonly countShared: (drawn: number, first: number) => void
  readonly countOwn: (hand: number, withBound: boolean) => void
  readonly clearTotals: () => void
  readonly setLater: (
    simple: boolean,
    aceKingPlays: number,
    oddPlays: number,
    forceFrom: number,
  ) => void
  readonly openHand: (hand: number) => number
  readonly wantChoices: (deal: number, wanted: number) => number
  readonly completeChoices: () => void
  readonly addChosen: (list: number, deal: number, choice: number) => void
  readonly solveHand: (hand: number, every: boolean) => number
  readonly spreadHand: () => void
  readonly solveDeal: (hand: number, ...patterns: readonly number[]) => number
  readonly valueIn: (deal: number, choice: number) => bigint
  readonly choiceDrawn: (choice: number) => number
  readonly choiceDiscard: (hand: number, choice: number) => number
}

export type LunarKernel = Kernel<Functions>

/** Numbers of the kernel's tables. */
const PLACE = {
  five: 0,
  six: 1,
  suited: 2,
  sets: 3,
  weaker: 4,
  oddWithin: 5,
  aceKingWithin: 6,
  aceKings: 7,
  ranks: 8,
  hidden: 9,
  kept: 10,
  highest: 11,
  outRanks: 12,
  outBits: 13,
  outStraights: 14,
  outFlushes: 15,
  dealtFlush: 16,
  otherMask: 17,
  otherPlain: 18,
  otherFlush: 19,
  classes: 20,
  base: 21,
  least: 22,
  most: 23,
  flush: 24,
  totals: 25,
  ends: 26,
} as const

type Place = keyof typeof PLACE
type Table = Uint8Array | Uint16Array | Uint32Array

const bytes = ({ buffer, byteOffset, byteLength }: Table): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** @param after bytes between the start of one column and the next */
const write = (kernel: LunarKernel, to: Place, tables: readonly Table[], after = 0): void => {
  const all = new Uint8Array(kernel.memory.buffer)
  tables.forEach((table, i) => {
    all.set(bytes(table), kernel.place(PLACE[to]) + i * after)
  })
}

export const readTable = (kernel: LunarKernel, from: Place, length: number): BigInt64Array =>
  new BigInt64Array(kernel.memory.buffer, kernel.place(PLACE[from]), length)

export const readBytes = (kernel: LunarKernel, from: Place, length: number): DataView =>
  new DataView(kernel.memory.buffer, kernel.place(PLACE[from]), length)

const suitedStrength = (mask: number): number => {
  const ranks = ranksIn(mask)
  if (ranks.length === 5) return SUITED[mask]!
  const [a, b, c, d, e, f] = ranks as [Code, Code, Code, Code, Code, Code]
  return ranks.length === 6 ? sixCardStrength(a, b, c, d, e, f) : 0
}

/** A new kernel for hands of five; undefined without WebAssembly SIMD. */
export const newLunarKernel = (): LunarKernel | undefined => {
  const kernel = kernelFrom<Functions>(BINARY)
  if (!kernel) return undefined
  kernel.start()
  write(kernel, 'five', [finalHands(5)])
  write(kernel, 'suited', [byMask(suitedStrength)])
  kernel.prepare(LOWEST_STRAIGHT, LOWEST_FLUSH, LOWEST_STRAIGHT_FLUSH, ROYAL_FLUSH)
  return kernel
}

let SIX: Uint32Array | undefined

/** All hands of six: a single deal needs only thirteen of them. */
export const learnSix = (kernel: LunarKernel): void => {
  SIX ??= finalHands(6)
  write(kernel, 'six', [SIX])
}

/** Every hand that a hand of these ranks can become. */
export const learnSixthCards = (kernel: LunarKernel, hand: readonly number[]): void => {
  const all = new DataView(kernel.memory.buffer, kernel.place(PLACE.six))
  for (let rank = 0; rank < 13; rank += 1) {
    const six = [...hand, rank]
    all.setUint32(4 * setNumber(six), finalHand(six), true)
  }
}

const COLUMN = 512

const upTables = (up: Code) => ({
  hidden: hiddenTables(up),
  force: forceTables(up),
  fours: fourTables(up),
})

const UP_TABLES = new Map<number, ReturnType<typeof upTables>>()

const tablesBeside = (up: Code): ReturnType<typeof upTables> => {
  const known = UP_TABLES.get(rankOf(up))
  if (known) return known
  const tables = upTables(up)
  UP_TABLES.set(rankOf(up), tables)
  return tables
}

/** Shows the kernel the Dealer's card. Only its rank matters. */
export const turnUp = (kernel: LunarKernel, up: Code): void => {
  const { hidden, force, fours } = tablesBeside(up)
  write(kernel, 'sets', [hidden.columns])
  write(kernel, 'weaker', [hidden.weaker])
  write(kernel, 'oddWithin', [fours.oddWithin])
  write(kernel, 'aceKingWithin', [fours.aceKingWithin])
  write(kernel, 'aceKings', [fours.aceKings])
  write(kernel, 'ranks', force.ranks, COLUMN)
  write(kernel, 'hidden', [force.hidden])
  write(kernel, 'kept', [force.kept])
  write(kernel, 'highest', [force.highest])
  write(kernel, 'outRanks', force.outRanks, COLUMN)
  write(kernel, 'outBits', force.outBits, 2 * COLUMN)
  write(kernel, 'outStraights', force.outStraights, 2 * COLUMN)
  write(kernel, 'outFlushes', force.outFlushes, 2 * COLUMN)
  write(kernel, 'dealtFlush', [force.dealtFlush])
  write(kernel, 'otherMask', [fours.mask])
  write(kernel, 'otherPlain', [fours.plain])
  write(kernel, 'otherFlush', [fours.suited])
  kernel.prepareUp(
    highRank(rankOf(up)),
    LOWEST_STRAIGHT,
    LOWEST_FLUSH,
    QUALIFIES,
    hidden.unqualified,
    fours.aceKings.length / 2,
    force.sets,
    force.aboveLanes,
    force.lanes,
    fours.others,
    fours.mask.length,
  )
}

/** By suit, the up-card's first: a bit for each of the hand's different ranks that it holds. */
export const patternsOf = (hand: readonly Code[], up: Code): readonly number[] => {
  const ranks = [...new Set(hand.map(code => highRank(rankOf(code))))].sort((a, b) => a - b)
  const suits = [suitOf(up), ...[0, 1, 2, 3].filter(suit => suit !== suitOf(up))]
  return suits.map(suit =>
    hand
      .filter(code => suitOf(code) === suit)
      .reduce((bits, code) => bits | (1 << ranks.indexOf(highRank(rankOf(code)))), 0),
  )
}

const CHOICES = 28

/** The sums of one deal, counted by the kernel. */
export const kernelSums = (kernel: LunarKernel, hand: readonly Code[], up: Code): DealSums => {
  turnUp(kernel, up)
  const ranks = hand.map(code => highRank(rankOf(code)))
  const set = setNumber(ranks)
  learnSixthCards(kernel, ranks)
  const choices = kernel.solveDeal(set, ...patternsOf(hand, up))
  const base = readTable(kernel, 'base', CHOICES)
  const flush = readTable(kernel, 'flush', 4 * CHOICES)
  const places = discardPlaces(kernel, set)
  const suits = [suitOf(up), ...[0, 1, 2, 3].filter(suit => suit !== suitOf(up))]
  return {
    play: Number(base[0]),
    buy: Number(base[1]),
    exchange: discard => {
      const gone = discard.map(code => highRank(rankOf(code))).sort((a, b) => a - b)
      const choice = discard.length === 5 ? choices - 1 : places.get(gone.join())!
      const kept = hand.filter(code => !discard.includes(code))
      const flushes = suits.map((suit, t) =>
        kept.every(code => suitOf(code) === suit) && new Set(kept.map(rankOf)).size === kept.length
          ? flush[4 * choice + t]!
          : 0n,
      )
      return Number(flushes.reduce((sum, one) => sum + one, base[choice]!))
    },
  }
}

/**
 * By the ranks that are exchanged, in ascending order: the number of the choice. All five is the
 * last.
 */
export const discardPlaces = (kernel: LunarKernel, hand: number): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (let choice = 2; kernel.choiceDrawn(choice) < 5; choice += 1) {
    const ranks = kernel.choiceDiscard(hand, choice)
    const gone = Array.from(
      { length: kernel.choiceDrawn(choice) },
      (_, i) => (ranks >>> (8 * i)) & 0xff,
    )
    places.set(gone.join(), choice)
  }
  return places
}
