import type { Side } from '../s09-third-cards/third-card.ts'
import type { Streak } from './streaks.ts'

/**
 * Patterns that players look for at the end of the Big Road. Casinos define them differently and no
 * clause does. A pattern does not predict the next hand.
 */

/** A column of exactly this length, or of at least this length. */
type Column = number | { readonly least: number }

interface GoodRoad {
  readonly is: string
  /** The latest columns, the newest last. */
  readonly columns: readonly Column[]
  /** The side of the newest column, if it matters. */
  readonly ends?: Side
}

// biome-ignore format: a table
export const GOOD_ROADS = [
  { is: 'long-banker', columns: [{ least: 4 }], ends: 'banker' },
  { is: 'long-player', columns: [{ least: 4 }], ends: 'player' },
  { is: 'single-chop', columns: [1, 1, 1, 1] },
  { is: 'double-chop', columns: [2, 2, 2, 2] },
  { is: 'one-two',     columns: [1, 2, 1, 2], ends: 'player' },
  { is: 'two-one',     columns: [1, 2, 1, 2], ends: 'banker' },
] as const satisfies readonly GoodRoad[]

export type GoodRoadName = (typeof GOOD_ROADS)[number]['is']

const fits = (column: Column, length: number): boolean =>
  typeof column === 'number' ? length === column : length >= column.least

const isAt = (runs: readonly Streak[], { columns, ends }: GoodRoad): boolean => {
  const newest = runs.slice(-columns.length)
  return (
    newest.length === columns.length &&
    columns.every((column, i) => fits(column, newest[i]!.length)) &&
    (ends === undefined || runs.at(-1)?.side === ends)
  )
}

/** The pattern at the end of the road. At most one fits. */
export const goodRoad = (runs: readonly Streak[]): GoodRoadName | undefined =>
  GOOD_ROADS.find(road => isAt(runs, road))?.is
