import type { Version } from '../../../games/baccarat/books/book.ts'
import {
  arcOf,
  bowOf,
  type Curve,
  drawn,
  type Point,
  type Rim,
  rimOf,
  rounded,
  strip,
} from './rim.ts'

/**
 * Where everything lies on the three kinds of table: a rim, places at equal distances along it, and
 * the areas of each place one behind the other. Only from how many places there are and which areas
 * the book names. @rule nz5:3.1(a) nz5:3.1(b) nz5:3.1(c) nz5:3.2
 */

/** One wagering area before one place, and how its print is turned. */
export interface Cell extends Point {
  readonly on: string
  readonly path: string
  readonly turn: number
}

export interface Place {
  readonly seat: number
  readonly cells: readonly Cell[]
  /** Where the number is printed, and where its patron sits. */
  readonly number: Point
  readonly patron: Point
  /** Beside the areas: for the puck of a hand, and for the marker of a nominee. */
  readonly puck: Point
  readonly marker: Point
  readonly outline: string
}

/** Where patrons who stand put their wagers. */
export interface StandingArea extends Point {
  readonly on: (typeof HANDS)[number]
  readonly width: number
  readonly height: number
}

export interface Table {
  readonly width: number
  readonly height: number
  readonly rim: string
  readonly places: readonly Place[]
  readonly standing: readonly (readonly StandingArea[])[]
  /** Where the odds are printed, left and right of the dealer. */
  readonly odds: readonly Point[]
  readonly dealers: readonly (Point & { readonly is: 'dealer' | 'caller' })[]
}

/** How deep the rows lie, in order from the patron, and how wide a place is at most. */
export interface Measures {
  readonly number: number
  readonly first: number
  readonly row: number
  readonly gap: number
  readonly widest: number
  /** How far out of the rim a name stands. */
  readonly patron: number
}

/**
 * Player nearest to the patron, then Banker, then the Tie between the first wagers on the side; more of
 * those lie behind it.
 */
export const rowsOf = (areas: readonly string[]): readonly (readonly string[])[] => {
  const kinds = [
    ...new Set(areas.filter(on => on.includes('-')).map(on => on.replace(/-[^-]*$/, ''))),
  ]
  const pair = (kind: string | undefined) =>
    (['player', 'banker'] as const).map(side => areas.filter(on => on === `${kind}-${side}`))
  const [left = [], right = []] = pair(kinds[0])
  const others = areas.filter(on => !on.includes('-') && !['player', 'banker', 'tie'].includes(on))
  const more = [...kinds.slice(1).map(kind => pair(kind).flat()), others]
  return [['player'], ['banker'], [...left, 'tie', ...right], ...more].filter(row => row.length > 0)
}

const WIDER = { tie: 1.7 } as const

const weightOf = (on: string): number => (on === 'tie' ? WIDER.tie : 1)

const cellsOf = (
  rim: Rim,
  middle: number,
  width: number,
  { first, row, gap }: Measures,
  rows: readonly (readonly string[])[],
): readonly Cell[] =>
  rows.flatMap((ons, i) => {
    const outer = first + i * (row + gap)
    const weights = ons.map(weightOf)
    const sum = weights.reduce((a, b) => a + b, 0)
    return ons.map((on, j) => {
      const before = weights.slice(0, j).reduce((a, b) => a + b, 0)
      const from = middle - width / 2 + (width * before) / sum
      const to = from + (width * weights[j]!) / sum
      const inset = ons.length > 1 ? 1 : 0
      const centre = rim.at((from + to) / 2, outer + row / 2)
      return {
        on,
        ...centre,
        path: strip(rim, from + inset, to - inset, outer, outer + row),
        turn: rim.turn((from + to) / 2),
      }
    })
  })

const DEGREE = Math.PI / 180

/** A name is wide: at the sides of the table it stands further out. */
const AT_THE_SIDE = 14

/** So many places along a rim, the first and the last as far from its ends as from half of the next. */
const placesAlong = (
  rim: Rim,
  seats: readonly number[],
  measures: Measures,
  rows: readonly (readonly string[])[],
): readonly Place[] => {
  const each = rim.length / seats.length
  const width = Math.min(measures.widest, each * 0.88)
  const { first, row, gap, number, patron } = measures
  return seats.map((seat, i) => {
    const middle = each * (i + 0.5)
    const inner = first + rows.length * (row + gap)
    return {
      seat,
      cells: cellsOf(rim, middle, width, measures, rows),
      number: rim.at(middle, number),
      patron: rim.at(middle, patron - AT_THE_SIDE * Math.abs(Math.sin(rim.turn(middle) * DEGREE))),
      puck: rim.at(middle + width / 2 + 3, first + row + gap / 2),
      marker: rim.at(middle - width * 0.32, number),
      outline: strip(rim, middle - width / 2 - 3, middle + width / 2 + 3, first - 3, inner),
    }
  })
}

const numbered = (count: number, from = 1): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i)

