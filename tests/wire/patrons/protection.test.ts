import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportOf, readExport } from '../../../src/server/audit/export.ts'
import { verifyRead } from '../../../src/server/audit/verify-export.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import { watchAbsence } from '../../../src/server/floor/disconnected-patrons.ts'
import { ROUTES } from '../../../src/server/gateway/route-permissions.ts'
import { chained, GENESIS } from '../../../src/server/log/store.ts'
import { EXHIBITION } from '../../../src/server/tournaments/exhibition.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import { newFolder, removeFolder, until } from '../../fixtures/people/floor-fixture.ts'
import { Client, type Reply } from '../../fixtures/people/http-client.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'
import { TestTime } from '../../fixtures/test-time.ts'

/** Limits, breaks and exclusions on the real server, with every way to try to get around them. */

const WHEEL = 'roulette-1'
const CARDS = 'baccarat-1'
const LUNAR = 'lunar-poker-1'
const DAY = 86_400_000
const PACE = { bets: 60_000, patron: 60_000, step: 1 }
/** Far from midnight, in the middle of a week. */
const NOON = Date.UTC(2026, 10, 18, 12)

let folder: string
let office: Office
let time: TestTime
let base: string
let offset: number
const clients: Client[] = []

const open = async () => {
  time = new TestTime()
  office = await openOffice(folder, () => Date.now(), undefined, PACE, time)
  base = await office.app.listen({ port: 0, host: '127.0.0.1' })
}

const shut = async () => {
  for (const client of clients.splice(0)) client.close()
  await office.close()
}

beforeEach(async () => {
  const real = Date.now.bind(Date)
  offset = NOON - real()
  vi.spyOn(Date, 'now').mockImplementation(() => real() + offset)
  folder = newFolder()
  await open()
})

afterEach(async () => {
  await shut()
  vi.restoreAllMocks()
  removeFolder(folder)
})

/** A browser, which keeps every cookie it gets. */
class Device {
  #jar = new Map<string, string>()

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(url: string, body?: object) {
    const answer = await office.app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { cookie: this.cookie },
      ...(body && { payload: body }),
    })
    for (const given of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      if (value === '') this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
    return { status: answer.statusCode, body: answer.json() }
  }

  protect(does: string, more: object = {}, id = String(Math.random())) {
    return this.send('/api/me/protection', { id, does, ...more })
  }

  async socket(): Promise<Client> {
    const client = await Client.open({ base, name: '', cookie: this.cookie })
    clients.push(client)
    return client
  }
}

const cameIn = async (name: string, device = new Device()): Promise<Device> => {
  expect((await device.send('/api/guest', { name })).status).toBe(200)
  return device
}

const joins = async (client: Client, table: string): Promise<void> => {
  client.say({ watch: table })
  await until(() => client.view(table)?.view.open === true)
  expect(await client.ask(table, { does: 'sit', seat: 1 })).toHaveProperty('done')
  expect(await client.ask(table, { does: 'buy-in', chips: 100_000 })).toHaveProperty('done')
  await until(() => ['betting', 'open'].includes(String(client.view(table)?.view.play.phase)))
}

const bet = (client: Client, table: string, chips: number): Promise<Reply> =>
  client.ask(table, { does: 'wager', on: table === CARDS ? 'player' : 'red', chips })

const LIMITED = { refused: { under: 'ruling:140' } }
const AWAY = { refused: { under: 'ruling:141' } }
const DONE = { done: expect.any(Number) }
const LOSS = { of: 'loss', per: 'day' }

