import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ABSOLUTE, IDLE } from '../../src/server/identity/account.ts'
import { GUEST_FOR } from '../../src/server/identity/guest-sessions.ts'
import { WRITTEN_EVERY } from '../../src/server/identity/session-activity.ts'
import { hashed } from '../../src/server/identity/token.ts'
import { newFolder, removeFolder, until } from '../fixtures/people/floor-fixture.ts'
import { Client } from '../fixtures/people/http-client.ts'
import {
  ask,
  claim,
  GOOD,
  hired,
  type Office,
  OTHER,
  openOffice,
  signIn,
} from '../fixtures/people/staff-fixture.ts'

/** A stolen cookie, on the real server and real sockets, with a clock of the test. */

const T = 'roulette-1'

let folder: string
let office: Office
let base: string
let now: number
const clients: Client[] = []

const open = async () => {
  office = await openOffice(folder, () => now)
  base = await office.app.listen({ port: 0, host: '127.0.0.1' })
}

const shut = async () => {
  for (const client of clients.splice(0)) client.close()
  await office.close()
}

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  folder = newFolder()
  await open()
})

afterEach(async () => {
  await shut()
  removeFolder(folder)
})

const guest = async (name = 'Ana') => (await ask(office, '/api/guest', { name })).cookie

const status = async (cookie: string) =>
  (await ask(office, '/api/me', undefined, { cookie })).status

const socket = async (cookie: string): Promise<Client> => {
  const client = await Client.open({ base, name: '', cookie })
  clients.push(client)
  return client
}

const isClosed = (client: Client) => client.until(() => client.closedWith === 1008)

/** The cookie opens nothing: HTTP rejects it, and a socket with it only watches. */
const isWorthNothing = async (cookie: string) => {
  expect(await status(cookie)).toBe(401)
  const me = await ask(office, '/api/me/statement', undefined, { cookie })
  expect(me.status).toBe(401)
  const client = await socket(cookie)
  client.say({ watch: T })
  await client.until(() => client.view(T) !== undefined)
  expect(client.view(T)!.view.mine).toBeNull()
  expect(client.view(T)).not.toHaveProperty('desk')
  for (const does of ['stand', 'leave', 'take-over', 'open-table'])
    expect(await client.ask(T, { does })).toMatchObject({
      malformed: expect.stringContaining('who has not signed in'),
    })
}

describe('a guest cookie', () => {
  test('is invalid once the guest has signed out, and all its sockets close', async () => {
    const cookie = await guest()
    const [own, thief] = [await socket(cookie), await socket(cookie)]
    thief.say({ watch: T })
    expect((await ask(office, '/api/leave', {}, { cookie })).status).toBe(200)
    expect(await status(cookie)).toBe(401)
    await Promise.all([isClosed(own), isClosed(thief)])
    await isWorthNothing(cookie)
    await shut()
    await open()
    await isWorthNothing(cookie)
  })

  test('ends thirty days after sign-in, whatever the browser kept, and also after a restart', async () => {
    const cookie = await guest()
    now += GUEST_FOR - 1
    expect(await status(cookie)).toBe(200)
    await shut()
    await open()
    expect(await status(cookie)).toBe(200)
    const thief = await socket(cookie)
    now += 1
    await isClosed(thief)
    await isWorthNothing(cookie)
    await shut()
    await open()
    await isWorthNothing(cookie)
  })

  test('a command on its socket after the end is ignored', async () => {
    const cookie = await guest()
    const thief = await socket(cookie)
    const { seq } = office.house.floor.tables.get(T)!.host
    now += GUEST_FOR
    thief.say({ id: 'x', table: T, does: 'stand' })
    await isClosed(thief)
    expect(thief.heard.filter(text => text.includes('done'))).toEqual([])
    expect(office.house.floor.tables.get(T)!.host.seq).toBe(seq)
  })

  test('is invalid when the guest signs in again under another name', async () => {
    const cookie = await guest('Ana')
    const again = await ask(office, '/api/guest', { name: 'Bo' }, { cookie })
    expect([await status(cookie), await status(again.cookie)]).toEqual([401, 200])
  })

  test('from an older log ends too', async () => {
    const by = { role: 'staff', rank: 'operator', name: 'host' } as const
    const old = { by, does: 'welcome', patron: 'Old', chips: 100, key: hashed('token') } as const
    await office.house.floor.cage.submit('welcome old', old)
    await shut()
    await open()
    const cookie = 'croupier=token'
    expect(await status(cookie)).toBe(200)
    now += GUEST_FOR
    expect(await status(cookie)).toBe(401)
  })

  test('is invalid even if signing out cannot be stored, and the answer says so', async () => {
    const cookie = await guest()
    const own = await socket(cookie)
    await office.house.floor.cage.stop('The disk is full.')
    const answer = await ask(office, '/api/leave', {}, { cookie })
    expect([answer.status, answer.body.message]).toEqual([503, 'The disk is full.'])
    expect(await status(cookie)).toBe(401)
    await isClosed(own)
  })
})

