import { wagerName } from '../../../games/baccarat/names.ts'
import type { Area } from '../../../games/baccarat/notices.ts'
import { Everybody, LyingChips } from '../../parts/lying.tsx'
import { limitOf } from '../../table/bets.ts'
import { lyingOn } from '../../table/lying.ts'
import { dollars, useWords } from '../../words/index.ts'
import { isClosed, kindOf, type Layout, paysOf } from './table.ts'

/** The layout: every area a button with its name, its odds, its limits and what lies on it. */

const AreaButton = ({ area, view, patron, bets, chip, removing }: Layout & { area: Area }) => {
  const words = useWords()
  const { on } = area
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const range = limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''
  const mine = view.wagers.find(wager => wager.on === on && wager.patron === patron)
  const reduced = view.play.reduced.find(({ wager }) => wager === mine?.id)
  const closed = isClosed(view.play)
  const lying = lyingOn(words, { view, patron, bets, on, kind, isClosed: closed, reduced })
  const name = wagerName(on)
  const press = (takesOff: boolean) => (takesOff ? bets.takeOff(on, chip) : bets.place(on, chip))
  return (
    <button
      type="button"
      className="area"
      data-on={on}
      data-state={lying?.state ?? 'empty'}
      data-refused={bets.refused?.on === on || undefined}
      onClick={event => void press(removing || event.shiftKey)}
      onKeyDown={event => {
        if (event.key === 'Delete' || event.key === 'Backspace') void press(true)
      }}
    >
      <span className="name">{area.name}</span>
      {name !== area.name && <span className="unseen">{name.slice(area.name.length)}</span>}
      <span className="unseen">{words.bets.pays}</span>
      <span className="pays">{paysOf(view, on)}</span>
      <span className="range">{range}</span>
      {lying && <LyingChips lying={lying} view={view} />}
      <Everybody view={view} on={on} />
    </button>
  )
}

/** Player to the left, Banker to the right, the Tie between; what belongs to a hand stays on its side. */
const sideOf = (on: string): 'player' | 'banker' | 'tie' => {
  if (on.endsWith('player')) return 'player'
  return on.endsWith('banker') ? 'banker' : 'tie'
}

export const BaccaratLayout = (props: Layout) => {
  const { table } = useWords()
  const sides = ['player', 'tie', 'banker'] as const
  return (
    <section className="layout" aria-label={table.felt}>
      {sides.map(side => (
        <div key={side} className={`half ${side}`}>
          {props.view.play.areas
            .filter(({ on }) => sideOf(on) === side)
            .toSorted((a, b) => a.on.length - b.on.length)
            .map(area => (
              <AreaButton key={area.on} area={area} {...props} />
            ))}
        </div>
      ))}
    </section>
  )
}
