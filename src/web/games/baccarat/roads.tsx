import type { ReactNode } from 'react'
import {
  type BigRoad,
  type Cell,
  type DerivedRoad,
  type Mark,
  ROWS,
  roads,
  statistics,
} from '../../../games/baccarat/roads/index.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'
import { useWords } from '../../i18n/index.ts'
import sideMark from './felt/side-mark.module.css'
import styles from './roads.module.css'

/** The five roads beside a table, and the counts. @rule nz5:3.4(f) */

const INK = { player: '#1f4f9c', banker: '#a32a2a', tie: '#1c6b45' } as const
/** The size of a cell. */
const SIZE = 20

interface BoardProps {
  readonly name: string
  readonly told: string
  readonly cells: readonly Cell[]
  /** The number of columns shown, newest last. */
  readonly columns: number
  readonly children: ReactNode
}

const lines = (columns: number): string =>
  `${Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * SIZE} 0v${ROWS * SIZE}`).join('')}${Array.from({ length: ROWS - 1 }, (_, i) => `M0 ${(i + 1) * SIZE}h${columns * SIZE}`).join('')}`

const Board = ({ name, told, cells, columns, children }: BoardProps) => {
  const { roads: words } = useWords()
  const last = Math.max(0, ...cells.map(({ column }) => column + 1))
  const from = Math.max(0, last - columns + 1) * SIZE
  return (
    <figure className={styles.road}>
      <figcaption>{name}</figcaption>
      <svg
        viewBox={`0 0 ${columns * SIZE} ${ROWS * SIZE}`}
        role="img"
        aria-label={words.described(name, told || words.empty)}
      >
        <path d={lines(columns)} stroke="#d9d2c0" strokeWidth="0.8" />
        <g transform={`translate(${-from} 0)`}>{children}</g>
      </svg>
    </figure>
  )
}

const at = ({ column, row }: Cell): string =>
  `translate(${column * SIZE + SIZE / 2} ${row * SIZE + SIZE / 2})`

const Pairs = ({ round }: { readonly round: RoundResult }) => (
  <>
    {round.bankerPair && (
      <circle cx="-6.5" cy="-6.5" r="2.6" fill={INK.banker} stroke="#fff" strokeWidth="0.7" />
    )}
    {round.playerPair && (
      <circle cx="6.5" cy="6.5" r="2.6" fill={INK.player} stroke="#fff" strokeWidth="0.7" />
    )}
  </>
)

const BeadPlate = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { beadPlate } = roads(rounds)
  const told = rounds.map(({ result }) => words.letters[result]).join(' ')
  return (
    <Board name={words.beadPlate} told={told} cells={beadPlate} columns={13}>
      {beadPlate.map(({ round, ...cell }) => (
        <g key={`${cell.column}-${cell.row}`} transform={at(cell)}>
          <circle r="8.6" fill={INK[round.result]} opacity={round.voidHand ? 0.55 : 1} />
          <text y="4" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
            {words.letters[round.result]}
          </text>
          <Pairs round={round} />
        </g>
      ))}
    </Board>
  )
}

const bigRoadTold = ({ cells }: BigRoad, letters: Readonly<Record<string, string>>): string =>
  cells
    .map(({ round, ties }) => `${letters[round.result]}${ties ? `+${ties}${letters.tie}` : ''}`)
    .join(' ')

/** The road of Player and Banker, without ties. */
export const BigRoadBoard = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { bigRoad } = roads(rounds)
  return (
    <Board
      name={words.bigRoad}
      told={bigRoadTold(bigRoad, words.letters)}
      cells={bigRoad.cells}
      columns={20}
    >
      {bigRoad.cells.map(({ round, ties, ...cell }) => (
        <g key={`${cell.column}-${cell.row}`} transform={at(cell)}>
          <circle r="7.8" fill="none" stroke={INK[round.result]} strokeWidth="2.8" />
          {round.result === 'player' && (
            <circle r="3.4" fill="none" stroke={INK.player} strokeWidth="2" />
          )}
          {ties > 0 && <path d="M-7 7L7-7" stroke={INK.tie} strokeWidth="2" />}
          {ties > 1 && (
            <text x="6" y="-3" textAnchor="middle" fontSize="7" fontWeight="700" fill={INK.tie}>
              {ties}
            </text>
          )}
          <Pairs round={round} />
        </g>
      ))}
    </Board>
  )
}

const MARKS: Readonly<Record<DerivedRoad, (mark: Mark) => ReactNode>> = {
  bigEyeBoy: ({ colour }) => (
    <circle r="6.4" fill="none" stroke={paint(colour)} strokeWidth="2.6" {...broken(colour)} />
  ),
  smallRoad: ({ colour }) => (
    <>
      <circle r="6.8" fill={paint(colour)} />
      {colour === 'blue' && <circle r="2.6" fill="#fff" />}
    </>
  ),
  cockroachPig: ({ colour }) => (
    <path d="M-6 6L6-6" stroke={paint(colour)} strokeWidth="3" {...broken(colour)} />
  ),
}

const paint = (colour: Mark['colour']): string => (colour === 'red' ? INK.banker : INK.player)

/** A blue mark is dashed, so that the road works without colour. */
const broken = (colour: Mark['colour']) => (colour === 'blue' ? { strokeDasharray: '4 3' } : {})

const Derived = ({
  road,
  rounds,
}: {
  readonly road: DerivedRoad
  readonly rounds: readonly RoundResult[]
}) => {
  const { roads: words } = useWords()
  const marks = roads(rounds)[road]
  const told = marks.map(({ colour }) => words.marks[colour]).join(', ')
  return (
    <Board name={words[road]} told={told} cells={marks} columns={29}>
      {marks.map(mark => (
        <g key={`${mark.column}-${mark.row}`} transform={at(mark)}>
          {MARKS[road](mark)}
        </g>
      ))}
    </Board>
  )
}

const SIDES = ['player', 'banker', 'tie'] as const

const Tally = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { counts, percent } = statistics(rounds)
  return (
    <dl className={styles.tally} aria-label={words.statistics}>
      {SIDES.map(side => (
        <div key={side}>
          <dt>
            <span className={sideMark.mark} data-side={side} aria-hidden="true">
              {words.letters[side]}
            </span>
            <span className="unseen">{words.names[side]}</span>
          </dt>
          <dd>{counts[side]}</dd>
          <dd className={styles.share}>{Math.round(percent[side])}%</dd>
        </div>
      ))}
    </dl>
  )
}

const More = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { counts, percent, longest } = statistics(rounds)
  const others = (Object.keys(words.names) as (keyof typeof words.names)[]).slice(SIDES.length)
  return (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      <Derived road="bigEyeBoy" rounds={rounds} />
      <Derived road="smallRoad" rounds={rounds} />
      <Derived road="cockroachPig" rounds={rounds} />
      <p className="note">{words.legend}</p>
      <table>
        <tbody>
          {others.map(name => (
            <tr key={name}>
              <th scope="row">{words.names[name]}</th>
              <td>{counts[name]}</td>
              <td>{percent[name]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.longest(longest.player, longest.banker)}</p>
    </details>
  )
}

interface RoadsProps {
  readonly rounds: readonly RoundResult[]
  /** The number of cards left in the shoe. */
  readonly left: number
}

export const RoadsPanel = ({ rounds, left }: RoadsProps) => {
  const { roads: words, table } = useWords()
  if (rounds.length === 0) return <p className="note">{words.fresh}</p>
  return (
    <>
      <Tally rounds={rounds} />
      <BigRoadBoard rounds={rounds} />
      <BeadPlate rounds={rounds} />
      <More rounds={rounds} />
      <p className="note">{words.noMemory}</p>
      <p className="note">{table.shoe(left)}</p>
    </>
  )
}
