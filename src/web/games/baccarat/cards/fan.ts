import type { Shape } from '../../../ui/controls/area.tsx'

/** The betting areas of one seat. The rows follow the curve of the table's edge. */

export interface FanSize {
  readonly width: number
  readonly height: number
  /** The radius of the outermost line. A smaller radius bends the rows more. */
  readonly radius: number
  /** The depth of the row of hands, and of each row of side wagers. */
  readonly hands: number
  readonly sides: number
  readonly gap: number
}

export const WIDE: FanSize = {
  width: 960,
  height: 336,
  radius: 1700,
  hands: 168,
  sides: 98,
  gap: 5,
}

export const NARROW: FanSize = {
  width: 374,
  height: 250,
  radius: 2900,
  hands: 146,
  sides: 88,
  gap: 4,
}

export interface FanCell extends Shape {
  readonly on: string
  /** The rotation of the print, in degrees. */
  readonly turn: number
  readonly row: 'hands' | 'sides'
}

const WEIGHTS: Readonly<Record<string, number>> = { player: 1.36, banker: 1.36, tie: 1 }

const sideOf = (on: string): 0 | 1 | 2 => {
  if (/(^|-)player$/.test(on)) return 0
  return /(^|-)banker$/.test(on) ? 2 : 1
}

const MOST_IN_A_ROW = 5

/** Side wagers are behind the hand they belong to: Player on the left, Banker on the right. */
export const fanRows = (areas: readonly string[]): readonly (readonly string[])[] => {
  const sides = areas.filter(on => !['player', 'banker', 'tie'].includes(on))
  const left = sides.filter(on => sideOf(on) === 0)
  const middle = sides.filter(on => sideOf(on) === 1)
  const right = sides.filter(on => sideOf(on) === 2).toReversed()
  const ordered = [...left, ...middle, ...right]
  const hands = ['player', 'tie', 'banker'].filter(on => areas.includes(on))
  if (ordered.length <= MOST_IN_A_ROW) return [ordered, hands].filter(row => row.length > 0)
  const behind = [...left.slice(0, 1), ...middle, ...right.slice(-1)]
  return [behind, ordered.filter(on => !behind.includes(on)), hands]
}

const STEPS = 8

const rounded = (n: number): number => Math.round(n * 10) / 10

const cellOf = (
  { width, height, radius }: FanSize,
  [from, to]: readonly [number, number],
  [inner, outer]: readonly [number, number],
): Shape => {
  const at = (r: number, angle: number) => ({
    x: rounded(width / 2 + r * Math.sin(angle)),
    y: rounded(height - 2 - radius + r * Math.cos(angle)),
  })
  const angles = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS)
  const points = [...angles.map(a => at(inner, a)), ...angles.toReversed().map(a => at(outer, a))]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    x,
    y,
    width: rounded(Math.max(...xs) - x),
    height: rounded(Math.max(...ys) - y),
    path: `M${points.map(point => `${point.x} ${point.y}`).join('L')}Z`,
  }
}

const DEGREES = 180 / Math.PI

export const fanOf = (areas: readonly string[], size: FanSize): readonly FanCell[] => {
  const rows = fanRows(areas)
  const half = Math.asin((size.width / 2 - 4) / size.radius)
  const behind = rows.length - 1
  const each = behind > 1 ? size.sides * 0.72 : size.sides
  return rows.flatMap((ons, i) => {
    const isHands = i === behind
    const below = isHands ? 0 : size.hands + size.gap + (behind - 1 - i) * (each + size.gap)
    const outer = size.radius - below
    const inner = outer - (isHands ? size.hands : each)
    const weights = ons.map(on => WEIGHTS[on] ?? 1)
    const sum = weights.reduce((a, b) => a + b, 0)
    const gap = size.gap / 2 / size.radius
    return ons.map((on, j) => {
      const before = weights.slice(0, j).reduce((a, b) => a + b, 0)
      const from = -half + (2 * half * before) / sum
      const to = from + (2 * half * weights[j]!) / sum
      return {
        on,
        ...cellOf(size, [from + gap, to - gap], [inner, outer]),
        turn: rounded((-(from + to) / 2) * DEGREES),
        row: isHands ? ('hands' as const) : ('sides' as const),
      }
    })
  })
}
