import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import styles from './baccarat.module.css'
import { isClosed, type Layout } from './table.ts'

interface ActingProps extends Layout {
  readonly principal: string
}

/**
 * A second set of areas, to bet with the chips of the patron that a nominee acts for.
 * @rule nz5:2.3(f)
 */
const ActingFor = ({ principal, view, chip, removing, ask }: ActingProps) => {
  const { nominees, baccarat, bets } = useWords()
  const state = bets.state[isClosed(view.play) ? 'locked' : 'accepted']
  const lying = (on: string) =>
    view.wagers.find(wager => wager.on === on && wager.patron === principal)
  const press = (on: string, takesOff: boolean) => {
    const lies = lying(on)
    if (!takesOff) return ask({ does: 'wager', on, chips: chip, for: principal })
    return lies && ask({ does: 'withdraw', wager: lies.id, for: principal })
  }
  return (
    <section className={styles.acting} aria-label={nominees.lay(principal)}>
      <h2>
        {nominees.lay(principal)} <ClauseLink id="nz5:2.3(f)" />
      </h2>
      <p className="note">{nominees.laySays(principal)}</p>
      <div className="row">
        {view.play.areas.map(({ on }) => {
          const lies = lying(on)
          return (
            <button
              key={on}
              type="button"
              onClick={event => void press(on, removing || event.shiftKey)}
            >
              {baccarat.wager(on)}
              {lies && ` ${dollars(lies.chips)} ${state}`}
            </button>
          )
        })}
      </div>
    </section>
  )
}

export const Acting = (layout: Layout) =>
  layout.view.play.markers
    .filter(({ nominee, mayWager }) => nominee === layout.patron && mayWager)
    .map(({ patron }) => <ActingFor key={patron} {...layout} principal={patron} />)
