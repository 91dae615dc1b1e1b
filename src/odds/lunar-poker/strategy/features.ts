import type { Code } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { CARD_ORDER } from '../../../games/lunar-poker/s04-hands/hands.ts'
import type { Rank } from '../../../kernel/card.ts'
import { highRank, rankOf, suitOf } from '../deal.ts'

/** What the rules of a strategy see in five cards and the Dealer's card. Ranks count from the 2. */

export const SORTS = [
  'odd-cards',
  'ace-king',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
] as const
export type Sort = (typeof SORTS)[number]

export interface Features {
  /** The place in `SORTS`. */
  readonly sort: number
  readonly up: number
  readonly highest: number
  readonly second: number
  /** Of the highest pair, or -1. */
  readonly pairRank: number
  /** The most cards of one suit. */
  readonly suited: number
  /** Ranks that would complete a straight. */
  readonly outs: number
  readonly topSuited: boolean
  readonly aceKing: boolean
  /** Cards of the rank of the Dealer's. */
  readonly holdsUp: number
  /** The cards that share their rank with another one. */
  readonly alike: readonly Code[]
  /** The highest first. */
  readonly sorted: readonly Code[]
}

export const valueOfRank = (rank: Rank): number => CARD_ORDER.indexOf(rank)

const heightOf = (code: Code): number => highRank(rankOf(code))

const RUNS = Array.from({ length: 10 }, (_, i) => (i === 0 ? 0x100f : 0x1f << (i - 1)))
const isRun = (mask: number): boolean => RUNS.some(run => (mask & run) === run)

const outsOf = (mask: number): number => {
  if (isRun(mask)) return 0
  let outs = 0
  for (let rank = 0; rank < 13; rank += 1)
    if (!((mask >> rank) & 1) && isRun(mask | (1 << rank))) outs += 1
  return outs
}

const ACE = 12
const KING = 11

export const featuresOf = (hand: readonly Code[], upCode: Code): Features => {
  const cards = new Uint8Array(13)
  const suits = new Uint8Array(4)
  let mask = 0
  for (const code of hand) {
    cards[heightOf(code)]! += 1
    suits[suitOf(code)]! += 1
    mask |= 1 << heightOf(code)
  }
  const up = heightOf(upCode)
  const sorted = hand.toSorted((a, b) => heightOf(b) - heightOf(a))
  const most = Math.max(...cards)
  const alike = hand.filter(code => cards[heightOf(code)]! > 1)
  const suited = Math.max(...suits)
  return {
    sort: sortOf(most, alike.length, { mask, suited }),
    up,
    highest: heightOf(sorted[0]!),
    second: heightOf(sorted[1]!),
    pairRank: alike.reduce((highest, code) => Math.max(highest, heightOf(code)), -1),
    suited,
    outs: outsOf(mask),
    topSuited: suitOf(sorted[0]!) === suitOf(sorted[1]!),
    aceKing: cards[ACE]! > 0 && cards[KING]! > 0,
    holdsUp: cards[up]!,
    alike,
    sorted,
  }
}

const sortOf = (
  most: number,
  alike: number,
  { mask, suited }: { readonly mask: number; readonly suited: number },
): number => {
  if (most === 4) return 8
  if (alike === 5) return 7
  if (suited === 5) return 6
  if (isRun(mask)) return 5
  if (most === 3) return 4
  if (alike === 4) return 3
  if (alike === 2) return 2
  return (mask >> ACE) & (mask >> KING) & 1
}
