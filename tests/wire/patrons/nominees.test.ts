import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BaccaratState } from '../../../src/games/baccarat/table/state.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const OPERATOR = { is: 'staff', name: 'Olu', rank: 'operator' } as const

const playOf = ({ host }: Table): BaccaratState => host.state.play as BaccaratState

const international = async (): Promise<Table> => {
  const { floor } = house
  const elections = { style: 'B', international: true } as const
  const wanted = { game: 'baccarat', book: 'nz5', attended: false, elections } as const
  expect(await bringTable(floor, OPERATOR, 'bring-1', wanted)).toHaveProperty('done')
  const found = [...floor.tables.values()].find(
    at => at.game === 'baccarat' && playOf(at).elections.international,
  )!
  await until(() => found.host.state.open)
  return found
}

let said = 0

const says = (at: Table, patron: string, does: string, more = {}) => {
  said += 1
  return dispatch(house.floor, at, { is: 'guest', patron }, `t${said}`, { does, ...more })
}

test('nz5:2.3 nz5:15.1 at a virtual table of International Baccarat a nominee wagers and rounds are dealt', async () => {
  const at = await international()
  for (const [i, patron] of ['Ana', 'Ben'].entries()) {
    await welcome(house.floor, patron)
    expect(await says(at, patron, 'sit', { seat: i + 1 })).toHaveProperty('done')
    expect(await says(at, patron, 'buy-in', { chips: 100_000 })).toHaveProperty('done')
  }
  await until(() => playOf(at).phase.is === 'betting')
  const bet = { on: 'banker', chips: 10_000, for: 'Ana' }
  expect(await says(at, 'Ben', 'wager', bet)).toMatchObject({ refused: { refused: 'nz5:2.3(a)' } })
  await says(at, 'Ana', 'request-nominee', { nominee: 'Ben' })
  await until(() => playOf(at).nominations[0]?.stands === 'active')
  expect(await says(at, 'Ben', 'wager', bet)).toHaveProperty('done')
  expect(at.host.state.wagers).toMatchObject([{ patron: 'Ana', on: 'banker' }])
  await until(() => at.host.state.round.number === 2)
  expect(house.faults).toEqual([])
})

const STILL = { bets: 60_000, patron: 60_000, step: 60_000 }

test('nz5:2.3(d) two tables approve one nominee at the same moment: the second is refused', async () => {
  await house.close()
  house = await openHouse(folder, STILL)
  const elections = { style: 'B', international: true } as const
  const wanted = { game: 'baccarat', book: 'nz5', attended: false, elections } as const
  await bringTable(house.floor, OPERATOR, 'bring-2', wanted)
  const tables = [...house.floor.tables.values()].filter(
    one => one.game === 'baccarat' && playOf(one).elections.international,
  )
  expect(tables).toHaveLength(2)
  for (const patron of ['Ana', 'Ben', 'Cho']) await welcome(house.floor, patron)
  for (const [i, at] of tables.entries()) {
    const patron = ['Ana', 'Ben'][i]!
    const opens = { by: { role: 'staff', rank: 'operator' }, does: 'open-table' } as const
    await at.host.submit('opened', opens)
    expect(await says(at, patron, 'sit', { seat: 1 })).toHaveProperty('done')
    expect(await says(at, patron, 'request-nominee', { nominee: 'Cho' })).toHaveProperty('done')
  }
  const rights = { nominee: 'Cho', mayWager: true, mayHandle: true, associated: false }
  const approves = (at: Table, patron: string) =>
    dispatch(house.floor, at, OPERATOR, `approve ${at.id}`, {
      does: 'approve-nominee',
      patron,
      ...rights,
    })
  const [one, two] = await Promise.all([approves(tables[0]!, 'Ana'), approves(tables[1]!, 'Ben')])
  expect(one).toHaveProperty('done')
  expect(two).toMatchObject({ refused: { refused: 'nz5:2.3(d)' } })
})
