import type { Person } from '../../floor/calls.ts'
import type { Offer } from '../../floor/pit/day.ts'
import { RANKS } from '../../kernel/people.ts'
import { type Closed, type Day, floorBookOf } from '../../records/pit/periods.ts'
import {
  type PitQuery,
  type PitReport,
  pitReport,
  type Theories,
} from '../../records/pit/report.ts'
import type { Readings } from '../audit/readings.ts'
import type { Floor } from '../floor/floor.ts'
import { canSignIn } from '../identity/account.ts'
import type { Staff } from '../identity/staff/staff.ts'
import { pitRows } from './rows.ts'

/** The pit as its page shows it: a report, the trays, the shift and the days. */

export interface PitTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly attended: boolean
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
  /** The people who may take a shift. */
  readonly successors: readonly string[]
  readonly tables: readonly PitTable[]
  readonly days: readonly Day[]
  readonly closed: readonly Closed[]
  readonly report: PitReport
}

const MAY_TAKE: readonly string[] = RANKS.slice(RANKS.indexOf('casino-supervisor'))

/** @rule nz1:1.1/casino-supervisor */
export const successorsAmong = ({ state }: Pick<Staff, 'state'>): readonly string[] =>
  Object.values(state.staff)
    .filter(account => canSignIn(account) && MAY_TAKE.includes(account.role))
    .map(({ name }) => name)

/** Tables with trays of real chips come first. */
export const pitPage = (
  { log, tables: known }: Floor,
  staff: Pick<Staff, 'state'>,
  readings: Readings,
  wanted: PitQuery,
  theories: Theories,
): PitPage => {
  const rows = pitRows(readings)
  const { days, closed } = floorBookOf(rows.floor)
  const { pit, tables } = log.state
  return {
    ...pit,
    successors: successorsAmong(staff),
    tables: Object.entries(tables)
      .map(([id, { game, title, config, float }]) => ({
        id,
        game,
        title,
        attended: known.get(id)?.attended ?? false,
        denominations: config.denominations,
        float,
      }))
      .toSorted((a, b) => Number(b.attended) - Number(a.attended)),
    days,
    closed,
    report: pitReport(rows, wanted, theories),
  }
}
