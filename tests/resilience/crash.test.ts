import { Client as Database } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../src/records/entry.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { houseKey } from '../../src/server/chance/sealed-secrets.ts'
import { postgres } from '../../src/server/log/postgres/postgres.ts'
import { sqlite } from '../../src/server/log/sqlite/sqlite.ts'
import type { Store } from '../../src/server/log/store.ts'
import {
  acknowledged,
  checkCards,
  checkCommands,
  type SentCommand,
  type SentCommands,
} from '../fixtures/audit-readings.ts'
import {
  newFolder,
  openHouse,
  pause,
  removeFolder,
  until,
} from '../fixtures/people/floor-fixture.ts'
import { Client, type Guest, signIn } from '../fixtures/people/http-client.ts'
import { type Cluster, isInstalled, startCluster } from '../fixtures/processes/postgres-cluster.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../fixtures/processes/server-process.ts'
import { sweep } from '../fixtures/sweep.ts'

/** The real server, killed at arbitrary moments. */

const KILLS = sweep(2, 6, 20)
const TABLES = ['roulette-1', 'baccarat-1']

const PLACES: Readonly<Record<string, object>> = {
  'roulette-1': { does: 'stand' },
  'baccarat-1': { does: 'sit', seat: 1 },
}
const AREAS: Readonly<Record<string, string>> = { 'roulette-1': 'red', 'baccarat-1': 'banker' }

/** Sends one command after another while the connection lasts, without waiting for answers. */
const busy = async (
  guest: Guest,
  table: string,
  run: number,
  heard: SentCommands,
): Promise<void> => {
  const client = await Client.open(guest)
  const say = (id: string, command: object) => {
    const note: SentCommand = { table }
    heard.set(`${guest.name}/${id}`, note)
    void client.ask(table, command, id).then(reply => {
      if (reply.done !== undefined) note.done = reply.done
      if (reply.refused) note.isRefused = true
    })
  }
  say(`place-${run}`, PLACES[table]!)
  for (let n = 0; client.socket.readyState === 1; n += 1) {
    const chips = n % 3 === 0 ? { does: 'buy-in', chips: 2500 } : { does: 'cash-out', chips: 100 }
    const bet = { does: 'wager', on: AREAS[table], chips: 1000 }
    say(`${run}-${n}`, n % 4 === 1 ? bet : chips)
    await client.breathe()
  }
}

interface Place {
  readonly folder: string
  readonly more: readonly string[]
  readonly open: () => Store | Promise<Store>
}

/** Kills the server repeatedly while guests are active. Then the books must be complete. */
const killAndCheck = async (
  { folder, more, open }: Place,
  end: (running: RunningServer, run: number) => Promise<unknown>,
): Promise<void> => {
  const heard: SentCommands = new Map()
  const guests = new Map<string, Guest>()
  let wrote = ''
  for (let run = 0; run < KILLS; run += 1) {
    const server = await startProcess(folder, ['--pace', '0.2', ...more])
    const before = acknowledged(heard)
    const work = TABLES.map(async table => {
      const known = guests.get(table)
      const guest = known ? { ...known, base: server.base } : await signIn(server.base, table)
      guests.set(table, guest)
      await busy(guest, table, run, heard)
    })
    await until(() => acknowledged(heard) >= before + 12 + (run % 5))
    await end(server, run)
    wrote += server.wrote()
    await Promise.all(work)
  }
  const house = await openHouse(folder, undefined, open)
  expect(house.floor.cashier.audit()).toEqual([])
  await house.floor.close()
  const logs = await house.store.logs()
  const all = await Promise.all(logs.map(log => house.store.read(log)))
  expect(acknowledged(heard)).toBeGreaterThanOrEqual(12 * KILLS)
  checkCommands(heard, all.flat())
  for (const entries of all) expect(verifyLog(entries).findings).toEqual([])
  const key = houseKey(folder)
  expect(all.reduce((sum, entries) => sum + checkCards(entries, key), 0)).toBeGreaterThan(0)
  for (const { body } of all.flat()) {
    const { seals, reveals } = JSON.parse(body) as Body
    for (const secret of [reveals?.secret, seals?.box])
      if (secret) expect(wrote).not.toContain(secret)
  }
  await house.store.close()
}

const WITH_POSTGRES =
  isInstalled() || (process.env.CI !== undefined && process.env.CROUPIER_WITHOUT_POSTGRES !== '1')

describe('after kill -9 every acknowledged command is stored once, every other at most once, and the money balances', () => {
  let folder: string
  beforeAll(() => {
    folder = newFolder()
  })
  afterAll(() => removeFolder(folder))

  test('on SQLite', async () => {
    const place = { folder, more: [], open: () => sqlite(folder) }
    await killAndCheck(place, server => endProcess(server, 'SIGKILL'))
  }, 600_000)
})

describe.skipIf(!WITH_POSTGRES)('after kill -9, on PostgreSQL', () => {
  let folder: string
  let cluster: Cluster
  beforeAll(() => {
    folder = newFolder()
    cluster = startCluster()
  })
  afterAll(() => {
    cluster?.stop()
    removeFolder(folder)
  })

  test('of the server, and of the database under it', async () => {
    const client = new Database({ connectionString: cluster.url('postgres') })
    await client.connect()
    await client.query('create database house')
    await client.end()
    const url = cluster.url('house')
    const place = { folder, more: ['--database', url], open: () => postgres(url) }
    await killAndCheck(place, async (server, run) => {
      if (run % 2 === 0) return endProcess(server, 'SIGKILL')
      cluster.crash()
      const readyz = async () => (await fetch(`${server.base}/readyz`)).status
      while ((await readyz()) !== 503) await pause(20)
      await endProcess(server, 'SIGKILL')
      cluster.start()
    })
  }, 600_000)
})
