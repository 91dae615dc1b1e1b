import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../src/server/server.ts'

/**
 * A whole server in its own process, as `croupier serve` runs it: eleven tables, SQLite, HTTP and
 * sockets.
 */

const [pace = '20'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'croupier-capacity-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  folder,
  pace: Number(pace),
  newcomers: 100_000,
  logLevel: 'error',
})

/** CPU time of this process so far, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => process.exit())
process.send?.(server.address)
