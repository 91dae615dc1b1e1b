import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Client as Database } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { ROOT } from '../../src/law/index.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { houseKey } from '../../src/server/chance/sealed-secrets.ts'
import { PLANS } from '../../src/server/floor/standard-tables.ts'
import { postgres } from '../../src/server/log/postgres/postgres.ts'
import {
  acknowledged,
  checkCommands,
  type SentCommand,
  type SentCommands,
} from '../fixtures/audit-readings.ts'
import { documented } from '../fixtures/documents/documented-command.ts'
import { newFolder, pause, removeFolder, until } from '../fixtures/people/floor-fixture.ts'
import { Client, type Guest, get, type Reply, signIn } from '../fixtures/people/http-client.ts'
import { isNatsInstalled, type NatsServer, startNats } from '../fixtures/processes/nats-servers.ts'
import { type Cluster, isInstalled, startCluster } from '../fixtures/processes/postgres-cluster.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../fixtures/processes/server-process.ts'

/**
 * Servers that serve one house together: the tables are divided among them, and any server takes
 * any client.
 */

const isExpected =
  process.env.CI !== undefined &&
  process.env.CROUPIER_WITHOUT_NATS !== '1' &&
  process.env.CROUPIER_WITHOUT_POSTGRES !== '1'
const isPossible = isInstalled() && isNatsInstalled()

if (!isPossible && !isExpected)
  console.log('PostgreSQL or nats-server is not installed: serving together is not tested')

/** Longer than any wait that succeeds, on any machine, in milliseconds. */
const IN_VAIN = 100_000

/** Two commands at a time stay below the twenty messages a second that a server takes. */
const BETWEEN = 110