describe('ruling:140 a limit', () => {
  test('applies at once, across tables, and shows what is left and when it renews', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    await joins(client, CARDS)
    expect((await ana.protect('set-limit', { ...LOSS, most: 10_000 })).status).toBe(200)
    expect(await bet(client, WHEEL, 6000)).toMatchObject(DONE)
    const refused = await bet(client, CARDS, 5000)
    expect(refused).toMatchObject(LIMITED)
    expect(refused.refused?.message).toBe(
      'Your loss limit is $100 a day, and $40 of it is left. It renews on 2026-11-19T00:00:00.000Z.',
    )
    expect(await bet(client, CARDS, 4000)).toMatchObject(DONE)
    const { body } = await ana.send('/api/me/protection')
    expect(body.limits[0]).toMatchObject({ of: 'loss', per: 'day', used: 10_000, left: 0 })
  })

  test('holds against two sockets that bet at two tables at the same moment', async () => {
    const ana = await cameIn('Ana')
    const [one, two] = [await ana.socket(), await ana.socket()]
    await joins(one, WHEEL)
    await joins(two, CARDS)
    await ana.protect('set-limit', { of: 'stakes', per: 'week', most: 10_000 })
    const answers = await Promise.all(
      [0, 1, 2, 3].flatMap(() => [bet(one, WHEEL, 4000), bet(two, CARDS, 4000)]),
    )
    expect(answers.filter(answer => answer.done !== undefined)).toHaveLength(2)
    for (const answer of answers.filter(({ done }) => done === undefined))
      expect(answer).toMatchObject(LIMITED)
  })

  test('counts what an Ante may still cost, but lets a dealt hand be finished', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, LUNAR)
    await ana.protect('set-limit', { ...LOSS, most: 10_000 })
    const ante = (chips: number) => client.ask(LUNAR, { does: 'wager', on: 'ante', chips })
    expect(await ante(2500)).toMatchObject(LIMITED)
    expect(await ante(2000)).toMatchObject(DONE)
    await until(() => client.view(LUNAR)?.view.play.phase === 'deciding')
    expect(await client.ask(LUNAR, { does: 'play' })).toMatchObject(DONE)
  })

  test('counts losses after a restart, in a new round and under a new name', async () => {
    let ana = await cameIn('Ana')
    let client = await ana.socket()
    await joins(client, WHEEL)
    await ana.protect('set-limit', { of: 'stakes', per: 'day', most: 10_000 })
    const table = office.house.floor.tables.get(WHEEL)!
    expect(await bet(client, WHEEL, 6000)).toMatchObject(DONE)
    await until(() => table.rounds.rounds.length > 0 && table.host.state.wagers.length === 0)
    const before = ana
    await shut()
    await open()
    ana = before
    client = await ana.socket()
    client.say({ watch: WHEEL })
    await until(() => client.view(WHEEL)?.view.play.phase === 'betting')
    expect(await bet(client, WHEEL, 6000)).toMatchObject(LIMITED)
    const results = await ana.send('/api/me/results')
    expect(results.body).toMatchObject([{ game: 'roulette', rounds: 1, staked: 6000 }])
    expect(Math.abs(results.body[0].net)).toBe(6000)
    await ana.send('/api/leave', {})
    await cameIn('Bea', ana)
    const bea = await ana.socket()
    await joins(bea, CARDS)
    expect(await bet(bea, CARDS, 6000)).toMatchObject(LIMITED)
    expect(await bet(bea, CARDS, 4000)).toMatchObject(DONE)
  })

  test('is not renewed by setting the clock back, and is raised only after a day', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    await ana.protect('set-limit', { ...LOSS, most: 5000 })
    expect(await bet(client, WHEEL, 5000)).toMatchObject(DONE)
    expect((await ana.protect('set-limit', { ...LOSS, most: 50_000 })).status).toBe(200)
    expect(await bet(client, WHEEL, 100)).toMatchObject(LIMITED)
    for (const jump of [-DAY, -40 * DAY, 0.9 * DAY]) {
      offset += jump
      expect(await bet(client, WHEEL, 100)).toMatchObject(LIMITED)
      offset -= jump
    }
    offset += DAY + 1000
    expect(await bet(client, WHEEL, 1000)).toMatchObject(DONE)
  })

  test('holds against every way to put more at risk: call bets and larger bets', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    await ana.protect('set-limit', { ...LOSS, most: 3000 })
    const calls = (piece: number) => client.ask(WHEEL, { does: 'declare', on: 'tier', piece })
    expect(await calls(600)).toMatchObject(LIMITED)
    expect(await calls(300)).toMatchObject(DONE)
    expect(await bet(client, WHEEL, 1300)).toMatchObject(LIMITED)
    expect(await bet(client, WHEEL, 1000)).toMatchObject(DONE)
    await until(() => client.view(WHEEL)!.view.wagers.some(({ on }) => on === 'red'))
    const { id } = client.view(WHEEL)!.view.wagers.find(({ on }) => on === 'red')!
    const alters = (chips: number) => client.ask(WHEEL, { does: 'alter', wager: id, chips })
    expect(await alters(1300)).toMatchObject(LIMITED)
    expect(await alters(1200)).toMatchObject(DONE)
    const { body } = await ana.send('/api/me/protection')
    expect(body.limits[0]).toMatchObject({ used: 3000, left: 0 })
  })

  test('on time stops bets and nothing else', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    await ana.protect('set-limit', { of: 'time', per: 'day', most: 60 })
    expect(await bet(client, WHEEL, 500)).toMatchObject(DONE)
    offset += 61 * 60_000
    expect(await bet(client, WHEEL, 500)).toMatchObject({
      refused: { message: expect.stringContaining('Your time limit is 60 minutes a day') },
    })
    await until(() => client.view(WHEEL)!.view.wagers.length > 0)
    const [wager] = client.view(WHEEL)!.view.wagers
    expect(await client.ask(WHEEL, { does: 'withdraw', wager: wager!.id })).toMatchObject(DONE)
    expect(await client.ask(WHEEL, { does: 'leave' })).toMatchObject(DONE)
  })
})

