import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Table } from '../../../src/server/floor/floor.ts'
import {
  type House,
  newFolder,
  openHouse,
  pause,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House
let table: Table

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 10, patron: 20, step: 1 })
  table = house.floor.tables.get('lunar-poker-1')!
  await welcome(house.floor, 'Ana')
  await until(() => table.host.state.open)
  await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

/** One round in which Ana bets and then does not answer, which counts as folding. */
const folded = async (): Promise<void> => {
  const before = table.rounds.rounds.length
  const bet = { does: 'wager', on: 'ante', chips: 2000 }
  while (!('done' in (await sendCommand(house.floor, table, 'Ana', bet)))) await pause(5)
  await until(() => table.rounds.rounds.length > before)
}

test('nz22:9.13 in every round, only cards that were shown are opened to all', async () => {
  for (let round = 0; round < 5; round += 1) await folded()
  const over = table.rounds.seals.filter(({ opened }) => opened !== undefined)
  expect(over.length).toBeGreaterThanOrEqual(5)
  for (const { opened, out } of over) {
    expect(opened!.every(({ card }) => out.includes(card))).toBe(true)
    expect(opened!.filter(({ to }) => to === 'all')).toHaveLength(1)
    expect(opened!.filter(({ to }) => to.includes('Ana'))).toHaveLength(5)
  }
})
