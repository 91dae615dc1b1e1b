import type { Kept } from '../../src/records/entry.ts'
import { verifyRead } from '../../src/server/audit/verify-export.ts'
import type { Store } from '../../src/server/log/store.ts'
import type { CageState } from '../../src/server/money/cage.ts'
import type { SentCommands } from '../fixtures/audit-readings.ts'

/** Checks of the database that must hold after all faults. */

const ofCommands = (heard: SentCommands, ids: ReadonlyMap<string, readonly number[]>): string[] => {
  const found: string[] = []
  for (const [id, { table, done, isRefused }] of heard) {
    const kept = ids.get(`${table} ${id}`) ?? []
    const is = `${table}: ${id}`
    if (kept.length > 1) found.push(`${is} was done ${kept.length} times`)
    if (done !== undefined && kept[0] !== done)
      found.push(`${is} was acknowledged as ${done}, and is ${kept[0] ?? 'nowhere'}`)
    if (isRefused && kept.length > 0) found.push(`${is} was refused, and is done`)
  }
  return found
}

/** A replaced writer must not write any more. */
const ofWriters = (entries: readonly Kept[]): string[] =>
  entries.flatMap(({ log, seq, epoch }, at) =>
    at > 0 && epoch < entries[at - 1]!.epoch
      ? [`${log}: entry ${seq} is of a writer of the past`]
      : [],
  )

export interface Findings {
  readonly entries: number
  /** Money in transit between two logs. */
  readonly underway: number
  readonly found: readonly string[]
}

export const findingsIn = async (store: Store, heard: SentCommands): Promise<Findings> => {
  const logs = new Map<string, readonly Kept[]>()
  for (const log of await store.logs()) logs.set(log, await store.read(log))
  const all = [...logs.values()].flat()
  const ids = new Map<string, number[]>()
  for (const { log, id, seq } of all) {
    const key = `${log} ${id}`
    ids.set(key, [...(ids.get(key) ?? []), seq])
  }
  const { reports, found } = verifyRead({ logs, found: [] })
  const cage = reports.find(({ log }) => log === 'cage')?.state as CageState | undefined
  return {
    entries: all.length,
    underway: Object.keys(cage?.vouchers ?? {}).length,
    found: [
      ...ofCommands(heard, ids),
      ...[...logs.values()].flatMap(ofWriters),
      ...found.map(each => JSON.stringify(each)),
    ],
  }
}