describe('ruling:141 a guest who takes a break', () => {
  test('plays nowhere, enters no tournament, leaves with all chips, and can return when it ends', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    const { floor } = office.house
    const setUp = await floor.tournaments.setUp(
      { role: 'staff', rank: 'operator', name: 'house' },
      { ...EXHIBITION, run: 'director', fill: 0 } as never,
    )
    const more = { does: 'buy-in', chips: 1000 }
    const bought = await client.ask(WHEEL, more, 'more')
    expect(bought).toMatchObject(DONE)
    expect((await ana.protect('take-break', { days: 7 })).status).toBe(200)
    /** A command that was done before stays done, however often it is sent. */
    expect(await client.ask(WHEEL, more, 'more')).toEqual(bought)
    expect((await ana.send('/api/me')).body).toMatchObject({
      balance: 1_000_000,
      at: [],
      away: { is: 'break' },
    })
    expect(await client.ask(WHEEL, { does: 'sit', seat: 1 })).toMatchObject(AWAY)
    expect(await client.ask(CARDS, { does: 'sit', seat: 1 })).toMatchObject(AWAY)
    expect(
      await client.ask(setUp.tournament!, { does: 'apply', form: { name: 'Ana' } }),
    ).toMatchObject(AWAY)
    await ana.send('/api/leave', {})
    await cameIn('Ana', ana)
    const again = await ana.socket()
    expect(await again.ask(WHEEL, { does: 'sit', seat: 1 })).toMatchObject(AWAY)
    offset += 7 * DAY + 1000
    expect(await again.ask(WHEEL, { does: 'sit', seat: 1 })).toMatchObject(DONE)
  })

  test('finishes the round, and then leaves', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    expect(await bet(client, WHEEL, 1000)).toMatchObject(DONE)
    await ana.protect('exclude-myself', { for: 'six-months' })
    expect(await bet(client, WHEEL, 1000)).toMatchObject(AWAY)
    const { floor } = office.house
    const stop = watchAbsence(floor, () => true, 1000)
    const { host } = floor.tables.get(WHEEL)!
    await until(() => host.state.patrons.Ana === undefined)
    await until(() => floor.cage.state.out[WHEEL] !== 100_000)
    stop()
    expect(floor.cashier.audit()).toEqual([])
  })
})

test('ruling:142 a reality check stops bets until it is answered', async () => {
  const ana = await cameIn('Ana')
  const client = await ana.socket()
  await joins(client, WHEEL)
  await ana.protect('set-reminders', { every: 15 })
  expect(await bet(client, WHEEL, 500)).toMatchObject(DONE)
  offset += 16 * 60_000
  expect(await bet(client, WHEEL, 500)).toMatchObject({ refused: { under: 'ruling:142' } })
  const { body } = await ana.send('/api/me/protection')
  expect(body.due).toBeLessThan(body.now)
  expect(body.visit).toMatchObject({ staked: 0, net: 0 })
  await ana.protect('go-on')
  expect(await bet(client, WHEEL, 500)).toMatchObject(DONE)
})

