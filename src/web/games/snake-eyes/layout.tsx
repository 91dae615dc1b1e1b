import type { On } from '../../../games/snake-eyes/s04-wagers.ts'
import { limitOf } from '../../features/table/state/bets.ts'
import { lyingOn } from '../../features/table/state/wager-states.ts'
import { Everybody, LyingChips } from '../../features/table/wager-chips.tsx'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { AreaButton } from '../../ui/area.tsx'
import { Printed } from './printed.tsx'
import { isClosed, kindOf, type Layout } from './table.ts'

/** The fifteen wagers as the division prints them: those that stay, and those for one roll. */

const DiceArea = ({ on, ...layout }: Layout & { readonly on: On }) => {
  const words = useWords()
  const { view, patron, bets, chip, removing } = layout
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const closed = isClosed(view.play)
  const lying = lyingOn(words, { view, patron, bets, on, kind, isClosed: closed })
  return (
    <AreaButton
      on={on}
      name={words.snakeEyes.wagers[on]}
      pays={spoken(words, view.play.pays[on])}
      range={limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''}
      {...{ lying, bets, chip, removing }}
    >
      <Printed on={on} />
      <span className="wins">{words.snakeEyes.wins[on]}</span>
      {lying && <LyingChips lying={lying} view={view} />}
      <Everybody view={view} on={on} />
    </AreaButton>
  )
}

export const SnakeEyesLayout = (props: Layout) => {
  const { table, snakeEyes } = useWords()
  const { multiRoll, singleRoll } = props.view.play.layout
  const groups = [
    ['multi-roll', snakeEyes.stays, multiRoll],
    ['single-roll', snakeEyes.oneRoll, singleRoll],
  ] as const
  return (
    <section className="layout dice-layout" aria-label={table.felt}>
      {groups.map(([kind, title, ons]) => (
        <fieldset key={kind} className={`group ${kind}`}>
          <legend>{title}</legend>
          {ons.map(on => (
            <DiceArea key={on} on={on} {...props} />
          ))}
        </fieldset>
      ))}
    </section>
  )
}
