import { type Covariance, type ParLine, ROUNDS } from '../../odds/par.ts'
import { whenText } from './costly-outcome.ts'
import { percentOf, playedAsLines, type Sheet } from './sheet.ts'

/** A single HTML document to read or print. It needs no other files. */
export const asHtml = (sheet: Sheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>PAR sheet: ${escaped(sheet.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>PAR sheet: ${escaped(sheet.title)}</h1>
${section('Figures', figures(sheet.lines))}
${section('Hold by number of rounds, in percent', holds(sheet.lines))}
${section('Every way a wager can end', endings(sheet.lines))}
${sheet.covariances.length > 0 ? section('Covariance between wagers', covariances(sheet.covariances, sheet.lines, sheet.lines)) : ''}
${sheet.played ? played(sheet) : ''}
${section('Maximum exposure', exposures(sheet))}
${section('Notes', `<ul>${sheet.notes.map(note => `<li>${escaped(note)}</li>`).join('')}</ul>`)}
</body>
</html>
`

const STYLE = `
body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; break-after: avoid; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.5rem; text-align: right; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child, .text { text-align: left; }
thead { display: table-header-group; } tr { break-inside: avoid; }
details { text-align: left; } summary { cursor: pointer; }
.wrap { overflow-x: auto; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 9px; } @page { size: A4 landscape; margin: 12mm; } }
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const section = (title: string, inside: string): string =>
  `<section>\n<h2>${escaped(title)}</h2>\n${inside}\n</section>`

/** @param text the columns of words, which align to the left. */
const grid = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  text: readonly number[],
): string => {
  const cell = (tag: string, extra: string) => (inside: string, i: number) =>
    `<${tag}${extra}${text.includes(i) ? ' class="text"' : ''}>${escaped(inside)}</${tag}>`
  const body = rows.map(row => `<tr>${row.map(cell('td', '')).join('')}</tr>`).join('\n')
  return `<div class="wrap" tabindex="0"><table>
<thead><tr>${head.map(cell('th', ' scope="col"')).join('')}</tr></thead>
<tbody>
${body}
</tbody></table></div>`
}

const fractionText = ({ num, den }: { readonly num: bigint; readonly den: bigint }): string =>
  `${num}/${den}`

const figures = (lines: readonly ParLine[]): string =>
  grid(
    [
      'Wager',
      'Terms',
      'Hit %',
      'Edge %',
      'Edge, exactly',
      'Variance',
      'Deviation',
      'Volatility index',
      'Clauses',
    ],
    lines.map(line => [
      line.wager,
      line.terms,
      percentOf(line.hit).toFixed(6),
      percentOf(line.edge).toFixed(6),
      fractionText(line.edge),
      (line.deviation ** 2).toFixed(6),
      line.deviation.toFixed(6),
      line.volatility.toFixed(4),
      line.under.join(' '),
    ]),
    [1, 8],
  )

const holds = (lines: readonly ParLine[]): string =>
  grid(
    ['Wager', 'Terms', 'Confidence', ...ROUNDS.map(rounds => rounds.toLocaleString('en'))],
    lines.flatMap(line =>
      [0.9, 0.95, 0.99].map(confidence => [
        line.wager,
        line.terms,
        `${confidence * 100} %`,
        ...line.bands
          .filter(band => band.confidence === confidence)
          .map(({ low, high }) => `${(100 * low).toFixed(3)} to ${(100 * high).toFixed(3)}`),
      ]),
    ),
    [1],
  )

const endings = (lines: readonly ParLine[]): string =>
  grid(
    ['Wager', 'Terms', 'A unit changes by', 'Probability %', 'Clauses'],
    lines.flatMap(({ wager, terms, endings: all }) =>
      all.map(({ net, chance, under }) => [
        wager,
        terms,
        String(Number(net.num) / Number(net.den)),
        percentOf(chance).toFixed(6),
        under.join(' '),
      ]),
    ),
    [1, 4],
  )

const covariances = (
  all: readonly Covariance[],
  ones: readonly ParLine[],
  others: readonly ParLine[],
): string =>
  grid(
    ['Wager', 'Terms', 'With', 'Terms', 'Covariance', 'Correlation'],
    all.map(each => [
      ones[each.of]!.wager,
      ones[each.of]!.terms,
      others[each.with]!.wager,
      others[each.with]!.terms,
      (percentOf(each.covariance) / 100).toFixed(8),
      each.correlation.toFixed(6),
    ]),
    [1, 2, 3],
  )

/**
 * Shows the results for the first terms only. The other terms change only what Instant Cash pays.
 */
const played = (sheet: Sheet): string => {
  const all = playedAsLines(sheet)
  const first = all.filter((_, i) => sheet.played![i]!.terms === sheet.played![0]!.terms)
  return [
    section('The Ante with its Bet and fees, by Instant Cash and play', figures(all)),
    section('Hold of the Ante by number of rounds, in percent', holds(all)),
    section('Every way an Ante can end, with the first Instant Cash odds', endings(first)),
    section(
      'Covariance of the Ante and the Super Bet on the same hand',
      covariances(sheet.playedCovariances!, all, sheet.lines),
    ),
  ].join('\n')
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

const exposures = ({ lines, exposures: all }: Sheet): string =>
  grid(
    ['Round that costs most', 'Terms', 'Patrons', 'Differential', 'Loss', 'Clauses'],
    all.map(each => [
      whenText(each.when),
      each.terms,
      String(each.patrons),
      each.differential === undefined ? 'none' : dollars(each.differential),
      dollars(each.cents),
      each.under.join(' '),
    ]),
    [1, 5],
  ) +
  grid(
    ['Wager', 'Terms', 'Maximum', 'Largest win of one patron', 'Clauses'],
    lines.map(({ wager, terms, largest }) => [
      wager,
      terms,
      dollars(largest.maximum),
      dollars(largest.wins),
      largest.under.join(' '),
    ]),
    [1, 4],
  )
