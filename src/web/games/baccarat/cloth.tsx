import type { Side } from '../../../games/baccarat/s09-third-card.ts'
import { spoken, useWords } from '../../i18n/index.ts'
import { ChipDisc } from '../../ui/chip.tsx'
import { Furniture } from './furniture.tsx'
import { type Laid, laidAt, laidStanding } from './laid.ts'
import type { Place, StandingArea, Table } from './places.ts'
import { type Baccarat, HANDS, isOver, paysOf } from './table.ts'

/** The table from above: its places, who sits there, and what each has laid. */

interface SeenProps {
  readonly view: Baccarat
  readonly patron: string
  readonly table: Table
  /** How large a chip is drawn. */
  readonly chip: number
  /** How many letters of a name there is room for. */
  readonly letters: number
}

const shortened = (name: string, letters: number): string => {
  if (name.length <= letters) return name
  return letters > 3 ? `${name.slice(0, letters - 1)}…` : name.slice(0, letters)
}

/** Perfect Pair is printed PP; a name in Han characters by its first two. */
const initials = (name: string): string =>
  /^[\x20-\x7f]+$/.test(name)
    ? name
        .split(' ')
        .map(word => word[0])
        .join('')
    : name.slice(0, 2)

const sideOf = (on: string): string => /player$/.exec(on)?.[0] ?? /banker$/.exec(on)?.[0] ?? 'tie'

const isSmall = (on: string): boolean => on.includes('-')

interface PlaceProps {
  readonly place: Place
  readonly names: Readonly<Record<string, string>>
  readonly wins: string | undefined
}

/** What is printed, and lit where it won. */
const Printed = ({ place, names, wins }: PlaceProps) => (
  <g className="printed-place">
    <path d={place.outline} className="set" />
    {place.cells.map(({ on, path, x, y, turn }) => (
      <g key={on} className={`cell ${sideOf(on)}`} data-wins={wins === on || undefined}>
        <path d={path} />
        <text
          x={x}
          y={y}
          transform={`rotate(${turn} ${x} ${y})`}
          className={isSmall(on) ? 'print small' : 'print'}
        >
          {isSmall(on) ? initials(names[on]!) : names[on]}
        </text>
      </g>
    ))}
    <circle cx={place.number.x} cy={place.number.y} className="disc" />
    <text x={place.number.x} y={place.number.y} className="number">
      {place.seat}
    </text>
  </g>
)

const Chips = ({ at, laid, chip }: { at: Place['cells'][number]; laid: Laid; chip: number }) => (
  <ChipDisc x={at.x} y={at.y} size={isSmall(at.on) ? chip * 0.86 : chip} {...laid} />
)

const PUCK = 1.15

/** The puck of the hand that somebody turns. @rule nz5:3.4(e) nz5:8.11(c) */
const Puck = ({ x, y, hand, size }: { x: number; y: number; hand: Side; size: number }) => {
  const { roads } = useWords()
  return (
    <g className={`puck-disc ${hand}`} transform={`translate(${x} ${y})`}>
      <circle r={size} />
      <text>{roads.letters[hand]}</text>
    </g>
  )
}

