import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCOPES, type Scope } from '../../src/protocol/scopes.ts'
import { ROUTES } from '../../src/server/gateway/route-permissions.ts'
import { Bearers } from '../../src/server/tokens/bearer.ts'
import { scopesAllow } from '../../src/server/tokens/scopes.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { claim, hired, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

/** Tokens of programs: each scope opens its routes and nothing else. */

let folder: string
let office: Office
let operator: string
let now = Date.now()

const DAY = 86_400_000

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => now)
  operator = (await claim(office)).cookie
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const LOCAL = { host: 'localhost' }

const asOperator = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  cookie = operator,
) => {
  const headers = { ...LOCAL, cookie }
  const answer = await office.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, said: answer.json() as Record<string, unknown> }
}

const made = async (name: string, scopes: readonly Scope[], days = 1): Promise<string> => {
  const { said } = await asOperator('POST', '/api/tokens', { name, scopes, days })
  return said.token as string
}

const idOf = async (name: string): Promise<string> => {
  const { said } = await asOperator('GET', '/api/tokens')
  return (said as unknown as { id: string; name: string }[]).find(one => one.name === name)!.id
}

const shows = (token: string, url: string, host = 'localhost', method: 'GET' | 'POST' = 'GET') =>
  office.app.inject({ method, url, headers: { host, authorization: `Bearer ${token}` } })

test('each scope opens its own routes only', async () => {
  for (const scope of SCOPES) {
    const token = await made(`only ${scope}`, [scope])
    for (const route of Object.keys(ROUTES)) {
      const [method, path] = route.split(' ') as ['GET' | 'POST', string]
      if (path === '/ws') continue
      now += 1000
      const url = path.replace(/:(\w+)/g, (_, name) => (name === 'round' ? '1' : 'roulette-1'))
      const { statusCode } = await shows(token, url, 'localhost', method)
      expect([route, statusCode === 403], scope).toEqual([route, !scopesAllow([scope], route)])
    }
  }
})

test('the log has the hash and its creator, never the token', async () => {
  const token = await made('warehouse', ['records'])
  const log = JSON.stringify(await office.house.store.read('accounts'))
  expect(log).not.toContain(token)
  expect(log).toContain('warehouse')
  const { said } = await asOperator('GET', '/api/tokens')
  expect(JSON.stringify(said)).not.toContain(token)
  expect((await shows(token, '/api/audit')).statusCode).toBe(200)
})

test('revoked and expired tokens do not work', async () => {
  const token = await made('short', ['feed'])
  expect((await shows(token, '/api/tables')).statusCode).toBe(200)
  expect((await asOperator('DELETE', `/api/tokens/${await idOf('short')}`)).status).toBe(200)
  const unknown = { message: 'This token is unknown, expired or revoked.' }
  const after = await shows(token, '/api/tables')
  expect([after.statusCode, after.json()]).toEqual([401, unknown])
  const old = await made('old', ['feed'])
  now += DAY - 1
  expect((await shows(old, '/api/tables')).statusCode).toBe(200)
  now += 1
  expect((await shows(old, '/api/tables')).statusCode).toBe(401)
  operator = (await hiredAgain()).cookie
})

/** A day later every session has ended, so staff sign in again. */
const hiredAgain = async () => {
  const answer = await office.app.inject({
    method: 'POST',
    url: '/api/staff/sign-in',
    headers: LOCAL,
    payload: { name: 'Olga', password: 'correct horse battery' },
  })
  const { value, name } = answer.cookies[0]!
  return { cookie: `${name}=${value}` }
}

test('a name is taken while its token is valid, and only the operator creates tokens', async () => {
  await made('display', ['feed'])
  const again = await asOperator('POST', '/api/tokens', {
    name: 'Display',
    scopes: ['feed'],
    days: 1,
  })
  expect([again.status, again.said.message]).toEqual([
    409,
    'There is a token called Display already.',
  ])
  const { cookie } = await hired(office, operator, 'Ina', 'inspector')
  const want = { name: 'mine', scopes: ['feed'], days: 1 }
  expect((await asOperator('POST', '/api/tokens', want, cookie)).status).toBe(403)
  for (const wrong of [
    { ...want, scopes: [] },
    { ...want, scopes: ['everything'] },
    { ...want, days: 0 },
    { ...want, days: 400 },
    { ...want, name: '' },
  ])
    expect((await asOperator('POST', '/api/tokens', wrong)).status).toBe(400)
})

test('not over plain HTTP, and limited in rate', async () => {
  const token = await made('eager', ['feed'])
  expect((await shows(token, '/api/tables', 'casino.example')).statusCode).not.toBe(200)
  let at = 0
  const bearers = new Bearers(
    office.staff,
    () => now,
    () => at,
  )
  const passes = () => 'name' in bearers.pass(token, 'GET /api/tables')
  const burst = Array.from({ length: 101 }, passes)
  expect(burst.filter(Boolean).length).toBe(100)
  at += 1000
  expect(Array.from({ length: 21 }, passes).filter(Boolean).length).toBe(20)
  await shows(token, '/api/tables')
  const metrics = await shows(await made('prometheus', ['metrics']), '/metrics')
  expect(metrics.body).toContain('croupier_token_requests_total{token="eager"}')
  expect(metrics.body).toContain('croupier_table_stopped{game="roulette",table="roulette-1"} 0')
})
