import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asks,
  drop,
  newFolder,
  openHouse,
  playRound,
  until,
  welcome,
} from '../../../tests/fixtures/floor-fixture.ts'
import {
  type Cluster,
  isInstalled,
  startCluster,
} from '../../../tests/fixtures/postgres-cluster.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { postgres } from './postgres.ts'
import { storeContract } from './store-contract.ts'

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

  test('a floor runs on it, and goes on after a restart', async () => {
    const url = cluster.url(await newDatabase())
    const folder = newFolder()
    const house = await openHouse(folder, undefined, () => postgres(url))
    const table = house.floor.tables.get('roulette-1')!
    await until(() => table.host.state.open)
    await welcome(house.floor, 'Ana')
    await asks(house.floor, table, 'Ana', { does: 'stand' })
    await asks(house.floor, table, 'Ana', { does: 'buy-in', chips: 20_000 })
    await playRound(house.floor, table, 'Ana')
    await house.close()
    const again = await openHouse(folder, undefined, () => postgres(url))
    const { host } = again.floor.tables.get('roulette-1')!
    expect(host.state.accounts).toEqual(table.host.state.accounts)
    expect(verifyLog(await again.store.read('roulette-1')).findings).toEqual([])
    await again.close()
    drop(folder)
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
