import { clothOf, type Elections } from '../../../games/roulette/book/book.ts'
import { isDeclared } from '../../../games/roulette/names.ts'
import type {
  Box,
  Layout,
  NumberBox,
  OutsideBox,
  Point,
} from '../../../games/roulette/s02-layout.ts'
import { colourOf, isZero } from '../../../games/roulette/s02-wheel.ts'
import { positions } from '../../../games/roulette/s03-wagers/positions.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { type Paint, wrappedItems } from '../drawing.ts'
import { wagerName } from './names.ts'
import type { Table } from './session.ts'

/**
 * The layout as seen from the wheel, turned to fit: zeros on the left, columns on the right. It is
 * drawn from the boxes of the layout, with every chip where the rules place it.
 */

interface Glyph {
  readonly text: string
  readonly ink?: 'red' | 'green' | 'yellow'
}

type Grid = Glyph[][]

const ROWS = 11
const COLUMNS = 73

/** Half a box is one line. A box is five characters wide, the column bets at the end seven. */
const rowOf = (x: number): number => Math.round((12 - x) / 2)
const columnOf = (y: number): number =>
  Math.round(y <= 48 ? ((y + 4) * 5) / 4 : 65 + ((y - 48) * 7) / 4)

const [UP, DOWN, LEFT, RIGHT] = [1, 2, 4, 8] as const

// biome-ignore format: set as printed
const LINES: Readonly<Record<number, string>> = {
  [UP | DOWN]: '│',               [LEFT | RIGHT]: '─',
  [DOWN | RIGHT]: '┌',            [DOWN | LEFT]: '┐',
  [UP | RIGHT]: '└',              [UP | LEFT]: '┘',
  [UP | DOWN | RIGHT]: '├',       [UP | DOWN | LEFT]: '┤',
  [DOWN | LEFT | RIGHT]: '┬',     [UP | LEFT | RIGHT]: '┴',
  [UP | DOWN | LEFT | RIGHT]: '┼',
}

