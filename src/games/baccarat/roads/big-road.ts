import type { RoundResult } from '../table/state.ts'
import { type Cell, downFirst } from './grid.ts'
import { type DecidedRound, isDecided } from './streaks.ts'

export interface BigRoadCell extends Cell {
  /** A decided hand with its pairs. Only the Bead Plate shows the pairs of a tie. */
  readonly round: DecidedRound
  /** Ties between this hand and the next decided one. The first cell also counts earlier ties. */
  readonly ties: number
}

export interface BigRoad {
  readonly cells: readonly BigRoadCell[]
  /** Ties before the first decided hand. */
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