interface Size {
  readonly width: number
  readonly height: number
  /** How high a table with two wings is. */
  readonly wings: number
  /** How far from the dealer's edge the first place is, in degrees. */
  readonly reach: number
  readonly margin: Point
  readonly measures: Measures
  /** What is smaller where twice as many sit. */
  readonly crowded: Pick<Measures, 'number' | 'first' | 'row' | 'gap'>
}

/** The large picture holds the cards in its middle; the small one only shows who laid what where. */
export const LARGE: Size = {
  width: 1000,
  height: 432,
  wings: 436,
  reach: 8,
  margin: { x: 46, y: 22 },
  measures: { number: 21, first: 35, row: 24, gap: 2.5, widest: 116, patron: -2 },
  crowded: { number: 20, first: 32, row: 20.5, gap: 2 },
}

export const SMALL: Size = {
  width: 380,
  height: 112,
  wings: 144,
  reach: 26,
  margin: { x: 26, y: 12 },
  measures: { number: 8, first: 17, row: 10, gap: 1, widest: 42, patron: -3 },
  crowded: { number: 8, first: 16, row: 8, gap: 0.5 },
}

/** One side for the patrons, the other for the dealer. @rule nz5:3.1(a) nz5:3.1(b) */
const oneSided = (
  seats: number,
  { width, height, reach, margin, measures }: Size,
  rows: readonly (readonly string[])[],
): Table => {
  const top = margin.y
  const middle = { x: width / 2, y: top }
  const bow = { centre: middle, rx: width / 2 - margin.x, ry: height - top - margin.y }
  const notch = width * 0.16
  const edge = `Q${middle.x} ${top + margin.y * 1.1} ${middle.x - notch} ${top}`
  const rim = rimOf(bowOf({ ...bow, from: 180 - reach, to: reach }), middle)
  return {
    width,
    height,
    rim: `${drawn(bowOf({ ...bow, from: 180, to: 0 }))}L${middle.x + notch} ${top}${edge}Z`,
    places: placesAlong(rim, numbered(seats), measures, rows),
    standing: [],
    odds: [-1, 1].map(side => ({ x: middle.x + side * width * 0.155, y: top + height * 0.036 })),
    dealers: [{ ...middle, is: 'dealer' }],
  }
}

const HANDS = ['player', 'tie', 'banker'] as const

const standingAreas = ({ width, wings: height }: Size): readonly (readonly StandingArea[])[] =>
  [-1, 1].map(wing => {
    const each = { width: width * 0.039, height: height * 0.11 }
    const left = width / 2 + wing * width * 0.066 - each.width * 1.5
    return HANDS.map((on, i) => ({
      on,
      x: rounded(left + i * each.width),
      y: rounded(height * 0.785),
      ...each,
    }))
  })

/** Straight beside the dealers, round at the end. */
const wingOf = ({ width, wings: height, margin }: Size, side: -1 | 1): Curve => {
  const radius = height / 2 - margin.y
  const centre = { x: width / 2 + side * (width / 2 - margin.x - radius), y: height / 2 }
  const inner = width / 2 + side * width * 0.135
  const straight = (from: number, to: number, y: number): Curve =>
    Array.from({ length: 9 }, (_, i) => ({ x: from + ((to - from) * i) / 8, y }))
  const [top, bottom] = [margin.y, height - margin.y]
  return side < 0
    ? [
        ...straight(inner, centre.x + 1, top),
        ...arcOf(centre, radius, 270, 90),
        ...straight(centre.x + 1, inner, bottom),
      ]
    : [
        ...straight(inner, centre.x - 1, bottom),
        ...arcOf(centre, radius, 90, -90),
        ...straight(centre.x - 1, inner, top),
      ]
}

/** Two wings of seven, dealers between them, and areas for those who stand. @rule nz5:3.1(c) nz5:5.6(a) */
const twoWinged = (seats: number, size: Size, rows: readonly (readonly string[])[]): Table => {
  const { width, wings: height, margin } = size
  const measures = { ...size.measures, ...size.crowded }
  const half = Math.ceil(seats / 2)
  const middle = { x: width / 2, y: height / 2 }
  const [left, right] = [wingOf(size, -1), wingOf(size, 1)]
  const wing = (line: Curve, count: number, first: number) =>
    placesAlong(rimOf(line, middle), numbered(count, first), measures, rows)
  return {
    width,
    height,
    rim: `${drawn([...left, ...right])}Z`,
    places: [...wing(left, half, 1), ...wing(right, seats - half, half + 1)],
    standing: standingAreas(size),
    odds: [],
    dealers: [
      { x: width * 0.445, y: margin.y, is: 'dealer' },
      { x: width * 0.555, y: margin.y, is: 'dealer' },
      { x: middle.x, y: height - margin.y, is: 'caller' },
    ],
  }
}

/** The table of a version, its places numbered counter-clockwise as the cards are offered. @rule nz5:8.9(b) */
export const tableOf = (
  version: Version,
  seats: number,
  areas: readonly string[],
  size: Size,
): Table => {
  const rows = rowsOf(areas)
  return version === 'full' ? twoWinged(seats, size, rows) : oneSided(seats, size, rows)
}
