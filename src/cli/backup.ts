import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import type { RestoreResult } from '../server/audit/backup.ts'
import type { ExportContents } from '../server/audit/export.ts'
import { programVersion } from '../server/log/program-version.ts'
import { Malformed } from './input.ts'
import { type LogSource, logsAt, withLogs } from './logs.ts'

export const backup = (program: Command): void => {
  withLogs(
    program
      .command('backup')
      .summary('copy all logs into one file, while the server runs')
      .description(
        'Copies all logs, as of one moment, into a new file. The server may keep running. The backup ' +
          'of a folder is a SQLite store; the backup of a database is an export. It does not contain ' +
          'the key that opens sealed shoes: keep a copy of DATA/key in another place.',
      )
      .argument('<file>', 'the new file'),
  ).action(backUp)
  withLogs(
    program
      .command('restore')
      .summary('verify a backup, then restore it')
      .description(
        'Verifies a backup or an export completely and then restores it into a new folder, or into a ' +
          'database without logs. If the verification fails, it restores nothing and exits with code 1.',
      )
      .argument('<file>', 'a file from croupier backup or export')
      .option('--key <file>', 'the key file of the server; DATA/key by default'),
  ).action(restore)
}

const MIB = 1024 * 1024

const backUp = async (given: string, where: LogSource): Promise<void> => {
  const file = resolve(given)
  if (existsSync(file)) throw new Malformed(`${file} already exists; a backup overwrites nothing`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  if (where.database === undefined) {
    const { copyOf } = await import('../server/log/sqlite/sqlite.ts')
    await copyOf(resolve(where.data), partial).catch(() => {
      throw new Malformed(
        `there is no store in ${resolve(where.data)}, or ${file} cannot be written`,
      )
    })
  } else {
    const { exportOf } = await import('../server/audit/export.ts')
    const logs = await logsAt(undefined, where)
    const lines = exportOf(logs, { program: programVersion(), at: Date.now() })
    await pipeline(Readable.from(lines), createWriteStream(partial, { mode: 0o600, flush: true }))
    await logs.close()
  }
  renameSync(partial, file)
  const size = (statSync(file).size / MIB).toFixed(1)
  process.stdout.write(
    `${file}: ${size} MiB. It does not contain the key: keep ${resolve(where.data)}/key somewhere else.\n`,
  )
}

const readFrom = async (file: string, where: LogSource): Promise<ExportContents> => {
  const { readExport, readLogs } = await import('../server/audit/export.ts')
  const { isDatabase, opened, textOf } = await import('./logs.ts')
  if (!opened(() => isDatabase(file), `cannot read ${file}`)) return readExport(textOf(file))
  const logs = await logsAt(file, where)
  const read = await readLogs(logs)
  await logs.close()
  return read
}

const restore = async (
  file: string,
  { key, ...where }: LogSource & { readonly key?: string },
): Promise<void> => {
  const { restoreFolder, restoreStore } = await import('../server/audit/backup.ts')
  const read = await readFrom(file, where)
  if (read.logs.size === 0) throw new Malformed(`${file} is no backup: it has no log entries`)
  const folder = resolve(where.data)
  if (where.database === undefined)
    return told(
      await restoreFolder(read, folder, key === undefined ? undefined : resolve(key)),
      folder,
    )
  const { postgres } = await import('../server/log/postgres/postgres.ts')
  const store = await postgres(where.database)
  try {
    told(await restoreStore(read, store, resolve(key ?? `${folder}/key`)), 'the database')
  } finally {
    await store.close()
  }
}

const told = (restored: RestoreResult, place: string): void => {
  if (restored.is === 'refused') throw new Malformed(restored.says)
  if (restored.is === 'restored') {
    const { logs, entries } = restored
    process.stdout.write(`${place}: ${logs} logs with ${entries} entries, verified and restored\n`)
    return
  }
  for (const { log, seq, says } of restored.found.slice(0, 20))
    process.stdout.write(`${log}, entry ${seq}: ${says}\n`)
  process.stdout.write('nothing was restored\n')
  process.exitCode = 1
}
