import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { decodeCommand } from '../../../src/protocol/command-message.ts'
import { commandsAt } from '../../../src/protocol/commands.ts'
import { mayDo, ROLES } from '../../../src/protocol/permissions.ts'
import { type Server, startServer } from '../../../src/server/server.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import {
  Client,
  firstOperator,
  get,
  hired,
  signIn,
  url,
} from '../../fixtures/people/http-client.ts'

let folder: string
let server: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 0.4 })
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

interface Me {
  readonly name: string
  readonly role: string
  readonly balance: number
}

const T = 'baccarat-1'

describe('a client written from docs/protocol.md', () => {
  test('nz5:8.2 plays a round of baccarat from signing in to cashing out', async () => {
    const ana = await signIn(server.address, 'Ana')
    expect(await get<Me>(ana, '/api/me')).toEqual({
      name: 'Ana',
      role: 'guest',
      balance: 1_000_000,
      at: [],
      odds: true,
    })
    const client = await Client.open(ana)
    client.say({ watch: T })
    await client.until(() => client.view(T)?.view.open === true)
    expect(await client.ask(T, { does: 'sit', seat: 1 })).toHaveProperty('done')
    const bought = await client.ask(T, { does: 'buy-in', chips: 50_000 })
    expect(bought).toHaveProperty('done')
    await client.until(() => client.view(T)!.seq >= bought.done!)
    expect(client.view(T)?.view.mine?.stack).toEqual({ value: 50_000 })
    expect(await get<Me>(ana, '/api/me')).toMatchObject({ balance: 950_000, at: [T], odds: false })
    await client.until(() => client.view(T)?.view.play.phase === 'betting')
    const { round } = client.view(T)!.view
    expect(await client.ask(T, { does: 'wager', on: 'the moon', chips: 10_000 })).toMatchObject({
      refused: { under: 'nz5:5.1', message: 'There is no wager on the moon.' },
    })
    expect(await client.ask(T, { does: 'wager', on: 'player', chips: 10_000 })).toHaveProperty(
      'done',
    )
    await client.until(() => client.view(T)!.view.wagers.length === 1)
    await client.until(() => client.view(T)!.until !== null)
    await client.until(() => client.view(T)!.view.round > round)
    const [last] = await get<readonly { result: unknown; settled: readonly unknown[] }[]>(
      ana,
      `/api/tables/${T}/rounds`,
    )
    expect(last?.settled).toHaveLength(1)
    expect(last?.result).toHaveProperty('result')
    await client.ask(T, { does: 'leave' })
    expect([990_000, 1_000_000, 1_010_000]).toContain((await get<Me>(ana, '/api/me')).balance)
    client.close()
  })

  test('a repeated command is done once', async () => {
    const client = await Client.open(await signIn(server.address, 'Bo'))
    const sat = await client.ask('roulette-1', { does: 'stand' }, 'one')
    const chips = { does: 'buy-in', chips: 5000 }
    const bought = await client.ask('roulette-1', chips, 'two')
    expect(await client.ask('roulette-1', chips, 'two')).toEqual(bought)
    expect(await client.ask('roulette-1', { does: 'stand' }, 'one')).toEqual(sat)
    expect((await get<Me>(client.guest, '/api/me')).balance).toBe(995_000)
    client.close()
  })

  test('a taken name gets a number, and leaving ends the session', async () => {
    const first = await signIn(server.address, 'Cy')
    const second = await signIn(server.address, 'Cy')
    expect(second.name).toBe('Cy 2')
    const client = await Client.open(second)
    await fetch(`${server.address}/api/leave`, {
      method: 'POST',
      headers: { cookie: second.cookie, origin: server.address },
    })
    await client.until(() => client.closedWith === 1008)
    await expect(get(second, '/api/me')).rejects.toThrow('401')
    expect(await get<Me>(first, '/api/me')).toHaveProperty('name', 'Cy')
  })

  test('the lobby, commitments and clauses are public', async () => {
    const anybody = { base: server.address, name: '', cookie: '' }
    const tables = await get<readonly object[]>(anybody, '/api/tables')
    expect(tables[0]).toMatchObject({ id: 'baccarat-1', game: 'baccarat', book: 'nz5', seats: 7 })
    const [seal] = await get<readonly object[]>(anybody, '/api/tables/roulette-1/shoes')
    expect(seal).toMatchObject({ shoe: 1, out: [] })
    expect(seal).not.toHaveProperty('secret')
    expect(seal).not.toHaveProperty('box')
    expect(await get(anybody, '/api/law/nz5:9.4')).toHaveProperty('says')
    expect(await get(anybody, '/readyz')).toEqual({ ready: true, wrong: [] })
    expect(await get(anybody, '/api/openapi.json')).toHaveProperty(['paths', '/api/guest'])
  })
})

