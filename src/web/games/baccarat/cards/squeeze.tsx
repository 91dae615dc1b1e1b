import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Card } from '../../../../kernel/card.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import { BareFace, PlayingCard } from '../../../ui/pieces/card.tsx'
import {
  type Corner,
  cardEdge,
  cardMovement,
  clipOf,
  type Edge,
  foldAt,
  isCorner,
  nextQuarter,
  type Quarter,
  screenEdge,
  sightOf,
  type Uncovering,
} from './card-uncovering.ts'
import styles from './squeeze.module.css'

/**
 * A card in your hand. You bend it up from an edge with the pointer or keys, let go, or turn it.
 */

/**
 * A card let go below SPRINGS_BACK springs back, one bent beyond TURNS_AT turns over, and one
 * between stays bent.
 */
const SPRINGS_BACK = 0.4
const TURNS_AT = 0.6
/** A grip this close to two edges is on a corner. */
const NEAR = 0.28
const STEP = 0.12
const MOST = 0.94

/** Works while the card has the focus. Elsewhere this key reads out the results. */
const ROTATES = 'r'

const SHUT: Uncovering = { edge: 'bottom', part: 0 }

interface SqueezeProps {
  readonly card: Card
  readonly place: number
  readonly turn: () => void
  readonly children?: ReactNode
}

/** Describes what you see, however the card is rotated. */
const sightWords = (
  { squeeze }: Words,
  card: Card,
  { edge, part }: Uncovering,
  quarter: Quarter,
): string => {
  const sight = sightOf(card, { edge, part })
  if (sight.is === 'pips')
    return squeeze.pips(
      sight.pips,
      isCorner(edge) ? squeeze.corner : squeeze.from[screenEdge(quarter, edge)],
    )
  return sight.is === 'frame' ? squeeze.frame : squeeze.nothing
}

const KEYS: Readonly<Record<string, Edge>> = {
  ArrowDown: 'top',
  ArrowLeft: 'right',
  ArrowUp: 'bottom',
  ArrowRight: 'left',
}

/** The edge that a drag uncovers, and how much of a card of this size. */
const draggedTo = (x: number, y: number, width: number, height: number): Uncovering => {
  const part = Math.min(MOST, Math.max(Math.abs(x) / width, Math.abs(y) / height))
  if (Math.abs(x) / width > Math.abs(y) / height) return { edge: x > 0 ? 'left' : 'right', part }
  return { edge: y > 0 ? 'top' : 'bottom', part }
}

interface Grip {
  readonly x: number
  readonly y: number
  readonly corner: Corner | undefined
}

/** Where the pointer took hold of the card. A card on its side has the same box. */
const gripOf = (
  { currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>,
  quarter: Quarter,
): Grip => {
  const box = currentTarget.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = currentTarget
  const [right, below] = cardMovement(
    quarter,
    x - box.left - box.width / 2,
    y - box.top - box.height / 2,
  )
  const side = (at: number, low: string, high: string) =>
    at < NEAR ? low : at > 1 - NEAR ? high : undefined
  const across = side(right / width + 0.5, 'left', 'right')
  const down = side(below / height + 0.5, 'top', 'bottom')
  return { x, y, corner: across && down ? (`${down} ${across}` as Corner) : undefined }
}

/** A corner bends along the diagonal towards the middle. */
const bentFrom = (corner: Corner, x: number, y: number): Uncovering => {
  const across = corner.endsWith('left') ? x : -x
  const down = corner.startsWith('top') ? y : -y
  return { edge: corner, part: Math.min(MOST, Math.max(0, (across + down) / 2)) }
}

/** How far the pointer has bent the card since it took hold. */
const bentBy = (
  { x, y, corner }: Grip,
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  quarter: Quarter,
): Uncovering => {
  const { offsetWidth: width, offsetHeight: height } = currentTarget
  const [across, down] = cardMovement(quarter, clientX - x, clientY - y)
  return corner
    ? bentFrom(corner, across / width, down / height)
    : draggedTo(across, down, width, height)
}

const usePointer = (quarter: Quarter, bend: (to: Uncovering) => void, turn: () => void) => {
  const began = useRef<Grip>(undefined)
  /** A second finger changes nothing. */
  const down = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    began.current = gripOf(event, quarter)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (began.current && event.isPrimary) bend(bentBy(began.current, event, quarter))
  }
  /** A flick ends before its last move is drawn, so where the finger left the card counts. */
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!began.current || !event.isPrimary) return
    const bent = bentBy(began.current, event, quarter)
    began.current = undefined
    if (bent.part > TURNS_AT) turn()
    else bend(bent.part < SPRINGS_BACK ? SHUT : bent)
  }
  /** The system took the finger away, as for a call: nobody turned the card. */
  const cancel = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    began.current = undefined
    bend(SHUT)
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel }
}

