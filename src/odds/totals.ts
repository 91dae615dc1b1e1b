/** How often what came, over any number of simulations. */
export interface Totals {
  readonly rounds: number
  /** None where there is no shoe. */
  readonly shoes: number
  /** [finish of a round, or outcome of a draw] rounds. */
  readonly ends: readonly number[]
  /** [kinds of both hands] rounds of baccarat; [Super Bet] rounds of Lunar Poker. */
  readonly kinds: readonly number[]
}

export const NOTHING_YET: Totals = { rounds: 0, shoes: 0, ends: [], kinds: [] }

export const added = (one: Totals, other: Totals): Totals => ({
  rounds: one.rounds + other.rounds,
  shoes: one.shoes + other.shoes,
  ends: other.ends.map((n, i) => n + (one.ends[i] ?? 0)),
  kinds: other.kinds.map((n, i) => n + (one.kinds[i] ?? 0)),
})
