import { limitOf, myWagers } from '../../features/table/state/bets/bets.ts'
import { areaStake } from '../../features/table/state/bets/wager-states.ts'
import { AreaStakeChips } from '../../features/table/wager-chips.tsx'
import { dollars, useWords } from '../../i18n/index.ts'
import { AreaButton } from '../../ui/controls/area.tsx'
import { StopProvider, useRoving } from '../../ui/controls/roving-focus.ts'
import styles from './lunar-poker.module.css'
import { isClosed, kindOf, type Layout, type Lunar } from './table.ts'

/**
 * The areas of your own box. You make the Bet by deciding to play, not by placing chips.
 * @rule nz22:3.3 nz22:5.2(b)
 */

export const areasOf = ({ play, seats }: Lunar, patron: string): readonly string[] => {
  if (!play.elections.multipleSuper) return ['ante', 'super']
  const mine = seats.find(seat => seat.patron === patron)?.seat
  const others = seats.filter(({ seat, patron: who }) => who !== null && seat !== mine)
  return ['ante', 'super', 'dealer-super', ...others.map(({ seat }) => `super-${seat}`)]
}

const LunarArea = ({ on, ...layout }: Layout & { readonly on: string }) => {
  const words = useWords()
  const { view, patron, bets, chip, removing, showsLast } = layout
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const closed = isClosed(view.play)
  const at = { view, patron, bets, on, kind, isClosed: closed }
  const lying = areaStake(words, { ...at, isOver: showsLast ?? true })
  return (
    <AreaButton
      on={on}
      name={words.lunar.wager(on)}
      pays={on === 'ante' ? words.lunar.antePays : words.lunar.superPays}
      printedPays={on === 'ante' ? words.lunar.antePrinted : words.lunar.superPrinted}
      range={limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''}
      className={styles.area}
      {...{ lying, bets, chip, removing }}
    >
      {lying && (
        <>
          <span className={styles.chips}>
            <AreaStakeChips lying={lying} view={view} isSmall />
          </span>
          <span className={styles.sum} aria-hidden="true">
            {dollars(lying.sum)}
          </span>
        </>
      )}
    </AreaButton>
  )
}

const Bet = ({ view, patron, bets, showsLast }: Layout) => {
  const words = useWords()
  const closed = isClosed(view.play)
  const at = { view, patron, bets, on: 'bet', kind: 'bet', isClosed: closed }
  const lying = areaStake(words, { ...at, isOver: showsLast ?? true })
  const ante = myWagers(view, patron).find(({ on }) => on === 'ante')?.chips
  const offer = ante === undefined ? words.lunar.betSays : words.lunar.betIs(dollars(2 * ante))
  return (
    <div className={styles.passive} data-on="bet" data-state={lying?.state ?? 'empty'}>
      <span className={styles.name}>{words.lunar.wager('bet')}</span>
      {lying ? (
        <>
          <span className={styles.chips}>
            <AreaStakeChips lying={lying} view={view} isSmall />
          </span>
          <span className={styles.sum} aria-hidden="true">
            {dollars(lying.sum)}
          </span>
        </>
      ) : (
        <span className={styles.says}>{offer}</span>
      )}
    </div>
  )
}

export const LunarLayout = (props: Layout) => {
  const { table } = useWords()
  const { stop, ref, ...keys } = useRoving('ante')
  return (
    <section ref={ref} className={styles.layout} aria-label={table.felt} {...keys}>
      <StopProvider value={stop}>
        {areasOf(props.view, props.patron).map(on => (
          <LunarArea key={on} on={on} {...props} />
        ))}
      </StopProvider>
      <Bet {...props} />
    </section>
  )
}