const useSqueeze = ({ card, turn }: SqueezeProps) => {
  const words = useWords()
  const say = useSay()
  const [uncovered, setUncovered] = useState(SHUT)
  const [quarter, setQuarter] = useState<Quarter>(0)
  const pointer = usePointer(quarter, setUncovered, turn)
  /** Takes the edge as you see it. */
  const peek = (seen: Edge) => {
    const edge = cardEdge(quarter, seen)
    const part = uncovered.edge === edge ? Math.min(MOST, uncovered.part + STEP) : STEP
    const next = { edge, part }
    setUncovered(next)
    say(sightWords(words, card, next, quarter))
  }
  const rotate = () => {
    const next = nextQuarter(quarter)
    setQuarter(next)
    const lies = words.squeeze.lies[next % 2 === 0 ? 'upright' : 'sideways']
    say(words.marks.list([lies, sightWords(words, card, uncovered, next)]))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const edge = KEYS[event.key]
    if (edge) {
      event.preventDefault()
      peek(edge)
    }
    if (event.key === ROTATES) {
      event.stopPropagation()
      rotate()
    }
    if (event.key === 'Enter') turn()
    if (event.key === 'Escape') setUncovered(SHUT)
  }
  const sight = sightWords(words, card, uncovered, quarter)
  const shut = () => setUncovered(SHUT)
  return { uncovered, quarter, peek, rotate, pointer, press, sight, shut }
}

interface PeeksProps extends SqueezeProps {
  readonly peek: (edge: Edge) => void
  readonly rotate: () => void
  readonly shut: () => void
}

/** Buttons that do the same as a drag. */
const Peeks = ({ place, turn, peek, rotate, shut, children }: PeeksProps) => {
  const { squeeze } = useWords()
  return (
    <fieldset className={styles.peeks}>
      <legend className="unseen">{squeeze.card(place)}</legend>
      <button type="button" onClick={() => peek('top')}>
        {squeeze.peek.top}
      </button>
      <button type="button" onClick={() => peek('right')}>
        {squeeze.peek.side}
      </button>
      <button type="button" onClick={rotate}>
        {squeeze.rotate}
      </button>
      <button type="button" onClick={shut}>
        {squeeze.back}
      </button>
      {children}
      <button type="button" className={`primary ${styles.over}`} onClick={turn}>
        {squeeze.turn}
      </button>
    </fieldset>
  )
}

export const Squeeze = (props: SqueezeProps) => {
  const { squeeze } = useWords()
  const { uncovered, quarter, peek, rotate, pointer, press, sight, shut } = useSqueeze(props)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.squeeze}>
      <div className={styles.lay} data-sideways={quarter % 2 === 1 || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a card is not a form control */}
        <div
          ref={card}
          className={styles.bent}
          style={{ rotate: `${quarter * 90}deg` }}
          role="button"
          tabIndex={0}
          aria-label={squeeze.card(props.place)}
          aria-describedby={`sight-${props.place}`}
          {...pointer}
          onDoubleClick={rotate}
          onKeyDown={press}
        >
          <BareFace card={props.card} />
          <span className={styles.cover} style={{ clipPath: clipOf(uncovered) }} aria-hidden="true">
            <PlayingCard card={HIDDEN} />
          </span>
          {uncovered.part > 0 && (
            <span
              className={styles.fold}
              data-from={isCorner(uncovered.edge) ? 'across' : uncovered.edge}
              style={foldAt(uncovered)}
              aria-hidden="true"
            />
          )}
        </div>
      </div>
      <p id={`sight-${props.place}`} className={styles.sight}>
        <span>{squeeze.see}</span> <strong>{sight}</strong>
      </p>
      <Peeks {...props} peek={peek} rotate={rotate} shut={shut} />
    </div>
  )
}
