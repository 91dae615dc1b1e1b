import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor } from '../../src/server/gateway/http.ts'
import { Sessions } from '../../src/server/identity/guest-sessions.ts'
import type { Principal } from '../../src/server/identity/principal.ts'
import { newMetrics } from '../../src/server/metrics.ts'
import {
  asks,
  drop,
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  playRound,
  until,
  welcome,
} from '../fixtures/floor-fixture.ts'

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  const table = house.floor.tables.get('roulette-1')!
  for (const patron of ['Ana', 'Bo']) {
    await welcome(house.floor, patron)
    await until(() => table.host.state.open)
    await asks(house.floor, table, patron, { does: 'stand' })
    await asks(house.floor, table, patron, { does: 'buy-in', chips: 100_000 })
    await playRound(house.floor, table, patron)
  }
})

afterAll(async () => {
  await house.close()
  drop(folder)
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

test('a patron reads the own rounds, an inspector everybody’s', async () => {
  const own = await rounds(ANA)
  expect(own.length).toBeGreaterThan(0)
  expect(own.flatMap(({ ends }) => ends.map(({ patron }) => patron))).toEqual(['Ana'])
  expect(await rounds(ANA, '?patron=Bo')).toEqual(own)
  const all = (await rounds(INSPECTOR)).flatMap(({ ends }) => ends.map(({ patron }) => patron))
  expect(new Set(all)).toEqual(new Set(['Ana', 'Bo']))
})

test('a single round, and one that there is not', async () => {
  const [one] = await rounds(INSPECTOR, '?patron=Bo')
  const { table, round } = one!
  const path = `/api/records/${table}/${round}`
  expect((await asking(INSPECTOR, path)).json()).toMatchObject({ table, round })
  expect((await asking(INSPECTOR, '/api/records/roulette-1/999999')).statusCode).toBe(404)
})

test('rounds, significant events and statements come as CSV too', async () => {
  const one = await asking(ANA, '/api/records?as=csv')
  expect(one.headers['content-type']).toContain('text/csv')
  expect(one.body).toMatch(/^table,game,book,round/)
  const two = await asking(INSPECTOR, '/api/significant?topic=table&as=csv')
  expect(two.body).toMatch(/TableOpened,[a-z0-9-]+,virtual operator,,,closed,open/)
  const three = await asking(INSPECTOR, '/api/statements/Ana?as=csv')
  expect(three.body).toMatch(/play money/)
})

test('the statement ends with what the patron has', async () => {
  const answer = await asking(ANA, '/api/me/statement')
  expect(answer.json()).toMatchObject({ patron: 'Ana', balance: 900_000 })
})

test('the audit on demand adds up every log and counts every wager', async () => {
  const { holds, wrong, logs } = (await asking(INSPECTOR, '/api/audit')).json()
  expect({ holds, wrong }).toEqual({ holds: true, wrong: [] })
  const roulette = logs.find(({ log }: { log: string }) => log === 'roulette-1')
  expect(roulette.wagers.placed).toBeGreaterThanOrEqual(2)
  expect(roulette.wagers.placed).toBe(roulette.wagers.ended + roulette.wagers.lying)
})

test('what is not theirs is not for patrons, dealers and strangers', async () => {
  for (const path of ['/api/significant', '/api/audit', '/api/statements/Ana'])
    for (const who of [ANA, DEALER, { is: 'anybody' } as const])
      expect([path, (await asking(who, path)).statusCode].join(' ')).toMatch(/ 40[13]$/)
})

test('a question that makes no sense is answered with its place', async () => {
  const answer = await asking(INSPECTOR, '/api/records?state=perhaps')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/^state: /)
})
