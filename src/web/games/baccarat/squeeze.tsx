import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { useSay } from '../../parts/announcer.tsx'
import { BareFace, PlayingCard } from '../../parts/card.tsx'
import { useWords, type Words } from '../../words/index.ts'
import {
  type Corner,
  clipOf,
  EDGES,
  type Edge,
  foldAt,
  isCorner,
  sightOf,
  type Uncovered,
} from './uncovered.ts'

/** A card in the hand: bent up from an edge with the pointer or by keys, let go, or turned. */

/** Let go before the one, it springs back; taken beyond the other, it turns; between, it stays bent. */
const SPRINGS_BACK = 0.4
const TURNS_AT = 0.6
/** So near to two edges is a corner. */
const NEAR = 0.28
const STEP = 0.12
const MOST = 0.94

const SHUT: Uncovered = { edge: 'bottom', part: 0 }

interface SqueezeProps {
  readonly card: Card
  readonly place: number
  readonly turn: () => void
}

const sightWords = ({ squeeze }: Words, card: Card, uncovered: Uncovered): string => {
  const sight = sightOf(card, uncovered)
  if (sight.is === 'pips')
    return squeeze.pips(
      sight.pips,
      isCorner(uncovered.edge) ? squeeze.corner : squeeze.from[uncovered.edge],
    )
  return sight.is === 'frame' ? squeeze.frame : squeeze.nothing
}

const KEYS: Readonly<Record<string, Edge>> = {
  ArrowDown: 'top',
  ArrowLeft: 'right',
  ArrowUp: 'bottom',
  ArrowRight: 'left',
}

/** From which edge a movement uncovers, and how much of a card of this size. */
const draggedTo = (x: number, y: number, width: number, height: number): Uncovered => {
  const part = Math.min(MOST, Math.max(Math.abs(x) / width, Math.abs(y) / height))
  if (Math.abs(x) / width > Math.abs(y) / height) return { edge: x > 0 ? 'left' : 'right', part }
  return { edge: y > 0 ? 'top' : 'bottom', part }
}

interface Grip {
  readonly x: number
  readonly y: number
  readonly corner: Corner | undefined
}

/** Where a finger took hold of the card. */
const gripOf = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>): Grip => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const side = (at: number, low: string, high: string) =>
    at < NEAR ? low : at > 1 - NEAR ? high : undefined
  const across = side((x - left) / width, 'left', 'right')
  const down = side((y - top) / height, 'top', 'bottom')
  return { x, y, corner: across && down ? (`${down} ${across}` as Corner) : undefined }
}

/** A corner is bent towards the middle: how far along the diagonal. */
const bentFrom = (corner: Corner, x: number, y: number): Uncovered => {
  const across = corner.endsWith('left') ? x : -x
  const down = corner.startsWith('top') ? y : -y
  return { edge: corner, part: Math.min(MOST, Math.max(0, (across + down) / 2)) }
}

const useSqueeze = ({ card, turn }: SqueezeProps) => {
  const words = useWords()
  const say = useSay()
  const [uncovered, setUncovered] = useState(SHUT)
  const began = useRef<Grip>(undefined)
  const peek = (edge: Edge) => {
    const part = uncovered.edge === edge ? Math.min(MOST, uncovered.part + STEP) : STEP
    const next = { edge, part }
    setUncovered(next)
    say(sightWords(words, card, next))
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    began.current = gripOf(event)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!began.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const { x, y, corner } = began.current
    const [across, down] = [event.clientX - x, event.clientY - y]
    setUncovered(
      corner
        ? bentFrom(corner, across / width, down / height)
        : draggedTo(across, down, width, height),
    )
  }
  const up = () => {
    if (began.current && uncovered.part > TURNS_AT) turn()
    else if (began.current && uncovered.part < SPRINGS_BACK) setUncovered(SHUT)
    began.current = undefined
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const edge = KEYS[event.key]
    if (edge) {
      event.preventDefault()
      peek(edge)
    }
    if (event.key === 'Enter') turn()
    if (event.key === 'Escape') setUncovered(SHUT)
  }
  return { uncovered, peek, down, move, up, press, sight: sightWords(words, card, uncovered) }
}

export const Squeeze = (props: SqueezeProps) => {
  const { squeeze } = useWords()
  const { uncovered, peek, down, move, up, press, sight } = useSqueeze(props)
  return (
    <div className="squeeze">
      {/* biome-ignore lint/a11y/useSemanticElements: a card that is bent is no form control */}
      <div
        className="bent"
        role="button"
        tabIndex={0}
        aria-label={squeeze.card(props.place)}
        aria-describedby={`sight-${props.place}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={press}
      >
        <BareFace card={props.card} />
        <span className="cover" style={{ clipPath: clipOf(uncovered) }} aria-hidden="true">
          <PlayingCard card={HIDDEN} />
        </span>
        {uncovered.part > 0 && (
          <span
            className={`fold ${isCorner(uncovered.edge) ? 'across' : uncovered.edge}`}
            style={foldAt(uncovered)}
            aria-hidden="true"
          />
        )}
      </div>
      <p id={`sight-${props.place}`} className="sight">
        {sight}
      </p>
      <fieldset className="peeks">
        <legend className="unseen">{squeeze.card(props.place)}</legend>
        {EDGES.map(edge => (
          <button key={edge} type="button" className="small" onClick={() => peek(edge)}>
            {squeeze.peek[edge]}
          </button>
        ))}
        <button type="button" className="small primary" onClick={props.turn}>
          {squeeze.turn}
        </button>
      </fieldset>
    </div>
  )
}
