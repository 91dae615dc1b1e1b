import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { ABSOLUTE, IDLE } from '../../src/server/identity/account.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import * as at from '../fixtures/people/staff-fixture.ts'
import { GOOD, type Office, OTHER, openOffice } from '../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let now: number

const open = async (publicUrl?: URL) => {
  office = await openOffice(folder, () => now, publicUrl)
}

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  folder = newFolder()
  await open()
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

type RequestOptions = Parameters<typeof at.ask>[3]
const ask = (url: string, body?: object, said?: RequestOptions) => at.ask(office, url, body, said)
const claim = () => at.claim(office)
const signIn = (name: string, password: string, said?: RequestOptions) =>
  at.signIn(office, name, password, said)
const hired = (operator: string, name: string, role: string) =>
  at.hired(office, operator, name, role)

describe('the first operator', () => {
  test('is created with the link, once', async () => {
    const { status, body, cookie } = await claim()
    expect([status, body]).toEqual([200, { name: 'Olga', role: 'operator' }])
    expect((await ask('/api/me', undefined, { cookie })).body).toEqual(body)
    const again = { token: office.first, name: 'Mallory', password: GOOD }
    expect((await ask('/api/staff/first', again)).status).toBe(409)
    expect(await office.staff.offerFirst()).toBeUndefined()
  })

  test('a false link, one from before a restart and an expired one do not work', async () => {
    const old = office.first
    const tried = (token: string) =>
      ask('/api/staff/first', { token, name: 'Olga', password: GOOD })
    expect((await tried('x')).status).toBe(409)
    await office.close()
    await open()
    expect((await tried(old)).status).toBe(409)
    now += 86_400_001
    expect((await tried(office.first)).status).toBe(409)
    expect(Object.keys(office.staff.state.staff)).toEqual([])
  })

  test.each(['too short', 'aaaaaaaaaaaaaaaaaa', 'I am Olga, hello!'])(
    'the password %s is refused with a sentence',
    async password => {
      const answer = await ask('/api/staff/first', { token: office.first, name: 'Olga', password })
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringMatching(/^A password/),
      ])
    },
  )
})

describe('passwords', () => {
  test('the right one signs in with a new token every time', async () => {
    const { cookie } = await claim()
    const second = await signIn('olga', GOOD)
    expect(second.status).toBe(200)
    expect(second.cookie).not.toBe(cookie)
  })

  test('a wrong one and an unknown name get the same answer', async () => {
    await claim()
    const wrong = await signIn('Olga', 'not this one, no')
    const nobody = await signIn('Nobody', 'not this one, no')
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    expect(wrong.status).toBe(401)
  })

  test('and take about the same work', async () => {
    await claim()
    const took = async (name: string) => {
      const times: number[] = []
      for (let i = 0; i < 7; i += 1) {
        now += 3_600_001
        const start = process.cpuUsage()
        await signIn(name, `wrong ${i} wrong wrong`)
        const { user, system } = process.cpuUsage(start)
        times.push(user + system)
      }
      return times.sort((a, b) => a - b)[3]!
    }
    const [known, nobody] = [await took('Olga'), await took('Nobody')]
    expect(Math.max(known, nobody) / Math.min(known, nobody)).toBeLessThan(4)
  })

  test('after five wrong ones everybody must wait, also with the right one or an unknown name', async () => {
    await claim()
    const statuses = async (name: string) => {
      const all: number[] = []
      for (let i = 0; i < 6; i += 1) all.push((await signIn(name, 'wrong wrong wrong')).status)
      return all
    }
    expect(await statuses('Olga')).toEqual([401, 401, 401, 401, 401, 429])
    expect(await statuses('Nobody')).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn('Olga', GOOD)).body.message).toMatch(/^Too many attempts. Wait 1 s/)
    now += 1001
    expect((await signIn('Olga', GOOD)).status).toBe(200)
    expect((await signIn('Olga', GOOD)).status).toBe(200)
  })

  test('parallel attempts all count', async () => {
    await claim()
    const all = await Promise.all(
      Array.from({ length: 12 }, () => signIn('Olga', 'wrong wrong wrong')),
    )
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('one address may try thirty names and must then wait; another address need not', async () => {
    for (let i = 0; i < 30; i += 1) await signIn(`Name ${i}`, 'wrong', { from: '127.0.0.2' })
    expect((await signIn('Name 31', 'wrong', { from: '127.0.0.2' })).status).toBe(429)
    expect((await signIn('Name 31', 'wrong', { from: '127.0.0.3' })).status).toBe(401)
  })

  test('a new one needs the old one, and ends every other session', async () => {
    const { cookie } = await claim()
    const { cookie: other } = await signIn('Olga', GOOD)
    const change = (was: string) =>
      ask('/api/staff/password', { current: was, next: OTHER }, { cookie })
    expect((await change('wrong wrong wrong')).status).toBe(400)
    expect((await change(GOOD)).status).toBe(200)
    expect((await ask('/api/me', undefined, { cookie })).status).toBe(200)
    expect((await ask('/api/me', undefined, { cookie: other })).status).toBe(401)
    expect((await signIn('Olga', GOOD)).status).toBe(401)
    expect((await signIn('Olga', OTHER)).status).toBe(200)
  })
})

