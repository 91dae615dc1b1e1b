import type { Positions } from '../../floor/pit/day.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { type CageState, voucherOf } from '../money/cage.ts'
import { dueId, dueToCage } from '../money/cashier.ts'
import type { ExportContents, ExportError } from './export.ts'
import { type Report, verifyLog } from './verify-log.ts'
import { acrossTournaments } from './verify-tournaments.ts'

/** All logs of a house: first each one alone, then the money between them. */

export interface HouseReport {
  readonly reports: readonly Report[]
  readonly found: readonly ExportError[]
}

export const verifyRead = ({ logs, found }: ExportContents): HouseReport => {
  const reports = [...logs.values()].map(verifyLog)
  const inside = reports.flatMap(({ log, findings }) => findings.map(each => ({ log, ...each })))
  const across = inside.length === 0 && found.length === 0 ? acrossAll(logs, reports) : []
  return { reports, found: [...found, ...inside, ...across] }
}

type Holdings = Readonly<Record<string, number>>

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

const acrossAll = (
  logs: ReadonlyMap<string, readonly Kept[]>,
  reports: readonly Report[],
): readonly ExportError[] => {
  const cage = reports.find(({ log }) => log === 'cage')?.state as CageState | undefined
  return [
    ...acrossLogs(logs, reports, cage),
    ...acrossTournaments({ logs, reports, cage }),
    ...brokenSeals(logs),
  ]
}

/**
 * A day or shift seals the last entry and hash of each table's log. A log that is not in the export
 * counts as unchanged.
 */
export const brokenSeals = (logs: ReadonlyMap<string, readonly Kept[]>): readonly ExportError[] =>
  (logs.get('floor') ?? []).flatMap(({ log, seq, body }) =>
    (JSON.parse(body) as Body).events.flatMap(event => {
      const { positions = {} } = event as { readonly positions?: Positions }
      return Object.entries(positions).flatMap(([table, { entry, hash }]) => {
        const entries = logs.get(table)
        if (!entries || entries.find(kept => kept.seq === entry)?.hash === hash) return []
        return [{ log, seq, says: `its seal names another entry ${entry} of ${table}` }]
      })
    }),
  )

/** The chips out at each table must equal the cage's books plus the money in transit. */
const acrossLogs = (
  logs: ReadonlyMap<string, readonly Kept[]>,
  reports: readonly Report[],
  cage: CageState | undefined,
): readonly ExportError[] => {
  if (!cage) return []
  const known = new Set(logs.get('cage')!.map(({ id }) => id))
  return reports.flatMap(({ log, state, entries }) => {
    const accounts = (state as { accounts?: { cage?: Holdings } } | undefined)?.accounts
    if (!accounts || log === 'cage') return []
    const issued = -sum(Object.values(accounts.cage ?? {}))
    const booked = (cage.out[log] ?? 0) + onTheWay(cage, logs.get(log)!, known)
    const says = `${issued} cents were issued, and the cage has ${booked} on its books`
    return issued === booked ? [] : [{ log, seq: entries, says }]
  })
}

/** Vouchers that a table has taken and the cage has not posted, minus chips not yet redeemed. */
const onTheWay = (cage: CageState, entries: readonly Kept[], known: ReadonlySet<string>): number =>
  sum(
    entries.map(({ log, id, seq, body }) => {
      const voucher = voucherOf(cage, `${log}/${id}`)
      const { command, events } = JSON.parse(body) as Body
      if (voucher?.state === 'reserved') return voucher.chips
      const due = dueToCage(command, events).filter(
        ([patron]) => !known.has(dueId(log, seq, patron)),
      )
      return -sum(due.map(([, chips]) => chips))
    }),
  )