describe('a staff cookie', () => {
  const staff = async () => {
    const { cookie } = await claim(office)
    const { cookie: other } = await signIn(office, 'Olga', GOOD)
    return { cookie, other }
  }

  test('is invalid after signing out, also for copies and open sockets', async () => {
    const { cookie, other } = await staff()
    const [thief, elsewhere] = [await socket(cookie), await socket(other)]
    await ask(office, '/api/leave', {}, { cookie })
    await isClosed(thief)
    await isWorthNothing(cookie)
    expect(await status(other)).toBe(200)
    expect(elsewhere.closedWith).toBeUndefined()
    await ask(office, '/api/staff/leave-everywhere', {}, { cookie: other })
    await isClosed(elsewhere)
    await isWorthNothing(other)
  })

  test.each([
    ['half an hour without a word', IDLE],
    ['a shift', ABSOLUTE],
  ])('ends after %s, with its sockets', async (_, after) => {
    const { cookie } = await staff()
    const thief = await socket(cookie)
    now += after
    await isClosed(thief)
    await isWorthNothing(cookie)
    await shut()
    await open()
    await isWorthNothing(cookie)
  })

  test('stays valid after a restart if it was in use, and otherwise does not', async () => {
    const { cookie, other } = await staff()
    for (let i = 0; i < 4; i += 1) {
      now += WRITTEN_EVERY
      expect(await status(cookie)).toBe(200)
      await until(() => Object.values(office.staff.state.sessions).some(one => one.heard === now))
    }
    await shut()
    await open()
    expect([await status(cookie), await status(other)]).toEqual([200, 401])
  })

  test('is not kept alive by an idle socket', async () => {
    const { cookie } = await staff()
    const quiet = await socket(cookie)
    quiet.say({ watch: T })
    await quiet.until(() => quiet.view(T) !== undefined)
    now += IDLE - 1
    expect(quiet.closedWith).toBeUndefined()
    now += 1
    await isClosed(quiet)
  })

  test.each([
    ['another password', '/api/staff/password', { current: GOOD, next: OTHER }],
    ['the console', '', {}],
  ])('is ended by %s', async (_, path, body) => {
    const { cookie, other } = await staff()
    const thief = await socket(other)
    if (path) await ask(office, path, body, { cookie })
    else await office.staff.resetOperator('Olga')
    await isClosed(thief)
    await isWorthNothing(other)
  })

  test.each([
    ['lock', { reason: 'suspended' }],
    ['role', { role: 'inspector' }],
  ])('is ended by a change of the account: %s', async (what, body) => {
    const { cookie } = await staff()
    const dan = await hired(office, cookie, 'Dan', 'dealer')
    const thief = await socket(dan.cookie)
    await ask(office, `/api/staff/Dan/${what}`, body, { cookie })
    await isClosed(thief)
    await isWorthNothing(dan.cookie)
  })
})