interface Frame {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const frameOf = ({ x, y, width, height }: Box): Frame => ({
  top: rowOf(x + width),
  bottom: rowOf(x),
  left: columnOf(y),
  right: columnOf(y + height),
})

/** The borders of all boxes, joined where they meet. */
const lined = (boxes: readonly Box[]): Grid => {
  const arms = Array.from({ length: ROWS }, () => Array<number>(COLUMNS).fill(0))
  const join = (row: number, column: number, arm: number): void => {
    arms[row]![column]! |= arm
  }
  for (const { top, bottom, left, right } of boxes.map(frameOf)) {
    for (let column = left; column <= right; column += 1)
      for (const row of [top, bottom])
        join(row, column, (column > left ? LEFT : 0) | (column < right ? RIGHT : 0))
    for (let row = top; row <= bottom; row += 1)
      for (const column of [left, right])
        join(row, column, (row > top ? UP : 0) | (row < bottom ? DOWN : 0))
  }
  return arms.map(row => row.map(arm => ({ text: LINES[arm] ?? ' ' })))
}

const write = (grid: Grid, row: number, column: number, text: string, ink?: Glyph['ink']): void => {
  for (const [i, letter] of [...text].entries())
    grid[row]![column + i] = ink ? { text: letter, ink } : { text: letter }
}

const middleRow = ({ top, bottom }: Frame): number => Math.floor((top + bottom) / 2)

/** Marks red numbers with an r too, for terminals without colour. */
const numberLabel = (grid: Grid, box: NumberBox): void => {
  const frame = frameOf(box)
  const colour = colourOf(box.pocket)
  const text = `${box.pocket.padStart(2)}${colour === 'red' ? 'r' : ''}`
  write(grid, middleRow(frame), frame.left + 1, text, colour === 'black' ? undefined : colour)
}

// biome-ignore format: set as printed
const LABELS: Readonly<Record<OutsideBox['kind'], string>> = {
  column: 'col', dozen: 'dozen', low: 'low 1-18', high: 'high 19+',
  even: 'even', odd: 'odd', red: 'red', black: 'black',
}

const outsideLabel = (grid: Grid, box: OutsideBox): void => {
  const frame = frameOf(box)
  const label = box.which === undefined ? LABELS[box.kind] : `${LABELS[box.kind]} ${box.which}`
  const room = frame.right - frame.left - 2
  const indent = Math.max(0, Math.floor((room - label.length) / 2))
  const ink = box.kind === 'red' ? 'red' : undefined
  write(grid, middleRow(frame), frame.left + 1 + indent, label, ink)
}

/** Puts a chip at the right edge of a box, so that the number stays readable. */
const placeOf = ({ numbers, outside }: Layout, at: Point): readonly [number, number] => {
  const isInside = ({ x, y, width, height }: Box): boolean =>
    at.x > x && at.x < x + width && at.y > y && at.y < y + height
  const box = [...numbers, ...outside].find(isInside)
  if (!box) return [rowOf(at.x), columnOf(at.y)]
  const frame = frameOf(box)
  return [middleRow(frame), frame.right - 1]
}

export interface PlacedChips {
  readonly mark: string
  readonly says: string
  readonly at: Point | undefined
}

/** The layout without the courtesy line, which repeats the zeros and is not drawn. */
const mainOf = (elections: Elections): Layout => clothOf({ ...elections, courtesyLine: false })

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The patron's wagers on the table, each with its own letter. */
export const placedChips = ({ wagers, play }: Table): readonly PlacedChips[] => {
  const places = new Map(positions(mainOf(play.elections)).map(({ on, at }) => [on, at]))
  const plain = wagers
    .filter(({ on }) => !isDeclared(on))
    .map(({ on, chips }) => ({ says: `${wagerName(on)} ${dollars(chips)}`, at: places.get(on) }))
  const declared = play.declared.map(({ on, piece }) => {
    const pieces = wagers.filter(wager => wager.on === on || wager.on.startsWith(`${on}/`)).length
    const alike = play.declared.filter(one => one.on === on).length
    const count = pieces / alike
    const chips = count > 1 ? `${count} x ${dollars(piece)}` : dollars(piece)
    return { says: `${wagerName(on)} ${chips} (racetrack)`, at: undefined }
  })
  return [...plain, ...declared].map((one, i) => ({ ...one, mark: LETTERS[i] ?? '*' }))
}

const inked = (paint: Paint, row: readonly Glyph[]): string =>
  row.map(({ text, ink }) => (ink ? paint(ink, text) : text)).join('')

/** The whole layout with its chips. @rule nz8:2.2 nz8:3.3 */
export const clothLines = (paint: Paint, table: Table): readonly string[] => {
  const cloth = clothOf(table.play.elections)
  const grid = lined([...cloth.numbers, ...cloth.outside])
  for (const box of cloth.numbers) numberLabel(grid, box)
  for (const box of cloth.outside) outsideLabel(grid, box)
  for (const { mark, at } of placedChips(table)) {
    if (!at) continue
    const [row, column] = placeOf(cloth, at)
    const isTaken = LETTERS.includes(grid[row]![column]!.text)
    write(grid, row, column, isTaken ? '*' : mark, 'yellow')
  }
  return grid.map(row => `   ${inked(paint, row)}`.trimEnd())
}

export const legend = (table: Table): string => {
  const { zeros } = clothOf(table.play.elections).wheel
  return `   r is red, the other numbers are black, ${zeros.filter(isZero).join(' and ')} green.`
}

/** The wagers on the table, in words. */
export const wagerLines = (table: Table): readonly string[] => {
  const lying = placedChips(table)
  if (lying.length === 0) return ['   You have no wagers on the table.']
  const total = table.wagers.reduce((sum, { chips }) => sum + chips, 0)
  const items = lying.map(({ mark, says }) => `${mark} ${says}`)
  const sum = lying.length > 1 ? [`${dollars(total)} in all`] : []
  return wrappedItems(['On the table:', ...items, ...sum], '   ')
}
