import { assert } from '../../../kernel/assert.ts'

/** The position of a mark on the board. */

export interface Cell {
  readonly column: number
  readonly row: number
}

export const ROWS = 6

/**
 * A streak of equal symbols goes down while it can, and then to the right. The next streak starts
 * at the top, in the column after the start of the last one. Casinos agree on this; no clause
 * defines it.
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

/** A streak that turns right is a dragon tail. It goes down again where an older tail ends. */
const onward = ({ column, row }: Cell, isFree: (cell: Cell) => boolean): Cell => {
  const below = { column, row: row + 1 }
  return below.row < ROWS && isFree(below) ? below : { column: column + 1, row }
}

/** If a tail runs along the top row, the next streak skips its columns. */
const nextStart = ({ column }: Cell, isFree: (cell: Cell) => boolean): Cell => {
  const top = { column: column + 1, row: 0 }
  return isFree(top) ? top : nextStart(top, isFree)
}
