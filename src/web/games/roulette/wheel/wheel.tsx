import { colourOf, type Pocket, type Wheel } from '../../../../games/roulette/s02-wheel.ts'
import { around, atAngle, NEST, RIM, useBall } from './ball.ts'

/**
 * The picture of the wheel and the ball. The number is known before the animation starts. The parts
 * that turn are separate layers: within one drawing the browser would lay out every frame.
 */

const FIELD = '-100 -100 200 200'

const OUTER = 80
const INNER = 47
/** The radius between the number and the compartment. */
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

/** The deflectors above the compartments, alternately upright and lying. */
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

type Stop = readonly [offset: number, colour: string]

/** Each a light that falls from a side on wood, brass or ivory. */
// biome-ignore format: a table
const PAINTS: readonly (readonly [id: string, x: number, y: number, radius: number, ...Stop[]])[] = [
  ['wheel-wood',  42, 34, 75, [0, '#8a5526'], [70, '#4d2a10'], [100, '#2a1506']],
  ['wheel-run',   50, 50, 50, [84, '#241206'], [91, '#5d371a'], [97, '#8b5a2d'], [100, '#3b2009']],
  ['wheel-cone',  40, 34, 70, [0, '#a9702f'], [65, '#633612'], [100, '#3a1e08']],
  ['wheel-brass', 38, 32, 75, [0, '#fff4cd'], [45, '#e3b75c'], [100, '#8a5f17']],
  ['wheel-ball',  36, 32, 72, [0, '#ffffff'], [60, '#eeeae2'], [100, '#a49c8d']],
]

const Paint = () => (
  <defs>
    {PAINTS.map(([id, x, y, radius, ...stops]) => (
      <radialGradient key={id} id={id} cx={`${x}%`} cy={`${y}%`} r={`${radius}%`}>
        {stops.map(([offset, colour]) => (
          <stop key={offset} offset={`${offset}%`} stopColor={colour} />
        ))}
      </radialGradient>
    ))}
  </defs>
)

interface WheelProps {
  readonly wheel: Wheel
  readonly isRunning: boolean
  /** The pocket with the ball, once it is known. */
  readonly rests: Pocket | undefined
  readonly isCalled: boolean
  readonly moves: boolean
}

export const WheelPicture = (props: WheelProps) => {
  const { wheel, isRunning, rests, moves } = props
  const { ball, end } = useBall(props)
  const isTurning = moves && (isRunning || rests !== undefined)
  return (
    <span className="wheel" aria-hidden="true">
      <svg viewBox={FIELD} aria-hidden="true">
        <Paint />
        <circle r="99" className="bowl" />
        <circle r="94" className="run" />
        <Deflectors />
        <circle r={OUTER + 1.5} className="lip" />
      </svg>
      <span className={isTurning ? 'rotor turning' : 'rotor'}>
        <svg viewBox={FIELD} aria-hidden="true">
          <Compartments pockets={wheel.pockets} />
          <circle r={FRET} className="fret" />
          <Turret />
        </svg>
        {(isRunning || rests !== undefined) && (
          <span
            ref={ball}
            className="ball"
            style={{ transform: isRunning ? atAngle(0, RIM) : atAngle(end, NEST) }}
          >
            <svg viewBox={FIELD} aria-hidden="true">
              <circle r="4.6" cy="1.4" className="shade" />
              <circle r="4.3" className="ivory" />
            </svg>
          </span>
        )}
      </span>
    </span>
  )
}
