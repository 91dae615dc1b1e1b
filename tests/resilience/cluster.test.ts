import { Client as Database } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { postgresLease } from '../../src/server/cluster/postgres-lease.ts'
import { postgres } from '../../src/server/log/postgres/postgres.ts'
import { realTime } from '../../src/server/time.ts'
import {
  acknowledged,
  checkCommands,
  type SentCommand,
  type SentCommands,
} from '../fixtures/audit-readings.ts'
import { documented } from '../fixtures/documents/documented-command.ts'
import { newFolder, removeFolder, until } from '../fixtures/people/floor-fixture.ts'
import { Client, signIn } from '../fixtures/people/http-client.ts'
import { type Cluster, isInstalled, startCluster } from '../fixtures/processes/postgres-cluster.ts'
import { endProcess, startProcess, startWaiting } from '../fixtures/processes/server-process.ts'
import { sweep } from '../fixtures/sweep.ts'

/** Two servers on one database: one serves, the other waits and takes over. */

const isExpected = process.env.CI !== undefined && process.env.CROUPIER_WITHOUT_POSTGRES !== '1'

if (!isInstalled() && !isExpected)
  console.log('PostgreSQL is not installed: taking over is not tested')

/** A rolling upgrade starts another server, so only the long sweep has it. */
const HANDS_OVER = sweep(0, 1)

const readyz = async (base: string): Promise<number> => {
  const answer = await fetch(`${base}/readyz`).catch(() => undefined)
  return answer?.status ?? 0
}

describe.skipIf(!isInstalled() && !isExpected)('several servers on one database', () => {
  let cluster: Cluster
  let folder: string
  let count = 0

  beforeAll(() => {
    cluster = startCluster()
    folder = newFolder()
  })
  afterAll(() => {
    cluster?.stop()
    removeFolder(folder)
  })

  const newDatabase = async (): Promise<string> => {
    count += 1
    const client = new Database({ connectionString: cluster.url('postgres') })
    await client.connect()
    await client.query(`create database c${count}`)
    await client.end()
    return cluster.url(`c${count}`)
  }

  test('one node has the lease, and no node claims or appends without it', async () => {
    const url = await newDatabase()
    const [north, south] = [await postgresLease(url, 'north'), await postgresLease(url, 'south')]
    const store = await postgres(url, realTime, north)
    const draft = { log: 't', at: 1, program: 'test', body: '{}' }
    await expect(store.claim('t')).rejects.toThrow('another node has the lease')
    expect(await north.take()).toEqual({ node: 'north', token: 1 })
    const epoch = await store.claim('t')
    await store.append([{ ...draft, id: 'a', seq: 1, epoch }])
    expect(await south.take()).toEqual({ node: 'north', token: 1 })
    expect(south.token()).toBeUndefined()
    await north.release()
    expect(await south.take()).toEqual({ node: 'south', token: 2 })
    expect(await north.renew()).toBe(false)
    await expect(store.append([{ ...draft, id: 'b', seq: 2, epoch }])).rejects.toThrow('another')
    await expect(store.claim('t')).rejects.toThrow('another node has the lease')
    /** This log's epoch is still north's, so only the lease keeps it from writing. */
    const stale = await postgres(url, realTime, { token: () => 1 })
    await expect(stale.append([{ ...draft, id: 'b', seq: 2, epoch }])).rejects.toThrow('another')
    expect(await stale.read('t')).toHaveLength(1)
    for (const each of [north, south, store, stale]) await each.close()
  })

  test('after kill -9 the other takes over, and nothing acknowledged is lost', async () => {
    const url = await newDatabase()
    /** The commands of docs/cluster.md without NATS. The servers share a folder, as there. */
    const serve = (node: string): readonly string[] => {
      const values = { '--database': url, '--data': folder }
      return [...documented(['croupier', node], values, ['--nats']).slice(1), '--pace', '0.3']
    }
    const north = await startProcess(folder, serve('north'))
    const south = await startWaiting(folder, serve('south'))
    expect(await readyz(north.base)).toBe(200)
    expect(await readyz(south.base)).toBe(503)
    const waiting = (await (await fetch(`${south.base}/readyz`)).json()) as { wrong: string[] }
    expect(waiting.wrong).toEqual(['north has the house; this node waits'])
    const guest = await signIn(north.base, 'Ana')
    const client = await Client.open(guest)
    const heard: SentCommands = new Map()
    const say = (id: string, command: object) => {
      const note: SentCommand = { table: 'roulette-1' }
      heard.set(`${guest.name}/${id}`, note)
      void client.ask('roulette-1', command, id).then(reply => {
        if (reply.done !== undefined) note.done = reply.done
        if (reply.refused) note.isRefused = true
      })
    }
    say('in', { does: 'stand' })
    for (let n = 0; acknowledged(heard) < 12; n += 1) {
      say(`${n}`, n % 2 === 0 ? { does: 'buy-in', chips: 2500 } : { does: 'cash-out', chips: 100 })
      await client.breathe()
    }
    const killed = performance.now()
    await endProcess(north, 'SIGKILL')
    await until(() => /open +http/.test(south.wrote()))
    const took = performance.now() - killed
    console.log(`taken over after ${(took / 1000).toFixed(1)} s`)
    const base = /open +(http\S+)/.exec(south.wrote())![1]!
    expect(await readyz(base)).toBe(200)
    /** The session is in the log, so the same guest can continue at the other server. */
    const again = await Client.open({ ...guest, base })
    expect(await again.ask('roulette-1', { does: 'buy-in', chips: 2500 }, 'later')).toHaveProperty(
      'done',
    )
    if (HANDS_OVER === 1) {
      const third = await startWaiting(folder, serve('north'))
      const stopped = performance.now()
      await endProcess(south, 'SIGTERM')
      await until(() => /open +http/.test(third.wrote()))
      console.log(`handed over after ${((performance.now() - stopped) / 1000).toFixed(1)} s`)
      await endProcess(third, 'SIGTERM')
    } else await endProcess(south, 'SIGTERM')
    const store = await postgres(url)
    const all = await Promise.all((await store.logs()).map(log => store.read(log)))
    checkCommands(heard, all.flat())
    for (const entries of all) expect(verifyLog(entries).findings).toEqual([])
    await store.close()
  }, 180_000)
})
