import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqlite } from '../src/server/log/sqlite/sqlite.ts'
import { Side } from './commands.ts'
import { median } from './measure.ts'

/**
 * `npx tsx bench/units.ts`: the unit costs that docs/scale.md uses. The cost of a watcher is the
 * difference between tables with few and many watchers, divided by the difference in watchers.
 */

const ROOT = join(import.meta.dirname, '..')
const [FEW, MANY] = [2, 14]
const ROUNDS = 7
const SECONDS = 4
const ENTRIES = 50_000
const AT_ONCE = 100
/** The body of a wager's entry. */
const ENTRY = 400

const sideOf = (patrons: number): Promise<Side> =>
  Side.open(ROOT, 'gateway/sockets', { round: 1 }, patrons)

const line = (name: string, value: number, unit: string): void => {
  process.stdout.write(`${name.padEnd(46)}${value.toFixed(1).padStart(10)} ${unit}\n`)
}

const commands = async (): Promise<void> => {
  const [few, many] = [await sideOf(FEW), await sideOf(MANY)]
  const rounds: { readonly watcher: number; readonly command: number }[] = []
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const [low, high] = await Promise.all([few.cost(SECONDS, 'alone'), many.cost(SECONDS, 'alone')])
    const watcher = (high - low) / (MANY - FEW)
    if (round > 0) rounds.push({ watcher, command: low - FEW * watcher })
  }
  for (const side of [few, many]) side.close()
  line(
    'a command, without watchers and without disk',
    median(rounds.map(r => r.command)),
    'µs of CPU',
  )
  line('a patch for one watcher', median(rounds.map(r => r.watcher)), 'µs of CPU')
}

const appends = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-units-'))
  const store = sqlite(folder)
  const epoch = await store.claim('log')
  const body = ''.padEnd(ENTRY, 'x')
  const before = process.cpuUsage()
  for (let seq = 0; seq < ENTRIES; seq += AT_ONCE)
    await store.append(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const number = seq + 1 + i
        return { log: 'log', seq: number, epoch, id: `Ana/${number}`, at: 0, program: '0', body }
      }),
    )
  const { user, system } = process.cpuUsage(before)
  await store.close()
  line('an append, 100 in a commit', (user + system) / ENTRIES, 'µs of CPU')
  const bytes = statSync(join(folder, 'croupier.db')).size
  line(`bytes on disk for an entry of ${ENTRY}`, bytes / ENTRIES, 'bytes')
  rmSync(folder, { recursive: true, force: true })
}

await commands()
await appends()
process.exit()
