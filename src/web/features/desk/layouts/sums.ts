import type { Wager } from '../../../../kernel/wager.ts'

/** The total wagered on each place. */
export const sumsOf = (wagers: readonly Wager[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { on, chips } of wagers) {
    const [place] = on.split('/') as [string]
    sums.set(on, (sums.get(on) ?? 0) + chips)
    if (place !== on) sums.set(place, (sums.get(place) ?? 0) + chips)
  }
  return sums
}
