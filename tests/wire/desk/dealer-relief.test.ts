import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRank } from '../../../src/kernel/people.ts'
import type { Body } from '../../../src/records/entry.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import { reliefsIn, watchDealers } from '../../../src/server/floor/dealer-relief.ts'
import { bringTable, submitStaffCommand } from '../../../src/server/floor/staff-commands.ts'
import { IDLE } from '../../../src/server/identity/account.ts'
import { newFolder, removeFolder, until } from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'
import { TestTime } from '../../fixtures/test-time.ts'

let folder: string
let office: Office
let now: number
let time: TestTime
let operator: string
let dan: string
let unwatch: () => void

beforeEach(async () => {
  now = Date.now()
  folder = newFolder()
  time = new TestTime()
  office = await openOffice(folder, () => now, undefined, undefined, time)
  operator = (await claim(office)).cookie
  dan = (await hired(office, operator, 'Dan', 'dealer')).cookie
  unwatch = watchDealers(office.house.floor, office.staff, 5)
})

afterEach(async () => {
  unwatch()
  await office.close()
  removeFolder(folder)
})

const table = (id = 'roulette-1') => office.house.floor.tables.get(id)!
const dealing = (id?: string) => table(id).onFloor().dealing

const says = (name: string, rank: StaffRank, does: string, id = 'roulette-1') =>
  submitStaffCommand(
    office.house.floor,
    table(id),
    { is: 'staff', name, rank },
    `${name} ${does} ${id}`,
    {
      does,
    },
  )

const lastSaid = async () =>
  JSON.parse((await office.house.store.read('floor')).at(-1)!.body) as Body

describe('nz1:1.1/dealer a table whose dealer is no longer signed in', () => {
  beforeEach(async () => {
    await says('Dan', 'dealer', 'take-over')
    expect(dealing()).toMatchObject({ is: 'person', name: 'Dan' })
  })

  test('goes to the virtual dealer when they sign out, by an entry in the log', async () => {
    await ask(office, '/api/leave', {}, { cookie: dan })
    await until(() => dealing().is === 'virtual')
    const { command, events } = await lastSaid()
    expect(command).toMatchObject({ does: 'release-table', by: { name: 'house' } })
    expect(events).toMatchObject([{ is: 'DealerLeft', table: 'roulette-1' }])
    expect(events[0]).toHaveProperty('reason', 'Dan signed out, or the session ended.')
    expect(verifyLog(await office.house.store.read('floor')).findings).toEqual([])
  })

  test('when the account is locked', async () => {
    await ask(office, '/api/staff/Dan/lock', { reason: 'asked to' }, { cookie: operator })
    await until(() => dealing().is === 'virtual')
  })

  test('when the session has expired', async () => {
    now += IDLE
    await until(() => dealing().is === 'virtual')
  })

  test('but stays theirs while they have another session', async () => {
    const other = await ask(office, '/api/staff/sign-in', {
      name: 'Dan',
      password: 'staple of the stable',
    })
    await ask(office, '/api/leave', {}, { cookie: dan })
    await time.pass(50)
    expect(dealing()).toMatchObject({ is: 'person', name: 'Dan' })
    await ask(office, '/api/leave', {}, { cookie: other.cookie })
    await until(() => dealing().is === 'virtual')
  })
})

test('nz1:1.1/dealer an attended table then has no dealer', async () => {
  const olga = { is: 'staff', name: 'Olga', rank: 'operator' } as const
  const wanted = { game: 'roulette', book: 'nz8', attended: true } as const
  await bringTable(office.house.floor, olga, 'bring', wanted)
  const { id } = [...office.house.floor.tables.values()].find(({ attended }) => attended)!
  await says('Dan', 'dealer', 'take-over', id)
  await ask(office, '/api/leave', {}, { cookie: dan })
  await until(() => dealing(id).is === 'nobody')
})

test('nz1:1.1/dealer a dealer cannot be pushed away; a relieved dealer gets a notice, and the log has both names', async () => {
  await hired(office, operator, 'Eva', 'dealer')
  await says('Dan', 'dealer', 'take-over')
  expect(await says('Eva', 'dealer', 'take-over')).toMatchObject({
    refused: { facts: { name: 'Dan' } },
  })
  expect(await says('Olga', 'operator', 'take-over')).toHaveProperty('done')
  const body = await lastSaid()
  expect(body.events).toMatchObject([
    { is: 'DealerTook', name: 'Olga', relieves: { name: 'Dan', rank: 'dealer' } },
  ])
  expect(reliefsIn(body)).toEqual([
    {
      dealer: { is: 'staff', name: 'Dan', rank: 'dealer' },
      message: {
        table: 'roulette-1',
        notice: 'Olga (operator) has relieved you and deals here now.',
        says: '{name} ({rank}) has relieved you and deals here now.',
        facts: { name: 'Olga', rank: 'operator' },
      },
    },
  ])
})
