import type { Side } from '../s09-third-cards/third-card.ts'
import type { RoundResult } from '../table/state.ts'

/** Hands that one side won in a row. Ties neither end nor lengthen a streak. */
export interface Streak {
  readonly side: Side
  readonly length: number
}

export type DecidedRound = RoundResult & { readonly result: Side }

export const isDecided = (round: RoundResult): round is DecidedRound => round.result !== 'tie'

/** The winners, hand by hand, without ties. */
export const winners = (rounds: readonly RoundResult[]): readonly Side[] =>
  rounds.filter(isDecided).map(({ result }) => result)

export const streaks = (sides: readonly Side[]): readonly Streak[] => {
  const found: Streak[] = []
  for (const side of sides) {
    const last = found.at(-1)
    if (last?.side === side) found[found.length - 1] = { side, length: last.length + 1 }
    else found.push({ side, length: 1 })
  }
  return found
}