describe('ruling:140 the operator', () => {
  test('has no route to the limits of a guest, and no command for them', async () => {
    const ana = await cameIn('Ana')
    await ana.protect('set-limit', { ...LOSS, most: 1000 })
    const { cookie } = await claim(office)
    const routes = Object.entries(ROUTES).filter(
      ([route]) => /protection|results/.test(route) && route.includes('/me/'),
    )
    expect(routes).toHaveLength(3)
    for (const [, grants] of routes) expect(Object.keys(grants)).toEqual(['guest'])
    const said = { id: 'x', does: 'lift-limit', ...LOSS }
    for (const method of ['GET', 'POST'] as const)
      expect((await ask(office, '/api/me/protection', said, { cookie, method })).status).toBe(403)
    const strange = { ...said, holder: 'x', patron: 'Ana' }
    expect((await ana.send('/api/me/protection', strange)).status).toBe(400)
  })

  test('cannot accept a bet beyond a guest’s limit, and does not learn why', async () => {
    const ana = await cameIn('Ana')
    const client = await ana.socket()
    await joins(client, WHEEL)
    await ana.protect('set-limit', { ...LOSS, most: 1000 })
    const operator = await claim(office)
    const sam = await hired(office, operator.cookie, 'Sam', 'game-supervisor')
    const desk = await Client.open({ base, name: 'Sam', cookie: sam.cookie })
    clients.push(desk)
    desk.say({ watch: WHEEL })
    await until(() => desk.view(WHEEL) !== undefined)
    const accept = (chips: number) =>
      desk.ask(WHEEL, { does: 'accept', patron: 'Ana', on: 'red', chips })
    expect(await accept(2000)).toMatchObject({
      refused: { under: 'ruling:140', message: 'Ana may not bet more now.' },
    })
    expect(await accept(1000)).toMatchObject(DONE)
  })
})

test('a guest who signs out and in again on the same device keeps their money, and others do not get it', async () => {
  const ana = await cameIn('Ana')
  const client = await ana.socket()
  await joins(client, WHEEL)
  await ana.send('/api/leave', {})
  expect((await ana.send('/api/me')).status).toBe(401)
  expect((await ana.send('/api/guest', { name: 'ANA' })).body).toEqual({
    name: 'Ana',
    balance: 900_000,
  })
  expect((await ana.send('/api/me')).body).toMatchObject({ at: [WHEEL] })
  const other = await cameIn('Ana')
  expect((await other.send('/api/me')).body).toMatchObject({ name: 'Ana 2' })
  await other.send('/api/leave', {})
  expect((await other.send('/api/guest', { name: 'ana' })).body).toMatchObject({ name: 'Ana 2' })
})

test('ruling:140 a tournament counts: nobody can take a fee beyond a limit', async () => {
  const ana = await cameIn('Ana')
  const client = await ana.socket()
  const { floor } = office.house
  const { conditions } = EXHIBITION
  const later = { ...conditions, playStart: Date.now() + 10 * DAY }
  const planned = { ...EXHIBITION, run: 'director', fill: null, conditions: later } as const
  await floor.tournaments.setUp({ role: 'staff', rank: 'operator', name: 'house' }, planned)
  const name = 'tournament-1'
  let ids = 0
  const directs = (words: { does: string; patron?: string }) => {
    ids += 1
    const director = { is: 'tournament-director', name: 'Dot' } as const
    return floor.tournaments.asked(director, { id: `d${ids}`, table: name, ...words })
  }
  await directs({ does: 'open-entries' })
  const apply = () => client.ask(name, { does: 'apply', form: { name: 'Ana' } })
  const most = conditions.entryFee - 1
  await ana.protect('set-limit', { of: 'loss', per: 'month', most })
  expect(await apply()).toMatchObject(LIMITED)
  offset += 1
  await ana.protect('lift-limit', { of: 'loss', per: 'month' })
  offset += DAY
  expect(await apply()).toMatchObject(DONE)
  await ana.protect('set-limit', { of: 'loss', per: 'month', most })
  const { host } = floor.tournaments.get(name)!
  await until(() => entryOf(host.state, 'Ana')?.status === 'notified')
  expect(await directs({ does: 'accept', patron: 'Ana' })).toMatchObject({
    refused: { refused: 'ruling:140', facts: { patron: 'Ana' } },
  })
  expect((await ana.send('/api/me')).body).toMatchObject({ balance: 1_000_000 })
})

test('an export contains the log, and verification repeats its decisions', async () => {
  const ana = await cameIn('Ana')
  await ana.protect('set-limit', { ...LOSS, most: 1000 })
  await ana.protect('set-limit', { ...LOSS, most: 2000 })
  await ana.protect('take-break', { days: 1 })
  const lines: string[] = []
  const { store } = office.house
  for await (const line of exportOf(store, { program: 'test', at: Date.now() })) lines.push(line)
  expect(verifyRead(readExport(lines.join(''))).found).toEqual([])
  const entries = await store.read('protection')
  expect(verifyLog(entries).findings).toEqual([])
  let prev = GENESIS
  const forged = entries.map(entry => {
    const kept = chained({ ...entry, body: entry.body.replace('"was":1000', '"was":3000') }, prev)
    prev = kept.hash
    return kept
  })
  expect(verifyLog(forged).findings).toHaveLength(1)
})