/** The marker before somebody for whom another acts. @rule nz5:2.3(c) */
const Marker = ({ x, y, size }: { x: number; y: number; size: number }) => {
  const { cloth } = useWords()
  return (
    <g className="nominee-marker" transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`} />
      <text>{cloth.marker}</text>
    </g>
  )
}

const NameTag = ({ x, y, name, mine }: { x: number; y: number; name: string; mine: boolean }) => {
  const half = 5 + [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 6.2 : 3.6), 0)
  return (
    <g className="name-tag" data-mine={mine || undefined} transform={`translate(${x} ${y})`}>
      <rect x={-half} width={2 * half} />
      <text>{name}</text>
    </g>
  )
}

const isAsked = ({ play }: Baccarat, seat: number, who: string | null): boolean =>
  play.cutOfferedTo === seat || (who !== null && play.offered?.patron === who)

const Occupied = ({
  place,
  view,
  patron,
  chip,
  letters,
}: SeenProps & { readonly place: Place }) => {
  const { table: words } = useWords()
  const who = view.seats[place.seat - 1]?.patron ?? null
  const { pucks, markers } = view.play
  const hands = HANDS.filter(hand => who !== null && pucks[hand] === who)
  const laid = laidAt(view, place.seat)
  const mine = who !== null && who === patron
  return (
    <g
      className="place-taken"
      data-mine={mine || undefined}
      data-asked={isAsked(view, place.seat, who) || undefined}
    >
      <path d={place.outline} className="whose" />
      {place.cells.map(cell => {
        const lies = laid[cell.on]
        return lies && <Chips key={cell.on} at={cell} laid={lies} chip={chip} />
      })}
      {who !== null && (
        <NameTag {...place.patron} name={shortened(mine ? words.you : who, letters)} mine={mine} />
      )}
      {hands.map(hand => (
        <Puck key={hand} {...place.puck} hand={hand} size={chip * PUCK} />
      ))}
      {markers.some(each => each.patron === who) && <Marker {...place.marker} size={chip * 1.2} />}
    </g>
  )
}

interface StandingProps extends SeenProps {
  readonly areas: readonly StandingArea[]
  readonly wing: number
}

/** @rule nz5:5.6(a) */
const Standing = ({ areas, wing, view, chip }: StandingProps) => {
  const { roads } = useWords()
  const laid = laidStanding(view, wing)
  return areas.map(({ on, x, y, width, height }) => {
    const lies = laid[on]
    const [cx, cy] = [x + width / 2, y + height / 2]
    return (
      <g key={on} className={`cell ${on}`}>
        <rect {...{ x, y, width, height }} />
        <text x={cx} y={cy} className="print">
          {roads.letters[on]}
        </text>
        {lies && <ChipDisc x={cx} y={cy} size={chip} {...lies} />}
      </g>
    )
  })
}

const Dealers = ({ table }: { readonly table: Table }) => {
  const { cloth } = useWords()
  return table.dealers.map(({ x, y, is }) => (
    <g key={x} className="dealer-tag" transform={`translate(${x} ${y})`}>
      <rect />
      <text>{cloth[is]}</text>
    </g>
  ))
}

/** What the Tie and the Banker pay is printed on the cloth. @rule nz5:5.10(c) */
const Odds = ({ view, table }: SeenProps) => {
  const words = useWords()
  const { baccarat } = words
  const printed = ['tie', 'banker'].map(
    on => `${baccarat.wager(on)} ${spoken(words, paysOf(view, on))}`,
  )
  return table.odds.map(({ x, y }, i) => (
    <text key={x} x={x} y={y} className="odds">
      {printed[i]}
    </text>
  ))
}

/** Everything that is drawn; the same is told in words beside it. */
export const Cloth = (seen: SeenProps) => {
  const { view, table } = seen
  const { baccarat, cloth } = useWords()
  const names = Object.fromEntries(
    view.play.areas.map(({ on, name }) => [on, baccarat.area(on, name)]),
  )
  const last = view.play.results.at(-1)
  const wins = isOver(view.play) ? last?.result : undefined
  return (
    <svg
      className="cloth-picture"
      viewBox={`0 0 ${table.width} ${table.height}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="baize" cx="50%" cy="18%" r="85%">
          <stop offset="0%" stopColor="#1c7a54" />
          <stop offset="60%" stopColor="#0e5a3c" />
          <stop offset="100%" stopColor="#08402a" />
        </radialGradient>
        <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6a4421" />
          <stop offset="50%" stopColor="#4a2c13" />
          <stop offset="100%" stopColor="#2b1708" />
        </linearGradient>
      </defs>
      <path d={table.rim} className="rail" />
      <path d={table.rim} className="baize" />
      {table.places.map(place => (
        <Printed key={place.seat} place={place} names={names} wins={wins} />
      ))}
      {table.standing.map((areas, wing) => (
        <g key={areas[0]!.x} className="standing">
          <Standing {...seen} areas={areas} wing={wing} />
          <text x={areas[1]!.x + areas[1]!.width / 2} y={areas[1]!.y - 7} className="print small">
            {cloth.standing}
          </text>
        </g>
      ))}
      <Odds {...seen} />
      <Furniture view={view} table={table} />
      <Dealers table={table} />
      {table.places.map(place => (
        <Occupied key={place.seat} {...seen} place={place} />
      ))}
    </svg>
  )
}
