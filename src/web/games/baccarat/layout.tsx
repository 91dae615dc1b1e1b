import type { Area } from '../../../games/baccarat/s03-notices.ts'
import { limitOf } from '../../features/table/state/bets.ts'
import { lyingOn } from '../../features/table/state/wager-states.ts'
import { Everybody, LyingChips } from '../../features/table/wager-chips.tsx'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { AreaButton } from '../../ui/area.tsx'
import { Acting } from './nominees.tsx'
import { BelowAreas } from './rights.tsx'
import { Standing } from './standing.tsx'
import { bankerStep, cutBackOf, isClosed, isOver, kindOf, type Layout, paysOf } from './table.ts'

/** Every area that the book names, on its side of the cloth. */

const BaccaratArea = ({ area, ...layout }: Layout & { readonly area: Area }) => {
  const words = useWords()
  const { view, patron, bets, chip, removing } = layout
  const { on } = area
  const name = words.baccarat.area(on, area.name)
  const whole = words.baccarat.wager(on)
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const range = (from: number, to: number) => words.bets.range(dollars(from), dollars(to))
  const step = on === 'banker' ? bankerStep(view) : 0
  const steps = step > 0 ? [words.cloth.inSteps(dollars(step))] : []
  const reduced = cutBackOf(view, patron).find(each => each.on === on)
  const closed = isClosed(view.play)
  const lying = lyingOn(words, {
    view,
    patron,
    bets,
    on,
    kind,
    isClosed: closed,
    isOver: isOver(view.play),
    reduced,
  })
  return (
    <AreaButton
      on={on}
      name={name}
      more={whole.startsWith(name) ? whole.slice(name.length) : ''}
      pays={spoken(words, paysOf(view, on))}
      range={words.marks.list(limit ? [range(limit.minimum, limit.maximum), ...steps] : [])}
      isShut={view.play.voidHand === 'this'}
      {...{ lying, bets, chip, removing }}
    >
      {lying && <LyingChips lying={lying} view={view} />}
      <Everybody view={view} on={on} />
    </AreaButton>
  )
}

/** Player to the left, Banker to the right, the Tie between; what belongs to a hand stays on its side. */
const sideOf = (on: string): 'player' | 'banker' | 'tie' => {
  if (on.endsWith('player')) return 'player'
  return on.endsWith('banker') ? 'banker' : 'tie'
}

export const BaccaratLayout = (props: Layout) => {
  const { table, cloth } = useWords()
  const { view, patron } = props
  const sides = ['player', 'tie', 'banker'] as const
  const stands = view.standing.some(each => each.patron === patron)
  return (
    <>
      <section className="layout place" aria-label={table.felt}>
        <Standing view={view} patron={patron} />
        {stands && <p className="note">{cloth.standingSays}</p>}
        {sides.map(side => (
          <div key={side} className={`half ${side}`}>
            {view.play.areas
              .filter(({ on }) => sideOf(on) === side)
              .toSorted((a, b) => a.on.length - b.on.length)
              .map(area => (
                <BaccaratArea key={area.on} area={area} {...props} />
              ))}
          </div>
        ))}
      </section>
      <BelowAreas {...props} />
      <Acting {...props} />
    </>
  )
}
