import { toNumber } from '../../../../odds/fraction.ts'
import type { Covariance, ParLine, ParSheet } from '../../../../odds/par.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Chosen } from '../chosen.ts'
import { BarChart } from '../forecast/bar-chart.tsx'
import { tableCsv } from '../forecast/chart-file.ts'
import { chosenAmong } from '../forecast/forecast.tsx'
import { Saves } from '../forecast/saves.tsx'
import { exactly, keyOf, nameOf } from '../numbers.ts'

/** How the chosen wager correlates with the other wagers of the same round. */

interface Beside {
  readonly other: ParLine
  readonly covariance: Covariance['covariance']
  readonly correlation: number
}

const besideOf = ({ lines, covariances }: ParSheet, spread: Spread): readonly Beside[] =>
  covariances.flatMap(({ of, with: other, covariance, correlation }) => {
    const [one, two] = [lines[of]!, lines[other]!]
    if (keyOf(one) === keyOf(spread)) return [{ other: two, covariance, correlation }]
    return keyOf(two) === keyOf(spread) ? [{ other: one, covariance, correlation }] : []
  })

const csvOf = ({ lines, covariances }: ParSheet): string =>
  tableCsv(
    ['wager', 'terms', 'with', 'with terms', 'covariance', 'num', 'den', 'correlation'],
    covariances.map(({ of, with: other, covariance, correlation }) => [
      lines[of]!.wager,
      lines[of]!.terms,
      lines[other]!.wager,
      lines[other]!.terms,
      toNumber(covariance),
      String(covariance.num),
      String(covariance.den),
      correlation,
    ]),
  )

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`

const Covariances = ({ beside, isExact }: { beside: readonly Beside[]; isExact: boolean }) => {
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
  readonly chosen: Chosen
}

export const Together = ({ sheet: par, spreads, chosen }: TogetherProps) => {
  const words = useWords()
  const { sheet } = words
  const spread = chosenAmong(chosen, spreads)
  const beside = spread ? besideOf(par, spread) : []
  if (!spread || par.covariances.length === 0) return null
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
            csv={tableCsv(
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
      <Saves name="covariances" csv={csvOf(par)} says={sheet.saveAll} />
    </section>
  )
}
