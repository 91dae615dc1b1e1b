import type { Spread } from '../../../odds/spread.ts'

/** The wagers of two set-ups, side by side. */

export interface Pair {
  readonly wager: string
  readonly kept: Spread | undefined
  readonly now: Spread | undefined
}

/** Each wager once, with its first terms in each set-up. */
export const paired = (kept: readonly Spread[], now: readonly Spread[]): readonly Pair[] => {
  const names = [...new Set([...now, ...kept].map(({ wager }) => wager))]
  const find = (among: readonly Spread[], name: string) => among.find(({ wager }) => wager === name)
  return names.map(wager => ({ wager, kept: find(kept, wager), now: find(now, wager) }))
}
