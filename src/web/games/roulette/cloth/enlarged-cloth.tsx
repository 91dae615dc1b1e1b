import { useEffect, useRef } from 'react'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import { colourOf } from '../../../features/table/state/bets/chips.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import type { Layout } from '../table.ts'
import { Cloth } from './cloth.tsx'
import type { Part } from './cloth-part.ts'
import { drawingPoint, type Place, sizeOf, type Turn } from './geometry.ts'
import { Stake, spotText } from './spots.tsx'

/** Part of the cloth, enlarged: every place is a button as wide as a finger. */

interface EnlargedProps extends Layout {
  readonly turn: Turn
  readonly part: Part
  readonly press: (on: string, takesOff: boolean) => void
  readonly close: () => void
}

const PlaceButton = ({ place, ...props }: EnlargedProps & { readonly place: Place }) => {
  const words = useWords()
  const { turn, part, press, removing, view, patron } = props
  const { left, top, times } = part
  const { width } = sizeOf(turn)
  const { on, at } = place.position
  const { x, y } = drawingPoint(turn, at)
  const { name, pays, lying } = spotText(words, props, on)
  const percent = (from: number, to: number) => `${((to - from) * times * 100) / width}%`
  return (
    <button
      type="button"
      className="spot near"
      data-on={on}
      data-state={lying?.state ?? 'empty'}
      style={{ left: percent(left, x), top: percent(top, y) }}
      onClick={event => press(on, removing || event.shiftKey)}
    >
      <span className="unseen">
        {name} {words.bets.pays} {pays}
        {lying && ` ${words.bets.yours} ${dollars(lying.sum)} ${words.bets.state[lying.state]}`}
      </span>
      {lying && (
        <Stake
          lying={lying}
          denominations={view.sign.denominations}
          colour={colourOf(view, patron)?.name}
        />
      )}
    </button>
  )
}

export const Enlarged = (props: EnlargedProps) => {
  const { roulette } = useWords()
  const { turn, part, view, chip, removing, close } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { width, height } = sizeOf(turn)
  const { left, top, times } = part
  const percent = (of: number) => `${(-of * times * 100) / width}%`
  return (
    <dialog ref={dialog} className="enlarged" aria-label={roulette.enlarged.name} onClose={close}>
      <p>{removing ? roulette.enlarged.takes : roulette.enlarged.says(dollars(chip))}</p>
      <div className="part">
        <div
          className={`whole ${turn}`}
          style={{
            left: percent(left),
            top: percent(top),
            width: `${times * 100}%`,
            aspectRatio: `${width} / ${height}`,
          }}
        >
          <Cloth
            layout={clothOf(view.play.elections)}
            turn={turn}
            lit={[]}
            litArea={undefined}
            dolly={null}
            came={undefined}
          />
        </div>
        {part.places.map(place => (
          <PlaceButton key={place.key} {...props} place={place} />
        ))}
      </div>
      <button type="button" className="primary" onClick={() => dialog.current?.close()}>
        {roulette.enlarged.done}
      </button>
    </dialog>
  )
}
