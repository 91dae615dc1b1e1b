import { useEffect, useRef } from 'react'
import type { Pocket, Wheel } from '../../../../games/roulette/s02-wheel.ts'

/**
 * Animates the ball to its number. The number is already decided, and the call ends the animation.
 */

export const RIM = 90
/** The radius at which the ball comes to rest. */
export const NEST = 56

export const around = (radius: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`
}

/** The ball's layer is as large as the wheel, of which a radius of 100 is one half. */
export const atAngle = (angle: number, radius: number): string =>
  `rotate(${angle}deg) translateY(${-radius / 2}%)`

/** The current angle of the ball. */
const angleOf = (ball: Element): number => {
  const { a, b } = new DOMMatrix(getComputedStyle(ball).transform)
  return (Math.atan2(b, a) * 180) / Math.PI
}

const FALL = 2600

const run = (ball: Element): Animation =>
  ball.animate([{ transform: atAngle(0, RIM) }, { transform: atAngle(-360, RIM) }], {
    duration: 1300,
    iterations: Number.POSITIVE_INFINITY,
  })

/** Keyframes of the fall: along the rim, off a deflector, from fret to fret, to rest. */
// biome-ignore format: a table
const WAY: readonly (readonly [part: number, radius: number, when: number, easing: string])[] = [
  [0,     RIM,       0,    'cubic-bezier(.25,.5,.55,.9)'],
  [0.84,  RIM - 2,   0.52, 'ease-in'],
  [0.915, 76,        0.64, 'ease-out'],
  [0.945, 83,        0.71, 'ease-in'],
  [0.99,  NEST + 5,  0.79, 'ease-out'],
  [1.012, NEST + 15, 0.85, 'ease-in'],
  [1.006, NEST + 1,  0.91, 'ease-out'],
  [1.001, NEST + 5,  0.95, 'ease-in'],
  [1,     NEST,      1,    'linear'],
]

/** Two more rounds against the wheel, slowing down, then into the compartment. */
const fall = (ball: Element, end: number): Animation => {
  const start = angleOf(ball)
  const last = end - 720 - (end > start ? 360 : 0)
  return ball.animate(
    WAY.map(([part, radius, offset, easing]) => ({
      transform: atAngle(start + (last - start) * part, radius),
      offset,
      easing,
    })),
    { duration: FALL },
  )
}

interface BallProps {
  readonly wheel: Wheel
  readonly isRunning: boolean
  readonly rests: Pocket | undefined
  readonly isCalled: boolean
  readonly moves: boolean
}

export const useBall = ({ wheel, isRunning, rests, isCalled, moves }: BallProps) => {
  const ball = useRef<HTMLSpanElement>(null)
  const moving = useRef<Animation>(undefined)
  const place = rests === undefined ? 0 : wheel.pockets.indexOf(rests)
  const end = (place * 360) / wheel.pockets.length
  useEffect(() => {
    const drawn = ball.current
    if (!drawn) return
    const isFalling = !isRunning && rests !== undefined && !isCalled
    const before = moving.current
    moving.current = undefined
    if (moves && isRunning) moving.current = run(drawn)
    if (moves && isFalling) moving.current = fall(drawn, end)
    before?.cancel()
  }, [isRunning, rests, isCalled, moves, end])
  useEffect(() => () => moving.current?.cancel(), [])
  return { ball, end }
}
