import {
  fiveCardStrength,
  QUALIFIES,
  type Strength,
} from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { mixed, rankOf } from './deal.ts'

/**
 * The Dealer's four hidden cards by rank: 1,819 sets for each up-card. Flushes are corrected
 * afterwards; at most 495 sets can be one.
 */
export interface Hidden {
  /** By set, in the order of `countHidden`: its place in the order of strength. */
  readonly place: Uint16Array
  /** By strength: how many sets are weaker. */
  readonly weaker: Uint16Array
  /** The number of sets that do not qualify. */
  readonly unqualified: number
}

export const SETS = 1820
const STRENGTHS = 7462

export const asFive = (codes: readonly Code[]): Strength =>
  fiveCardStrength(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!)

export const hiddenHandsUnder = (up: Code): Hidden => {
  const strengths = fourRanks().map(ranks =>
    // No deck has five cards of a rank. This set comes first and is never counted.
    ranks.every(rank => rank === rankOf(up)) ? 0 : asFive(mixed([...ranks, rankOf(up)])),
  )
  const inOrder = strengths.map((_, set) => set).sort((a, b) => strengths[a]! - strengths[b]!)
  const place = new Uint16Array(SETS)
  inOrder.forEach((set, at) => {
    place[set] = at
  })
  const weaker = new Uint16Array(STRENGTHS + 2)
  for (const strength of strengths) weaker[strength + 1]! += 1
  for (let s = 1; s < weaker.length; s += 1) weaker[s]! += weaker[s - 1]!
  return { place, weaker, unqualified: weaker[QUALIFIES]! }
}

export const fourRanks = (): readonly (readonly number[])[] => {
  const sets = []
  for (let a = 0; a < 13; a += 1)
    for (let b = a; b < 13; b += 1)
      for (let c = b; c < 13; c += 1) for (let d = c; d < 13; d += 1) sets.push([a, b, c, d])
  return sets
}

/**
 * In how many ways the four hidden cards are among the n weakest sets, for every n. Each further
 * card of a rank multiplies by the cards left of it and divides by the number taken, which always
 * gives a whole number.
 * @param below is filled: `below[n]` for the n weakest sets.
 */
export const countHidden = ({ place }: Hidden, left: Uint8Array, below: Int32Array): void => {
  let set = 0
  for (let a = 0; a < 13; a += 1) {
    const one = left[a]!
    for (let b = a; b < 13; b += 1) {
      const two = b === a ? (one * (one - 1)) / 2 : one * left[b]!
      for (let c = b; c < 13; c += 1) {
        const alike = c > b ? 0 : b > a ? 1 : 2
        const of = left[c]! - alike
        const three = (two * of) / (alike + 1)
        below[place[set]! + 1] = (three * (of - 1)) / (alike + 2)
        set += 1
        for (let d = c + 1; d < 13; d += 1) {
          below[place[set]! + 1] = three * left[d]!
          set += 1
        }
      }
    }
  }
  for (let n = 1; n <= SETS; n += 1) below[n]! += below[n - 1]!
}
