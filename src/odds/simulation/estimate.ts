/** A simulation's estimate for a wager. */
export interface Estimate {
  readonly wager: string
  readonly terms: string
  readonly edge: number
  /**
   * Treats rounds as independent. Rounds of one shoe are not quite, but the difference is very
   * small.
   */
  readonly standardError: number
}

/** Each net of a unit, with how often it occurred. */
export type NetCounts = readonly (readonly [net: number, times: number])[]

export const estimated = (wager: string, terms: string, seen: NetCounts): Estimate => {
  let rounds = 0
  let sum = 0
  let squares = 0
  for (const [net, times] of seen) {
    rounds += times
    sum += net * times
    squares += net * net * times
  }
  if (rounds === 0) return { wager, terms, edge: 0, standardError: 0 }
  const mean = sum / rounds
  const variance = Math.max(0, squares / rounds - mean * mean)
  return { wager, terms, edge: -mean, standardError: Math.sqrt(variance / rounds) }
}