describe('sessions', () => {
  const isIn = async (cookie: string) => (await ask('/api/me', undefined, { cookie })).status

  test('end half an hour after the last activity, and always after a shift', async () => {
    const { cookie } = await claim()
    now += IDLE - 1
    expect(await isIn(cookie)).toBe(200)
    now += IDLE - 1
    expect(await isIn(cookie)).toBe(200)
    now += IDLE
    expect(await isIn(cookie)).toBe(401)
    const { cookie: second } = await signIn('Olga', GOOD)
    for (let passed = 0; passed + IDLE / 2 < ABSOLUTE; passed += IDLE / 2) {
      expect(await isIn(second)).toBe(200)
      now += IDLE / 2
    }
    now += IDLE / 2
    expect(await isIn(second)).toBe(401)
  })

  test('continue after a restart, unless they were ended', async () => {
    const { cookie } = await claim()
    const { cookie: left } = await signIn('Olga', GOOD)
    await ask('/api/leave', {}, { cookie: left })
    await office.close()
    await open()
    expect([await isIn(cookie), await isIn(left)]).toEqual([200, 401])
  })

  test('are listed, and end one by one or all at once', async () => {
    const { cookie } = await claim()
    const { cookie: second } = await signIn('Olga', GOOD)
    const { body } = await ask('/api/staff/me', undefined, { cookie })
    expect(body.sessions).toMatchObject([
      { with: 'invitation', isThis: true },
      { with: 'password', isThis: false },
    ])
    const path = `/api/staff/sessions/${body.sessions[1].id}`
    expect((await ask(path, undefined, { cookie, method: 'DELETE' })).status).toBe(200)
    expect([await isIn(cookie), await isIn(second)]).toEqual([200, 401])
    const { cookie: third } = await signIn('Olga', GOOD)
    await ask('/api/staff/leave-everywhere', {}, { cookie })
    expect([await isIn(cookie), await isIn(third)]).toEqual([401, 401])
  })

  test('of others cannot be ended', async () => {
    const { cookie } = await claim()
    const dan = await hired(cookie, 'Dan', 'dealer')
    const { body } = await ask('/api/staff/me', undefined, { cookie })
    const path = `/api/staff/sessions/${body.sessions[0].id}`
    const answer = await ask(path, undefined, { cookie: dan.cookie, method: 'DELETE' })
    expect([answer.status, await isIn(cookie)]).toEqual([409, 200])
  })

  test('signing in ends the browser’s earlier session', async () => {
    const { cookie } = await claim()
    await signIn('Olga', GOOD, { cookie })
    expect(await isIn(cookie)).toBe(401)
  })
})

describe('the operator', () => {
  test('invites, and the invitation works once and for three days', async () => {
    const { cookie } = await claim()
    const { body } = await ask('/api/staff', { name: 'Dan', role: 'dealer' }, { cookie })
    const accept = () => ask('/api/staff/invitation', { token: body.token, password: OTHER })
    expect((await accept()).body).toEqual({ name: 'Dan', role: 'dealer' })
    expect((await accept()).status).toBe(409)
    const late = await ask('/api/staff/dan/invitation', {}, { cookie })
    now += 3 * 86_400_000 + 1
    const stale = { token: late.body.token, password: OTHER }
    expect((await ask('/api/staff/invitation', stale)).status).toBe(409)
  })

  test('locks an account, which ends its sessions; unlocks it, and the password works again', async () => {
    const { cookie } = await claim()
    const dan = await hired(cookie, 'Dan', 'dealer')
    await ask('/api/staff/Dan/lock', { reason: 'suspended' }, { cookie })
    expect((await ask('/api/me', undefined, { cookie: dan.cookie })).status).toBe(401)
    expect((await signIn('Dan', OTHER)).status).toBe(401)
    await ask('/api/staff/Dan/unlock', {}, { cookie })
    expect((await signIn('Dan', OTHER)).status).toBe(200)
  })

  test('changes a role, which ends the sessions and counts from the next sign-in', async () => {
    const { cookie } = await claim()
    const dan = await hired(cookie, 'Dan', 'operator')
    await ask('/api/staff/Dan/role', { role: 'inspector' }, { cookie })
    expect((await ask('/api/staff', undefined, { cookie: dan.cookie })).status).toBe(401)
    expect((await signIn('Dan', OTHER)).body).toEqual({ name: 'Dan', role: 'inspector' })
  })

  test('cannot remove the last operator', async () => {
    const { cookie } = await claim()
    const lock = await ask('/api/staff/Olga/lock', { reason: 'x' }, { cookie })
    const demote = await ask('/api/staff/Olga/role', { role: 'dealer' }, { cookie })
    expect([lock.status, demote.status]).toEqual([409, 409])
    expect(lock.body.message).toBe('Olga is the only operator; make another first.')
  })

  test('nobody else creates, changes or sees accounts', async () => {
    const { cookie } = await claim()
    const dan = await hired(cookie, 'Dan', 'senior-casino-supervisor')
    for (const path of ['/api/staff', '/api/staff/Olga/lock', '/api/staff/Dan/role'])
      expect((await ask(path, { name: 'X', role: 'operator' }, dan)).status).toBe(403)
    expect((await ask('/api/staff', undefined, dan)).status).toBe(403)
  })
})

