import type { Person } from '../../floor/calls.ts'
import type { Offer } from '../../floor/pit/day.ts'
import { type Closed, type Day, floorBookOf } from '../../records/pit/periods.ts'
import { type PitReport, pitReport, type Theories, type Wanted } from '../../records/pit/report.ts'
import type { Readings } from '../audit/readings.ts'
import type { Floor } from '../floor/floor.ts'
import { pitRows } from './rows.ts'

/** The pit as its page shows it: a report, the trays, the shift and the days. */

export interface PitTable {
  readonly id: string
  readonly game: string
  readonly title: string
  /** The values of its chips, in cents. */
  readonly denominations: readonly number[]
  /** The opening float plus fills, less credits; null while the tray is not counted in. */
  readonly float: number | null
}

export interface PitPage {
  readonly day: number
  readonly shift: number
  readonly inCharge: Person | null
  readonly offered: Offer | null
  readonly tables: readonly PitTable[]
  readonly days: readonly Day[]
  readonly closed: readonly Closed[]
  readonly report: PitReport
}

export const pitPage = (
  { log }: Floor,
  readings: Readings,
  wanted: Wanted,
  theories: Theories,
): PitPage => {
  const rows = pitRows(readings)
  const { days, closed } = floorBookOf(rows.floor)
  const { pit, tables } = log.state
  return {
    ...pit,
    tables: Object.entries(tables).map(([id, { game, title, config, float }]) => ({
      id,
      game,
      title,
      denominations: config.denominations,
      float,
    })),
    days,
    closed,
    report: pitReport(rows, wanted, theories),
  }
}
