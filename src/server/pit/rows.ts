import { createHash } from 'node:crypto'
import type { Positions } from '../../floor/pit/day.ts'
import type { FloorEvent } from '../../floor/state.ts'
import type { MoneyRow } from '../../records/pit/money.ts'
import type { FloorEntry } from '../../records/pit/periods.ts'
import {
  type PitQuery,
  type PitReport,
  type PitRows,
  pitReport,
  type RoundRow,
  type Theories,
} from '../../records/pit/report.ts'
import type { Readings } from '../audit/readings.ts'
import { realTime } from '../time.ts'

/** The pit's report from the readings. */

type Db = Pick<Readings, 'db'>

const moneyIn = ({ db }: Db): readonly MoneyRow[] =>
  db
    .prepare(
      'select log as "table", seq, at, game, win, cash, chips, vouchers, redeemed from pit_money order by log, seq',
    )
    .all() as { [K in keyof MoneyRow]: MoneyRow[K] }[]

interface KeptRound extends Omit<RoundRow, 'stakes' | 'elections'> {
  readonly stakes: string
  readonly elections: string
}

const roundsIn = ({ db }: Db): readonly RoundRow[] =>
  (
    db
      .prepare(
        'select log as "table", seq, at, game, elections, stakes, turnover from pit_rounds order by log, round',
      )
      .all() as { [K in keyof KeptRound]: KeptRound[K] }[]
  ).map(({ elections, stakes, ...row }) => ({
    ...row,
    elections: JSON.parse(elections) as unknown,
    stakes: JSON.parse(stakes) as RoundRow['stakes'],
  }))

export const floorIn = ({ db }: Db): readonly FloorEntry[] =>
  (
    db.prepare('select at, events from pit_floor order by seq').all() as {
      at: number
      events: string
    }[]
  ).map(({ at, events }) => ({ at, events: JSON.parse(events) as readonly FloorEvent[] }))

export const pitRows = (readings: Db): PitRows => ({
  money: moneyIn(readings),
  rounds: roundsIn(readings),
  floor: floorIn(readings),
})

export const pitReportFor = (readings: Db, wanted: PitQuery, theories?: Theories): PitReport =>
  pitReport(pitRows(readings), wanted, theories)

const theories = new WeakMap<object, Theories>()

/** The theories that a house has worked out so far. */
export const theoriesOf = (readings: Readings): Theories => {
  const known = theories.get(readings) ?? new Map()
  theories.set(readings, known)
  return known
}

/** How long a report may be reused to list what needs attention. */
const GOOD_FOR = 60_000

const latest = new WeakMap<
  object,
  { readonly day: number; readonly at: number; readonly report: PitReport }
>()

export const pitToday = (readings: Readings, day: number): PitReport => {
  const known = latest.get(readings)
  const at = realTime.elapsed()
  if (known && known.day === day && at - known.at < GOOD_FOR) return known.report
  const report = pitReportFor(readings, { by: 'table', day }, theoriesOf(readings))
  latest.set(readings, { day, at, report })
  return report
}

/** How far each table's log has been read. */
export const positionsIn = ({ db }: Db, tables: readonly string[]): Positions => {
  const rows = db.prepare('select log, seq, hash from cursors order by log').all() as {
    log: string
    seq: number
    hash: string
  }[]
  return Object.fromEntries(
    rows
      .filter(({ log }) => tables.includes(log))
      .map(({ log, seq, hash }) => [log, { entry: seq, hash }]),
  )
}

/** The hash of a report, which closing a day seals. */
export const sealOf = (report: PitReport): string =>
  createHash('sha256').update(JSON.stringify(report)).digest('hex')
