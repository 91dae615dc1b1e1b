import { stringify } from 'csv-stringify/sync'
import { type Fraction, toNumber } from '../../odds/fraction.ts'
import type { Variation } from '../../odds/par.ts'
import type { Spread } from '../../odds/spread.ts'
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

const variedLines = ({ wager, terms, under, ...line }: Spread & Variation): readonly Line[] => {
  const named = { wager, terms, under: under.join(' ') }
  return [
    { figure: 'hit', ...named, ...exactly(line.hit) },
    { figure: 'edge', ...named, ...exactly(line.edge) },
    { figure: 'variance', ...named, ...exactly(line.variance) },
    { figure: 'deviation', ...named, value: line.deviation },
    { figure: 'volatility', ...named, value: line.volatility },
    ...line.bands.map(band => ({ figure: 'hold', wager, terms, ...band })),
  ]
}

/** One figure per line. Columns that do not apply to a figure are empty. */
export const asCsv = ({ lines, covariances, played = [], exposures }: Sheet): string => {
  const records: readonly Line[] = [
    ...lines.flatMap((line): readonly Line[] => [
      ...variedLines(line),
      {
        figure: 'largest win',
        wager: line.wager,
        terms: line.terms,
        value: line.largest.wins,
        under: line.largest.under.join(' '),
      },
    ]),
    ...covariances.map(each => ({
      figure: 'covariance',
      wager: lines[each.of]!.wager,
      terms: lines[each.of]!.terms,
      with: lines[each.with]!.wager,
      'with terms': lines[each.with]!.terms,
      ...exactly(each.covariance),
    })),
    ...played.flatMap((line): readonly Line[] => {
      const terms = `${line.terms} by ${line.by}`
      const { wager, under, edge, varies } = line
      return varies
        ? variedLines({ wager, terms, under, ...varies })
        : [{ figure: 'edge', wager, terms, under: under.join(' '), ...exactly(edge) }]
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
