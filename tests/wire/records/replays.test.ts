import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
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

const tableOf = (id: string) => house.floor.tables.get(id)!

const seated = async (id: string, patron: string, seat: number): Promise<void> => {
  const table = tableOf(id)
  await welcome(house.floor, patron)
  await until(() => table.host.state.open)
  await sendCommand(house.floor, table, patron, { does: 'sit', seat })
  await sendCommand(house.floor, table, patron, { does: 'buy-in', chips: 100_000 })
}

const stepsOf = (id: string, round: number, patron: string) => {
  const { host, rounds } = tableOf(id)
  return rounds.stepsOf(house.store, host.game, round, patron)
}

test('a round can be replayed after a restart', async () => {
  await seated('snake-eyes-1', 'Ana', 1)
  await playRound(house.floor, tableOf('snake-eyes-1'), 'Ana')
  const before = (await stepsOf('snake-eyes-1', 1, 'Ana'))!
  expect(before.map(({ by, does }) => `${by} ${does}`)).toEqual(
    expect.arrayContaining(['you wager', 'you roll', 'chance dice', 'staff settle']),
  )
  expect(before.find(({ does }) => does === 'wager')!.said).toEqual({
    does: 'wager',
    on: 'field',
    chips: 2000,
  })
  await house.close()
  house = await openHouse(folder)
  expect(await stepsOf('snake-eyes-1', 1, 'Ana')).toEqual(before)
})

test('a patron who sat down during the round sees the rest, and others see nothing', async () => {
  await seated('roulette-1', 'Ana', 1)
  await playRound(house.floor, tableOf('roulette-1'), 'Ana')
  await seated('roulette-1', 'Bo', 2)
  await playRound(house.floor, tableOf('roulette-1'), 'Ana')
  expect(await stepsOf('roulette-1', 1, 'Bo')).toBeUndefined()
  expect(await stepsOf('roulette-1', 1, 'Cy')).toBeUndefined()
  expect(await stepsOf('roulette-1', 3, 'Ana')).toBeUndefined()
  expect((await stepsOf('roulette-1', 2, 'Bo'))![0]).toMatchObject({ by: 'you', does: 'sit' })
  const wagers = (await stepsOf('roulette-1', 2, 'Bo'))!.filter(({ does }) => does === 'wager')
  expect(wagers).toEqual([])
})
