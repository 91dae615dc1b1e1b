import { afterEach, beforeEach, expect, test } from 'vitest'
import { newAuthenticator } from '../fixtures/people/authenticator.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let now: number
let cookie: string

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  folder = newFolder()
  office = await openOffice(folder, () => now)
  cookie = (await claim(office)).cookie
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

const SITE = { origin: 'http://localhost:8080', host: 'localhost:8080' }

const post = (url: string, body: object = {}, as?: string, site = SITE) =>
  ask(office, url, body, { ...site, ...(as && { cookie: as }) })

const challenged = async (url: string, as?: string): Promise<string> =>
  (await post(url, {}, as)).body.challenge

const registered = async (as = cookie, origin = SITE.origin) => {
  const key = newAuthenticator(origin, 'localhost')
  const response = key.create(await challenged('/api/staff/passkeys/options', as))
  const answer = await post('/api/staff/passkeys', { response, label: 'ring' }, as)
  return { key, response, answer }
}

type Key = ReturnType<typeof newAuthenticator>

const signIn = async (key: Key) =>
  post('/api/staff/passkey', { response: key.get(await challenged('/api/staff/passkey/options')) })

test('a passkey is added after signing in, and signs in from then on', async () => {
  const { key, answer } = await registered()
  expect(answer.status).toBe(200)
  const entered = await signIn(key)
  expect([entered.status, entered.body]).toEqual([200, { name: 'Olga', role: 'operator' }])
  const own = await ask(office, '/api/staff/me', undefined, { cookie: entered.cookie })
  expect(own.body.passkeys).toEqual([{ id: key.id, label: 'ring' }])
})

test('an answer works once, and not after five minutes', async () => {
  const { key } = await registered()
  const response = key.get(await challenged('/api/staff/passkey/options'))
  expect((await post('/api/staff/passkey', { response })).status).toBe(200)
  expect((await post('/api/staff/passkey', { response })).status).toBe(401)
  const late = key.get(await challenged('/api/staff/passkey/options'))
  now += 5 * 60_000 + 1
  expect((await post('/api/staff/passkey', { response: late })).status).toBe(401)
})

test('a challenge is valid for one purpose and one person', async () => {
  const { key } = await registered()
  const dan = await hired(office, cookie, 'Dan', 'dealer')
  const response = key.get(await challenged('/api/staff/passkeys/options', cookie))
  expect((await post('/api/staff/passkey', { response })).status).toBe(401)
  const mine = newAuthenticator(SITE.origin, 'localhost').create(
    await challenged('/api/staff/passkeys/options', cookie),
  )
  const body = { response: mine, label: 'x' }
  expect((await post('/api/staff/passkeys', body, dan.cookie)).status).toBe(400)
})

test('an unknown key, one of another site and one with a decreasing counter are rejected', async () => {
  expect((await signIn(newAuthenticator(SITE.origin, 'localhost'))).status).toBe(401)
  expect((await registered(cookie, 'https://evil.example')).answer.status).toBe(400)
  const { key } = await registered()
  const early = key.get(await challenged('/api/staff/passkey/options'))
  expect((await signIn(key)).status).toBe(200)
  expect((await post('/api/staff/passkey', { response: early })).status).toBe(401)
})

test('a locked account locks its passkeys, and a removed passkey does not work', async () => {
  const dan = await hired(office, cookie, 'Dan', 'dealer')
  const { key } = await registered(dan.cookie)
  await post('/api/staff/Dan/lock', { reason: 'x' }, cookie)
  expect((await signIn(key)).status).toBe(401)
  await post('/api/staff/Dan/unlock', {}, cookie)
  const again = await signIn(key)
  const path = `/api/staff/passkeys/${key.id}`
  const other = await ask(office, path, undefined, { ...SITE, cookie, method: 'DELETE' })
  expect(other.status).toBe(409)
  await ask(office, path, undefined, { ...SITE, cookie: again.cookie, method: 'DELETE' })
  expect((await signIn(key)).status).toBe(401)
})

test('a screen left open cannot add a passkey', async () => {
  now += 15 * 60_000
  const answer = await post('/api/staff/passkeys/options', {}, cookie)
  expect([answer.status, answer.body.message]).toEqual([
    403,
    expect.stringContaining('Confirm your password or passkey'),
  ])
})

test('a page opened by IP address says that passkeys need a host name', async () => {
  const numbered = { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }
  const answer = await post('/api/staff/passkey/options', {}, undefined, numbered)
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('localhost')])
})
