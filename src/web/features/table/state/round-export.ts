import type { PastRound } from '../../../../records/round-views.ts'
import { netOf } from '../../../../records/wager-ends.ts'
import type { AnyFace } from '../../../games/face.ts'
import type { Words } from '../../../i18n/index.ts'
import { csvOf } from '../../../ui/download.ts'

/** Exports a patron's rounds for spreadsheets and programs. */

const COLUMNS = [
  'table',
  'round',
  'time',
  'result',
  'on',
  'stake',
  'outcome',
  'odds',
  'won',
  'commission',
  'net',
  'clause',
  'balance',
] as const

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>

const money = (cents: number): string => (cents / 100).toFixed(2)

interface ExportContext {
  readonly face: AnyFace
  readonly table: string
  /** Exports are always in English. */
  readonly english: Words
}

/** One row per wager and per fee, so that the `net` column adds up. */
const rowsOf = ({ face, table, english }: ExportContext, past: PastRound): readonly Row[] => {
  const { round, at, after, fees, stay } = past
  const time = new Date(at).toISOString()
  const result = face.result(english, past)
  const whole: Row = { table, round, time, result, net: money(0), balance: money(after) }
  const ended = past.settled.map(each => {
    const { wager, outcome, won, commission } = each
    return {
      ...whole,
      on: wager.on,
      stake: money(wager.chips),
      outcome: outcome.is,
      odds: outcome.is === 'win' ? `${outcome.odds.pays} to ${outcome.odds.to}` : '',
      won: money(won),
      commission: money(commission),
      net: money(netOf(each)),
      clause: outcome.under,
    }
  })
  const stays = stay.map(({ on, chips }) => ({
    ...whole,
    on,
    stake: money(chips),
    outcome: 'stays',
  }))
  const fee: readonly Row[] = fees === 0 ? [] : [{ ...whole, outcome: 'fee', net: money(-fees) }]
  const rows = [...ended, ...stays, ...fee]
  return rows.length === 0 ? [whole] : rows
}

export const roundsCsv = (of: ExportContext, rounds: readonly PastRound[]): string => {
  const rows = rounds.flatMap(past => rowsOf(of, past))
  return csvOf(
    COLUMNS,
    rows.map(row => COLUMNS.map(column => row[column] ?? '')),
  )
}
