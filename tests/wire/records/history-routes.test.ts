import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedRound } from '../../../src/server/audit/shared-round.ts'
import { openDoor } from '../../../src/server/gateway/http.ts'
import { Rounds } from '../../../src/server/history/rounds.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import type { Principal } from '../../../src/server/identity/principal.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import {
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  const table = house.floor.tables.get('roulette-1')!
  for (const patron of ['Ana', 'Bo']) {
    await welcome(house.floor, patron)
    await until(() => table.host.state.open)
    await sendCommand(house.floor, table, patron, { does: 'stand' })
    await sendCommand(house.floor, table, patron, { does: 'buy-in', chips: 100_000 })
    await playRound(house.floor, table, patron)
  }
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const ANA: Principal = { is: 'guest', patron: 'Ana' }
const INSPECTOR: Principal = { is: 'inspector', name: 'Ina' }
const DEALER: Principal = { is: 'staff', rank: 'dealer', name: 'Dee' }

const asking = async (who: Principal, url: string) => {
  const { floor, audit } = house
  const sessions = Object.assign(new Sessions(floor.cage), { who: () => who })
  const staff = await openStaff(house, folder)
  const twoPeople = await openTwoPeople(house, staff)
  const metrics = newMetrics()
  const isReady = () => true
  const door = {
    floor,
    sessions,
    staff,
    twoPeople,
    metrics,
    audit,
    program: 'test',
    web: folder,
    isReady,
  }
  const { app, sockets } = await openDoor(door)
  const cookies = who.is === 'anybody' ? {} : { croupier: 'x' }
  const answer = await app.inject({ url, cookies })
  sockets.close()
  await app.close()
  await staff.close()
  return answer
}

const rounds = async (who: Principal, query = '') =>
  (await asking(who, `/api/records${query}`)).json().rounds as readonly {
    readonly table: string
    readonly round: number
    readonly ends: readonly { readonly patron: string }[]
  }[]

test('a patron reads their own rounds, an inspector all rounds', async () => {
  const own = await rounds(ANA)
  expect(own.length).toBeGreaterThan(0)
  expect(own.flatMap(({ ends }) => ends.map(({ patron }) => patron))).toEqual(['Ana'])
  expect(await rounds(ANA, '?patron=Bo')).toEqual(own)
  const all = (await rounds(INSPECTOR)).flatMap(({ ends }) => ends.map(({ patron }) => patron))
  expect(new Set(all)).toEqual(new Set(['Ana', 'Bo']))
})

test('a single round, and a missing one', async () => {
  const [one] = await rounds(INSPECTOR, '?patron=Bo')
  const { table, round } = one!
  const path = `/api/records/${table}/${round}`
  expect((await asking(INSPECTOR, path)).json()).toMatchObject({ table, round })
  expect((await asking(INSPECTOR, '/api/records/roulette-1/999999')).statusCode).toBe(404)
})

test('rounds, significant events and statements are also available as CSV', async () => {
  const one = await asking(ANA, '/api/records?as=csv')
  expect(one.headers['content-type']).toContain('text/csv')
  expect(one.body).toMatch(/^table,game,book,round/)
  const two = await asking(INSPECTOR, '/api/significant?topic=table&as=csv')
  expect(two.body).toMatch(/TableOpened,[a-z0-9-]+,virtual operator,,,closed,open/)
  const three = await asking(INSPECTOR, '/api/statements/Ana?as=csv')
  expect(three.body).toMatch(/play money/)
})

test('the statement ends with the patron’s balance', async () => {
  const answer = await asking(ANA, '/api/me/statement')
  expect(answer.json()).toMatchObject({ patron: 'Ana', balance: 900_000 })
})

test('the audit on demand balances every log and counts every wager', async () => {
  const { holds, wrong, logs } = (await asking(INSPECTOR, '/api/audit')).json()
  expect({ holds, wrong }).toEqual({ holds: true, wrong: [] })
  const roulette = logs.find(({ log }: { log: string }) => log === 'roulette-1')
  expect(roulette.wagers.placed).toBeGreaterThanOrEqual(2)
  expect(roulette.wagers.placed).toBe(roulette.wagers.ended + roulette.wagers.lying)
})

test('patrons, dealers and strangers cannot read what belongs to others', async () => {
  for (const path of ['/api/significant', '/api/audit', '/api/statements/Ana'])
    for (const who of [ANA, DEALER, { is: 'anybody' } as const])
      expect([path, (await asking(who, path)).statusCode].join(' ')).toMatch(/ 40[13]$/)
})

test('an invalid query gets an error that names the field', async () => {
  const answer = await asking(INSPECTOR, '/api/records?state=perhaps')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/^state: /)
})

test('anybody can replay and check a finished round, without seeing balances', async () => {
  const [{ table, round } = { table: '', round: 0 }] = await rounds(INSPECTOR, '?patron=Bo')
  const answer = await asking({ is: 'anybody' }, `/api/records/${table}/${round}/public`)
  const shared = answer.json() as SharedRound
  expect(shared.round.ends.map(({ patron, on }) => `${patron} ${on}`)).toEqual(['Bo red'])
  expect(shared.round.patrons).toEqual([])
  expect(shared.steps.map(({ does }) => does)).toEqual(expect.arrayContaining(['spin', 'collect']))
  expect(shared.steps.filter(({ view }) => view.mine !== null)).toEqual([])
  const [came] = shared.round.came
  expect(shared.promises).toMatchObject([{ shoe: came!.promise, out: [came!.what] }])
  const { rounds: kept } = house.floor.tables.get(table)!
  const [filed] = (await asking(INSPECTOR, `/api/records/${table}/${round}`)).json().promises
  const fromLog = new Rounds({ of: 'spin', pockets: 37 })
  expect(await fromLog.sealOf(house.store, table, filed)).toEqual(
    kept.seals.find(({ shoe }) => shoe === filed.number),
  )
  const none = await asking({ is: 'anybody' }, `/api/records/${table}/999/public`)
  expect(none.statusCode).toBe(404)
})
