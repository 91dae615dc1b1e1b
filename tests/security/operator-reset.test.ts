import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { isDenied } from '../../src/server/identity/access-denied.ts'
import type { Account } from '../../src/server/identity/account.ts'
import { ACCOUNTS } from '../../src/server/identity/accounts.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
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

/**
 * Recovery of an operator who has lost their password or passkey, by a person who can read the
 * console.
 */

let folder: string
let office: Office
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  folder = newFolder()
  office = await openOffice(folder, () => now)
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

const reset = async (name: string): Promise<string> => {
  const answer = await office.staff.resetOperator(name)
  if (isDenied(answer)) throw new Error(answer.message)
  return answer.token
}

const accept = (token: string, password = OTHER) =>
  ask(office, '/api/staff/invitation', { token, password })

const isIn = async (cookie: string) => (await ask(office, '/api/me', undefined, { cookie })).status

test('the old password and all sessions become invalid, and the link works once', async () => {
  const { cookie } = await claim(office)
  const token = await reset('olga')
  expect(await isIn(cookie)).toBe(401)
  expect((await signIn(office, 'Olga', GOOD)).status).toBe(401)
  const back = await accept(token)
  expect([back.status, back.body]).toEqual([200, { name: 'Olga', role: 'operator' }])
  expect((await accept(token)).status).toBe(409)
  expect((await signIn(office, 'Olga', GOOD)).status).toBe(401)
  expect((await signIn(office, 'Olga', OTHER)).status).toBe(200)
})

test('the link expires after a day, and a later link ends an earlier one', async () => {
  await claim(office)
  const first = await reset('Olga')
  const second = await reset('Olga')
  expect((await accept(first)).status).toBe(409)
  now += 86_400_001
  expect((await accept(second)).status).toBe(409)
})

test('while that link is valid nobody else can become the first operator; afterwards the server offers it again', async () => {
  await claim(office)
  await reset('Olga')
  expect(await office.staff.offerFirst()).toBeUndefined()
  const again = { token: office.first, name: 'Mallory', password: GOOD }
  expect((await ask(office, '/api/staff/first', again)).status).toBe(409)
  now += 86_400_001
  expect(await office.staff.offerFirst()).toEqual(expect.any(String))
})

test('passkeys no longer work', () => {
  const by = { role: 'staff', rank: 'operator', name: 'console' } as const
  const passkey = { id: 'k', publicKey: 'p', counter: 0, transports: [], label: 'mine' }
  const account: Account = {
    name: 'Olga',
    role: 'operator',
    password: null,
    passkeys: [passkey],
    invitation: null,
    locked: null,
  }
  const state = { ...ACCOUNTS.open(null), staff: { olga: account } }
  const token = { hash: 'h', until: 1 }
  const events = ACCOUNTS.decide(state, { by, does: 'reset-access', name: 'Olga', token })
  const after = (events as never[]).reduce(ACCOUNTS.evolve, state)
  expect(after.staff.olga).toMatchObject({ passkeys: [], password: null, invitation: token })
})

test('it works for operators who are not locked, and affects nobody else', async () => {
  const { cookie } = await claim(office)
  const dan = await hired(office, cookie, 'Dan', 'dealer')
  await hired(office, cookie, 'Oda', 'operator')
  await ask(office, '/api/staff/Oda/lock', { reason: 'left us' }, { cookie })
  for (const name of ['Dan', 'Nobody', 'Oda'])
    expect(await office.staff.resetOperator(name)).toMatchObject({ status: 409 })
  await reset('Olga')
  expect(await isIn(dan.cookie)).toBe(200)
})

test('it is in the log, by the console, and inspectors see whose account it was', async () => {
  const { cookie } = await claim(office)
  const ina = await hired(office, cookie, 'Ina', 'inspector')
  const token = await reset('Olga')
  const entries = await office.house.store.read('accounts')
  expect(JSON.parse(entries.at(-1)!.body)).toMatchObject({
    command: { by: { name: 'console' }, does: 'reset-access' },
    events: [{ is: 'AccessReset', name: 'Olga' }],
  })
  expect(JSON.stringify(entries)).not.toContain(token)
  expect(verifyLog(entries).findings).toEqual([])
  const { body } = await ask(office, '/api/significant?topic=sign-in', undefined, ina)
  expect(body.events).toContainEqual(
    expect.objectContaining({ what: 'AccessReset', who: 'the house (console)', after: 'Olga' }),
  )
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test.each(['console', 'House', 'ｄｏｏｒ'])(
  'nobody may have the name %s, under which the house acts',
  async name => {
    const body = { token: office.first, name, password: GOOD }
    expect((await ask(office, '/api/staff/first', body)).status).toBe(400)
    const { cookie } = await claim(office)
    const invited = await ask(office, '/api/staff', { name, role: 'dealer' }, { cookie })
    expect([invited.status, invited.body.message]).toEqual([
      400,
      expect.stringContaining('The house itself'),
    ])
  },
)
