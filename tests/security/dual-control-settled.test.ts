import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BaccaratState } from '../../src/games/baccarat/table/state.ts'
import { accountHoldings, type TableState } from '../../src/general/state.ts'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { stepOf } from '../../src/server/desk/steps.ts'
import { dispatch } from '../../src/server/floor/dispatch.ts'
import { newFolder, removeFolder, sendCommand, welcome } from '../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

/** One supervisor may void a round in progress; voiding a paid round takes two people. */

let folder: string
let office: Office
let sue: string

const T = 'baccarat-1'
const CAS = { is: 'staff', name: 'Cas', rank: 'casino-supervisor' } as const
const VOID = { does: 'void-round', error: 'order', reason: 'nobody knows the order' }

const table = () => office.house.floor.tables.get(T)!
const state = () => table().host.state as TableState<BaccaratState>
const chipsOfAna = () => accountHoldings(state(), 'stack:Ana')?.value ?? 0

let taken = 0

const steps = async (isSo: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !isSo(); i += 1) {
    taken += 1
    await table().host.submitNext(`test-${taken}`, stepOf(table())!.says)
  }
  expect(isSo()).toBe(true)
}

beforeEach(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
  const { cookie } = await claim(office)
  await hired(office, cookie, 'Cas', 'casino-supervisor')
  sue = (await hired(office, cookie, 'Sue', 'casino-supervisor')).cookie
  const { floor } = office.house
  await welcome(floor, 'Ana')
  await steps(() => state().open)
  await sendCommand(floor, table(), 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(floor, table(), 'Ana', { does: 'buy-in', chips: 100_000 })
  await steps(() => state().play.phase.is === 'betting')
  /** After a tie, Player and Banker stay on the layout, but every round decides this wager. */
  await sendCommand(floor, table(), 'Ana', { does: 'wager', on: 'tie', chips: 10_000 })
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

const hold = (id: string) => office.twoPeople.hold(CAS, table(), id, VOID)

const carriedOut = (id: string) => dispatch(office.house.floor, table(), CAS, id, VOID)

test('ruling:113 nz5:12.6 one person voids a round in progress', async () => {
  await steps(() => state().play.phase.is === 'dealing')
  expect(await hold('one')).toBeUndefined()
  expect(await carriedOut('one')).toHaveProperty('done')
  expect(chipsOfAna()).toBe(100_000)
})

test('ruling:113 nz5:12.6 two people void a paid round, and the money goes back', async () => {
  await steps(() => state().round.number === 2)
  const after = chipsOfAna()
  expect(state().wagers).toEqual([])
  expect(await hold('two')).toMatchObject({ pending: 1 })
  expect(await carriedOut('past the second')).toMatchObject({ refused: { refused: 'ruling:113' } })
  expect(chipsOfAna()).toBe(after)
  const approve = await ask(office, '/api/approvals/1/approve', {}, { cookie: sue })
  expect(approve.status).toBe(200)
  expect(chipsOfAna()).toBe(100_000)
  const entries = await office.house.store.read(T)
  const { command, events } = JSON.parse(entries.at(-1)!.body)
  expect(command.by).toMatchObject({ name: 'Cas', approvedBy: 'Sue' })
  expect(events.map(({ is }: { is: string }) => is)).toContain('WagerReopened')
  expect(verifyLog(entries).findings).toEqual([])
})

test('ruling:113 a request from before the payment needs a second person once the round is paid', async () => {
  await steps(() => state().play.phase.is === 'dealing')
  expect(await hold('late')).toBeUndefined()
  await steps(() => state().round.number === 2)
  expect(await carriedOut('late')).toMatchObject({ refused: { refused: 'ruling:113' } })
})
