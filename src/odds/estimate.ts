/** What a simulation says of a wager. */
export interface Estimate {
  readonly wager: string
  readonly terms: string
  readonly edge: number
  /** As if no round had to do with any other; those of one shoe have, and it is very little. */
  readonly standardError: number
}

/** What a unit changed by, and how often it was seen to. */
export type Seen = readonly (readonly [net: number, times: number])[]

export const estimated = (wager: string, terms: string, seen: Seen): Estimate => {
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
