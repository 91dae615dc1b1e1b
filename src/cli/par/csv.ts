import { stringify } from 'csv-stringify/sync'
import { type Fraction, toNumber } from '../../odds/fraction.ts'
import type { Sheet } from './sheet.ts'

const COLUMNS = [
  'figure',
  'wager',
  'terms',
  'with',
  'with terms',
  'rounds',
  'confidence',
  'num',
  'den',
  'value',
  'low',
  'high',
  'under',
] as const

type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | bigint>>>

const exactly = ({ num, den }: Fraction) => ({ num, den, value: toNumber({ num, den }) })

/** One figure a line; the columns that a figure does not have are empty. */
export const asCsv = ({ lines, covariances, played = [], exposures }: Sheet): string => {
  const records: readonly Line[] = [
    ...lines.flatMap(({ wager, terms, ...line }): readonly Line[] => {
      const under = line.under.join(' ')
      const named = { wager, terms, under }
      return [
        { figure: 'hit', ...named, ...exactly(line.hit) },
        { figure: 'edge', ...named, ...exactly(line.edge) },
        { figure: 'variance', ...named, ...exactly(line.variance) },
        { figure: 'deviation', ...named, value: line.deviation },
        { figure: 'volatility', ...named, value: line.volatility },
        {
          ...named,
          figure: 'largest win',
          value: line.largest.wins,
          under: line.largest.under.join(' '),
        },
        ...line.bands.map(band => ({ figure: 'hold', wager, terms, ...band })),
      ]
    }),
    ...covariances.map(each => ({
      figure: 'covariance',
      wager: lines[each.of]!.wager,
      terms: lines[each.of]!.terms,
      with: lines[each.with]!.wager,
      'with terms': lines[each.with]!.terms,
      ...exactly(each.covariance),
    })),
    ...played.flatMap(({ wager, terms, by, edge, under, estimate }): readonly Line[] => {
      const named = { wager, terms: `${terms} by ${by}`, under: under.join(' ') }
      if (!estimate) return [{ figure: 'edge', ...named, ...exactly(edge) }]
      const { rounds, hit, deviation, standardError, volatility, bands } = estimate
      return [
        { figure: 'edge', ...named, ...exactly(edge) },
        { figure: 'hit, simulated', ...named, rounds, value: hit },
        {
          ...named,
          figure: 'deviation, simulated',
          rounds,
          value: deviation,
          low: deviation - standardError,
          high: deviation + standardError,
        },
        { figure: 'volatility, simulated', ...named, rounds, value: volatility },
        ...bands.map(band => ({ figure: 'hold', ...named, ...band })),
      ]
    }),
    ...exposures.map(each => ({
      figure: each.differential === undefined ? 'exposure' : 'exposure with differential',
      terms: each.terms,
      value: each.cents,
      under: each.under.join(' '),
    })),
  ]
  return stringify(records as Line[], {
    header: true,
    columns: [...COLUMNS],
    cast: { bigint: String },
  })
}
