import { useMemo } from 'react'
import { clothOf } from '../../../games/roulette/book/book.ts'
import type { DeskTable } from '../../features/desk/desk-context.ts'
import { sumsOf } from '../../features/desk/layouts/sums.ts'
import { useWords } from '../../i18n/index.ts'
import { ChipSum } from '../../ui/pieces/chip.tsx'
import { Cloth } from './cloth/cloth.tsx'
import { placesOf, restsAt, sizeOf } from './cloth/geometry.ts'
import { isClosed, isOver, lastNumber, type Roulette, withMovedChips } from './table.ts'

/** The cloth at the desk, with all chips and the dolly. */

const TURN = 'lying'

export const DeskLayout = ({ at }: { readonly at: DeskTable }) => {
  const { roulette } = useWords()
  const view = withMovedChips(at.moment.view as Roulette)
  const { elections, dolly, ballIn } = view.play
  const over = isOver(view) ? lastNumber(view.play) : undefined
  const layout = useMemo(() => clothOf(elections), [elections])
  const places = useMemo(() => placesOf(layout), [layout])
  const { width, height } = sizeOf(TURN)
  const sums = sumsOf(view.wagers)
  return (
    <div className="drawn-cloth" data-game="roulette" role="img" aria-label={roulette.cloth.name}>
      <Cloth
        layout={layout}
        turn={TURN}
        lit={[]}
        litArea={undefined}
        dolly={isClosed(view.play) ? dolly : null}
        came={ballIn ?? over}
      />
      {places.map(place => {
        const sum = sums.get(place.position.on)
        const { x, y } = restsAt(TURN, place)
        const style = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }
        return (
          sum !== undefined && (
            <span key={place.key} className="lying" style={style}>
              <ChipSum amount={sum} denominations={view.sign.denominations} />
            </span>
          )
        )
      })}
    </div>
  )
}
