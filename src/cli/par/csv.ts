import { stringify } from 'csv-stringify/sync'
import { type Fraction, toNumber } from '../../odds/numbers/fraction.ts'
import type { Covariance, ParLine } from '../../odds/par.ts'
import { playedAsLines, type Sheet } from './sheet.ts'

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

const linesOf = ({ wager, terms, under, ...line }: ParLine): readonly Line[] => {
  const named = { wager, terms, under: under.join(' ') }
  return [
    { figure: 'hit', ...named, ...exactly(line.hit) },
    { figure: 'edge', ...named, ...exactly(line.edge) },
    { figure: 'variance', ...named, ...exactly(line.variance) },
    { figure: 'deviation', ...named, value: line.deviation },
    { figure: 'volatility', ...named, value: line.volatility },
    ...line.bands.map(band => ({ figure: 'hold', wager, terms, ...band })),
    {
      figure: 'largest win',
      wager,
      terms,
      value: line.largest.wins,
      under: line.largest.under.join(' '),
    },
  ]
}

const covarianceLine = (
  { of, with: other, covariance }: Covariance,
  ones: readonly ParLine[],
  others: readonly ParLine[],
): Line => ({
  figure: 'covariance',
  wager: ones[of]!.wager,
  terms: ones[of]!.terms,
  with: others[other]!.wager,
  'with terms': others[other]!.terms,
  ...exactly(covariance),
})

/** One figure per line. Columns that do not apply to a figure are empty. */
export const asCsv = (sheet: Sheet): string => {
  const { lines, covariances, playedCovariances = [], exposures } = sheet
  const played = playedAsLines(sheet)
  const records: readonly Line[] = [
    ...lines.flatMap(linesOf),
    ...covariances.map(each => covarianceLine(each, lines, lines)),
    ...played.flatMap(linesOf),
    ...playedCovariances.map(each => covarianceLine(each, played, lines)),
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
