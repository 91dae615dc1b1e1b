/** Counts of results, over any number of simulations. */
export interface Totals {
  readonly rounds: number
  /** Undefined without a shoe. */
  readonly shoes: number
  /** [finish of a round, or outcome of a draw] rounds. */
  readonly ends: readonly number[]
  /** [kinds of both hands] rounds of baccarat; [Super Bet] rounds of Lunar Poker. */
  readonly kinds: readonly number[]
}

export const NOTHING_YET: Totals = { rounds: 0, shoes: 0, ends: [], kinds: [] }

const combined =
  (both: (one: number, other: number) => number) =>
  (one: Totals, other: Totals): Totals => ({
    rounds: both(one.rounds, other.rounds),
    shoes: both(one.shoes, other.shoes),
    ends: eachOf(one.ends, other.ends, both),
    kinds: eachOf(one.kinds, other.kinds, both),
  })

const eachOf = (
  one: readonly number[],
  other: readonly number[],
  both: (one: number, other: number) => number,
): readonly number[] => {
  const all = new Array<number>(Math.max(one.length, other.length))
  for (let i = 0; i < all.length; i += 1) all[i] = both(one[i] ?? 0, other[i] ?? 0)
  return all
}

export const added = combined((one, other) => one + other)

export const subtracted = combined((one, other) => one - other)
