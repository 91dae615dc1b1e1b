import type { Point } from '../../../../games/roulette/s02-layout.ts'
import type { Turn } from '../cloth/geometry.ts'

/**
 * The shape of the racetrack: two straights and two bends. The first number is in the middle of a
 * bend.
 */

const SIZE = { lying: { long: 952, wide: 180 }, upright: { long: 600, wide: 310 } } as const

/** The width of the ring of numbers. */
export const RING = { lying: 42, upright: 46 } as const

export const ovalSize = (turn: Turn): { readonly width: number; readonly height: number } => {
  const { long, wide } = SIZE[turn]
  return turn === 'lying' ? { width: long, height: wide } : { width: wide, height: long }
}

/**
 * A point of the lying oval, clockwise from the middle of the right bend, `depth` inside its edge.
 */
const restingPoint = (long: number, wide: number, part: number, depth: number): Point => {
  const radius = wide / 2
  const middle = radius - RING.lying / 2
  const straight = long - wide
  const bend = Math.PI * middle
  const whole = 2 * straight + 2 * bend
  const along = (((part % 1) + 1) % 1) * whole
  const bent = (cx: number, angle: number): Point => ({
    x: cx + (radius - depth) * Math.cos(angle),
    y: radius + (radius - depth) * Math.sin(angle),
  })
  if (along < bend / 2) return bent(long - radius, along / middle)
  if (along < bend / 2 + straight) return { x: long - radius - (along - bend / 2), y: wide - depth }
  if (along < 1.5 * bend + straight)
    return bent(radius, Math.PI / 2 + (along - bend / 2 - straight) / middle)
  if (along < 1.5 * bend + 2 * straight)
    return { x: radius + (along - 1.5 * bend - straight), y: depth }
  return bent(long - radius, 1.5 * Math.PI + (along - 1.5 * bend - 2 * straight) / middle)
}

/** The same point in the drawing. When upright, the first number is at the top. */
export const ovalAt = (turn: Turn, part: number, depth: number): Point => {
  const { long, wide } = SIZE[turn]
  const { x, y } = restingPoint(long, wide, part, depth)
  return turn === 'lying' ? { x, y } : { x: y, y: long - x }
}

const STEPS = 5

/** The segment of one number, as an SVG path. */
export const piecePath = (turn: Turn, place: number, count: number): string => {
  const part = (step: number): number => (place - 0.5 + step / STEPS) / count
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i)
  const outer = steps.map(i => ovalAt(turn, part(i), 1))
  const inner = steps.toReversed().map(i => ovalAt(turn, part(i), RING[turn]))
  const text = [...outer, ...inner].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${text.join('L')}Z`
}
