import {
  ACROSS,
  type Box,
  CELL,
  DOWN,
  type Layout,
  type NumberBox,
  OUTSIDE,
  type OutsideBox,
  type Point,
} from '../s02-layout.ts'
import { inOrder, type Pocket } from '../s02-wheel.ts'

/** Division 8 rules 3.1 and 3.1A: every valid position of a wager, found from where boxes meet. */

// biome-ignore format: set as printed
export const INSIDE = [
  'straight-up', 'split', 'street', 'corner', 'five-line', 'six-line',
] as const

export const KINDS = [...INSIDE, ...OUTSIDE, 'asian-neighbour'] as const

export type Inside = (typeof INSIDE)[number]
export type Kind = (typeof KINDS)[number]

/** A simple wager: a named set of numbers. */
export interface Bet {
  readonly kind: Kind
  readonly numbers: readonly Pocket[]
}

export interface Position extends Bet {
  /** The name of the wager: `split:17-20`, `dozen:2`, `red`. */
  readonly on: string
  /** The position of the chip. */
  readonly at: Point
}

/** All wagers of the main layout. A courtesy position is listed too, with the same name. */
export const positions = (layout: Layout): readonly Position[] => [
  ...layout.numbers.map(straightUp),
  ...splits(layout.numbers),
  ...meetings(layout),
  ...outerLine(layout),
  ...layout.outside.map(outside),
  ...layout.courtesy.map(straightUp),
  ...splits(layout.courtesy),
]

export const betName = ({ kind, numbers }: Bet): string => `${kind}:${numbers.join('-')}`

const inside = (kind: Inside, boxes: readonly NumberBox[], at: Point): Position => {
  const bet = { kind, numbers: inOrder(boxes.map(({ pocket }) => pocket)) }
  return { ...bet, on: betName(bet), at }
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** @rule nz8:3.1(a) nz8:3.1A(a) */
const straightUp = (box: NumberBox): Position => inside('straight-up', [box], middle(box))

const outside = ({ kind, which, numbers, ...box }: OutsideBox): Position => ({
  kind,
  numbers,
  on: which === undefined ? kind : `${kind}:${which}`,
  at: middle(box),
})

/** The overlap of two boxes. It has no width or height if they only touch. */
const common = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

/**
 * Two numbers adjoin if their boxes share part of a line.
 * @rule nz8:3.1(b) nz8:3.1A(b) nz8:3.1A(b)(iii)
 */
const splits = (boxes: readonly NumberBox[]): readonly Position[] =>
  boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap(b => {
      const line = common(a, b)
      const isLine = (line.width > 0 && line.height === 0) || (line.width === 0 && line.height > 0)
      return isLine ? [inside('split', [a, b], middle(line))] : []
    }),
  )

const touches = (point: Point, { x, y, width, height }: Box): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height

/**
 * Points where lines cross inside the layout. Four boxes make a Corner; below the zeros, three make
 * a Street.
 * @rule nz8:3.1(c) nz8:3.1(d) nz8:3.1A(c) nz8:3.1A(cA) nz8:3.1A(d)
 */
const meetings = ({ numbers }: Layout): readonly Position[] => {
  const found: Position[] = []
  for (let y = 0; y < DOWN; y += CELL)
    for (let x = 1; x < ACROSS; x += 1) {
      const here = numbers.filter(box => touches({ x, y }, box))
      if (here.length === 3) found.push(inside('street', here, { x, y }))
      if (here.length === 4) found.push(inside('corner', here, { x, y }))
    }
  return found
}

/** Wagers on the outer line between two rows, by the count of numbers in those rows. */
const TWO_ROWS: Readonly<Record<number, Inside>> = { 4: 'corner', 5: 'five-line', 6: 'six-line' }

/**
 * The line between 1 and the dozens. One row makes a Street and two rows a Six-Line. The zeros and
 * the first row make a Corner or a Five-Line.
 * @rule nz8:3.1(c) nz8:3.1(d) nz8:3.1(e) nz8:3.1A(c) nz8:3.1A(cA) nz8:3.1A(e) nz8:3.1A(f) ruling:813
 */
const outerLine = ({ numbers }: Layout): readonly Position[] => {
  const row = (y: number) => numbers.filter(box => box.y === y)
  const found: Position[] = []
  for (let y = 0; y < DOWN; y += CELL) {
    const both = [...row(y - CELL), ...row(y)]
    found.push(inside(TWO_ROWS[both.length]!, both, { x: 0, y }))
    found.push(inside('street', row(y), { x: 0, y: y + CELL / 2 }))
  }
  return found
}

/**
 * The wager of a chip at this point. All lines that the chip touches count together. Undefined if
 * it touches no wager, or several that have no common name.
 * @rule nz8:3.8(b)
 */
export const positionAt = (layout: Layout, chip: Point, radius: number): Position | undefined => {
  const reaches = (box: Box): boolean => distance(chip, box) <= radius
  const touched = layout.numbers.filter(reaches)
  if (touched.length > 0) return covering(layout, byOuterLine(layout, touched, chip.x <= radius))
  const courtesy = layout.courtesy.filter(reaches)
  if (courtesy.length > 0) return covering(layout, courtesy)
  const areas = layout.outside.filter(reaches)
  return areas.length === 1 ? outside(areas[0]!) : undefined
}

/** On the outer line, a number means its whole row. Beside the zeros, that line has no meaning. */
const byOuterLine = (
  { numbers }: Layout,
  touched: readonly NumberBox[],
  touchesLine: boolean,
): readonly NumberBox[] => {
  const rows = touched.map(({ y }) => y)
  return touchesLine && Math.max(...rows) >= 0
    ? numbers.filter(({ y }) => rows.includes(y))
    : touched
}

/** The smallest wager that covers all these numbers. */
const covering = (layout: Layout, boxes: readonly NumberBox[]): Position | undefined =>
  positions(layout)
    .filter(({ kind }) => (INSIDE as readonly Kind[]).includes(kind))
    .filter(({ numbers }) => boxes.every(({ pocket }) => numbers.includes(pocket)))
    .reduce<Position | undefined>(
      (least, one) => (least && least.numbers.length <= one.numbers.length ? least : one),
      undefined,
    )

/** The distance from a point to a box; zero inside it. */
const distance = ({ x, y }: Point, box: Box): number =>
  Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  )
