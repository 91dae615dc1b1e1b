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
import type { RoundResult } from '../../../games/baccarat/state.ts'
import { useWords } from '../../i18n/index.ts'

/** The five roads as they hang beside a table, and the plain counts. @rule nz5:3.4(f) */

const INK = { player: '#2f6fd6', banker: '#d2383f', tie: '#1f8a4f' } as const
/** How large a cell is drawn; the derived roads are smaller. */
const SIZE = 20

interface BoardProps {
  readonly name: string
  readonly told: string
  readonly cells: readonly Cell[]
  readonly small?: boolean
  readonly children: ReactNode
}

const Board = ({ name, told, cells, small = false, children }: BoardProps) => {
  const { roads: words } = useWords()
  const columns = Math.max(small ? 29 : 19, ...cells.map(({ column }) => column + 1))
  const width = columns * SIZE
  return (
    <figure className="road">
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={name}>
        <svg
          width={width * (small ? 0.65 : 1)}
          height={ROWS * SIZE * (small ? 0.65 : 1)}
          viewBox={`0 0 ${width} ${ROWS * SIZE}`}
          role="img"
          aria-label={words.described(name, told || words.empty)}
        >
          <path
            d={`${Array.from({ length: columns + 1 }, (_, i) => `M${i * SIZE} 0V${ROWS * SIZE}`).join('')}${Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * SIZE}H${width}`).join('')}`}
            stroke="#c9c2b0"
            strokeWidth="0.6"
          />
          {children}
        </svg>
      </section>
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
    <Board name={words.beadPlate} told={told} cells={beadPlate}>
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

const BigRoadBoard = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { bigRoad } = roads(rounds)
  return (
    <Board name={words.bigRoad} told={bigRoadTold(bigRoad, words.letters)} cells={bigRoad.cells}>
      {bigRoad.cells.map(({ round, ties, ...cell }) => (
        <g key={`${cell.column}-${cell.row}`} transform={at(cell)}>
          <circle r="7.4" fill="none" stroke={INK[round.result]} strokeWidth="2.6" />
          <text y="3" textAnchor="middle" fontSize="8" fontWeight="700" fill={INK[round.result]}>
            {words.letters[round.result]}
          </text>
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

/** Never by colour alone: what does not repeat is drawn with a broken line. */
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
    <Board name={words[road]} told={told} cells={marks} small>
      {marks.map(mark => (
        <g key={`${mark.column}-${mark.row}`} transform={at(mark)}>
          {MARKS[road](mark)}
        </g>
      ))}
    </Board>
  )
}

const Counts = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  const { counts, percent, longest } = statistics(rounds)
  const names = Object.keys(words.names) as (keyof typeof words.names)[]
  return (
    <>
      <table className="counts">
        <caption>{words.statistics}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {names.map(name => (
            <tr key={name}>
              <th scope="row">{words.names[name]}</th>
              <td>{counts[name]}</td>
              <td>{percent[name]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.longest(longest.player, longest.banker)}</p>
    </>
  )
}

export const RoadsPanel = ({ rounds }: { readonly rounds: readonly RoundResult[] }) => {
  const { roads: words } = useWords()
  return (
    <div className="roads">
      <BeadPlate rounds={rounds} />
      <BigRoadBoard rounds={rounds} />
      <div className="derived">
        <Derived road="bigEyeBoy" rounds={rounds} />
        <Derived road="smallRoad" rounds={rounds} />
        <Derived road="cockroachPig" rounds={rounds} />
      </div>
      <p className="note">{words.legend}</p>
      <Counts rounds={rounds} />
      <p className="note">{words.noMemory}</p>
    </div>
  )
}
