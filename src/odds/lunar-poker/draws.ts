import { choose, type Deal, suitOf } from './deal.ts'

/** The possible draws by their ranks, and the suits they can have. */

/** Every set of ranks of this size that the deck holds. */
export const rankSets = (
  left: Uint8Array,
  size: number,
  from = 0,
): readonly (readonly number[])[] => {
  if (size === 0) return [[]]
  const sets: (readonly number[])[] = []
  for (let rank = from; rank < 13; rank += 1)
    for (let n = 1; n <= Math.min(left[rank]!, size); n += 1)
      for (const rest of rankSets(left, size - n, rank + 1))
        sets.push([...new Array<number>(n).fill(rank), ...rest])
  return sets
}

/** Draws with the same ranks, and with the same of these ranks in the up-card's suit. */
export interface Draws {
  readonly inUpSuit: number
  readonly ways: number
}

export const bySuitOfUp = (
  { left, inSuit, up }: Deal,
  ranks: readonly number[],
): readonly Draws[] => {
  let draws: Draws[] = [{ inUpSuit: 0, ways: 1 }]
  for (const [rank, n] of counted(ranks)) {
    const has = (inSuit[suitOf(up)]! >> rank) & 1
    const without = choose(left[rank]! - has, n)
    const withIt = has * choose(left[rank]! - has, n - 1)
    const more: Draws[] = []
    for (const { inUpSuit, ways } of draws) {
      if (without > 0) more.push({ inUpSuit, ways: ways * without })
      if (withIt > 0) more.push({ inUpSuit: inUpSuit | (1 << rank), ways: ways * withIt })
    }
    draws = more
  }
  return draws
}

/** Counts each rank. Equal ranks must be next to each other. */
const counted = (ranks: readonly number[]): readonly (readonly [rank: number, n: number])[] => {
  const runs: [number, number][] = []
  for (const rank of ranks) {
    const run = runs.at(-1)
    if (run?.[0] === rank) run[1] += 1
    else runs.push([rank, 1])
  }
  return runs
}

/** Each single draw of these ranks: by suit, the ranks drawn in it. */
export type BySuit = readonly [number, number, number, number]

export const bySuits = ({ inSuit }: Deal, ranks: readonly number[]): readonly BySuit[] => {
  let draws: readonly BySuit[] = [[0, 0, 0, 0]]
  for (const [rank, n] of counted(ranks)) {
    const suits = [0, 1, 2, 3].filter(suit => (inSuit[suit]! >> rank) & 1)
    const added = subsets(suits, n).map(chosen =>
      [0, 1, 2, 3].map(suit => (chosen.includes(suit) ? 1 << rank : 0)),
    )
    draws = draws.flatMap(([c, d, h, s]) =>
      added.map((of): BySuit => [c | of[0]!, d | of[1]!, h | of[2]!, s | of[3]!]),
    )
  }
  return draws
}

export const subsets = <T>(of: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]]
  return of.flatMap((one, i) => subsets(of.slice(i + 1), size - 1).map(rest => [one, ...rest]))
}
