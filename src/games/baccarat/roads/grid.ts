import { assert } from '../../../kernel/assert.ts'

/** Where the marks of a road stand on the board. */

export interface Cell {
  readonly column: number
  readonly row: number
}

export const ROWS = 6

/**
 * Down first: a streak of equal symbols goes down while it can, and to the right where it cannot;
 * the next streak begins at the top, beside the column where the last one began. The houses agree
 * on this; no clause does.
 */
export const downFirst = (symbols: readonly string[]): readonly Cell[] => {
  const taken = new Set<number>()
  const isFree = ({ column, row }: Cell): boolean => !taken.has(column * ROWS + row)
  const cells: Cell[] = []
  let start: Cell = { column: -1, row: 0 }
  for (const [i, symbol] of symbols.entries()) {
    const goesOn = i > 0 && symbol === symbols[i - 1]
    const cell = goesOn ? onward(cells[i - 1]!, isFree) : nextStart(start, isFree)
    if (!goesOn) start = cell
    assert(isFree(cell), 'no two marks of a road share a cell')
    taken.add(cell.column * ROWS + cell.row)
    cells.push(cell)
  }
  return cells
}

/** Sideways is the dragon's tail; behind the end of an older tail it drops again. */
const onward = ({ column, row }: Cell, isFree: (cell: Cell) => boolean): Cell => {
  const below = { column, row: row + 1 }
  return below.row < ROWS && isFree(below) ? below : { column: column + 1, row }
}

/** A tail that runs along the top makes the next streak skip its columns. */
const nextStart = ({ column }: Cell, isFree: (cell: Cell) => boolean): Cell => {
  const top = { column: column + 1, row: 0 }
  return isFree(top) ? top : nextStart(top, isFree)
}
