import { afterEach, beforeEach, expect, test } from 'vitest'
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
let alone: Table
let wheel: Table
let said = 0

const OPERATOR = { is: 'staff', name: 'Olu', rank: 'operator' } as const
const SLOW = { bets: 60_000, patron: 60_000, step: 1 }

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, SLOW)
  const wanted = { game: 'roulette', book: 'nz8', attended: false, oneTableOnly: true } as const
  expect(await bringTable(house.floor, OPERATOR, 'bring', wanted)).toHaveProperty('done')
  alone = [...house.floor.tables.values()].find(({ host }) => host.state.config.oneTableOnly)!
  wheel = house.floor.tables.get('roulette-1')!
  await welcome(house.floor, 'Ana')
  for (const at of [alone, wheel]) {
    await until(() => at.host.state.open)
    expect(await says(at, 'stand')).toHaveProperty('done')
    expect(await says(at, 'buy-in', { chips: 50_000 })).toHaveProperty('done')
  }
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const says = (at: Table, does: string, more = {}) => {
  said += 1
  return dispatch(house.floor, at, { is: 'guest', patron: 'Ana' }, `t${said}`, { does, ...more })
}

const RED = { on: 'red', chips: 2000 }
const ELSEWHERE = { refused: { refused: 'nz1:10.5', facts: { patron: 'Ana' } } }

test('nz1:10.5 a table for patrons without other wagers refuses a patron who has wagers elsewhere', async () => {
  expect(await says(alone, 'wager', RED)).toHaveProperty('done')
  expect(await says(wheel, 'wager', RED)).toHaveProperty('done')
  expect(await says(alone, 'wager', RED)).toMatchObject(ELSEWHERE)
  expect(await says(alone, 'declare', { on: 'tier', piece: 500 })).toMatchObject(ELSEWHERE)
  const [wager] = wheel.host.state.wagers
  expect(await says(wheel, 'withdraw', { wager: wager!.id })).toHaveProperty('done')
  expect(await says(alone, 'wager', RED)).toHaveProperty('done')
})

test('nz1:10.5 also if both wagers are sent at once', async () => {
  const [one, two] = await Promise.all([says(wheel, 'wager', RED), says(alone, 'wager', RED)])
  expect(one).toHaveProperty('done')
  expect(two).toMatchObject(ELSEWHERE)
})
