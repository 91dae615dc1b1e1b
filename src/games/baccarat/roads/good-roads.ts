import type { Side } from '../s09-third-card.ts'
import type { Streak } from './streaks.ts'

/**
 * Shapes that players look for at the end of the Big Road. Houses differ about them, so they are a
 * table and nothing more: no clause knows them, and no shape says what comes next.
 */

/** A column of exactly so many, or of at least so many. */
type Column = number | { readonly least: number }

interface GoodRoad {
  readonly is: string
  /** The newest columns, the newest last. */
  readonly columns: readonly Column[]
  /** Whose column the newest is, where that matters. */
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

/** What the road looks like at its end; at most one shape fits. */
export const goodRoad = (runs: readonly Streak[]): GoodRoadName | undefined =>
  GOOD_ROADS.find(road => isAt(runs, road))?.is
