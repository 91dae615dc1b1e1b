import type { Removal } from '../baccarat/removal.ts'
import type { Offers, ParSheet, Signs } from '../par.ts'
import type { Row } from '../row.ts'
import type { DrawLine } from '../simulation/draws.ts'
import { type Spread, spreadOf } from '../spread.ts'
import type { ParTable } from './tables.ts'

/** Every wager of a game and its possible results. */
export interface Wagers {
  readonly spreads: readonly Spread[]
  /** How many cards, compartments, rolls or hands the count starts from, and the number of ways. */
  readonly from: number
  readonly ways: bigint
  readonly removals: readonly Removal[]
}

/** The edges of one kind of table, such as a layout. */
export interface EdgeTable {
  readonly of: Readonly<Record<string, string | number>>
  readonly rows: readonly Row[]
}

/** The figures of one game. `Q` says which of its tables is meant. */
export interface Sheets<Q> {
  readonly table: (question: Q) => ParTable
  readonly sheet: (question: Q, signs: Signs, offers: Offers) => ParSheet
  readonly wagers: (question: Q) => Wagers
  readonly edges: () => readonly EdgeTable[]
}

/** Every outcome is equally likely. */
export const drawnWagers = (lines: readonly DrawLine[]): Wagers => {
  const from = lines[0]!.nets.length
  return { spreads: lines.map(spreadOf), from, ways: BigInt(from), removals: [] }
}
