import { colourOf, type Pocket, type Wheel } from '../../../../games/roulette/s02-wheel.ts'
import { around, atAngle, NEST, RIM, useBall } from './ball.ts'

/** The wheel and the ball, to look at. The number is known before the ball is drawn to it. */

const OUTER = 80
const INNER = 47
/** Between the number and the compartment where the ball comes to lie. */
const FRET = 65

const Compartments = ({ pockets }: { readonly pockets: readonly Pocket[] }) => {
  const each = 360 / pockets.length
  return pockets.map((pocket, i) => {
    const [from, to] = [(i - 0.5) * each, (i + 0.5) * each]
    const ring = (far: number, near: number) =>
      `M${around(far, from)}A${far} ${far} 0 0 1 ${around(far, to)}L${around(near, to)}A${near} ${near} 0 0 0 ${around(near, from)}Z`
    return (
      <g key={pocket} className={colourOf(pocket)}>
        <path d={ring(OUTER, FRET)} />
        <path d={ring(FRET, INNER)} className="nest" />
        <text transform={`rotate(${i * each}) translate(0 -72.4)`} className="print">
          {pocket}
        </text>
      </g>
    )
  })
}

const EIGHT = [0, 45, 90, 135, 180, 225, 270, 315]

/** What the ball strikes on its way down: upright and lying by turns. */
const Deflectors = () =>
  EIGHT.map((angle, i) => (
    <path
      key={angle}
      className="deflector"
      d={i % 2 === 0 ? 'M0 -92.6L1.5 -88L0 -83.4L-1.5 -88Z' : 'M-4.6 -88L0 -86.5L4.6 -88L0 -89.5Z'}
      transform={`rotate(${angle + 22.5})`}
    />
  ))

const Turret = () => (
  <>
    <circle r={INNER} className="cone" />
    <circle r="33" className="ridge" />
    <path d="M-25 0H25M0 -25V25" className="arms" />
    {[0, 90, 180, 270].map(angle => (
      <circle key={angle} cy="-26" r="3.4" className="knob" transform={`rotate(${angle})`} />
    ))}
    <circle r="10" className="hub" />
    <circle r="4.6" cx="-1.5" cy="-1.5" className="gleam" />
  </>
)

const Paint = () => (
  <defs>
    <radialGradient id="wheel-wood" cx="42%" cy="34%" r="75%">
      <stop offset="0%" stopColor="#8a5526" />
      <stop offset="70%" stopColor="#4d2a10" />
      <stop offset="100%" stopColor="#2a1506" />
    </radialGradient>
    <radialGradient id="wheel-run" cx="50%" cy="50%" r="50%">
      <stop offset="84%" stopColor="#241206" />
      <stop offset="91%" stopColor="#5d371a" />
      <stop offset="97%" stopColor="#8b5a2d" />
      <stop offset="100%" stopColor="#3b2009" />
    </radialGradient>
    <radialGradient id="wheel-cone" cx="40%" cy="34%" r="70%">
      <stop offset="0%" stopColor="#a9702f" />
      <stop offset="65%" stopColor="#633612" />
      <stop offset="100%" stopColor="#3a1e08" />
    </radialGradient>
    <radialGradient id="wheel-brass" cx="38%" cy="32%" r="75%">
      <stop offset="0%" stopColor="#fff4cd" />
      <stop offset="45%" stopColor="#e3b75c" />
      <stop offset="100%" stopColor="#8a5f17" />
    </radialGradient>
    <radialGradient id="wheel-ball" cx="36%" cy="32%" r="72%">
      <stop offset="0%" stopColor="#ffffff" />
      <stop offset="60%" stopColor="#eeeae2" />
      <stop offset="100%" stopColor="#a49c8d" />
    </radialGradient>
  </defs>
)

interface WheelProps {
  readonly wheel: Wheel
  readonly isRunning: boolean
  /** Where the ball lies, once it is known. */
  readonly rests: Pocket | undefined
  readonly isCalled: boolean
  readonly moves: boolean
}

export const WheelPicture = (props: WheelProps) => {
  const { wheel, isRunning, rests, moves } = props
  const { ball, end } = useBall(props)
  const isTurning = moves && (isRunning || rests !== undefined)
  return (
    <svg className="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
      <Paint />
      <circle r="99" className="bowl" />
      <circle r="94" className="run" />
      <Deflectors />
      <circle r={OUTER + 1.5} className="lip" />
      <g className={isTurning ? 'rotor turning' : 'rotor'}>
        <Compartments pockets={wheel.pockets} />
        <circle r={FRET} className="fret" />
        <Turret />
        {(isRunning || rests !== undefined) && (
          <g
            ref={ball}
            className="ball"
            style={{ transform: isRunning ? atAngle(0, RIM) : atAngle(end, NEST) }}
          >
            <circle r="4.6" cy="1.4" className="shade" />
            <circle r="4.3" className="ivory" />
          </g>
        )}
      </g>
    </svg>
  )
}
