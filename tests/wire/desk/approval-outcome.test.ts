import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import {
  newFolder,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { Client } from '../../fixtures/people/http-client.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let now: number
let sue: string
let operator: string
let cas: Client

const T = 'roulette-1'

const lineOf = (cookie: string) => {
  const { port } = office.app.server.address() as AddressInfo
  return Client.open({ base: `http://127.0.0.1:${port}`, cookie } as Client['guest'])
}

beforeEach(async () => {
  now = Date.now()
  folder = newFolder()
  office = await openOffice(folder, () => now)
  operator = (await claim(office)).cookie
  const { cookie } = await hired(office, operator, 'Cas', 'casino-supervisor')
  sue = (await hired(office, operator, 'Sue', 'casino-supervisor')).cookie
  await welcome(office.house.floor, 'Ana')
  const table = office.house.floor.tables.get(T)!
  await table.host.submit('o', { by: { role: 'staff', rank: 'operator' }, does: 'open-table' })
  await sendCommand(office.house.floor, table, 'Ana', { does: 'stand' })
  await office.app.listen({ port: 0, host: '127.0.0.1' })
  cas = await lineOf(cookie)
})

afterEach(async () => {
  cas.close()
  await office.close()
  removeFolder(folder)
})

const MAKE_GOOD = {
  does: 'make-good',
  round: 1,
  patron: 'Ana',
  chips: 500,
  reason: 'a chip fell',
}

const answer = (word: string, cookie = sue) =>
  ask(office, `/api/approvals/1/${word}`, {}, { cookie })

const standing = async () =>
  (await ask(office, '/api/approvals', undefined, { cookie: sue })).body[0].standing.is

const follows = async () => {
  const last = () => JSON.parse(cas.heard.at(-1)!) as { readonly request?: number }
  await until(() => last().request !== undefined)
  return last()
}

describe('ruling:113 the socket reports the outcome of a pending request', () => {
  beforeEach(async () => {
    expect(await cas.ask(T, MAKE_GOOD, 'c-1')).toMatchObject({ id: 'c-1', pending: 1 })
  })

  const says = (message: string, says = message, facts?: object) => ({
    refused: { under: 'ruling:113', message, says, ...(facts && { facts }) },
  })

  test('when it is done', async () => {
    await answer('approve')
    const { seq } = office.house.floor.tables.get(T)!.host
    const done = { id: 'c-1', request: 1, standing: 'carried-out', done: seq }
    expect(await follows()).toEqual(done)
    expect(await cas.ask(T, MAKE_GOOD, 'c-1')).toEqual({ id: 'c-1', done: seq })
  })

  test('when it is declined, and the same id again gives that answer', async () => {
    await answer('decline')
    const told = says('Sue declined this request.', '{name} declined this request.', {
      name: 'Sue',
    })
    expect(await follows()).toEqual({ id: 'c-1', request: 1, standing: 'declined', ...told })
    expect(await cas.ask(T, MAKE_GOOD, 'c-1')).toEqual({ id: 'c-1', ...told })
    expect(await standing()).toBe('declined')
  })

  test('when it could no longer be done', async () => {
    const { host } = office.house.floor.tables.get(T)!
    await sendCommand(office.house.floor, { host } as never, 'Ana', { does: 'leave' })
    await ask(office, '/api/staff/Cas/role', { role: 'dealer' }, { cookie: operator })
    const other = await lineOf((await signedIn()).cookie)
    await answer('approve')
    await until(() => other.heard.some(text => text.includes('"request":1')))
    expect(JSON.parse(other.heard.at(-1)!)).toMatchObject({
      standing: 'refused',
      refused: {
        message: expect.stringMatching(/^Sue approved this, and it was not done: /),
        facts: { name: 'Sue', why: { says: expect.stringMatching(/\.$/) } },
      },
    })
    other.close()
  })

  const signedIn = () =>
    ask(office, '/api/staff/sign-in', { name: 'Cas', password: 'staple of the stable' })

  test('when it expired, which is in the log', async () => {
    now += 20 * 60_000
    cas.say({ watch: T })
    await until(() => cas.view(T) !== undefined)
    now += 10 * 60_000 + 1
    expect(await follows()).toEqual({
      id: 'c-1',
      request: 1,
      standing: 'expired',
      ...says('Nobody answered this request in time.'),
    })
    const entries = await office.house.store.read('approvals')
    expect(entries.at(-1)!.body).toContain('RequestExpired')
    expect(verifyLog(entries).findings).toEqual([])
  })
})

test('nz1:1.1/dealer a relieved dealer gets a notice on their socket', async () => {
  expect(await cas.ask(T, { does: 'take-over' })).toHaveProperty('done')
  const olga = await lineOf(operator)
  expect(await olga.ask(T, { does: 'take-over' })).toHaveProperty('done')
  await until(() => cas.heard.some(text => text.includes('notice')))
  expect(JSON.parse(cas.heard.at(-1)!)).toEqual({
    table: T,
    notice: 'Olga (operator) has relieved you and deals here now.',
    says: '{name} ({rank}) has relieved you and deals here now.',
    facts: { name: 'Olga', rank: 'operator' },
  })
  expect(olga.heard.some(text => text.includes('notice'))).toBe(false)
  olga.close()
})
