import {
  ACROSS,
  type Box,
  CELL,
  DOWN,
  type Layout,
  type NumberBox,
  type Point,
} from '../../../../games/roulette/s02-layout.ts'
import { type Position, positions } from '../../../../games/roulette/s03-wagers/positions.ts'

/**
 * The cloth on a screen: upright with the zeros on top where it is narrow, lying with the zeros at
 * the left where it is wide. All positions are computed from the boxes of the layout.
 */

export type Turn = 'upright' | 'lying'

/** The length of one unit of the cloth in the drawing. */
const UNIT = { upright: { across: 15.5, down: 9.42 }, lying: { across: 17, down: 17 } } as const

/** The size of the cloth with dozens, even chances, zeros and columns. */
const WIDE = ACROSS + 2 * CELL
const LONG = DOWN + 2 * CELL

export const sizeOf = (turn: Turn): { readonly width: number; readonly height: number } =>
  turn === 'upright'
    ? { width: WIDE * UNIT.upright.across, height: LONG * UNIT.upright.down }
    : { width: LONG * UNIT.lying.down, height: WIDE * UNIT.lying.across }

/** Converts a point of the cloth to the drawing. */
export const drawingPoint = (turn: Turn, { x, y }: Point): Point =>
  turn === 'upright'
    ? { x: (x + 2 * CELL) * UNIT.upright.across, y: (y + CELL) * UNIT.upright.down }
    : { x: (y + CELL) * UNIT.lying.down, y: (ACROSS - x) * UNIT.lying.across }

/** Converts a point of the drawing to the cloth. */
export const onCloth = (turn: Turn, { x, y }: Point): Point =>
  turn === 'upright'
    ? { x: x / UNIT.upright.across - 2 * CELL, y: y / UNIT.upright.down - CELL }
    : { x: ACROSS - y / UNIT.lying.across, y: x / UNIT.lying.down - CELL }

export const drawnBox = (turn: Turn, box: Box): Box => {
  const a = drawingPoint(turn, box)
  const b = drawingPoint(turn, { x: box.x + box.width, y: box.y + box.height })
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** A place for chips, and the shape that takes its presses. */
export interface Place {
  readonly key: string
  readonly position: Position
  readonly shape: Box
}

/** The offset of chips from the print of an area, as a fraction of the area. */
const BESIDE: Readonly<Record<string, readonly [across: number, along: number]>> = {
  column: [0.27, 0],
  dozen: [0, 0.34],
  red: [0, 0.38],
  black: [0, 0.38],
}

/** Where chips are drawn: on the spot itself for numbers, beside the print for other areas. */
export const restsAt = (turn: Turn, { position: { kind, at }, shape }: Place): Point => {
  if (at.x >= 0 && at.y < DOWN) return drawingPoint(turn, at)
  if (kind === 'straight-up' || kind === 'split') return drawingPoint(turn, at)
  const [across, along] = BESIDE[kind] ?? [0, 0.34]
  const ahead = turn === 'upright' ? -along : along
  return drawingPoint(turn, { x: at.x - across * shape.width, y: at.y + ahead * shape.height })
}

/** The width of the strip along a box's lines where a press belongs to the line. */
const MARGIN = 1.8

const inset = (from: number, size: number): readonly [number, number] =>
  size > 2 * MARGIN ? [from + MARGIN, size - 2 * MARGIN] : [from + size / 2, 0]

const shrunk = (box: Box, across: boolean, down: boolean): Box => {
  const [x, width] = across ? inset(box.x, box.width) : [box.x, box.width]
  const [y, height] = down ? inset(box.y, box.height) : [box.y, box.height]
  return { x, y, width, height }
}

const EDGE = 0.4

/** A courtesy place is small, so only a narrow strip at its edge belongs to its neighbours. */
const narrowed = ({ x, y, width, height }: Box): Box => ({
  x: x + EDGE,
  y: y + EDGE,
  width: width - 2 * EDGE,
  height: height - 2 * EDGE,
})

const point = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 })

/** The line shared by two boxes. */
const lineOf = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

const boxesOf = (boxes: readonly NumberBox[], { numbers }: Position): readonly NumberBox[] =>
  boxes.filter(({ pocket }) => numbers.includes(pocket))

const isIn = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const shapeOf = (layout: Layout, position: Position): Box => {
  const { at, kind } = position
  const isBeside = layout.courtesy.some(box => isIn(at, box))
  const boxes = boxesOf(isBeside ? layout.courtesy : layout.numbers, position)
  const [one, two] = boxes
  if (kind === 'straight-up') return isBeside ? narrowed(one!) : shrunk(one!, true, true)
  if (kind === 'split') {
    const line = lineOf(one!, two!)
    return shrunk(line, line.width > 0, line.height > 0)
  }
  if (kind === 'street' && at.x === 0)
    return shrunk({ x: 0, y: at.y - CELL / 2, width: 0, height: CELL }, false, true)
  return layout.outside.find(box => box.kind === kind && isIn(at, box)) ?? point(at)
}

/** Every place of a cloth. A courtesy place is a second place for the same wager. */
export const placesOf = (layout: Layout): readonly Place[] =>
  positions(layout).map((position, i, all) => {
    const isSecond = all.findIndex(({ on }) => on === position.on) < i
    const key = isSecond ? `${position.on} again` : position.on
    return { key, position, shape: shapeOf(layout, position) }
  })

const away = ({ x, y }: Point, { x: left, y: top, width, height }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

const isInside = ({ position: { at } }: Place): boolean => at.x >= 0 && at.y < DOWN

/** The greatest distance at which a press still belongs to a place. */
const REACH = MARGIN / 2

const within = (places: readonly Place[], at: Point, reach: number): Place | undefined => {
  const [best] = places
    .map(place => ({ place, far: away(at, place.shape) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
  return best?.place
}

/**
 * The place that a press means: among the numbers the nearest place, elsewhere the area under it. A
 * chip that touches a line is on the line. @rule nz8:3.8(b)
 */
export const placeAt = (places: readonly Place[], at: Point): Place | undefined => {
  const inside = places.filter(isInside)
  if (at.x >= 0 && at.y < DOWN) return within(inside, at, Number.POSITIVE_INFINITY)
  const beside = places.filter(place => !isInside(place))
  const small = beside.filter(
    ({ position: { kind } }) => kind === 'straight-up' || kind === 'split',
  )
  return within(inside, at, REACH) ?? within(small, at, EDGE) ?? within(beside, at, 0)
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const AHEAD: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isArrow = (key: string): key is Arrow => Object.hasOwn(AHEAD, key)

/** Weight of the sideways distance, so that an arrow key prefers places straight ahead. */
const ASIDE = 2.2

/** The next place in the direction of an arrow key. */
export const nextPlace = (
  turn: Turn,
  places: readonly Place[],
  from: Place,
  arrow: Arrow,
): Place | undefined => {
  const start = drawingPoint(turn, from.position.at)
  const ahead = AHEAD[arrow]
  const [best] = places
    .map(place => {
      const end = drawingPoint(turn, place.position.at)
      const [dx, dy] = [end.x - start.x, end.y - start.y]
      const far = dx * ahead.x + dy * ahead.y
      const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x)
      return { place, far, cost: far + ASIDE * aside }
    })
    .filter(({ far }) => far > 0.5)
    .sort((a, b) => a.cost - b.cost)
  return best?.place
}
