import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StaffRank } from '../../../src/kernel/people.ts'
import { significantCsv } from '../../../src/server/audit/csv.ts'
import { findSignificant } from '../../../src/server/audit/queries.ts'
import { deskLine } from '../../../src/server/desk/desk.ts'
import { submitStaffCommand } from '../../../src/server/floor/staff-commands.ts'
import {
  newFolder,
  removeFolder,
  sendCommand,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let operator: string
let approver: string

beforeEach(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
  operator = (await claim(office)).cookie
  await hired(office, operator, 'Cas', 'casino-supervisor')
  approver = (await hired(office, operator, 'Sue', 'casino-supervisor')).cookie
  await hired(office, operator, 'Dan', 'dealer')
  await welcome(office.house.floor, 'Ana')
  const by = { role: 'staff', rank: 'operator' } as const
  await table().host.submit('opened', { by, does: 'open-table' })
  await sendCommand(office.house.floor, table(), 'Ana', { does: 'stand' })
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

const table = () => office.house.floor.tables.get('roulette-1')!

const told = async (...what: readonly string[]) => {
  await office.house.audit.readings.catchUp()
  return findSignificant(office.house.audit.readings, {})
    .filter(event => what.includes(event.what))
    .toReversed()
}

const MAKE_GOOD = { does: 'make-good', patron: 'Ana', chips: 500, reason: 'a chip fell' }

const casAsks = (id: string) => {
  const cas = { is: 'staff', name: 'Cas', rank: 'casino-supervisor' } as const
  return office.twoPeople.hold(cas, table(), id, MAKE_GOOD)
}

const answer = (number: number, word: string) =>
  ask(office, `/api/approvals/${number}/${word}`, {}, { cookie: approver })

test('ruling:113 every step of a request names its table, its command and both people', async () => {
  await casAsks('one')
  await answer(1, 'approve')
  await casAsks('two')
  await answer(2, 'decline')
  const steps = await told('ApprovalRequested', 'Approved', 'CarriedOut', 'Declined')
  const request = { by: 'casino-supervisor Cas', said: MAKE_GOOD }
  const about = { topic: 'direction', table: 'roulette-1', patron: 'Ana', why: 'a chip fell' }
  const [cas, sue] = ['casino-supervisor Cas', 'casino-supervisor Sue']
  const waits = 'waits for a second person'
  const done = expect.stringMatching(/^carried out, entry \d+ of the table$/)
  // biome-ignore format: a table
  expect(steps).toMatchObject([
    { what: 'ApprovalRequested', who: cas, approvedBy: null, before: null, after: waits },
    { what: 'Approved', who: sue, approvedBy: sue, before: waits, after: 'approved' },
    { what: 'CarriedOut', who: 'the house (door)', approvedBy: sue, before: 'approved', after: done },
    { what: 'ApprovalRequested', who: cas, approvedBy: null, before: null, after: waits },
    { what: 'Declined', who: sue, approvedBy: null, before: waits, after: 'declined' },
  ])
  for (const [at, step] of steps.entries())
    expect(step).toMatchObject({ ...about, request: { ...request, number: at < 3 ? 1 : 2 } })
  const [paid] = await told('PaymentCorrected')
  expect(paid).toMatchObject({ table: 'roulette-1', who: cas, approvedBy: 'Sue', request: null })
  const csv = significantCsv(steps)
  expect(csv).toContain('roulette-1,casino-supervisor Sue,casino-supervisor Sue,Ana')
  expect(csv).toContain('1,casino-supervisor Cas,"{""does"":""make-good""')
})

const says = (name: string, rank: StaffRank, does: string) =>
  submitStaffCommand(office.house.floor, table(), { is: 'staff', name, rank }, `${name}-${does}`, {
    does,
  })

test('nz1:1.1/dealer a change of dealer is reported: from whom to whom, by whom and why', async () => {
  await says('Dan', 'dealer', 'take-over')
  await says('Cas', 'casino-supervisor', 'take-over')
  await says('Cas', 'casino-supervisor', 'hand-back')
  const [dan, cas] = ['dealer Dan', 'casino-supervisor Cas']
  const about = { topic: 'people', table: 'roulette-1', under: 'nz1:1.1/dealer' }
  // biome-ignore format: a table
  expect(await told('DealerTook', 'DealerLeft')).toMatchObject([
    { ...about, who: dan, before: 'virtual dealer', after: dan, why: 'took the table over' },
    { ...about, who: cas, before: dan, after: cas, why: 'relieved dealer Dan' },
    { ...about, who: cas, before: cas, after: 'virtual dealer', why: 'handed the table back' },
  ])
})

test('nz1:1.1/game-supervisor a call and its answer are reported, and the overview shows the call in between', async () => {
  const dan = { is: 'staff', name: 'Dan', rank: 'dealer' } as const
  const cas = { is: 'staff', name: 'Cas', rank: 'casino-supervisor' } as const
  const { floor } = office.house
  const call = { does: 'call-for', what: 'equipment-change' }
  expect(await submitStaffCommand(floor, table(), dan, 'k1', call)).toHaveProperty('done')
  expect(await submitStaffCommand(floor, table(), dan, 'k2', call)).toHaveProperty('refused')
  expect(
    await submitStaffCommand(floor, table(), dan, 'k1', { ...call, what: 'supervisor' }),
  ).toHaveProperty('malformed')
  const nobody = { ...call, what: 'gambling-harm', patron: 'Nemo' }
  expect(await submitStaffCommand(floor, table(), dan, 'k3', nobody)).toHaveProperty('refused')
  const [open] = deskLine(table(), Date.now()).calls
  expect(open).toMatchObject({ number: 1, what: 'equipment-change', at: expect.any(Number) })
  const answer = { does: 'answer-call', number: 1, note: 'a new ball' }
  expect(await submitStaffCommand(floor, table(), cas, 'k4', answer)).toHaveProperty('done')
  expect(deskLine(table(), Date.now()).calls).toEqual([])
  const about = { topic: 'call', table: 'roulette-1', patron: null }
  const waits = 'equipment-change: waits for an answer'
  // biome-ignore format: a table
  expect(await told('CallMade', 'CallAnswered')).toMatchObject([
    { ...about, who: 'dealer Dan', before: null, after: waits, why: null },
    { ...about, who: 'casino-supervisor Cas', before: waits, after: 'equipment-change: answered', why: 'a new ball' },
  ])
})

test('an event about a table is found by its name, in any log', async () => {
  await says('Dan', 'dealer', 'take-over')
  await office.house.audit.readings.catchUp()
  const logs = (of: string) =>
    findSignificant(office.house.audit.readings, { table: of }).map(({ log }) => log)
  expect(new Set(logs('roulette-1'))).toEqual(new Set(['floor', 'roulette-1']))
  expect(logs('roulette-9')).toEqual([])
})

test('staff and program cannot be mistaken for each other', async () => {
  const [brought] = await told('TableBrought')
  expect(brought).toMatchObject({ who: 'the house (house)', after: 'open', before: null })
  const [opened] = await told('AccountOpened')
  expect(opened).toMatchObject({ who: 'the house (door)', after: { name: 'Olga' } })
  const [, cas] = await told('AccountOpened')
  expect(cas).toMatchObject({ who: 'operator Olga', table: null })
  const [first] = await told('TableOpened')
  expect(first).toMatchObject({ who: 'virtual operator', table: 'roulette-1' })
})
