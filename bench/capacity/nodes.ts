import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { houseKey } from '../../src/server/chance/sealed-secrets.ts'
import { setup as compile } from '../../tests/compile.ts'
import { startNats } from '../../tests/fixtures/processes/nats-servers.ts'
import { startCluster } from '../../tests/fixtures/processes/postgres-cluster.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../../tests/fixtures/processes/server-process.ts'
import type { Order, Report } from './crowd.ts'

/**
 * `npx tsx bench/capacity/nodes.ts`: what servers that serve a house together cost, and how well the
 * model of docs/scale.md predicts it. The model has four unit costs: a server that nobody uses, an
 * entry where its table is, an entry at a server that follows the table, and a patch. They are
 * fitted to one and two servers, and predict three.
 */

const NODES = ['north', 'south', 'west'] as const
const [LOW, HIGH] = [450, 1800]
const SECONDS = 20
const PACE = '8'

interface Load {
  readonly nodes: number
  readonly patrons: number
  /** For each second: entries, patches, and CPU microseconds of all servers. */
  readonly entries: number
  readonly patches: number
  readonly cpu: number
  readonly p99: number
}

/** A clock tick of Linux, in microseconds. */
const TICK = 10_000

const cpuOf = ({ child }: RunningServer): number => {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

const cpuOfAll = (servers: readonly RunningServer[]): number =>
  servers.reduce((sum, server) => sum + cpuOf(server), 0)

const said = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** The same number of patrons at each server. */
const measured = async (
  servers: readonly RunningServer[],
  crowds: readonly ChildProcess[],
  database: Client,
  patrons: number,
): Promise<Load> => {
  const entriesSoFar = async () =>
    Number((await database.query('select count(*) from entries')).rows[0].count)
  const each = patrons / servers.length
  for (const [i, crowd] of crowds.entries()) {
    const order: Order = { url: servers[i]!.base, at: 'house', patrons: each, seconds: SECONDS }
    crowd.send(order)
  }
  await Promise.all(crowds.map(crowd => said(crowd)))
  const before = [await entriesSoFar(), cpuOfAll(servers)] as const
  const reports = await Promise.all(crowds.map(crowd => said<Report>(crowd)))
  const after = [await entriesSoFar(), cpuOfAll(servers)] as const
  return {
    nodes: servers.length,
    patrons,
    entries: (after[0] - before[0]) / SECONDS,
    patches: reports.reduce((sum, report) => sum + report.patches, 0) / SECONDS,
    cpu: (after[1] - before[1]) / SECONDS,
    p99: Math.max(...reports.map(({ p99 }) => p99)),
  }
}

const idle = async (servers: readonly RunningServer[]): Promise<Load> => {
  const before = cpuOfAll(servers)
  await pause(SECONDS * 1000)
  const cpu = (cpuOfAll(servers) - before) / SECONDS
  return { nodes: servers.length, patrons: 0, entries: 0, patches: 0, cpu, p99: 0 }
}

/** A new house on `count` servers, without patrons, with few and with many. */
const loadsOf = async (count: number): Promise<readonly Load[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-nodes-'))
  houseKey(folder)
  const cluster = startCluster()
  const nats = await startNats(1)
  const key = ['--key', join(folder, 'key')]
  const shared = ['--database', cluster.url('postgres'), '--nats', nats[0]!.url, ...key]
  const servers: RunningServer[] = []
  for (const node of NODES.slice(0, count))
    servers.push(
      await startProcess(
        join(folder, node),
        [...shared, '--node', node, '--pace', PACE, '--newcomers', '10000'],
        [],
        { CROUPIER_LOG_LEVEL: 'error' },
      ),
    )
  /** Tables move to servers that have joined. */
  await pause(10_000)
  const database = new Client({ connectionString: cluster.url('postgres') })
  await database.connect()
  const loads = [await idle(servers)]
  const crowds = servers.map(() =>
    fork(join(import.meta.dirname, 'crowd.ts'), { execArgv: ['--import', 'tsx'] }),
  )
  for (const patrons of [LOW, HIGH]) loads.push(await measured(servers, crowds, database, patrons))
  for (const crowd of crowds) crowd.disconnect()
  await database.end()
  for (const server of servers) await endProcess(server, 'SIGKILL')
  await nats[0]!.kill()
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
  return loads
}

interface Units {
  readonly server: number
  readonly entry: number
  readonly followed: number
  readonly patch: number
}

/** What each unit cost is multiplied with. */
const amountsOf = ({ nodes, entries, patches }: Load): readonly number[] => [
  nodes,
  entries,
  entries * (nodes - 1),
  patches,
]

const SWEEPS = 100_000

/**
 * The costs that fit best, none below nothing. An error counts by its share of the load, so that
 * quiet loads count as much as busy ones. Each sweep improves one cost after the other.
 */
const unitsOf = (loads: readonly Load[]): Units => {
  const rows = loads.map(load => amountsOf(load).map(amount => amount / load.cpu))
  const units = [0, 0, 0, 0]
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const [at, unit] of units.entries()) {
      let [error, weight] = [0, 0]
      for (const row of rows) {
        const wrong = 1 - row.reduce((sum, amount, i) => sum + amount * units[i]!, 0)
        error += row[at]! * wrong
        weight += row[at]! ** 2
      }
      units[at] = Math.max(0, unit + error / weight)
    }
  const [server, entry, followed, patch] = units as [number, number, number, number]
  return { server, entry, followed, patch }
}

const predicted = ({ server, entry, followed, patch }: Units, load: Load): number => {
  const units = [server, entry, followed, patch]
  return amountsOf(load).reduce((sum, amount, i) => sum + amount * units[i]!, 0)
}

const row = (cells: readonly (string | number)[]): void => {
  const shown = cells.map(cell =>
    typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell,
  )
  process.stdout.write(`${shown.map(cell => cell.padStart(12)).join('')}\n`)
}

await compile()
const all: (readonly Load[])[] = []
for (const [at] of NODES.entries()) {
  process.stderr.write(`${at + 1} of ${NODES.length}\n`)
  all.push(await loadsOf(at + 1))
}
const units = unitsOf(all.slice(0, 2).flat())
process.stdout.write(
  `µs of CPU: a server ${units.server.toFixed(0)} a second, an entry ${units.entry.toFixed(0)}, ` +
    `a followed entry ${units.followed.toFixed(0)}, a patch ${units.patch.toFixed(1)}\n`,
)
row(['servers', 'patrons', 'entries/s', 'patches/s', 'p99 ms', 'cores', 'predicted', 'ratio'])
for (const load of all.flat()) {
  const cores = load.cpu / 1e6
  const model = predicted(units, load) / 1e6
  row([
    String(load.nodes),
    String(load.patrons),
    load.entries,
    load.patches,
    load.p99,
    cores,
    model,
    model / cores,
  ])
}
