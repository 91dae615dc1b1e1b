import { Client, type ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../../../tests/fixtures/people/floor-fixture.ts'
import {
  type Cluster,
  isInstalled,
  startCluster,
} from '../../../../tests/fixtures/processes/postgres-cluster.ts'
import { mountedDisk } from '../../../../tests/fixtures/processes/small-disk.ts'
import { verifyLog } from '../../audit/verify-log.ts'
import { realTime } from '../../time.ts'
import { Interrupted } from '../store.ts'
import { storeContract } from '../store-contract.ts'
import { connected } from './connection.ts'
import { postgres } from './postgres.ts'

const isExpected = process.env.CI !== undefined && process.env.CROUPIER_WITHOUT_POSTGRES !== '1'

if (!isInstalled() && !isExpected)
  console.log('PostgreSQL is not installed: its store is not tested')

describe.skipIf(!isInstalled() && !isExpected)('the store on PostgreSQL', () => {
  let cluster: Cluster
  let count = 0

  beforeAll(() => {
    cluster = startCluster()
  })
  afterAll(() => cluster?.stop())

  const ask = async (database: string, sql: string): Promise<void> => {
    const client = new Client({ connectionString: cluster.url(database) })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  const newDatabase = async (): Promise<string> => {
    count += 1
    await ask('postgres', `create database d${count}`)
    return `d${count}`
  }

  storeContract(async () => postgres(cluster.url(await newDatabase())))

  test('a connection that breaks while the schema is prepared is reported', async () => {
    const prepare = async (client: ClientBase): Promise<void> => {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      const isOver = new Promise(resolve => client.once('end', resolve))
      await ask('postgres', `select pg_terminate_backend(${rows[0].pid})`)
      await isOver
      await client.query('select 1')
    }
    const opening = connected(cluster.url('postgres'), realTime, prepare)
    await expect(opening).rejects.toMatchObject({ code: 'UNUSABLE' })
  })

  test('after a restart, what was read counts only when the standby has it', async () => {
    const database = await newDatabase()
    const store = await postgres(cluster.url(database))
    await ask(database, "alter system set synchronous_standby_names = 'absent'")
    cluster.halt()
    cluster.start()
    let isRecovered = false
    const recovered = store.recovered().then(() => {
      isRecovered = true
    })
    const other = new Client({ connectionString: cluster.url(database) })
    await other.connect()
    const waits = "select 1 from pg_stat_activity where wait_event = 'SyncRep'"
    while ((await other.query(waits)).rowCount === 0) await new Promise(setImmediate)
    expect(isRecovered).toBe(false)
    await other.query('alter system reset synchronous_standby_names')
    await other.query('select pg_reload_conf()')
    await recovered
    await other.end()
    await store.close()
  })

  test('a second machine takes a log over, and the first gets an error', async () => {
    const url = cluster.url(await newDatabase())
    const [first, second] = [await postgres(url), await postgres(url)]
    const entry = { log: 'table', id: 'a', at: 1, program: 'test', body: '{}' }
    const epoch = await first.claim('table')
    await first.append([{ ...entry, seq: 1, epoch }])
    const later = await second.claim('table')
    await expect(first.append([{ ...entry, id: 'b', seq: 2, epoch }])).rejects.toThrow(
      'another writer',
    )
    await second.append([{ ...entry, id: 'b', seq: 2, epoch: later }])
    expect(await first.read('table')).toHaveLength(2)
    await Promise.all([first.close(), second.close()])
  })

  test('a floor runs on it, and continues after a restart', async () => {
    const url = cluster.url(await newDatabase())
    const folder = newFolder()
    const house = await openHouse(folder, undefined, () => postgres(url))
    const table = house.floor.tables.get('roulette-1')!
    await until(() => table.host.state.open)
    await welcome(house.floor, 'Ana')
    await sendCommand(house.floor, table, 'Ana', { does: 'stand' })
    await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 20_000 })
    await playRound(house.floor, table, 'Ana')
    await house.close()
    const again = await openHouse(folder, undefined, () => postgres(url))
    const { host } = again.floor.tables.get('roulette-1')!
    expect(host.state.accounts).toEqual(table.host.state.accounts)
    expect(host.state.stacks).toEqual(table.host.state.stacks)
    expect(verifyLog(await again.store.read('roulette-1')).findings).toEqual([])
    await again.close()
    removeFolder(folder)
  })

  test('a house continues by itself after the database restarts during a round', async () => {
    const url = cluster.url(await newDatabase())
    const folder = newFolder()
    const house = await openHouse(folder, undefined, () => postgres(url))
    const { floor, store } = house
    const table = floor.tables.get('roulette-1')!
    await until(() => table.host.state.open)
    await welcome(floor, 'Ana')
    const done: number[] = []
    const says = async (command: { does: string } & Record<string, unknown>) => {
      const answer = await sendCommand(floor, table, 'Ana', command)
      if ('done' in answer) done.push(answer.done)
      return answer
    }
    await says({ does: 'stand' })
    await says({ does: 'buy-in', chips: 20_000 })
    await says({ does: 'wager', on: 'red', chips: 500 })
    cluster.halt()
    expect(await store.answers()).toBe(false)
    expect(await says({ does: 'wager', on: 'odd', chips: 500 })).toHaveProperty('unavailable')
    expect(table.host.stopped).toContain('stopped')
    cluster.start()
    await until(() => table.host.stopped === undefined && floor.cage.stopped === undefined)
    expect(await store.answers()).toBe(true)
    const rounds = table.rounds.rounds.length
    await until(() => table.rounds.rounds.length > rounds)
    await playRound(floor, table, 'Ana')
    await says({ does: 'leave' })
    expect(floor.cashier.audit()).toEqual([])
    const entries = await store.read('roulette-1')
    expect(verifyLog(entries).findings).toEqual([])
    const own = entries.filter(({ id }) => id.startsWith('Ana/')).map(({ seq }) => seq)
    expect(own).toEqual(expect.arrayContaining(done))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    await house.close()
    removeFolder(folder)
  })

  test('a house survives a full disk under the database', async () => {
    const disk = mountedDisk('160m')
    if (!disk) return
    const small = startCluster(disk.folder)
    const folder = newFolder()
    const house = await openHouse(folder, { bets: 60_000, patron: 60_000, step: 1 }, () =>
      postgres(small.url('postgres')),
    )
    try {
      const { floor, store } = house
      const at = floor.tables.get('roulette-1')!
      await until(() => at.host.state.open)
      await welcome(floor, 'Ana')
      await sendCommand(floor, at, 'Ana', { does: 'stand' })
      await sendCommand(floor, at, 'Ana', { does: 'buy-in', chips: 20_000 })
      disk.fill()
      const does = { does: 'dispute', about: 'the noise '.repeat(200) }
      let done = 0
      while (at.host.stopped === undefined)
        if ('done' in (await sendCommand(floor, at, 'Ana', does))) done += 1
      disk.free()
      /** If it could not write its journal, the whole database has stopped. */
      if (!(await store.answers())) small.restart()
      await until(() => at.host.stopped === undefined)
      expect(await sendCommand(floor, at, 'Ana', does)).toHaveProperty('done')
      const entries = await store.read('roulette-1')
      expect(verifyLog(entries).findings).toEqual([])
      const said = entries.filter(({ body }) => body.includes('"does":"dispute"'))
      expect(said).toHaveLength(done + 1)
    } finally {
      await house.close()
      small.stop()
      removeFolder(folder)
      disk.drop()
    }
  })

  test('an append with a lost answer is folded, and nothing is done twice', async () => {
    const url = cluster.url(await newDatabase())
    const folder = newFolder()
    let lost = 0
    const house = await openHouse(folder, undefined, async () => {
      const store = await postgres(url)
      return {
        ...store,
        append: async drafts => {
          const kept = await store.append(drafts)
          if (drafts[0]!.id !== 'Ana/lost' || lost > 0) return kept
          lost += 1
          throw new Interrupted('Connection terminated unexpectedly')
        },
      }
    })
    const { host } = house.floor.tables.get('roulette-1')!
    await until(() => host.state.open)
    const stands = { by: { role: 'patron', patron: 'Ana' }, does: 'stand' } as const
    expect(await host.submit('Ana/lost', stands)).toHaveProperty('unavailable')
    await until(() => host.stopped === undefined)
    expect(Object.keys(host.state.patrons)).toEqual(['Ana'])
    expect(await host.submit('Ana/lost', stands)).toHaveProperty('done')
    expect(verifyLog(await house.store.read('roulette-1')).findings).toEqual([])
    await house.close()
    removeFolder(folder)
  })

  test('a database that does not sync, or has another schema, is refused', async () => {
    const lax = await newDatabase()
    await ask(lax, `alter database ${lax} set synchronous_commit = off`)
    await expect(postgres(cluster.url(lax))).rejects.toThrow('synchronous_commit is off')
    const other = await newDatabase()
    await ask(other, 'create table house (version integer); insert into house values (99)')
    await expect(postgres(cluster.url(other))).rejects.toThrow('schema 99')
  })
})