describe('the staff', () => {
  test('sign in and watch, and their sockets close within a second of a lock', async () => {
    const olga = await firstOperator(server.address, server.first!)
    const dan = await hired(olga, 'Dan', 'dealer')
    expect(await get(dan, '/api/me')).toEqual({ name: 'Dan', role: 'dealer' })
    const client = await Client.open(dan)
    client.say({ watch: T })
    await client.until(() => client.view(T) !== undefined)
    await fetch(`${server.address}/api/staff/Dan/lock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: olga.cookie, origin: server.address },
      body: JSON.stringify({ reason: 'suspended' }),
    })
    await client.until(() => client.closedWith === 1008)
    await expect(get(dan, '/api/me')).rejects.toThrow('401')
  })
})

describe('who may do what', () => {
  const PLACES = [...Object.keys(CATALOGUE), 'floor', 'tournament', 'session']

  test('no person can send what only chance or the clock sends', () => {
    const people = ROLES.filter(role => role !== 'house')
    const said = (place: string, does: string, role: (typeof people)[number]) =>
      decodeCommand({ id: 'c', table: 't', does }, role, () => place)
    const silent = PLACES.flatMap(place =>
      commandsAt(place)
        .filter(({ by }) => by.every(speaker => speaker === 'chance' || speaker === 'clock'))
        .flatMap(({ does }) => people.map(role => said(place, does, role))),
    )
    expect(silent.length).toBeGreaterThan(people.length)
    for (const one of silent)
      expect(one).toEqual({ is: 'malformed', says: expect.stringContaining('cannot do this here') })
  })

  test('commands that are not for guests reach no table', async () => {
    const known = new Set(PLACES.flatMap(place => commandsAt(place).map(({ does }) => does)))
    const others = [...known].filter(does => !mayDo('roulette', 'guest', does))
    const all = [...others, 'toString', '__proto__']
    expect(all.length).toBeGreaterThan(50)
    const NOT_THEIRS = 'does: a guest cannot do this here'
    /** The burst that one socket may send. */
    for (let at = 0; at < all.length; at += 30) {
      const client = await Client.open(await signIn(server.address, 'Di'))
      const some = all.slice(at, at + 30)
      const replies = await Promise.all(some.map(does => client.ask('roulette-1', { does })))
      expect(some.filter((_, i) => replies[i]!.malformed !== NOT_THEIRS)).toEqual([])
      client.close()
    }
  })

  test('a name in the message does not change the sender', async () => {
    const client = await Client.open(await signIn(server.address, 'Ed'))
    const by = { role: 'staff', rank: 'operator' }
    expect(await client.ask(T, { does: 'leave', by })).toHaveProperty('malformed')
    client.close()
  })
})

describe('abuse', () => {
  const open = async (name: string) => Client.open(await signIn(server.address, name))
  const status = (client: Client): Promise<number | undefined> =>
    new Promise(resolve => {
      client.socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      client.socket.on('open', () => resolve(101))
    })

  test('another origin is rejected; no cookie or a false one only watches', async () => {
    const guest = await signIn(server.address, 'Flo')
    expect(await status(new Client(guest, { origin: 'https://evil.example' }))).toBe(403)
    for (const cookie of ['', 'croupier=x', '__Host-croupier=x']) {
      const client = new Client(guest, { cookie })
      expect(await status(client)).toBe(101)
      client.say({ watch: T })
      await client.until(() => client.view(T) !== undefined)
      expect(client.view(T)?.view.mine).toBeNull()
      expect(await client.ask(T, { does: 'sit', seat: 7 })).toEqual({
        id: expect.any(String),
        malformed: expect.stringContaining('not signed in'),
      })
      client.close()
    }
    const cross = await fetch(`${server.address}/api/leave`, {
      method: 'POST',
      headers: { cookie: guest.cookie, origin: 'https://evil.example' },
    })
    expect(cross.status).toBe(403)
    expect(url(server.address)).toContain('ws://')
  })

  test('a message above 4 KiB closes the socket', async () => {
    const client = await open('Gil')
    client.say({ watch: 'x'.repeat(5000) })
    await client.until(() => client.closedWith === 1009)
  })

  test('a flood closes its own socket only', async () => {
    const [flood, calm] = [await open('Hal'), await open('Ivy')]
    for (let i = 0; i < 200; i += 1) flood.say({ watch: T })
    await flood.until(() => flood.closedWith === 1008)
    calm.say({ watch: T })
    await calm.until(() => calm.view(T) !== undefined)
    calm.close()
  })

  const GARBAGE = [
    '',
    '{',
    '[]',
    'null',
    '1e999',
    '{"__proto__":{"x":1}}',
    '{"watch":7}',
    '{"watch":"nowhere"}',
    '{"id":"a"}',
    '{"id":"a","table":"baccarat-1","does":"wager","on":"player","chips":100}',
    '{"id":"a","table":"baccarat-1","round":1,"does":"wager","on":"player","chips":-1}',
    '{"id":"a","table":"baccarat-1","round":1,"does":"wager","on":"player","chips":0.5}',
    '{"id":"a","table":"baccarat-1","round":1,"does":"wager","on":"player","chips":9007199254740993}',
    '{"id":"a","table":"baccarat-1","round":0,"does":"wager","on":"player","chips":100}',
    '{"id":"a","table":"baccarat-1","round":1,"step":"x","does":"wager","on":"player","chips":100}',
    '{"id":"a","table":"nowhere","does":"leave"}',
    '{"id":"","table":"baccarat-1","does":"leave"}',
    '{"id":"a","table":"baccarat-1","does":"leave","more":1}',
    '\ud800',
    `${'['.repeat(2000)}`,
  ]

  test('nonsense gets an error, and the socket stays open', async () => {
    const client = await open('Jo')
    for (const text of GARBAGE) client.say(text)
    await client.until(() => client.heard.length === GARBAGE.length)
    expect(client.heard.filter(text => !('malformed' in JSON.parse(text)))).toEqual([])
    client.say({ watch: T })
    await client.until(() => client.view(T) !== undefined)
    client.close()
  })

  test('the eleventh watcher from one address is refused', async () => {
    const anybody = { base: server.address, name: '', cookie: '' }
    const ten = await Promise.all(Array.from({ length: 10 }, () => Client.open(anybody)))
    const more = new Client(anybody)
    await more.until(() => more.closedWith === 1008)
    for (const client of ten) client.close()
  })

  test('the sixth socket of one guest is refused', async () => {
    const guest = await signIn(server.address, 'Kim')
    const five = await Promise.all(Array.from({ length: 5 }, () => Client.open(guest)))
    const sixth = new Client(guest)
    await sixth.until(() => sixth.closedWith === 1008)
    for (const client of five) client.close()
  })
})
