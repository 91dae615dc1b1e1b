import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import { colourOf } from '../../../features/table/state/bets/chips.ts'
import { useHold } from '../../../features/table/state/bets/press.ts'
import { useWords } from '../../../i18n/index.ts'
import { isClosed, isOver, type Layout, lastNumber } from '../table.ts'
import { Cloth } from './cloth.tsx'
import { isSmall, type Part, partRound, partWidth } from './cloth-part.ts'
import { Enlarged } from './enlarged-cloth.tsx'
import {
  isArrow,
  nextPlace,
  onCloth,
  type Place,
  placeAt,
  placesOf,
  sizeOf,
  type Turn,
} from './geometry.ts'
import { Spot, spotName, spotText } from './spots.tsx'

/**
 * The cloth as you place chips on it. The place under the pointer is highlighted before you press.
 * @rule nz8:3.8
 */

export interface PointerState {
  /** The wager that a press would make. */
  readonly on: string | undefined
  readonly point: (on: string | undefined) => void
}

interface FeltProps extends Layout, PointerState {
  readonly turn: Turn
  readonly lit: readonly string[]
  readonly press: (on: string, takesOff: boolean) => void
}

const useCurrent = (places: readonly Place[]) => {
  const [key, setKey] = useState('straight-up:1')
  return [places.find(place => place.key === key) ?? places[0]!, setKey] as const
}

/** A press counts where the pointer is released. Leaving the cloth cancels it. */
const usePointer = (
  { turn, point, press, removing }: FeltProps,
  places: readonly Place[],
  moveTo: (key: string) => void,
  enlarge: (place: Place) => void,
) => {
  const isDown = useRef(false)
  const hold = useHold()
  const held = useRef<string>(undefined)
  const under = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const size = sizeOf(turn)
    return placeAt(
      places,
      onCloth(turn, {
        x: ((clientX - left) / width) * size.width,
        y: ((clientY - top) / height) * size.height,
      }),
    )
  }
  const leave = () => {
    hold.end()
    isDown.current = false
    point(undefined)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isDown.current = event.button === 0
      const on = under(event)?.position.on
      held.current = on
      point(on)
      if (isDown.current && on !== undefined) hold.begin(() => press(on, true))
    },
    /** Moving to another place ends a long press. */
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const on = under(event)?.position.on
      if (on !== held.current) hold.end()
      point(on)
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      hold.end()
      const place = isDown.current && !hold.isSpent() ? under(event) : undefined
      isDown.current = false
      if (!place) return
      moveTo(place.key)
      if (turn === 'upright' && isSmall(place)) return enlarge(place)
      press(place.position.on, removing || event.shiftKey)
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
  }
}

export const Felt = (props: FeltProps) => {
  const { view, turn, bets, lit, on, point, press } = props
  const words = useWords()
  const { elections, dolly } = view.play
  const layout = useMemo(() => clothOf(elections), [elections])
  const colour = colourOf(view, props.patron)?.name
  const places = useMemo(() => placesOf(layout), [layout])
  const [current, setKey] = useCurrent(places)
  const now = useRef(props)
  now.current = props
  const byKey = useCallback(
    (place: Place, takesOff: boolean) => {
      setKey(place.key)
      now.current.press(place.position.on, takesOff || now.current.removing)
    },
    [setKey],
  )
  const [part, setPart] = useState<Part>()
  const enlarge = (place: Place) =>
    setPart(partRound(turn, places, place, partWidth(innerWidth) / sizeOf(turn).width))
  const pointer = usePointer(props, places, setKey, enlarge)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') press(current.position.on, true)
    if (!isArrow(event.key)) return
    event.preventDefault()
    const next = nextPlace(turn, places, current, event.key)
    if (!next) return
    setKey(next.key)
    document.getElementById(`spot-${next.key.replaceAll(' ', '-')}`)?.focus()
  }
  /** There are 160 names, so they are computed only when the language or layout changes. */
  const named = useMemo(
    () => places.map(({ position }) => spotName(words, now.current, position.on)),
    [words, places],
  )
  const told = places.map(({ position }, i) => spotText(words, props, position.on, named[i]!))
  const laid = places
    .filter((_, i) => told[i]!.lying !== undefined || told[i]!.others > 0)
    .flatMap(({ position: { kind, numbers } }) => (kind === 'straight-up' ? numbers : []))
  return (
    <>
      {turn === 'upright' && (
        <button type="button" className="small enlarge" onClick={() => enlarge(current)}>
          {words.roulette.enlarged.open}
        </button>
      )}
      {part && <Enlarged {...props} part={part} close={() => setPart(undefined)} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and no arrow keys */}
      <div
        className={`cloth ${turn}`}
        role="group"
        aria-label={words.roulette.cloth.name}
        onKeyDown={keys}
        onFocus={event => point((event.target as HTMLElement).dataset.on)}
        onBlur={() => point(undefined)}
        {...pointer}
      >
        <Cloth
          layout={layout}
          turn={turn}
          lit={lit as never}
          laid={laid}
          litArea={on}
          dolly={props.showsLast === false && !isClosed(view.play) ? null : dolly}
          came={(props.showsLast ?? isOver(view)) ? lastNumber(view.play) : undefined}
        />
        {places.map((place, i) => (
          <Spot
            key={place.key}
            place={place}
            turn={turn}
            isCurrent={place === current}
            isRefused={bets.refused?.on === place.position.on}
            denominations={view.sign.denominations}
            colour={colour}
            press={byKey}
            {...told[i]!}
          />
        ))}
      </div>
    </>
  )
}
