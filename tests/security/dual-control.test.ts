import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountHoldings } from '../../src/general/state.ts'
import type { StaffRank } from '../../src/kernel/people.ts'
import type { SaidCommand } from '../../src/protocol/wire.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { newFolder, removeFolder, sendCommand, welcome } from '../fixtures/people/floor-fixture.ts'
import {
  ask,
  claim,
  hired,
  type Office,
  OTHER,
  openOffice,
  signIn,
} from '../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let now: number
/** The cookies of the operator, two casino supervisors and a dealer. */
let who: Record<'Olga' | 'Cas' | 'Sue' | 'Dan', string>

const open = async () => {
  office = await openOffice(folder, () => now)
}

beforeEach(async () => {
  now = Date.now()
  folder = newFolder()
  await open()
  const { cookie } = await claim(office)
  const hire = async (name: string, role: string) =>
    (await hired(office, cookie, name, role)).cookie
  who = {
    Olga: cookie,
    Cas: await hire('Cas', 'casino-supervisor'),
    Sue: await hire('Sue', 'casino-supervisor'),
    Dan: await hire('Dan', 'dealer'),
  }
  await welcome(office.house.floor, 'Ana')
  await table().host.submit('opened', {
    by: { role: 'staff', rank: 'operator' },
    does: 'open-table',
  })
  await sendCommand(office.house.floor, table(), 'Ana', { does: 'stand' })
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

const table = () => office.house.floor.tables.get('roulette-1')!
const chipsOfAna = () => accountHoldings(table().host.state, 'stack:Ana')?.value ?? 0

/** Cas sends a command, as the socket would pass it on. */
const casAsks = (said: SaidCommand, id = 'one', name = 'Cas') => {
  const rank: StaffRank = 'casino-supervisor'
  return office.twoPeople.hold({ is: 'staff', name, rank }, table(), id, said)
}

const MAKE_GOOD = { does: 'make-good', patron: 'Ana', chips: 500, reason: 'a chip fell' }

const answer = (cookie: string, word = 'approve', number = 1) =>
  ask(office, `/api/approvals/${number}/${word}`, {}, { cookie })

const standing = async () =>
  (await ask(office, '/api/approvals', undefined, { cookie: who.Dan })).body[0]?.standing

describe('a command that moves money by hand', () => {
  test('waits for a second person, and is done in the first person’s name, with the second recorded', async () => {
    const before = chipsOfAna()
    expect(await casAsks(MAKE_GOOD)).toEqual({ pending: 1, message: expect.any(String) })
    expect(chipsOfAna()).toBe(before)
    expect(await standing()).toEqual({ is: 'pending' })
    expect((await answer(who.Sue)).status).toBe(200)
    expect(chipsOfAna()).toBe(before + 500)
    expect(await standing()).toMatchObject({ is: 'carried-out', by: { name: 'Sue' } })
    const [last] = (await office.house.store.read('roulette-1')).slice(-1)
    expect(JSON.parse(last!.body).command.by).toEqual({
      role: 'staff',
      rank: 'casino-supervisor',
      name: 'Cas',
      approvedBy: 'Sue',
    })
    expect(await casAsks(MAKE_GOOD)).toEqual({ done: last!.seq })
    expect((await answer(who.Sue)).status).toBe(409)
    expect(chipsOfAna()).toBe(before + 500)
    expect(verifyLog(await office.house.store.read('approvals')).findings).toEqual([])
  })

  test('is never approved by the person who asked, even with a new rank', async () => {
    await casAsks(MAKE_GOOD)
    expect((await answer(who.Cas)).status).toBe(409)
    await ask(office, '/api/staff/Cas/role', { role: 'operator' }, { cookie: who.Olga })
    const { cookie } = await signIn(office, 'CAS', OTHER)
    const again = await answer(cookie)
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('second person'),
    ])
    expect(await standing()).toEqual({ is: 'pending' })
  })

  test('is not approved by a dealer, or by a rank that could not have asked', async () => {
    await sendCommand(office.house.floor, table(), 'Ana', { does: 'buy-in', chips: 10_000 })
    await sendCommand(office.house.floor, table(), 'Ana', { does: 'wager', on: 'red', chips: 1000 })
    const said = { does: 'void-wagers', patron: 'Ana', reason: 'a device' }
    expect(await casAsks(said)).toMatchObject({ pending: 1 })
    expect((await answer(who.Dan)).status).toBe(403)
    const { cookie } = await hired(office, who.Olga, 'Gus', 'game-supervisor')
    expect((await answer(cookie)).status).toBe(409)
    expect(await standing()).toEqual({ is: 'pending' })
  })

  test('is not done if declined or withdrawn, and only the asker withdraws it', async () => {
    await casAsks(MAKE_GOOD)
    expect((await answer(who.Sue, 'withdraw')).status).toBe(409)
    expect((await answer(who.Sue, 'decline')).status).toBe(200)
    expect((await answer(who.Sue)).status).toBe(409)
    await casAsks(MAKE_GOOD, 'two')
    expect((await answer(who.Cas, 'withdraw', 2)).status).toBe(200)
    expect((await answer(who.Sue, 'approve', 2)).status).toBe(409)
  })

  test('expires after half an hour', async () => {
    await casAsks(MAKE_GOOD)
    now += 30 * 60_000 + 1
    const { cookie } = await signIn(office, 'Sue', OTHER)
    expect((await answer(cookie)).status).toBe(409)
    who.Dan = cookie
    expect(await standing()).toEqual({ is: 'expired' })
  })

  test('survives a restart, and an approved one is done at the next start', async () => {
    await casAsks(MAKE_GOOD)
    await office.close()
    await open()
    expect(await standing()).toEqual({ is: 'pending' })
    await table().host.stop('a fault')
    expect((await answer(who.Sue)).status).toBe(503)
    expect(await standing()).toMatchObject({ is: 'approved' })
    await office.close()
    await open()
    expect(chipsOfAna()).toBe(500)
    expect(await standing()).toMatchObject({ is: 'carried-out' })
  })

  test('is not done if the asker has lost the permission', async () => {
    await casAsks(MAKE_GOOD)
    await ask(office, '/api/staff/Cas/lock', { reason: 'x' }, { cookie: who.Olga })
    expect((await answer(who.Sue)).status).toBe(409)
    expect(chipsOfAna()).toBe(0)
    expect(await standing()).toMatchObject({ is: 'refused' })
  })

  test('is refused at once if the rules refuse it, and needs nobody else if one person is enough', async () => {
    expect(await casAsks({ ...MAKE_GOOD, reason: '' })).toBeUndefined()
    expect(await casAsks({ does: 'name-partners', patrons: ['Ana'], reason: 'x' })).toBeUndefined()
    expect(office.twoPeople.state.requests).toEqual([])
  })

  test('is not approved from a screen left open', async () => {
    now += 20 * 60_000
    await casAsks(MAKE_GOOD)
    expect((await answer(who.Sue)).status).toBe(403)
  })
})
