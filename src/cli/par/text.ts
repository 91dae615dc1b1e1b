import type { Fraction } from '../../odds/numbers/fraction.ts'
import { ROUNDS } from '../../odds/par.ts'
import { table } from '../odds/table.ts'
import { whenText } from './costly-outcome.ts'
import { percentOf, type Sheet } from './sheet.ts'

/** A page for a person, within eighty columns. */
export const asText = (sheet: Sheet): string =>
  [
    `PAR sheet: ${sheet.title}\n`,
    figures(sheet),
    holds(sheet),
    playedText(sheet),
    correlations(sheet),
    playedCorrelations(sheet),
    exposed(sheet),
    ...sheet.notes,
    '',
  ].join('\n')

const isRepeated = <T extends { readonly wager: string }>(all: readonly T[], i: number): boolean =>
  all[i]!.wager === all[i - 1]?.wager

const figures = ({ lines }: Sheet): string => {
  const rows = lines.map((line, i) => [
    isRepeated(lines, i) ? '' : line.wager,
    line.terms,
    percentOf(line.hit).toFixed(3),
    percentOf(line.edge).toFixed(4),
    line.deviation.toFixed(4),
    line.volatility.toFixed(3),
  ])
  return table(['wager', 'terms', 'hit %', 'edge %', 'dev.', 'index'], rows, [2, 3, 4, 5])
}

const TEXT_ROUNDS = ROUNDS.slice(1, 4)

const holds = ({ lines }: Sheet): string => {
  const rows = lines.map((line, i) => [
    isRepeated(lines, i) ? '' : line.wager,
    line.terms,
    percentOf(line.edge).toFixed(2),
    ...TEXT_ROUNDS.map(rounds => {
      const band = line.bands.find(one => one.rounds === rounds && one.confidence === 0.95)!
      return `±${(100 * (line.holding.edge - band.low)).toFixed(2)}`
    }),
  ])
  const head = ['hold in %', 'terms', 'mean', ...TEXT_ROUNDS.map(n => n.toLocaleString('en'))]
  return `Hold by number of rounds, 95 % of the time\n${table(head, rows, [2, 3, 4, 5])}`
}

const percentText = (share: Fraction): string => percentOf(share).toFixed(4)

/** The edge of each way to play, by terms; and how much it varies. */
const playedText = ({ played = [] }: Sheet): string => {
  if (played.length === 0) return ''
  const ways = [...new Set(played.map(({ by }) => by))]
  const terms = [...new Set(played.map(line => line.terms))]
  const edges = terms.map(each => [
    each,
    ...ways.map(way =>
      percentText(played.find(line => line.terms === each && line.by === way)!.edge),
    ),
  ])
  const rows = ways.flatMap(way =>
    played
      .filter(line => line.by === way)
      .map(({ terms: cash, hit, deviation, volatility, bands, holding }, i) => {
        const band = bands.find(one => one.rounds === 10_000 && one.confidence === 0.95)!
        return [
          i === 0 ? way : '',
          cash,
          percentOf(hit).toFixed(3),
          deviation.toFixed(4),
          volatility.toFixed(3),
          `±${(100 * (holding.edge - band.low)).toFixed(2)}`,
        ]
      }),
  )
  return [
    'The Ante with its Bet and fees: edge in % of the Ante, by Instant Cash and play',
    table(['Instant Cash', ...ways], edges, [1, 2, 3, 4]),
    'How much it varies, and hold of 10,000 rounds',
    table(['play', 'Instant Cash', 'hit %', 'dev.', 'index', 'hold, 95 %'], rows, [2, 3, 4, 5]),
  ].join('\n')
}

/** Only the first terms of each wager. The other formats have all terms. */
const correlations = ({ lines, covariances }: Sheet): string => {
  const isFirst = (i: number) => lines.findIndex(({ wager }) => wager === lines[i]!.wager) === i
  const rows = covariances
    .filter(each => isFirst(each.of) && isFirst(each.with))
    .map(each => [
      lines[each.of]!.wager,
      lines[each.with]!.wager,
      (Number(each.covariance.num) / Number(each.covariance.den)).toFixed(5),
      each.correlation.toFixed(4),
    ])
  if (rows.length === 0) return ''
  return `Covariance of two wagers on their first terms
${table(['wager', 'with', 'covariance', 'correlation'], rows, [2, 3])}`
}

/** Only the first terms of each way to play. */
const playedCorrelations = ({ lines, played = [], playedCovariances = [] }: Sheet): string => {
  const first = played.filter(({ terms }) => terms === played[0]!.terms)
  if (first.length === 0) return ''
  const rows = first.map(line => [
    line.by,
    ...playedCovariances
      .filter(({ of }) => played[of] === line)
      .map(({ correlation }) => correlation.toFixed(4)),
  ])
  const head = ['play', ...lines.map(({ terms }) => terms)]
  return [
    `Correlation of the Ante, Instant Cash ${first[0]!.terms}, with the Super Bet by pay table`,
    table(
      head,
      rows,
      lines.map((_, i) => i + 1),
    ),
  ].join('\n')
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

const exposed = ({ exposures }: Sheet): string =>
  exposures
    .map(each => {
      const bound =
        each.differential === undefined ? '' : `, differential ${dollars(each.differential)}`
      return `Largest loss of a round, ${each.patrons} patrons${bound}: ${dollars(each.cents)}
${folded([each.terms, whenText(each.when), each.under.join(' ')])}`
    })
    .join('\n')

/** Lines of at most eighty columns, two of them empty. */
const folded = (parts: readonly string[]): string =>
  parts
    .flatMap(part => part.match(/\S.{0,76}(?=\s|$)/g) ?? [])
    .map(line => `  ${line}\n`)
    .join('')
