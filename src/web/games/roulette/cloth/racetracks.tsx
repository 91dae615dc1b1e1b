import { type KeyboardEvent, useState } from 'react'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import {
  asianGroups,
  colourOf as numberColour,
  type Pocket,
} from '../../../../games/roulette/s02-wheel.ts'
import { betName } from '../../../../games/roulette/s03-wagers/positions.ts'
import { FIXED, trackOf } from '../../../../games/roulette/s03-wagers/racetrack.ts'
import { colourOf } from '../../../features/table/state/bets/chips.ts'
import { usePresses } from '../../../features/table/state/bets/press.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ChipSum } from '../../../ui/pieces/chip.tsx'
import { wagerName } from '../names.ts'
import { usePieces, useShortPieces } from '../pointer-details.tsx'
import { NumberMark } from '../stage.tsx'
import type { Layout } from '../table.ts'
import { ovalAt, ovalSize, piecePath, RING } from '../wheel/oval.ts'
import type { PointerState } from './felt.tsx'
import type { Turn } from './geometry.ts'
import { spotText } from './spots.tsx'

/**
 * The racetracks. A press calls the wager to the dealer, who places it; nobody puts chips on a
 * racetrack. @rule nz8:3.2A nz8:3.2B nz8:5.7 nz8:App5 nz8:App6
 */

export interface TrackProps extends Layout, PointerState {
  readonly turn: Turn
  readonly lit: readonly string[]
  readonly press: (on: string, takesOff: boolean) => void
}

interface CallProps extends TrackProps {
  readonly calls: string
  readonly className: string
  readonly style?: React.CSSProperties
  readonly tabIndex?: number
  readonly id?: string
  readonly children?: React.ReactNode
}

/** One wager to call, with the amount called so far. */
const Call = ({ calls, className, style, tabIndex, id, children, ...props }: CallProps) => {
  const words = useWords()
  const { point, press, removing, view, chip, bets } = props
  const { name, lying } = spotText(words, props, calls)
  const pieces = usePieces(props)
  const presses = usePresses(takesOff => press(calls, takesOff), removing)
  return (
    <button
      type="button"
      id={id}
      className={className}
      style={style}
      tabIndex={tabIndex}
      data-on={calls}
      data-state={lying?.state ?? 'empty'}
      data-refused={bets.refused?.on === calls || undefined}
      {...presses}
      onPointerEnter={() => point(calls)}
      onPointerLeave={() => {
        presses.onPointerLeave()
        point(undefined)
      }}
      onFocus={() => point(calls)}
      onBlur={() => point(undefined)}
    >
      <span className="unseen">
        {words.roulette.track.call(name)}, {pieces(calls, chip)}
        {lying && `, ${words.bets.yours} ${dollars(lying.sum)} ${words.bets.state[lying.state]}`}
        {lying?.note && `, ${lying.note}`}
      </span>
      {children}
      {lying && lying.state !== 'lost' && (
        <span className="stake">
          <ChipSum
            amount={lying.sum}
            denominations={view.sign.denominations}
            colour={colourOf(view, props.patron)?.name}
          />
        </span>
      )}
    </button>
  )
}

