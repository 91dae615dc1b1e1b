import type { Removal } from '../../../../odds/baccarat/removal.ts'
import { toNumber } from '../../../../odds/numbers/fraction.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { useWords } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { csvOf } from '../../../ui/download.ts'
import { Bars } from '../chart.tsx'
import { BarSaves } from '../forecast/chart-downloads.tsx'
import { keyOf, nameOf } from '../numbers.ts'
import type { PageChoices } from '../page-choices.ts'

/** The effect of removing one card, by rank. */

/** Hundredths of a percent. */
const POINTS = 10_000

const signed = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points).toFixed(3)}`

interface RemovalProps {
  readonly removals: readonly Removal[]
  readonly spreads: readonly Spread[]
  readonly chosen: PageChoices
}

/** Tens and court cards have the same value, so removing them has the same effect. */
const ALIKE = ['J', 'Q', 'K']
const TENS = '10 J Q K'

const Changes = ({ removals, of }: { removals: readonly Removal[]; of: Spread }) => {
  const words = useWords()
  const { removal } = words.odds
  const bars = removals
    .filter(({ rank, changes }) => !ALIKE.includes(rank) && changes.length > 0)
    .flatMap(({ rank, changes }) => {
      const found = changes.find(one => one.wager === of.wager && one.terms === of.terms)
      const value = found ? toNumber(found.change) * POINTS : 0
      return { name: rank === '10' ? TENS : rank, value, says: signed(value) }
    })
  const title = removal.chartOf(nameOf(words, of))
  return (
    <>
      <Bars bars={bars} name={title} />
      <BarSaves
        title={title}
        name="removal"
        bars={bars}
        csv={csvOf(
          [removal.card, title],
          bars.map(({ name, value }) => [name, value]),
        )}
      />
    </>
  )
}

export const RemovalTable = ({ removals, spreads, chosen }: RemovalProps) => {
  const words = useWords()
  const { removal } = words.odds
  const looked = spreads.filter(({ wager, terms }) =>
    removals.some(({ changes }) => changes.some(c => c.wager === wager && c.terms === terms)),
  )
  const of = looked.find(spread => keyOf(spread) === chosen.of('removal', '')) ?? looked[0]
  if (!of) return null
  return (
    <section className="tile charts" aria-labelledby="removal">
      <h2 id="removal">{removal.title}</h2>
      <p className="note">{removal.says}</p>
      <Choose
        name={removal.which}
        value={keyOf(of)}
        among={looked.map(spread => [keyOf(spread), nameOf(words, spread)])}
        choose={value => chosen.choose('removal', value)}
      />
      <Changes removals={removals} of={of} />
    </section>
  )
}
