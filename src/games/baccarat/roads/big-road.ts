import type { RoundResult } from '../state.ts'
import { type Cell, downFirst } from './grid.ts'
import { type DecidedRound, isDecided } from './streaks.ts'

export interface BigRoadCell extends Cell {
  /** The decided hand: its pairs are shown here, those of a tie on the Bead Plate alone. */
  readonly round: DecidedRound
  /** Ties between this hand and the next decided one; on the first cell also those before it. */
  readonly ties: number
}

export interface BigRoad {
  readonly cells: readonly BigRoadCell[]
  /** Ties while there is no cell to carry them. */
  readonly leadingTies: number
}

/** One cell for each decided hand, streak by streak. @rule nz5:3.4(f) ruling:552 */
export const bigRoad = (rounds: readonly RoundResult[]): BigRoad => {
  const decided: DecidedRound[] = []
  const ties: number[] = [0]
  for (const round of rounds) {
    if (!isDecided(round)) ties[ties.length - 1]! += 1
    else if (decided.push(round) > 1) ties.push(0)
  }
  const places = downFirst(decided.map(({ result }) => result))
  return {
    cells: places.map(({ column, row }, i) => ({
      column,
      row,
      round: decided[i]!,
      ties: ties[i]!,
    })),
    leadingTies: decided.length === 0 ? ties[0]! : 0,
  }
}
