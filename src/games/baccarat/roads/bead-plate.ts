import type { RoundResult } from '../table/state.ts'
import { type Cell, ROWS } from './grid.ts'

/** One round with all its details: the winner, the pairs and the Void Hand. */
export interface Bead extends Cell {
  readonly round: RoundResult
}

/** Every round of the shoe in order, six to a column. @rule nz5:3.4(f) ruling:552 */
export const beadPlate = (rounds: readonly RoundResult[]): readonly Bead[] =>
  rounds.map((round, i) => ({ column: Math.floor(i / ROWS), row: i % ROWS, round }))
