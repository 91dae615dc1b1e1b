import { useMemo } from 'react'
import type { Area } from '../../../../games/baccarat/s03-notices.ts'
import type { Phrase } from '../../../../kernel/refusal.ts'
import { limitOf } from '../../../features/table/state/bets/bets.ts'
import { areaStake } from '../../../features/table/state/bets/wager-states.ts'
import { AreaStakeChips } from '../../../features/table/wager-chips.tsx'
import { dollars, phraseText, useWords, type Words } from '../../../i18n/index.ts'
import { AreaButton } from '../../../ui/controls/area.tsx'
import { StopProvider, useRoving } from '../../../ui/controls/roving-focus.ts'
import { PHONE, useMedia } from '../../../ui/media.ts'
import { type FanCell, type FanSize, fanOf, NARROW, WIDE } from '../cards/fan.ts'
import { Acting } from '../nominee-areas.tsx'
import { bankerStep, cutBackOf, isClosed, isOver, kindOf, type Layout, paysOf } from '../table.ts'
import areas from './areas.module.css'

/** Every area in the book, printed on the felt in front of you. */

const sideOf = (on: string): 'player' | 'banker' | 'tie' => {
  if (/(^|-)player$/.test(on)) return 'player'
  return /(^|-)banker$/.test(on) ? 'banker' : 'tie'
}

/** The highest payout, printed where the full scale does not fit. */
const shortOf = (words: Words, { says, facts = {} }: Phrase, isNarrow: boolean) => {
  const { cloth } = words
  const { pays, high } = facts as { readonly pays?: unknown; readonly high?: unknown }
  const scale = Array.isArray(pays) && pays.length > 1 ? (pays as number[]) : []
  const most = typeof high === 'number' ? high : Math.max(0, ...scale)
  if (most > 0) return (isNarrow ? cloth.upToShort : cloth.upTo)(most)
  return says.includes('commission')
    ? cloth.less(phraseText(words, { says: '{pays} to 1', facts: { pays: 1 } }), '5%')
    : undefined
}

const placed = ({ x, y, width, height }: FanCell, size: FanSize) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
})

interface AreaProps extends Layout {
  readonly area: Area
  readonly cell: FanCell
  readonly size: FanSize
}

/** The limits and the step of an area. A narrow layout has room for one, and shows the step. */
const rangeOf = (words: Words, { view, patron, area, size }: AreaProps): string => {
  const limit = limitOf(view, kindOf(area.on), patron)
  const step = area.on === 'banker' ? bankerStep(view) : 0
  const steps = step > 0 ? [words.cloth.inSteps(dollars(step))] : []
  if (size === NARROW && step > 0) return words.marks.list(steps)
  return words.marks.list(
    limit ? [words.bets.range(dollars(limit.minimum), dollars(limit.maximum)), ...steps] : [],
  )
}

const BaccaratArea = (props: AreaProps) => {
  const words = useWords()
  const { area, cell, size, view, patron, bets, chip, removing, showsLast } = props
  const { on } = area
  const name = words.baccarat.area(on, area.name)
  const whole = words.baccarat.wager(on)
  const pays = paysOf(view, on)
  const short = shortOf(words, pays, size === NARROW)
  const lying = areaStake(words, {
    view,
    patron,
    bets,
    on,
    kind: kindOf(on),
    isClosed: isClosed(view.play),
    isOver: showsLast ?? isOver(view.play),
    reduced: cutBackOf(view, patron).find(each => each.on === on),
  })
  return (
    <AreaButton
      on={on}
      name={name}
      more={whole.startsWith(name) ? whole.slice(name.length) : ''}
      pays={phraseText(words, pays)}
      {...(short && { printedPays: short })}
      range={rangeOf(words, props)}
      isShut={view.play.voidHand === 'this'}
      shape={cell}
      style={{ ...placed(cell, size), '--turn': `${cell.turn}deg` } as React.CSSProperties}
      className={`${areas.area} ${areas[sideOf(on)]} ${areas[cell.row]}`}
      {...{ lying, bets, chip, removing }}
    >
      {lying && (
        <span className={areas.chips}>
          <AreaStakeChips lying={lying} view={view} />
        </span>
      )}
    </AreaButton>
  )
}

export const BaccaratLayout = (props: Layout) => {
  const { table } = useWords()
  const { view } = props
  const size = useMedia(PHONE) ? NARROW : WIDE
  const ons = view.play.areas.map(({ on }) => on).join(' ')
  const cells = useMemo(() => fanOf(ons.split(' '), size), [ons, size])
  const { stop, ref, ...keys } = useRoving('player')
  /** Tab and screen readers reach the hands before the side wagers. */
  const ordered = cells.toSorted((a, b) => Number(a.row === 'sides') - Number(b.row === 'sides'))
  return (
    <>
      <section ref={ref} className={areas.layout} aria-label={table.felt} {...keys}>
        <StopProvider value={stop}>
          {ordered.map(cell => (
            <BaccaratArea
              key={cell.on}
              cell={cell}
              size={size}
              area={view.play.areas.find(({ on }) => on === cell.on)!}
              {...props}
            />
          ))}
        </StopProvider>
      </section>
      <Acting {...props} />
    </>
  )
}