const Ring = ({
  turn,
  pockets,
  lit,
}: Pick<TrackProps, 'turn' | 'lit'> & { pockets: readonly Pocket[] }) => {
  const { width, height } = ovalSize(turn)
  return (
    <svg className="printed" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {pockets.map((pocket, i) => {
        const { x, y } = ovalAt(turn, i / pockets.length, RING[turn] / 2)
        return (
          <g
            key={pocket}
            className={`number ${numberColour(pocket)}`}
            data-lit={lit.includes(pocket) || undefined}
          >
            <path d={piecePath(turn, i, pockets.length)} className="colour" />
            <text x={x} y={y} className="print">
              {pocket}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const BACK = ['ArrowLeft', 'ArrowUp']
const FORTH = ['ArrowRight', 'ArrowDown']

/** The ring of numbers: a single Tab stop, and the arrow keys move around it. */
const Numbers = (props: TrackProps & { readonly pockets: readonly Pocket[] }) => {
  const { pockets, turn } = props
  const [current, setCurrent] = useState(0)
  const { width, height } = ovalSize(turn)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const step = FORTH.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (current + step + pockets.length) % pockets.length
    setCurrent(next)
    document.getElementById(`neighbours-${pockets[next]}`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows belong to the buttons inside
    <div onKeyDown={keys}>
      {pockets.map((pocket, i) => {
        const { x, y } = ovalAt(turn, i / pockets.length, RING[turn] / 2)
        return (
          <Call
            key={pocket}
            {...props}
            calls={`neighbours:${pocket}`}
            id={`neighbours-${pocket}`}
            className="spot"
            tabIndex={i === current ? 0 : -1}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          />
        )
      })}
    </div>
  )
}

const Racetrack = (props: TrackProps) => {
  const { view, turn, lit } = props
  const { roulette } = useWords()
  const pieces = useShortPieces(props)
  const pockets = trackOf(clothOf(view.play.elections).wheel).map(({ pocket }) => pocket)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and no arrow keys
    <div className={`racetrack ${turn}`} role="group" aria-label={roulette.track.name}>
      <Ring turn={turn} pockets={pockets} lit={lit} />
      <Numbers {...props} pockets={pockets} />
      <div className="areas">
        {FIXED.map(kind => (
          <Call key={kind} {...props} calls={kind} className={`call-area ${kind}`}>
            <span aria-hidden="true">{roulette.track.areas[kind]}</span>
            <small aria-hidden="true">{pieces(kind, props.chip)}</small>
          </Call>
        ))}
      </div>
    </div>
  )
}

const Asian = (props: TrackProps) => {
  const { roulette } = useWords()
  const groups = asianGroups(clothOf(props.view.play.elections).wheel)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own
    <div className="asian" role="group" aria-label={roulette.track.asian}>
      <div>
        {groups.map(numbers => (
          <Call
            key={numbers[0]}
            {...props}
            calls={betName({ kind: 'asian-neighbour', numbers })}
            className="three"
          >
            {numbers.map(pocket => (
              <span key={pocket} aria-hidden="true">
                <NumberMark pocket={pocket} />
              </span>
            ))}
          </Call>
        ))}
      </div>
    </div>
  )
}

/** What this patron called for the spin, and whether the dealer has placed it. @rule nz8:3.4 */
const Called = (props: TrackProps) => {
  const { view, patron, ask } = props
  const words = useWords()
  const { track } = words.roulette
  const pieces = usePieces(props)
  const mine = view.play.declared.filter(each => each.patron === patron)
  const stateOf = (isPlaced: boolean): string => {
    if (!isPlaced) return track.state.waiting
    return view.play.isBettingOpen ? track.state.placed : track.state.locked
  }
  return (
    <ul className="called" aria-label={track.called}>
      {mine.map(({ id, on, piece, isPlaced }) => {
        const name = wagerName(words, on)
        return (
          <li key={id} data-placed={isPlaced || undefined}>
            <strong>{name}</strong> {pieces(on, piece)} · {stateOf(isPlaced)}{' '}
            {view.play.isBettingOpen && (
              <button
                type="button"
                className="small"
                aria-label={track.backOf(name)}
                onClick={() => void ask({ does: 'take-back', declared: id })}
              >
                {track.back}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export const hasTracks = ({ view }: Layout): boolean =>
  view.play.elections.racetrack || view.play.elections.asianRacetrack

/** The racetracks. On a phone they open with a button. */
export const Tracks = ({
  shows,
  ...props
}: TrackProps & { readonly shows?: 'racetrack' | 'asian' }) => {
  const { racetrack, asianRacetrack } = props.view.play.elections
  return (
    <>
      {racetrack && shows !== 'asian' && <Racetrack {...props} />}
      {asianRacetrack && shows !== 'racetrack' && <Asian {...props} />}
      <Called {...props} />
    </>
  )
}
