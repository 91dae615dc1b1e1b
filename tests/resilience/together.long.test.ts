import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client as Database } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../src/law/index.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { houseKey } from '../../src/server/chance/sealed-secrets.ts'
import { postgres } from '../../src/server/log/postgres.ts'
import { acknowledged, checkCommands, type Heard, type Said } from '../fixtures/audit-readings.ts'
import { drop, newFolder, pause, until } from '../fixtures/floor-fixture.ts'
import { Client, type Guest, get, signIn } from '../fixtures/http-client.ts'
import { isNatsInstalled, type NatsServer, startNats } from '../fixtures/nats-servers.ts'
import { type Cluster, isInstalled, startCluster } from '../fixtures/postgres-cluster.ts'
import { endProcess, type Running, startProcess } from '../fixtures/server-process.ts'

/** Servers that serve one house together: tables are shared out, and any server takes any client. */

const isExpected =
  process.env.CI !== undefined &&
  process.env.CROUPIER_WITHOUT_NATS !== '1' &&
  process.env.CROUPIER_WITHOUT_POSTGRES !== '1'
const isPossible = isInstalled() && isNatsInstalled()

if (!isPossible && !isExpected)
  console.log('PostgreSQL or nats-server is not installed: serving together is not tested')

/** Waits for something that has to be asked for. */
const eventually = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(50)
}

/** The command of the page for this node, with the addresses of this test. */
const documented = (node: string, values: Readonly<Record<string, string>>): readonly string[] => {
  const page = readFileSync(join(ROOT, 'docs/cluster.md'), 'utf8')
  const line = page
    .split('\n')
    .find(one => one.includes('--nats') && one.includes(`--node ${node}`))
  const words = line!.split(' ').slice(2)
  return words.map((word, at) => values[words[at - 1] ?? ''] ?? word)
}

interface Lease {
  readonly name: string
  readonly node: string
}