/** Polls a condition that needs a request. */
const eventually = async (isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + IN_VAIN
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${isSo}`)
    await pause(50)
  }
}

interface Fact {
  readonly log: string
  readonly seq: number
  readonly cursor: string
}

const factsAt = async (address: string): Promise<readonly Fact[]> => {
  const text = await (await fetch(address)).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Fact)
}

/** Reads the feed of a server from now on. `first` has where each log began. */
const followed = async (base: string) => {
  const control = new AbortController()
  const { body } = await fetch(`${base}/api/feed?after=now`, {
    headers: { accept: 'text/event-stream' },
    signal: control.signal,
  })
  const facts: Fact[] = []
  const first: Fact[] = []
  const read = async () => {
    let rest = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines.filter(each => each.startsWith('data: '))) {
        const fact = JSON.parse(line.slice(6)) as Fact
        if (!first.some(({ log }) => log === fact.log)) first.push(fact)
        facts.push(fact)
      }
    }
  }
  void read().catch(() => undefined)
  await until(() => facts.length > 8)
  return { facts, first, stop: () => control.abort() }
}

const named = ({ log, seq }: Fact): string => `${log} ${seq}`

/** The facts since a reader began that the reader does not have. */
const missing = (
  { first }: { readonly first: readonly Fact[] },
  all: readonly Fact[],
  read: readonly Fact[],
): readonly string[] => {
  const known = new Set(read.map(named))
  const isSince = ({ log, seq }: Fact) => first.every(one => one.log !== log || one.seq <= seq)
  return all
    .filter(isSince)
    .map(named)
    .filter(name => !known.has(name))
}

/** The command of the page for this node, with the addresses of this test. */
const commandOf = (node: string, values: Readonly<Record<string, string>>): readonly string[] =>
  documented(['croupier', 'serve', '--nats', node], values).slice(1)

interface Lease {
  readonly name: string
  readonly node: string
}

describe.skipIf(!isPossible && !isExpected)('several servers serve one house', () => {
  let cluster: Cluster
  let nats: readonly NatsServer[]
  let folder: string
  let database: Database
  const servers: RunningServer[] = []

  beforeAll(async () => {
    cluster = startCluster()
    nats = await startNats(3)
    folder = newFolder()
    houseKey(folder)
    database = new Database({ connectionString: cluster.url('postgres') })
    await database.connect()
  })
  afterAll(async () => {
    for (const server of servers) await endProcess(server, 'SIGKILL')
    await database?.end()
    for (const server of nats ?? []) await server.kill()
    cluster?.stop()
    removeFolder(folder)
  })

  const start = async (node: string): Promise<RunningServer> => {
    const own = join(folder, node)
    const values = {
      '--database': cluster.url('postgres'),
      '--nats': nats.map(({ url }) => url).join(),
      '--key': join(folder, 'key'),
    }
    const server = await startProcess(own, [...commandOf(node, values), '--pace', '0.5'])
    servers.push(server)
    return server
  }

  const ownersOf = async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await database.query<Lease>(
      "select name, node from leases where until > clock_timestamp() and name not like '%/%'",
    )
    return new Map(rows.map(({ name, node }) => [name, node]))
  }

  const tablesAt = async ({ base }: RunningServer): Promise<readonly unknown[]> =>
    (await fetch(`${base}/api/tables`)).json() as Promise<readonly unknown[]>

  /** A table of this game at this node. */
  const tableAt = async (node: string, game: string): Promise<string> => {
    let found: string | undefined
    await eventually(async () => {
      const owners = [...(await ownersOf())]
      found = owners.find(([name, at]) => at === node && name.startsWith(game))?.[0]
      return found !== undefined
    })
    return found!
  }

  const isReady = async ({ base }: RunningServer): Promise<boolean> =>
    (await fetch(`${base}/readyz`).catch(() => undefined))?.status === 200

  /** Repeats a command until it has an answer, like a client, and records the answer. */
  const recorder = (client: Client, { name }: Guest, heard: SentCommands) => {
    return async (table: string, id: string, command: object): Promise<void> => {
      const note: SentCommand = { table }
      heard.set(`${name}/${id}`, note)
      const message = { id, table, ...client.moment(table), ...command }
      while (note.done === undefined && !note.isRefused) {
        let reply: Reply | undefined
        void client.send(message).then(heardReply => {
          reply = heardReply
        })
        await until(() => reply !== undefined || client.closedWith !== undefined)
        expect(client.closedWith).toBeUndefined()
        if (reply?.done !== undefined) note.done = reply.done
        if (reply?.refused) note.isRefused = true
        await pause(BETWEEN)
      }
    }
  }

  test('tables are divided, any server takes any client, and a dead server is replaced', async () => {
    onTestFailed(async () => {
      console.log(await ownersOf())
      for (const { wrote } of servers) console.log(wrote().slice(-6000))
    })
    const north = await start('north')
    /** The group of the control logs, and all tables. */
    const all = 1 + (await tablesAt(north)).length
    expect(all).toBe(1 + PLANS.length)
    await eventually(async () => (await ownersOf()).size === all)
    const south = await start('south')
    await eventually(
      async () =>
        [...(await ownersOf()).values()].filter(one => one === 'south').length >=
        Math.floor((all - 1) / 2),
    )
    await eventually(async () => (await isReady(north)) && (await isReady(south)))
    const ofSouth = await tableAt('south', 'roulette')
    const ofNorth = await tableAt('north', 'baccarat')
    /** Signs in at one server and plays through the other. */
    const guest = await signIn(south.base, 'Ana')
    const here = await Client.open({ ...guest, base: north.base })
    const heard: SentCommands = new Map()
    const say = recorder(here, guest, heard)
    const feeds = await Promise.all([north, south].map(node => followed(node.base)))
    for (const table of [ofSouth, ofNorth]) here.say({ watch: table })
    await until(() => here.view(ofSouth) !== undefined && here.view(ofNorth) !== undefined)
    await Promise.all([
      say(ofSouth, 'in', { does: 'stand' }),
      say(ofNorth, 'sit', { does: 'sit', seat: 1 }),
    ])
    for (let n = 0; n < 10; n += 1) {
      const command =
        n % 2 === 0 ? { does: 'buy-in', chips: 2500 } : { does: 'cash-out', chips: 100 }
      await Promise.all([ofSouth, ofNorth].map((table, at) => say(table, `${n}-${at}`, command)))
    }
    expect(acknowledged(heard)).toBe(22)
    await until(() => (here.view(ofSouth)?.view.mine ?? null) !== null)
    /** The live feed of each server has the facts of all tables, whichever server writes them. */
    const then = await factsAt(`${north.base}/api/feed`)
    for (const feed of feeds) await until(() => missing(feed, then, feed.facts).length === 0)
    for (const table of [ofSouth, ofNorth])
      expect(then.filter(({ log }) => log === table).length).toBeGreaterThan(1)
    const cursors = feeds.map(feed => feed.facts.at(-1)!.cursor)
    for (const feed of feeds) feed.stop()
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
    await say(ofSouth, 'after', { does: 'buy-in', chips: 2500 })
    expect(acknowledged(heard)).toBe(23)
    /** A reader of the dead server goes on at the other, and gets each fact once. */
    const whole = await factsAt(`${north.base}/api/feed`)
    const rest = await factsAt(`${north.base}/api/feed?after=${cursors[1]}`)
    const read = [...feeds[1]!.facts, ...rest]
    expect(new Set(read.map(named)).size).toBe(read.length)
    expect(missing(feeds[1]!, whole, read)).toEqual([])
    console.log(
      `taken over after ${(took / 1000).toFixed(1)} s, goes on after ${((performance.now() - killed) / 1000).toFixed(1)} s`,
    )
    /** The socket at the other server stayed open, and the command was done there. */
    expect(here.closedWith).toBeUndefined()

    const again = await start('south')
    await eventually(
      async () => [...(await ownersOf()).values()].includes('south') && (await isReady(again)),
    )
    const there = await Client.open({ ...guest, base: again.base })
    there.say({ watch: ofSouth })
    await until(() => there.view(ofSouth)?.view.mine !== undefined)
    /** A server that is asked to stop hands over its tables one by one. */
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
  const command = documented([BALANCER], {})
  const { status, stderr } = spawnSync(BALANCER, ['-c', ...command], { cwd: ROOT })
  expect([
    status,
    String(stderr)
      .replaceAll(/^.*(NOTICE|WARNING).*$/gm, '')
      .trim(),
  ]).toEqual([0, ''])
})
