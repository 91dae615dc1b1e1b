import type { WagerName } from '../../../games/snake-eyes/s04-wagers.ts'
import { limitOf } from '../../features/table/state/bets/bets.ts'
import { areaStake } from '../../features/table/state/bets/wager-states.ts'
import { AreaStakeChips, OtherChips } from '../../features/table/wager-chips.tsx'
import { dollars, phraseText, useWords } from '../../i18n/index.ts'
import { AreaButton } from '../../ui/controls/area.tsx'
import { StopProvider, useRoving } from '../../ui/controls/roving-focus.ts'
import { PHONE, useMedia } from '../../ui/media.ts'
import { Printed } from './printed-dice.tsx'
import styles from './snake-eyes.module.css'
import { isClosed, kindOf, type Layout } from './table.ts'

/** The fifteen wagers as the division prints them: multi-roll and one-roll. */

const DiceArea = ({ on, ...layout }: Layout & { readonly on: WagerName }) => {
  const words = useWords()
  const { view, patron, bets, chip, removing, showsLast } = layout
  const isPhone = useMedia(PHONE)
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const closed = isClosed(view.play)
  const at = { view, patron, bets, on, kind, isClosed: closed }
  const lying = areaStake(words, { ...at, isOver: showsLast ?? true })
  return (
    <AreaButton
      on={on}
      name={words.snakeEyes.wagers[on]}
      pays={phraseText(words, view.play.pays[on])}
      range={limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''}
      className={styles.area}
      {...{ lying, bets, chip, removing }}
    >
      <Printed on={on} />
      <span className="unseen">{words.snakeEyes.wins[on]}</span>
      <span className={styles.others}>
        <OtherChips view={view} patron={patron} on={on} />
      </span>
      {lying && (
        <span className={styles.chips}>
          <AreaStakeChips lying={lying} view={view} isSmall={isPhone} />
        </span>
      )}
    </AreaButton>
  )
}

export const SnakeEyesLayout = (props: Layout) => {
  const { table, snakeEyes } = useWords()
  const { multiRoll, singleRoll } = props.view.play.layout
  const { stop, ref, ...keys } = useRoving('field')
  const groups = [
    ['multi-roll', snakeEyes.stays, multiRoll],
    ['single-roll', snakeEyes.oneRoll, singleRoll],
  ] as const
  return (
    <section ref={ref} className={styles.layout} aria-label={table.felt} {...keys}>
      <StopProvider value={stop}>
        {groups.map(([kind, title, ons]) => (
          <fieldset key={kind} className={styles.group} data-kind={kind}>
            <legend>{title}</legend>
            {ons.map(on => (
              <DiceArea key={on} on={on} {...props} />
            ))}
          </fieldset>
        ))}
      </StopProvider>
    </section>
  )
}