describe.skipIf(!isPossible && !isExpected)('several servers serve one house', () => {
  let cluster: Cluster
  let nats: readonly NatsServer[]
  let folder: string
  let database: Database

  beforeAll(async () => {
    cluster = startCluster()
    nats = await startNats()
    folder = newFolder()
    houseKey(folder)
    database = new Database({ connectionString: cluster.url('postgres') })
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    for (const server of nats ?? []) await server.kill()
    cluster?.stop()
    drop(folder)
  })

  const start = (node: string): Promise<Running> => {
    const own = join(folder, node)
    mkdirSync(own, { recursive: true })
    const values = {
      '--database': cluster.url('postgres'),
      '--nats': nats.map(({ url }) => url).join(),
      '--key': join(folder, 'key'),
    }
    return startProcess(own, [...documented(node, values), '--pace', '0.5'])
  }

  const ownersOf = async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await database.query<Lease>(
      "select name, node from leases where until > clock_timestamp() and name not like '%/%'",
    )
    return new Map(rows.map(({ name, node }) => [name, node]))
  }

  const isReady = async ({ base }: Running): Promise<boolean> =>
    (await fetch(`${base}/readyz`).catch(() => undefined))?.status === 200

  /** Commands with their answers, as somebody who keeps a record would write them down. */
  const recorder = (client: Client, { name }: Guest, heard: Heard) => {
    return (table: string, id: string, command: object): void => {
      const note: Said = heard.get(`${name}/${id}`) ?? { table }
      heard.set(`${name}/${id}`, note)
      void client.ask(table, command, id).then(reply => {
        if (reply.done !== undefined) note.done = reply.done
        if (reply.refused) note.isRefused = true
      })
    }
  }

  test('tables are shared out, any server takes any client, and one that dies is replaced', async () => {
    const north = await start('north')
    await eventually(async () => (await ownersOf()).size > 8)
    const all = (await ownersOf()).size
    const south = await start('south')
    await eventually(
      async () =>
        [...(await ownersOf()).values()].filter(one => one === 'south').length >=
        Math.floor((all - 1) / 2),
    )
    await eventually(async () => (await isReady(north)) && (await isReady(south)))
    const owners = await ownersOf()
    const ofSouth = [...owners].find(
      ([name, node]) => node === 'south' && name.startsWith('roulette'),
    )![0]
    const ofNorth = [...owners].find(
      ([name, node]) => node === 'north' && name.startsWith('baccarat'),
    )![0]
    /** Signs in at one server, and plays through the other. */
    const guest = await signIn(south.base, 'Ana')
    const here = await Client.open({ ...guest, base: north.base })
    const heard: Heard = new Map()
    const say = recorder(here, guest, heard)
    for (const table of [ofSouth, ofNorth]) here.say({ watch: table })
    await until(() => here.view(ofSouth) !== undefined && here.view(ofNorth) !== undefined)
    say(ofSouth, 'in', { does: 'stand' })
    say(ofNorth, 'sit', { does: 'sit', seat: 1 })
    await until(() => acknowledged(heard) === 2)
    for (let n = 0; acknowledged(heard) < 20; n += 1) {
      const buys = n % 4 < 2
      say(
        n % 2 === 0 ? ofSouth : ofNorth,
        `${n}`,
        buys ? { does: 'buy-in', chips: 2500 } : { does: 'cash-out', chips: 100 },
      )
      await pause(55)
    }
    await until(() => (here.view(ofSouth)?.view.mine ?? null) !== null)
    const me = await get<{ at: readonly string[] }>({ ...guest, base: south.base }, '/api/me')
    expect([...me.at].sort()).toEqual([ofNorth, ofSouth].sort())

    const killed = performance.now()
    await endProcess(south, 'SIGKILL')
    await eventually(
      async () =>
        [...(await ownersOf()).values()].every(node => node === 'north') &&
        (await ownersOf()).size === all,
    )
    const took = performance.now() - killed
    say(ofSouth, 'after', { does: 'buy-in', chips: 2500 })
    await until(() => heard.get(`${guest.name}/after`)?.done !== undefined)
    console.log(
      `taken over after ${(took / 1000).toFixed(1)} s, goes on after ${((performance.now() - killed) / 1000).toFixed(1)} s`,
    )
    /** The socket at the other server stayed open, and the command is done there. */
    expect(here.closedWith).toBeUndefined()

    const again = await start('south')
    await eventually(
      async () => [...(await ownersOf()).values()].includes('south') && (await isReady(again)),
    )
    const there = await Client.open({ ...guest, base: again.base })
    there.say({ watch: ofSouth })
    await until(() => there.view(ofSouth)?.view.mine !== undefined)
    /** Asked to stop, a server hands its tables over one by one. */
    const stopped = performance.now()
    const gone = endProcess(again, 'SIGTERM')
    await eventually(async () => [...(await ownersOf()).values()].every(node => node === 'north'))
    console.log(`handed over after ${((performance.now() - stopped) / 1000).toFixed(1)} s`)
    await gone
    await fetch(`${north.base}/api/leave`, {
      method: 'POST',
      headers: { origin: north.base, cookie: guest.cookie },
    })
    await until(() => here.closedWith === 1008)
    await endProcess(north, 'SIGTERM')

    const store = await postgres(cluster.url('postgres'))
    const logs = await Promise.all((await store.logs()).map(log => store.read(log)))
    checkCommands(heard, logs.flat())
    for (const entries of logs) expect(verifyLog(entries).findings).toEqual([])
    await store.close()
  }, 240_000)
})

const BALANCER = 'haproxy'
const { error } = spawnSync(BALANCER, ['-v'])
if (error) console.log('haproxy is not installed: its example is not tested')

test.skipIf(error)('the example for HAProxy is valid', () => {
  const { status, stderr } = spawnSync(BALANCER, ['-c', '-f', join(ROOT, 'deploy/haproxy.cfg')])
  expect([
    status,
    String(stderr)
      .replaceAll(/^.*(NOTICE|WARNING).*$/gm, '')
      .trim(),
  ]).toEqual([0, ''])
})
