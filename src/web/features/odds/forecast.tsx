import { toNumber } from '../../../odds/fraction.ts'
import { parLine } from '../../../odds/par.ts'
import type { Spread } from '../../../odds/spread.ts'
import { useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/choose.tsx'
import { type Bar, Bars } from './chart.tsx'
import { barsSvg, fileOf, tableCsv } from './chart-file.ts'
import type { Chosen } from './chosen.ts'
import { bandOf, bandSvg, HEIGHT, HOURS, holdAfter, WIDTH } from './hold-band.ts'
import { nameOf, netWords, percent, termsWords } from './numbers.ts'

/** One wager at a time: how it ends, what its hold does over a day, and what each election changes. */

interface SavesProps {
  readonly name: string
  readonly svg: string
  readonly csv: string
}

const Saves = ({ name, svg, csv }: SavesProps) => {
  const { forecast } = useWords().odds
  return (
    <p className="row">
      <a className="button small" href={fileOf('svg', svg)} download={`${name}.svg`}>
        {forecast.saveSvg}
      </a>
      <a className="button small" href={fileOf('csv', csv)} download={`${name}.csv`}>
        {forecast.saveCsv}
      </a>
    </p>
  )
}

const BarChart = ({ title, name, bars }: { title: string; name: string; bars: readonly Bar[] }) => (
  <>
    <h3>{title}</h3>
    <Bars bars={bars} name={title} />
    <Saves
      name={name}
      svg={barsSvg(title, bars)}
      csv={tableCsv(
        [title, '%'],
        bars.map(bar => [bar.name, bar.value * 100]),
      )}
    />
  </>
)

const shown = (share: number): string => `${(share * 100).toFixed(2).replace('-', '−')} %`

const HoldChart = ({ edge, deviation }: { readonly edge: number; readonly deviation: number }) => {
  const { forecast } = useWords().odds
  const band = bandOf(edge, deviation)
  const holds = HOURS.map(hours => holdAfter(hours, edge, deviation))
  return (
    <>
      <h3>{forecast.hold}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" className="band" aria-hidden="true">
        <polygon points={band.points} className="above" />
        <line x2={WIDTH} y1={band.edge} y2={band.edge} className="zero" />
        <line x2={WIDTH} y1={band.zero} y2={band.zero} className="zero" strokeDasharray="4 4" />
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col">{forecast.hours}</th>
            <th scope="col">{forecast.rounds}</th>
            <th scope="col">{forecast.from}</th>
            <th scope="col">{forecast.to}</th>
          </tr>
        </thead>
        <tbody>
          {holds.map(({ hours, rounds, low, high }) => (
            <tr key={hours}>
              <th scope="row">{hours}</th>
              <td className="figure">{rounds.toLocaleString('en')}</td>
              <td className="figure">{shown(low)}</td>
              <td className="figure">{shown(high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Saves
        name="hold"
        svg={bandSvg(forecast.hold, edge, deviation)}
        csv={tableCsv(
          [forecast.hours, forecast.rounds, forecast.from, forecast.to],
          holds.map(({ hours, rounds, low, high }) => [hours, rounds, low, high]),
        )}
      />
    </>
  )
}

interface ForecastProps {
  readonly chosen: Chosen
  /** All terms of every wager, and those that the page shows. */
  readonly all: readonly Spread[]
  readonly spreads: readonly Spread[]
}

const keyOf = ({ wager, terms }: Spread): string => `${wager} ${terms}`

export const Forecast = ({ chosen, all, spreads }: ForecastProps) => {
  const words = useWords()
  const { odds } = words
  const { forecast } = odds
  const spread = spreads.find(each => keyOf(each) === chosen.of('wager', '')) ?? spreads[0]
  if (!spread) return null
  const line = parLine(spread, 0)
  const others = all.filter(({ wager }) => wager === spread.wager)
  return (
    <section className="tile forecast" aria-labelledby="forecast">
      <h2 id="forecast">{forecast.title}</h2>
      <Choose
        name={odds.heads.wager}
        value={keyOf(spread)}
        among={spreads.map(each => [keyOf(each), nameOf(words, each)])}
        choose={value => chosen.choose('wager', value)}
      />
      <dl className="facts">
        {[
          [forecast.hit, percent(line.hit)],
          [odds.heads.edge, percent(line.edge)],
          [odds.deviation, line.deviation.toFixed(4)],
          [forecast.index, line.volatility.toFixed(3)],
        ].map(([name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{says}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        title={forecast.outcomes}
        name="outcomes"
        bars={spread.endings.map(({ net, chance }) => ({
          name: netWords(words, net),
          value: toNumber(chance),
          says: percent(chance, 3),
        }))}
      />
      <HoldChart edge={toNumber(spread.edge)} deviation={line.deviation} />
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
