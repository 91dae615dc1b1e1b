import { useEffect, useRef } from 'react'
import { colourOf, type Pocket, type Wheel } from '../../../games/roulette/wheel.ts'

/**
 * The wheel and the ball, to look at. The number is known before the ball is drawn to it; nothing here
 * decides anything, and what is called cuts every movement short.
 */

const RIM = 89
const NEST = 60

const around = (radius: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`
}

const Compartments = ({ pockets }: { readonly pockets: readonly Pocket[] }) => {
  const each = 360 / pockets.length
  return pockets.map((pocket, i) => {
    const [from, to] = [(i - 0.5) * each, (i + 0.5) * each]
    return (
      <g key={pocket} className={colourOf(pocket)}>
        <path
          d={`M${around(82, from)}A82 82 0 0 1 ${around(82, to)}L${around(46, to)}A46 46 0 0 0 ${around(46, from)}Z`}
        />
        <text transform={`rotate(${i * each}) translate(0 -74)`} className="print">
          {pocket}
        </text>
      </g>
    )
  })
}

const at = (angle: number, radius: number): string => `rotate(${angle}deg) translateY(${-radius}px)`

/** Where the ball is drawn now. */
const angleOf = (ball: Element): number => {
  const { a, b } = new DOMMatrix(getComputedStyle(ball).transform)
  return (Math.atan2(b, a) * 180) / Math.PI
}

const FALL = 2600

const run = (ball: Element): Animation =>
  ball.animate([{ transform: at(0, RIM) }, { transform: at(-360, RIM) }], {
    duration: 1500,
    iterations: Number.POSITIVE_INFINITY,
  })

/** Two more rounds against the wheel, slower and slower, then into the compartment. */
const fall = (ball: Element, end: number): Animation => {
  const start = angleOf(ball)
  const last = end - 720 - (end > start ? 360 : 0)
  const through = start + (last - start) * 0.8
  return ball.animate(
    [
      { transform: at(start, RIM) },
      { transform: at(through, RIM - 4), offset: 0.6, easing: 'ease-in' },
      { transform: at(last + 9, NEST + 8), offset: 0.85 },
      { transform: at(last, NEST) },
    ],
    { duration: FALL, easing: 'cubic-bezier(.2,.6,.4,1)' },
  )
}

interface WheelProps {
  readonly wheel: Wheel
  readonly isRunning: boolean
  /** Where the ball lies, once it is known. */
  readonly rests: Pocket | undefined
  readonly isCalled: boolean
  readonly moves: boolean
}

const useBall = ({ wheel, isRunning, rests, isCalled, moves }: WheelProps) => {
  const ball = useRef<SVGCircleElement>(null)
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

export const WheelPicture = (props: WheelProps) => {
  const { wheel, isRunning, rests, moves } = props
  const { ball, end } = useBall(props)
  const isTurning = moves && (isRunning || rests !== undefined)
  return (
    <svg className="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="99" className="bowl" />
      <circle r="84" className="track" />
      <g className={isTurning ? 'rotor turning' : 'rotor'}>
        <Compartments pockets={wheel.pockets} />
        <circle r="46" className="cone" />
        <path d="M-30 0H30M0 -30V30" className="arms" />
        <circle r="11" className="hub" />
        {(isRunning || rests !== undefined) && (
          <circle
            ref={ball}
            r="5"
            className="ball"
            style={{ transform: isRunning ? at(0, RIM) : at(end, NEST) }}
          />
        )}
      </g>
    </svg>
  )
}
