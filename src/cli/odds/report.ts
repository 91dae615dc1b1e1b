import type { Command } from 'commander'
import { percent, type Row, rowsCsv } from '../../odds/row.ts'
import { Malformed } from '../input.ts'
import { table } from './table.ts'

/** The odds of one game, for output in any format. */
export interface OddsReport {
  /** Fields before the rows in JSON: game, book, decks … */
  readonly heads: Readonly<Record<string, unknown>>
  /** Text for people: a title, and how we found the numbers. */
  readonly title: string
  readonly note: string
  readonly rows: readonly Row[]
}

export interface Form {
  readonly json?: true
  readonly csv?: true
}

export const withForms = (command: Command): Command =>
  command
    .option('--json', 'print one JSON document')
    .option('--csv', 'print comma-separated values')

export const write = (report: OddsReport, { json, csv }: Form): void => {
  if (json && csv) throw new Malformed('expected --json or --csv, not both')
  process.stdout.write(json ? asJson(report) : csv ? rowsCsv(report.rows) : asText(report))
}

const asJson = ({ heads, rows }: OddsReport): string => {
  const wagers = rows.map(row => ({
    wager: row.wager,
    terms: row.terms,
    edge: { num: String(row.edge.num), den: String(row.edge.den) },
    percent: percent(row),
    under: row.under,
  }))
  return `${JSON.stringify({ ...heads, wagers }, null, 2)}\n`
}

const asText = ({ title, note, rows }: OddsReport): string => {
  const lines = rows.map((row, i) => [
    row.wager === rows[i - 1]?.wager ? '' : row.wager,
    row.terms,
    `${percent(row).toFixed(4)} %`,
    row.under.join(' '),
  ])
  return `${title}\n\n${table(['wager', 'terms', 'edge', 'under'], lines, [2])}\n${note}\n`
}

export const checkBook = (id: string, among: readonly string[]): void => {
  if (!among.includes(id))
    throw new Malformed(
      `--book: expected ${among.length > 1 ? 'one of ' : ''}${among.join(', ')}, not ${id}`,
    )
}

/** Parses a whole number from an option. */
export const wholeNumber =
  (name: string) =>
  (text: string): number => {
    if (!/^\d{1,15}$/.test(text)) throw new Malformed(`--${name}: expected a whole number`)
    return Number(text)
  }
