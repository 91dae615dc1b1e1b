import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../src/records/entry.ts'
import { readExport } from '../../../src/server/audit/export.ts'
import { publicEntries } from '../../../src/server/audit/public-log.ts'
import { verifyRead } from '../../../src/server/audit/verify-export.ts'
import { ROUTES } from '../../../src/server/gateway/route-permissions.ts'
import {
  newFolder,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { claim, GOOD, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let people: Readonly<Record<string, string>>

const PACE = { bets: 30, patron: 20, step: 1 }

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now(), undefined, PACE)
  const { cookie: operator } = await claim(office)
  const { cookie: inspector } = await hired(office, operator, 'Ina', 'inspector')
  const { cookie: dealer } = await hired(office, operator, 'Dan', 'dealer')
  people = { operator, inspector, dealer, anybody: '' }
  const { floor } = office.house
  await welcome(floor, 'Ana')
  for (const id of TABLES) {
    const table = floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    await playRound(floor, table, 'Ana')
    await playRound(floor, table, 'Ana')
  }
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']

const get = async (url: string, cookie: string) => {
  const { statusCode, body, headers } = await office.app.inject({ url, headers: { cookie } })
  return { status: statusCode, text: body, type: String(headers['content-type']) }
}

const logOf = (id: string, cookie = people.inspector!) => get(`/api/tables/${id}/log`, cookie)

describe('the log of an open table', () => {
  test.each(TABLES)('%s: the public part verifies, to the last line', async id => {
    const { status, text, type } = await logOf(id)
    expect([status, type]).toEqual([200, 'application/x-ndjson'])
    const read = readExport(text)
    expect([...read.logs.keys()]).toEqual([id])
    expect(read.found).toEqual([])
    expect(verifyRead(read).found).toEqual([])
    const kept = await office.house.store.read(id)
    expect(kept.slice(0, read.logs.get(id)!.length)).toEqual(read.logs.get(id))
  })

  test.each(['roulette-1', 'snake-eyes-1', 'lunar-poker-1'])(
    '%s: rounds are in it as soon as they are over, with their secrets',
    async id => {
      const { text } = await logOf(id)
      expect(text.split('RoundCounted').length).toBeGreaterThan(2)
      expect(text).toMatch(/reveals.*secret/)
    },
  )

  test.each(TABLES)('%s: it has no card of the current shoe and no unrevealed secret', async id => {
    const table = office.house.floor.tables.get(id)!
    const { text } = await logOf(id)
    const bodies = readExport(text)
      .logs.get(id)!
      .map(({ body }) => JSON.parse(body) as Body)
    const shown = bodies.flatMap(({ reveals }) => (reveals ? [reveals.secret] : []))
    for (const { seals } of bodies) {
      const secret = seals && table.seals!.open(seals).secret
      if (secret && !shown.includes(secret)) expect(text).not.toContain(secret)
    }
    const after = bodies.slice(bodies.findLastIndex(({ reveals }) => reveals !== undefined) + 1)
    expect(after.filter(({ command }) => command?.does === 'card')).toEqual([])
  })

  test('nz5:7.7 it does not have the burned cards of the current shoe, which are in the server’s own log', async () => {
    const kept = await office.house.store.read('baccarat-1')
    const drawn = ({ body }: { body: string }) => /"does":"card"/.test(body)
    expect(kept.some(drawn)).toBe(true)
    expect(publicEntries(kept).some(drawn)).toBe(false)
    const first = kept.findIndex(drawn)
    expect(publicEntries(kept)).toEqual(kept.slice(0, first))
  })

  test('at an attended table it has every finished round, and not the current one', () => {
    const entry = (body: object) => ({ body: JSON.stringify({ events: [], ...body }) }) as never
    const opens = entry({ opens: { game: 'baccarat/nz5', config: {}, attended: true } })
    const card = entry({ command: { does: 'card', card: 'AS' } })
    const over = entry({ events: [{ is: 'RoundCounted' }] })
    expect(publicEntries([opens, card, over, card])).toEqual([opens, card, over])
    expect(publicEntries([opens, card])).toEqual([opens])
  })

  test('a revealed shoe is complete, and so is one that was shuffled again', () => {
    const entry = (body: object) => ({ body: JSON.stringify({ events: [], ...body }) }) as never
    const card = entry({ command: { does: 'card', card: 'AS' } })
    const shown = entry({ command: { does: 'call' }, reveals: { secret: 'x' } })
    const shuffled = entry({ command: { does: 'shuffled' } })
    const bet = entry({ command: { does: 'wager' } })
    expect(publicEntries([bet, card, card])).toEqual([bet])
    expect(publicEntries([bet, card, shown, bet])).toEqual([bet, card, shown, bet])
    expect(publicEntries([card, shuffled, bet, card, bet])).toEqual([card, shuffled, bet])
    expect(publicEntries([bet, bet])).toEqual([bet, bet])
  })

  test('is for inspectors and operators', async () => {
    const status = async (who: string) => (await logOf('roulette-1', people[who])).status
    expect([await status('inspector'), await status('operator')]).toEqual([200, 200])
    expect([await status('dealer'), await status('anybody')]).toEqual([403, 401])
  })

  test.each(['accounts', 'cage', 'floor', 'house', 'approvals', 'tournaments', '..', ''])(
    '“%s” is not a table',
    async id => expect((await logOf(id)).status).toBe(404),
  )
})

describe('the contents of the accounts', () => {
  const LOGS = ['accounts', 'roulette-1', 'cage', 'house']

  /** Every GET route, with every log as a name. */
  const ADDRESSES = Object.keys(ROUTES)
    .filter(route => route.startsWith('GET ') && route !== 'GET /ws')
    .map(route => route.slice('GET '.length))
    .flatMap(path => LOGS.map(log => path.replace(/:round/, '1').replace(/:\w+/g, log)))

  const ASKED = [
    ...new Set(ADDRESSES),
    '/api/records?table=accounts',
    '/api/significant?log=accounts&most=1000',
    '/api/significant?log=accounts&most=1000&as=csv',
    '/api/significant?topic=sign-in&most=1000',
    '/healthz',
    '/readyz',
    '/metrics',
  ]

  test('are sent to nobody: no hash of a password, token or session, at any route', async () => {
    const entries = await office.house.store.read('accounts')
    const text = entries.map(({ body }) => body).join('\n')
    const hashes = [
      ...text.matchAll(/\$argon2id[^"]+/g),
      ...text.matchAll(/"(?:hash|session|token)":"([0-9a-f]{64})"/g),
    ].map(([whole, inner]) => inner ?? whole)
    expect(hashes.length).toBeGreaterThan(6)
    for (const cookie of Object.values(people))
      for (const url of ASKED) {
        const answer = await get(url, cookie)
        const told = [GOOD, ...hashes].filter(secret => answer.text.includes(secret))
        expect([url, told]).toEqual([url, []])
      }
  })
})
