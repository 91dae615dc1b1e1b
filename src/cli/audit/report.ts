import { type Difference, KINDS, type Kind, money } from '../../audit/difference.ts'
import type { TestResult } from '../../audit/statistics.ts'
import { table } from '../odds/table.ts'

/** What an audit found, without the list of differences. */
export interface Summary {
  readonly file: string
  readonly book: string
  readonly rounds: number
  readonly wagers: number
  readonly kinds: Readonly<Partial<Record<Kind, Total>>>
  readonly statistics: readonly TestResult[]
}

/** `cents` is the sum of overpayments less underpayments. */
export interface Total {
  readonly count: number
  readonly cents: number
}

const plural = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

const chance = (p: number): string => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4))

export const headline = ({ rounds, wagers, book }: Summary, count: number): string =>
  `${plural(rounds, 'round')} with ${plural(wagers, 'wager')}, settled again by ${book}: ${
    count === 0 ? 'everything agrees' : plural(count, 'difference')
  }.`

const kindRows = ({ kinds }: Summary): readonly (readonly string[])[] =>
  Object.entries(kinds).map(([kind, { count, cents }]) => [
    kind,
    count.toLocaleString('en'),
    money(cents),
    KINDS[kind as Kind],
  ])

const testRows = ({ statistics }: Summary): readonly (readonly string[])[] =>
  statistics.map(({ name, counted, adjusted, fits }) => [
    name,
    counted.toLocaleString('en'),
    chance(adjusted),
    fits ? 'fits' : 'does not fit',
  ])

const HEADS = {
  kinds: ['Kind', 'Count', 'Overpaid', 'Likely cause'],
  tests: ['Results', 'Counted', 'p', 'These rules'],
  differences: ['Line', 'Round', 'Wager', 'Theirs', 'Ours', 'Clause', 'Why'],
} as const

const differenceRow = (each: Difference): readonly string[] => [
  `${each.line}`,
  each.round,
  [each.patron, each.wager].filter(Boolean).join(' '),
  each.theirs === null ? '' : money(each.theirs),
  each.ours === null ? '' : money(each.ours),
  each.under,
  each.sentence,
]

const section = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[],
): string => (rows.length === 0 ? '' : `\n${title}\n${table(heads, rows, rightAligned)}`)

export const textReport = (summary: Summary, first: readonly Difference[], count: number): string =>
  [
    `${headline(summary, count)}\n`,
    section('Likely causes', HEADS.kinds, kindRows(summary), [1, 2]),
    section(
      first.length < count ? `The first ${first.length} differences` : 'Differences',
      HEADS.differences,
      first.map(differenceRow),
      [0, 3, 4],
    ),
    section(
      'Do the results fit? (p allows for the number of tests)',
      HEADS.tests,
      testRows(summary),
      [1, 2],
    ),
  ].join('')

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    each => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each]!,
  )

const htmlTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (row: readonly string[], tag: string) =>
    row.map(text => `<${tag}>${escaped(text)}</${tag}>`).join('')
  const body = rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('\n')
  return `<table>\n<thead><tr>${cells(heads, 'th')}</tr></thead>\n<tbody>\n${body}\n</tbody></table>`
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1a1d21}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #d5d9de;padding:.35rem .6rem;text-align:left;vertical-align:top}
th{background:#f2f4f6}td{font-variant-numeric:tabular-nums}@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}`

export const htmlReport = (
  summary: Summary,
  first: readonly Difference[],
  count: number,
): string => {
  const part = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? '' : `<h2>${title}</h2>\n${htmlTable(heads, rows)}\n`
  const list = first.length < count ? `The first ${first.length} differences` : 'Differences'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Settlement audit</title><style>${STYLE}</style></head><body>
<h1>Settlement audit of ${escaped(summary.file)}</h1>
<p>${escaped(headline(summary, count))}</p>
${part('Likely causes', HEADS.kinds, kindRows(summary))}${part('Do the results fit?', HEADS.tests, testRows(summary))}${part(list, HEADS.differences, first.map(differenceRow))}</body></html>
`
}
