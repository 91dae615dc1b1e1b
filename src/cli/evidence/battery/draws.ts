import { beyondNormal } from '../../../odds/numbers/special-functions.ts'
import { chiSquare, type FairnessTest, fitted } from './fit-test.ts'

/** Questions about a sequence of numbers from 0 to n - 1. */

export type Draws = ArrayLike<number>

const frequency = (draws: Draws, n: number): number => {
  const counts = new Float64Array(n)
  for (let i = 0; i < draws.length; i += 1) counts[draws[i]!]! += 1
  return chiSquare(counts, () => draws.length / n)
}

/** Pairs that do not overlap. All cells of the square are equally likely. */
const pairs = (draws: Draws, n: number, apart: number): number => {
  const counts = new Float64Array(n * n)
  let seen = 0
  for (let i = 0; i + apart < draws.length; i += 2 * apart)
    for (let j = i; j < i + apart && j + apart < draws.length; j += 1) {
      counts[draws[j]! * n + draws[j + apart]!]! += 1
      seen += 1
    }
  return chiSquare(counts, () => seen / (n * n))
}

/** Runs of low and high numbers, by Wald and Wolfowitz. */
const runs = (draws: Draws, n: number): number => {
  let low = 0
  let count = 0
  let before = -1
  for (let i = 0; i < draws.length; i += 1) {
    const half = draws[i]! < Math.floor(n / 2) ? 0 : 1
    if (half === 0) low += 1
    if (half !== before) count += 1
    before = half
  }
  const all = draws.length
  const product = 2 * low * (all - low)
  if (product === 0) return 0
  const mean = product / all + 1
  const variance = (product * (product - all)) / (all * all * (all - 1))
  return beyondNormal((count - mean) / Math.sqrt(variance))
}

/**
 * The correlation of a number with the one `lag` places later. Mean and variance are known, not
 * estimated.
 */
const correlation = (draws: Draws, n: number, lag: number): number => {
  const mean = (n - 1) / 2
  const variance = (n * n - 1) / 12
  const all = draws.length - lag
  let sum = 0
  for (let i = 0; i < all; i += 1) sum += (draws[i]! - mean) * (draws[i + lag]! - mean)
  return beyondNormal(sum / (variance * Math.sqrt(all)))
}

const LONGEST_GAP = 200

/** How many other numbers come between two marked ones. About a sixth are marked. */
const gaps = (draws: Draws, n: number, isMarked: (draw: number) => boolean): number => {
  const chance = Array.from({ length: n }, (_, i) => i).filter(isMarked).length / n
  const counts = new Array<number>(LONGEST_GAP + 1).fill(0)
  let since = -1
  for (let i = 0; i < draws.length; i += 1) {
    if (!isMarked(draws[i]!)) continue
    if (since >= 0) counts[Math.min(i - since - 1, LONGEST_GAP)]! += 1
    since = i
  }
  return fitted(
    counts,
    Array.from({ length: LONGEST_GAP + 1 }, (_, gap) =>
      gap < LONGEST_GAP ? chance * (1 - chance) ** gap : (1 - chance) ** gap,
    ),
  )
}

/** The probability that the draw number t completes the set of all n, for t from 0. */
export const collected = (n: number): readonly number[] => {
  const chances: number[] = []
  let seen = new Float64Array(n + 1)
  seen[0] = 1
  for (let left = 1; left > 1e-9 && chances.length < 40 * n; left -= seen[n]!) {
    chances.push(seen[n]!)
    const next = new Float64Array(n + 1)
    for (let k = 0; k < n; k += 1) {
      next[k]! += seen[k]! * (k / n)
      next[k + 1]! += seen[k]! * ((n - k) / n)
    }
    seen = next
  }
  return chances
}

const coupons = (draws: Draws, n: number): number => {
  const chances = collected(n)
  const counts = new Array<number>(chances.length).fill(0)
  let seen = new Set<number>()
  let from = 0
  for (let i = 0; i < draws.length; i += 1) {
    seen.add(draws[i]!)
    if (seen.size < n) continue
    const took = Math.min(i - from + 1, chances.length - 1)
    counts[took]! += 1
    seen = new Set()
    from = i + 1
  }
  return counts.every(count => count === 0) ? 0 : fitted(counts, chances)
}

const LAGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** For a larger n there are too many pairs for the number of draws. */
const MOST_SQUARED = 52

export const drawTests = (name: string, draws: Draws, n: number): readonly FairnessTest[] => {
  const sixth = Math.ceil(n / 6)
  const found = (asks: string, p: number): FairnessTest => ({ asks: `${name}: ${asks}`, p })
  return [
    found('each number as often', frequency(draws, n)),
    found('runs of low and high', runs(draws, n)),
    ...LAGS.map(lag => found(`correlation, ${lag} apart`, correlation(draws, n, lag))),
    found(
      'gaps between the lowest',
      gaps(draws, n, draw => draw < sixth),
    ),
    found(
      'gaps between the highest',
      gaps(draws, n, draw => draw >= n - sixth),
    ),
    found('draws until all have come', coupons(draws, n)),
    ...(n <= MOST_SQUARED
      ? [1, 2].map(apart => found(`pairs, ${apart} apart`, pairs(draws, n, apart)))
      : []),
  ]
}
