import { limitOf, myWagers } from '../../features/table/state/bets.ts'
import { lyingOn } from '../../features/table/state/wager-states.ts'
import { Everybody, LyingChips } from '../../features/table/wager-chips.tsx'
import { dollars, useWords } from '../../i18n/index.ts'
import { AreaButton } from '../../ui/area.tsx'
import { isClosed, kindOf, type Layout, type Lunar } from './table.ts'

/** The areas of the own box. The Bet is laid by deciding to play, not by hand. @rule nz22:3.3 nz22:5.2(b) */

export const areasOf = ({ play, seats }: Lunar, patron: string): readonly string[] => {
  if (!play.elections.multipleSuper) return ['ante', 'super']
  const mine = seats.find(seat => seat.patron === patron)?.seat
  const others = seats.filter(({ seat, patron: who }) => who !== null && seat !== mine)
  return ['ante', 'super', 'dealer-super', ...others.map(({ seat }) => `super-${seat}`)]
}

const LunarArea = ({ on, ...layout }: Layout & { readonly on: string }) => {
  const words = useWords()
  const { view, patron, bets, chip, removing } = layout
  const kind = kindOf(on)
  const limit = limitOf(view, kind, patron)
  const closed = isClosed(view.play)
  const lying = lyingOn(words, { view, patron, bets, on, kind, isClosed: closed })
  return (
    <AreaButton
      on={on}
      name={words.lunar.wager(on)}
      pays={on === 'ante' ? words.lunar.antePays : words.lunar.superPays}
      range={limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''}
      {...{ lying, bets, chip, removing }}
    >
      {lying && <LyingChips lying={lying} view={view} />}
      <Everybody view={view} on={on} />
    </AreaButton>
  )
}

const Bet = ({ view, patron, bets }: Layout) => {
  const words = useWords()
  const closed = isClosed(view.play)
  const lying = lyingOn(words, { view, patron, bets, on: 'bet', kind: 'bet', isClosed: closed })
  const ante = myWagers(view, patron).find(({ on }) => on === 'ante')?.chips
  return (
    <div className="area passive" data-on="bet" data-state={lying?.state ?? 'empty'}>
      <span className="name">{words.lunar.wager('bet')}</span>
      <span className="range">
        {ante === undefined ? words.lunar.betSays : words.lunar.betIs(dollars(2 * ante))}
      </span>
      {lying && <LyingChips lying={lying} view={view} />}
    </div>
  )
}

export const LunarLayout = (props: Layout) => {
  const { table } = useWords()
  return (
    <section className="layout lunar-layout" aria-label={table.felt}>
      {areasOf(props.view, props.patron).map(on => (
        <LunarArea key={on} on={on} {...props} />
      ))}
      <Bet {...props} />
    </section>
  )
}
