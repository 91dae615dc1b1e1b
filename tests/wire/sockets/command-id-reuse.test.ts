import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import { integrityProblems } from '../../../src/server/floor/integrity-problems.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

const SLOW = { bets: 60_000, patron: 60_000, step: 1 }

let folder: string
let house: House

const open = async (): Promise<void> => {
  house = await openHouse(folder, SLOW)
  await until(() => tableOf('roulette-1').host.state.open)
}

beforeEach(async () => {
  folder = newFolder()
  await open()
  await welcome(house.floor, 'Ana')
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const tableOf = (id: string) => house.floor.tables.get(id)!

const says = (id: string, said: SaidCommand, table = 'roulette-1') =>
  dispatch(house.floor, tableOf(table), { is: 'guest', patron: 'Ana' }, id, said)

const USED = { malformed: 'id: used before for another command' }

test('the same command with the same id gets the same answer; a different one is an error', async () => {
  const stand = await says('a', { does: 'stand' })
  expect(stand).toHaveProperty('done')
  expect(await says('a', { does: 'stand' })).toEqual(stand)
  expect(await says('a', { does: 'leave' })).toEqual(USED)
  expect(await says('a', { does: 'buy-in', chips: 10_000 })).toEqual(USED)
  expect(await says('a', { does: 'mix-in', words: 'kia ora' })).toEqual(USED)
  const bought = await says('b', { does: 'buy-in', chips: 10_000 })
  expect(await says('b', { does: 'buy-in', chips: 10_000 })).toEqual(bought)
  expect(await says('b', { does: 'buy-in', chips: 20_000 })).toEqual(USED)
  const bet = await says('c', { does: 'wager', on: 'red', chips: 2000 })
  expect(await says('c', { does: 'wager', on: 'red', chips: 2500 })).toEqual(USED)
  await house.close()
  await open()
  expect(await says('c', { does: 'wager', on: 'red', chips: 2000 })).toEqual(bet)
  expect(await says('c', { does: 'wager', on: 'black', chips: 2000 })).toEqual(USED)
  expect(house.floor.cashier.audit()).toEqual([])
})

test('a log with a changed byte opens but takes no commands; the others do', async () => {
  await says('a', { does: 'stand' })
  await house.close()
  const db = new DatabaseSync(`${folder}/croupier.db`)
  db.exec(
    `update entries set body = replace(body, '"stand"', '"Stand"') where log = 'roulette-1' and id = 'Ana/a'`,
  )
  const { seq } = db.prepare(`select seq from entries where id = 'Ana/a'`).get() as { seq: number }
  db.close()
  await open()
  const stopped = `This has stopped: entry ${seq} of its log is not as it was written.`
  expect(integrityProblems(house.floor)).toEqual([`roulette-1: ${stopped}`])
  expect(house.faults).toHaveLength(1)
  expect(await says('b', { does: 'leave' })).toEqual({ unavailable: stopped })
  expect(await says('b', { does: 'stand' }, 'roulette-2')).toHaveProperty('done')
})
