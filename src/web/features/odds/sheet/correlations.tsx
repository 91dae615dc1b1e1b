import { toNumber } from '../../../../odds/numbers/fraction.ts'
import type { Covariance, ParSheet, PlayedLine } from '../../../../odds/par.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { csvOf } from '../../../ui/download.ts'
import { BarChart } from '../forecast/bar-chart.tsx'
import { Saves } from '../forecast/chart-downloads.tsx'
import { chosenAmong } from '../forecast/forecast.tsx'
import { BEST, playWords } from '../lunar-poker/ante.ts'
import { exactly, keyOf, nameOf } from '../numbers.ts'
import type { PageChoices } from '../page-choices.ts'

/** How the chosen wager correlates with the other wagers of the same round. */

interface Correlation extends Pick<Covariance, 'covariance' | 'correlation'> {
  readonly other: Spread
}

/** Two lines that can be on one table. A line that depends on the play has it in its terms. */
interface Pair extends Pick<Covariance, 'covariance' | 'correlation'> {
  readonly one: Spread
  readonly two: Spread
}

const pairsIn = (words: Words, par: ParSheet): readonly Pair[] => {
  const { lines, covariances, played = [], playedCovariances = [] } = par
  const ante = ({ by, ...line }: PlayedLine): Spread => {
    const [rules = ''] = by.split(' ')
    return { ...line, terms: `${line.terms}: ${playWords(words, /\d/.test(rules) ? rules : BEST)}` }
  }
  return [
    ...covariances.map(each => ({ ...each, one: lines[each.of]!, two: lines[each.with]! })),
    ...playedCovariances.map(each => ({
      ...each,
      one: ante(played[each.of]!),
      two: lines[each.with]!,
    })),
  ]
}

const correlationsOf = (pairs: readonly Pair[], spread: Spread): readonly Correlation[] =>
  pairs.flatMap(({ one, two, covariance, correlation }) => {
    if (keyOf(one) === keyOf(spread)) return [{ other: two, covariance, correlation }]
    return keyOf(two) === keyOf(spread) ? [{ other: one, covariance, correlation }] : []
  })

const covariancesCsv = (pairs: readonly Pair[]): string =>
  csvOf(
    ['wager', 'terms', 'with', 'with terms', 'covariance', 'num', 'den', 'correlation'],
    pairs.map(({ one, two, covariance, correlation }) => [
      one.wager,
      one.terms,
      two.wager,
      two.terms,
      toNumber(covariance),
      String(covariance.num),
      String(covariance.den),
      correlation,
    ]),
  )

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`

const Covariances = ({ beside, isExact }: { beside: readonly Correlation[]; isExact: boolean }) => {
  const words = useWords()
  const { sheet, odds } = words
  return (
    <table className="covariances">
      <thead>
        <tr>
          <th scope="col">{odds.heads.wager}</th>
          <th scope="col">{sheet.correlation}</th>
          <th scope="col">{sheet.covariance}</th>
        </tr>
      </thead>
      <tbody>
        {beside.map(({ other, covariance, correlation }) => (
          <tr key={keyOf(other)}>
            <th scope="row">{nameOf(words, other)}</th>
            <td className="figure">{signed(correlation, 4)}</td>
            <td>
              <span className="figure">{signed(toNumber(covariance), 5)}</span>{' '}
              {isExact && <code className="exact">{exactly(covariance)}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TogetherProps {
  readonly sheet: ParSheet
  readonly spreads: readonly Spread[]
  readonly chosen: PageChoices
}

export const Together = ({ sheet: par, spreads, chosen }: TogetherProps) => {
  const words = useWords()
  const { sheet } = words
  const spread = chosenAmong(chosen, spreads)
  const pairs = pairsIn(words, par)
  const beside = spread ? correlationsOf(pairs, spread) : []
  if (!spread || pairs.length === 0) return null
  return (
    <section className="tile forecast" aria-labelledby="together">
      <h2 id="together">{sheet.together(nameOf(words, spread))}</h2>
      <p className="note">{sheet.togetherSays}</p>
      {beside.length === 0 ? (
        <p>{sheet.alone}</p>
      ) : (
        <>
          <BarChart
            title={sheet.correlation}
            name="correlations"
            bars={beside.map(({ other, correlation }) => ({
              name: nameOf(words, other, spreads),
              value: correlation,
              says: signed(correlation, 4),
            }))}
            csv={csvOf(
              ['wager', 'terms', 'correlation'],
              beside.map(({ other, correlation }) => [other.wager, other.terms, correlation]),
            )}
          />
          <details open={chosen.of('fractions', '') !== ''}>
            <summary>{sheet.covariance}</summary>
            <Covariances beside={beside} isExact={chosen.of('fractions', '') !== ''} />
          </details>
        </>
      )}
      <Saves
        title={sheet.covariance}
        name="covariances"
        csv={covariancesCsv(pairs)}
        says={sheet.saveAll}
      />
    </section>
  )
}