describe('cookies', () => {
  test('on this machine and behind TLS only this origin can set or read it', async () => {
    const { given } = await claim()
    expect(given).toMatch(/^__Host-croupier=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; /)
    expect(given).toContain('SameSite=Strict')
  })

  test('over plain HTTP staff must use TLS, but guests may play', async () => {
    const far = { host: '10.0.0.1:8080', from: '10.0.0.9' }
    const { cookie } = await claim()
    const answer = await signIn('Olga', GOOD, far)
    expect([answer.status, answer.body.message]).toEqual([
      403,
      expect.stringContaining('--public-url'),
    ])
    expect((await ask('/api/me', undefined, { ...far, cookie })).status).toBe(401)
    expect((await signIn('Olga', GOOD, { ...far, host: 'localhost' })).status).toBe(403)
    const guest = await ask('/api/guest', { name: 'Ana' }, far)
    expect(guest.given).toMatch(/^croupier=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
    expect((await ask('/api/me', undefined, { ...far, cookie: guest.cookie })).body.name).toBe(
      'Ana',
    )
  })

  test('a staff token does not work in the guest cookie', async () => {
    const { cookie } = await claim()
    const moved = cookie.replace('__Host-', '')
    expect((await ask('/api/me', undefined, { cookie: moved })).status).toBe(401)
  })

  test.each(['', 'x', '__proto__', 'a'.repeat(43)])(
    'the forged token “%s” does not work',
    async token => {
      await claim()
      const cookie = `__Host-croupier=${token}; croupier=${token}`
      expect((await ask('/api/me', undefined, { cookie })).status).toBe(401)
    },
  )

  test('behind a proxy the public address decides origin, cookie and client address', async () => {
    await office.close()
    await open(new URL('https://casino.example'))
    const said = { host: 'casino.example', from: '127.0.0.1', origin: 'https://casino.example' }
    const body = { token: office.first, name: 'Olga', password: GOOD }
    expect(
      (await ask('/api/staff/first', body, { ...said, origin: 'http://casino.example' })).status,
    ).toBe(403)
    const { given } = await ask('/api/staff/first', body, said)
    expect(given).toMatch(/^__Host-croupier=/)
    const guest = await ask('/api/guest', { name: 'Ana' }, said)
    expect(guest.given).toMatch(/^__Host-croupier=.*Secure/)
    const plain = guest.cookie.replace('__Host-', '')
    expect((await ask('/api/me', undefined, { ...said, cookie: plain })).status).toBe(401)
  })

  test('a guest who signs in as staff is signed out first, and the other way round', async () => {
    const guest = await ask('/api/guest', { name: 'Ana' })
    await claim()
    const olga = await signIn('Olga', GOOD, { cookie: guest.cookie })
    expect((await ask('/api/me', undefined, { cookie: guest.cookie })).status).toBe(401)
    await ask('/api/guest', { name: 'Bo' }, { cookie: olga.cookie })
    expect((await ask('/api/me', undefined, { cookie: olga.cookie })).status).toBe(401)
  })
})

describe('the log of accounts', () => {
  test('holds no password and no token, and verifies', async () => {
    const { first: token } = office
    const { cookie } = await claim()
    const dan = await hired(cookie, 'Dan', 'dealer')
    await ask('/api/staff/Dan/lock', { reason: 'suspended' }, { cookie })
    const entries = await office.house.store.read('accounts')
    const text = JSON.stringify(entries)
    const secrets = [GOOD, OTHER, token, ...[cookie, dan.cookie].map(one => one.split('=')[1]!)]
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(verifyLog(entries).findings).toEqual([])
  })

  test('is useless without the house’s key', async () => {
    const { verify } = await import('@node-rs/argon2')
    await claim()
    expect(await verify(office.staff.state.staff.olga!.password!, GOOD)).toBe(false)
  })
})
