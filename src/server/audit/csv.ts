import { stringify } from 'csv-stringify/sync'
import type { StatementLine } from '../../records/money/statement.ts'
import type { PitLine, PitReport } from '../../records/pit/report.ts'
import type { FiledRound } from '../../records/round-record.ts'
import type { Significant } from '../../records/significant-record.ts'

/**
 * CSV for spreadsheets: amounts in dollars, times in UTC, and no cell that a spreadsheet would
 * execute.
 */

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

const time = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

const money = (cents: number): string => (cents / 100).toFixed(2)

const said = (what: unknown): string =>
  what === null || what === undefined ? '' : typeof what === 'string' ? what : JSON.stringify(what)

/** A minus sign before a number is harmless. Before anything else it could start a formula. */
const safe = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)
    ? `'${cell}`
    : cell

export const csvOf = (columns: readonly string[], rows: readonly Row[]): string =>
  stringify(
    rows.map(row => columns.map(column => safe(row[column] ?? null))),
    { header: true, columns: [...columns] },
  )

// biome-ignore format: a table
const ROUND = [
  'table', 'game', 'book', 'round', 'state', 'opened', 'called', 'settled', 'interrupted', 'came',
  'result', 'patron', 'seat', 'before', 'bought', 'cashed', 'fees', 'corrected', 'after', 'wager',
  'on', 'stake', 'outcome', 'odds', 'won', 'commission', 'under', 'choices', 'incidents', 'promises',
  'commitments', 'entries', 'elections',
]

const roundCells = (record: FiledRound): Row => ({
  table: record.table,
  game: record.game,
  book: record.book,
  round: record.round,
  state: record.state,
  opened: time(record.opened),
  called: time(record.called),
  settled: time(record.settled),
  interrupted: record.interruptions.length,
  came: record.came.map(({ what, to }) => (to === undefined ? what : `${what}>${to}`)).join(' '),
  result: said(record.result),
  choices: record.choices.map(({ by, does }) => `${by}: ${does}`).join('; '),
  incidents: record.incidents.map(({ is, under }) => `${is} ${under}`).join('; '),
  promises: record.promises.map(({ number }) => number).join(' '),
  commitments: record.promises.map(({ commitment }) => commitment).join(' '),
  entries: record.entries.join('-'),
  elections: said(record.elections),
})

const patronCells = (record: FiledRound, patron: string): Row => {
  const sums = record.patrons.find(each => each.patron === patron)
  if (!sums) return { patron }
  const { seat, before, bought, cashed, fees, corrected, after } = sums
  const amounts = { before, bought, cashed, fees, corrected, after }
  const cells = Object.entries(amounts).map(([name, cents]) => [name, money(cents)])
  return { patron, seat, ...Object.fromEntries(cells) }
}

/** One row per settled wager, or one row for a patron or a round without wagers. */
const wagerRows = (record: FiledRound): readonly Row[] => {
  const round = roundCells(record)
  const ended = record.ends.map(end => ({
    ...round,
    ...patronCells(record, end.patron),
    wager: end.wager,
    on: end.on,
    stake: money(end.chips),
    outcome: end.outcome,
    odds: end.odds,
    won: money(end.won),
    commission: money(end.commission),
    under: end.under,
  }))
  const others = record.patrons
    .filter(({ patron }) => !record.ends.some(end => end.patron === patron))
    .map(({ patron }) => ({ ...round, ...patronCells(record, patron) }))
  const rows = [...ended, ...others]
  return rows.length === 0 ? [round] : rows
}

export const roundsCsv = (records: readonly FiledRound[]): string =>
  csvOf(ROUND, records.flatMap(wagerRows))

// biome-ignore format: a table
const SIGNIFICANT = [
  'log', 'seq', 'at', 'topic', 'what', 'table', 'who', 'approvedBy', 'patron', 'before', 'after', 'why',
  'under', 'request', 'askedBy', 'asked',
]

export const significantCsv = (events: readonly Significant[]): string =>
  csvOf(
    SIGNIFICANT,
    events.map(({ request, ...event }) => ({
      ...event,
      request: request?.number ?? null,
      askedBy: request?.by ?? null,
      asked: said(request?.said),
      at: time(event.at),
      before: said(event.before),
      after: said(event.after),
    })),
  )

const STATEMENT = ['at', 'what', 'table', 'chips', 'balance', 'under', 'log', 'seq']

export const statementCsv = (lines: readonly StatementLine[]): string =>
  csvOf(
    STATEMENT,
    lines.map(line => ({
      ...line,
      at: time(line.at),
      chips: money(line.chips),
      balance: money(line.balance),
    })),
  )

// biome-ignore format: a table
const PIT = [
  'of', 'rounds', 'turnover', 'dropCash', 'dropChips', 'dropVouchers', 'countedCash', 'countedChips',
  'countedVouchers', 'redeemed', 'win', 'hold', 'theoretical', 'deviation', 'off', 'without', 'opening',
  'fills', 'credits', 'closing', 'expected', 'variance',
]

const share = (part: number | null): string => (part === null ? '' : part.toFixed(6))

const dropCells = (prefix: string, drop: PitLine['counted']): Row => ({
  [`${prefix}Cash`]: drop && money(drop.cash),
  [`${prefix}Chips`]: drop && money(drop.chips),
  [`${prefix}Vouchers`]: drop && money(drop.vouchers),
})

const floatCells = (float: PitLine['float']): Row =>
  Object.fromEntries(
    Object.entries(float ?? {}).map(([name, cents]) => [name, cents === null ? '' : money(cents)]),
  )

const pitCells = (line: PitLine): Row => ({
  of: line.of,
  rounds: line.rounds,
  turnover: money(line.turnover),
  ...dropCells('drop', line.drop),
  ...dropCells('counted', line.counted),
  redeemed: money(line.redeemed),
  win: money(line.win),
  hold: share(line.hold),
  theoretical: money(line.theoretical),
  deviation: line.deviation === null ? '' : money(line.deviation),
  off: share(line.off),
  without: money(line.without),
  ...floatCells(line.float),
})

export const pitCsv = ({ lines, total }: PitReport): string =>
  csvOf(PIT, [...lines, total].map(pitCells))
