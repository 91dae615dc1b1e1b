import { toNumber } from '../../../../odds/numbers/fraction.ts'
import { type Variation, varied } from '../../../../odds/par.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { useWords } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { exactly, keyOf, nameOf, netWords, percent, termsWords } from '../numbers.ts'
import { oneOf, type PageChoices } from '../page-choices.ts'
import { BarChart } from './bar-chart.tsx'
import { PACES } from './hold-band.ts'
import { Holds } from './hold-chart.tsx'

/** One wager: its results, its hold over a day, and the effect of each election. */

/** The wager that the page shows in detail. */
export const chosenAmong = (chosen: PageChoices, spreads: readonly Spread[]): Spread | undefined =>
  spreads.find(each => keyOf(each) === chosen.of('wager', '')) ?? spreads[0]

interface FactsProps {
  readonly line: Variation & Pick<Spread, 'edge'>
  readonly isExact: boolean
}

export const Facts = ({ line, isExact }: FactsProps) => {
  const { odds } = useWords()
  const { forecast } = odds
  const facts = [
    { name: forecast.hit, says: percent(line.hit), exact: line.hit },
    { name: odds.heads.edge, says: percent(line.edge), exact: line.edge },
    { name: forecast.variance, says: toNumber(line.variance).toFixed(4), exact: line.variance },
    { name: odds.deviation, says: line.deviation.toFixed(4) },
    { name: forecast.index, says: line.volatility.toFixed(3) },
  ]
  return (
    <dl className="facts">
      {facts.map(({ name, says, exact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="figure">{says}</span>{' '}
            {isExact && exact && <code className="exact">{exactly(exact)}</code>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ForecastProps {
  readonly chosen: PageChoices
  /** All terms of every wager, and the ones the page shows. */
  readonly all: readonly Spread[]
  readonly spreads: readonly Spread[]
}

export const Forecast = ({ chosen, all, spreads }: ForecastProps) => {
  const words = useWords()
  const { odds } = words
  const { forecast } = odds
  const spread = chosenAmong(chosen, spreads)
  if (!spread) return null
  const others = all.filter(({ wager }) => wager === spread.wager)
  const pace = oneOf(PACES.map(String), chosen.of('pace', '60'))
  const line = varied(spread)
  return (
    <section className="tile forecast" aria-labelledby="forecast">
      <h2 id="forecast">{forecast.title}</h2>
      <div className="chooses">
        <Choose
          name={odds.heads.wager}
          value={keyOf(spread)}
          among={spreads.map(each => [keyOf(each), nameOf(words, each)])}
          choose={value => chosen.choose('wager', value)}
        />
        <Choose
          name={forecast.pace}
          value={pace}
          among={PACES.map(each => [String(each), String(each)])}
          choose={value => chosen.choose('pace', value)}
        />
      </div>
      <Facts line={line} isExact={chosen.of('fractions', '') !== ''} />
      <BarChart
        title={forecast.outcomes}
        name="outcomes"
        bars={spread.endings.map(({ net, chance }) => ({
          name: netWords(words, net),
          value: toNumber(chance),
          says: percent(chance, 3),
        }))}
      />
      <Holds play={{ ...line.holding, roundsAnHour: Number(pace) }} />
      {others.length > 1 && (
        <BarChart
          title={forecast.elections}
          name="elections"
          bars={others.map(each => ({
            name: termsWords(words, each.terms),
            value: toNumber(each.edge),
            says: percent(each.edge, 3),
            isBest: each.terms === spread.terms,
          }))}
        />
      )}
      <p className="note">{forecast.says}</p>
    </section>
  )
}
