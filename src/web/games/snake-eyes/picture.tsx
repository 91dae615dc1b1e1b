import styles from './picture.module.css'

/** The positions of the pips on a face of 100 by 100. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  3: [
    [24, 24],
    [50, 50],
    [76, 76],
  ],
  5: [
    [24, 24],
    [76, 24],
    [50, 50],
    [24, 76],
    [76, 76],
  ],
}

interface FaceProps {
  readonly pips: number
  readonly tint: string
  /** Projects the square onto one side of the cube. */
  readonly side: string
}

const Face = ({ pips, tint, side }: FaceProps) => (
  <g transform={side}>
    <rect x="1" y="1" width="98" height="98" rx="14" fill={tint} />
    {PIPS[pips]!.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="11" fill="#6b0f22" />
    ))}
  </g>
)

const TOP = 'matrix(.866 .5 -.866 .5 0 0)'
const LEFT = 'matrix(.866 .5 0 1 -86.6 50)'
const RIGHT = 'matrix(.866 -.5 0 1 0 100)'

const Die = () => (
  <svg viewBox="-92 -4 184 212" aria-hidden="true">
    <path d="M0 6L78 50V148L0 194L-78 148V50Z" fill="#cfc4aa" />
    <Face pips={1} tint="#fffdf6" side={TOP} />
    <Face pips={3} tint="#efe7d5" side={LEFT} />
    <Face pips={5} tint="#dccfb4" side={RIGHT} />
  </svg>
)

/** The game's picture in the lobby: two ones on top. */
export const Picture = () => (
  <span className={styles.dice}>
    <Die />
    <Die />
  </span>
)
