import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import type { ReadOnlyStore } from '../server/log/sqlite/sqlite.ts'
import { Malformed } from './input.ts'

/** Where commands that read the past find logs: an export, a backup, a folder or a database. */

export interface LogSource {
  readonly data: string
  readonly database?: string
}

export const withLogs = (command: Command): Command =>
  command
    .addOption(
      new Option('--data <folder>', 'folder of the logs').default('./data').env('CROUPIER_DATA'),
    )
    .addOption(
      new Option('--database <url>', 'PostgreSQL database, instead of a folder').env(
        'CROUPIER_DATABASE',
      ),
    )

/** Turns a failure to open into a one-line error. */
export const opened = <T>(open: () => T, otherwise: string): T => {
  try {
    return open()
  } catch {
    throw new Malformed(otherwise)
  }
}

const MAGIC = 'SQLite format 3'

/** Whether the file is a SQLite store, such as a backup. */
export const isDatabase = (file: string): boolean => {
  const head = Buffer.alloc(MAGIC.length)
  const handle = openSync(file, 'r')
  readSync(handle, head, 0, head.length, 0)
  closeSync(handle)
  return head.toString() === MAGIC
}

export const textOf = (file: string): string =>
  opened(() => readFileSync(file, 'utf8'), `cannot read ${file}`)

const ofExport = async (file: string): Promise<ReadOnlyStore> => {
  const { readExport } = await import('../server/audit/export.ts')
  const { logs } = readExport(textOf(file))
  if (logs.size === 0) throw new Malformed(`${file} is no export: it has no log entries`)
  return {
    logs: async () => [...logs.keys()],
    read: async (log, from = 1, most = Number.POSITIVE_INFINITY) =>
      (logs.get(log) ?? []).filter(({ seq }) => seq >= from).slice(0, most),
    close: async () => undefined,
  }
}

/** The file if there is one, otherwise the database or the folder. */
export const logsAt = async (
  file: string | undefined,
  { data, database }: LogSource,
): Promise<ReadOnlyStore> => {
  const { logsIn, logsOf } = await import('../server/log/sqlite/sqlite.ts')
  if (file !== undefined)
    return opened(() => isDatabase(file), `cannot read ${file}`)
      ? opened(() => logsOf(file), `${file} is not a Croupier store`)
      : ofExport(file)
  if (database !== undefined) {
    const { lookedAt } = await import('../server/log/postgres/postgres.ts')
    return lookedAt(database).catch(() => {
      throw new Malformed('cannot reach the database, or it has no logs')
    })
  }
  const folder = resolve(data)
  return opened(() => logsIn(folder), `there is no store in ${folder}`)
}
