import { betNamed, isDeclared } from '../../../../games/roulette/names.ts'
import { netOf } from '../../../../records/wager-ends.ts'
import { signed } from '../../../features/table/state/announcements/sums.ts'
import { myWagers } from '../../../features/table/state/bets/bets.ts'
import { colourOf } from '../../../features/table/state/bets/chips.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { ChipSum } from '../../../ui/pieces/chip.tsx'
import { paysOf, wagerName } from '../names.ts'
import { isClosed, type Layout } from '../table.ts'

/** Your wagers as text: what each would win, then its result. */

const MOST = 6

const oddsOf = ({ view }: Layout, on: string): number | undefined => {
  const covered = betNamed(view.play.elections, on)?.numbers.length
  return covered === undefined || isDeclared(on) ? undefined : 36 / covered - 1
}

const winsOf = (words: Words, layout: Layout, on: string, chips: number): string => {
  const odds = oddsOf(layout, on)
  return odds === undefined || !Number.isInteger(odds)
    ? ''
    : words.roulette.mine.wins(dollars(odds * chips))
}

const PlacedWagers = (layout: Layout) => {
  const words = useWords()
  const { mine } = words.roulette
  const { view, patron, bets } = layout
  const colour = colourOf(view, patron)?.name
  const lie = myWagers(view, patron)
  const closed = isClosed(view.play)
  const isNumberOut = view.play.dolly !== null
  return lie.slice(0, MOST).map(({ id, on, chips }) => {
    const name = wagerName(words, on)
    const lies = view.play.lies[id]
    return (
      <li key={id}>
        <ChipSum amount={chips} denominations={view.sign.denominations} colour={colour} />
        <span>
          <strong>{name}</strong>
          {lies !== undefined && !isDeclared(on) && (
            <em> {lies === null ? mine.onNothing : mine.lies(wagerName(words, lies))}</em>
          )}
        </span>
        <span className="sum">{dollars(chips)}</span>
        {closed || isDeclared(on) ? (
          <span className="sum">{!isNumberOut && winsOf(words, layout, on, chips)}</span>
        ) : (
          <button
            type="button"
            aria-label={mine.off(name)}
            onClick={() => void bets.takeOff(on, chips)}
          >
            {mine.offShort}
          </button>
        )}
      </li>
    )
  })
}

const Ended = ({ view, patron }: Layout) => {
  const words = useWords()
  const colour = colourOf(view, patron)?.name
  const settled = (view.mine?.settled ?? []).toSorted((a, b) => netOf(b) - netOf(a))
  return settled.slice(0, MOST).map(ended => {
    const { wager, outcome } = ended
    const isWon = outcome.is === 'win'
    return (
      <li key={wager.id} data-outcome={outcome.is}>
        <ChipSum amount={wager.chips} denominations={view.sign.denominations} colour={colour} />
        <strong>{wagerName(words, wager.on)}</strong>
        <span className="sum">
          {isWon
            ? words.roulette.mine.at(
                dollars(wager.chips),
                paysOf(words, view.play.elections, wager.on) ?? '',
              )
            : words.bets.state[outcome.is === 'lose' ? 'lost' : 'stand-off']}
        </span>
        <span className="sum">{signed(netOf(ended))}</span>
      </li>
    )
  })
}

export const Mine = (layout: Layout) => {
  const words = useWords()
  const { mine } = words.roulette
  const { view, patron, showsLast } = layout
  const listed = showsLast ? (view.mine?.settled ?? []) : myWagers(view, patron)
  if (listed.length === 0) return null
  return (
    <ul className="bets-list" aria-label={mine.name}>
      {showsLast ? <Ended {...layout} /> : <PlacedWagers {...layout} />}
    </ul>
  )
}
