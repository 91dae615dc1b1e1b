import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { watchAbsence } from '../../../src/server/floor/disconnected-patrons.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { PLANS } from '../../../src/server/floor/standard-tables.ts'
import { lobbyTable } from '../../../src/server/gateway/lobby.ts'
import { guestOf } from '../../../src/server/money/cage.ts'
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
import { TestTime } from '../../fixtures/test-time.ts'

let folder: string
let house: House
let time: TestTime

beforeEach(async () => {
  folder = newFolder()
  time = new TestTime()
  house = await openHouse(folder, undefined, undefined, { time })
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const table = (id: string): Table => house.floor.tables.get(id)!

const seated = async (id: string, patron = 'Ana'): Promise<Table> => {
  const at = table(id)
  await until(() => at.host.state.open)
  await welcome(house.floor, patron)
  expect(await sendCommand(house.floor, at, patron, { does: 'sit', seat: 1 })).toHaveProperty(
    'done',
  )
  expect(
    await sendCommand(house.floor, at, patron, { does: 'buy-in', chips: 100_000 }),
  ).toHaveProperty('done')
  return at
}

describe('the floor', () => {
  test.each(PLANS.map(({ id }) => id))('at %s a round is dealt, settled and paid', async id => {
    const at = await seated(id)
    await playRound(house.floor, at, 'Ana')
    const [round] = at.rounds.rounds
    expect(round?.result).not.toBeNull()
    expect(house.floor.cashier.audit()).toEqual([])
    expect(house.faults).toEqual([])
    expect(lobbyTable(at)).toMatchObject({ id, taken: 1, open: true })
    if (at.game === 'baccarat') expect(lobbyTable(at).road).toMatch(/^[BPT]$/)
    else expect(lobbyTable(at)).not.toHaveProperty('road')
  })

  test('nothing happens at a table without bets', async () => {
    const at = table('roulette-1')
    await until(() => at.host.state.open)
    await time.pass(100)
    const { seq } = at.host
    await time.pass(10_000)
    expect(at.host.seq).toBe(seq)
  })

  test('nz1:13.1 chips that a patron takes along are in the account again', async () => {
    const at = await seated('roulette-1')
    expect(guestOf(house.floor.cashier.state, 'Ana')?.balance).toBe(900_000)
    await sendCommand(house.floor, at, 'Ana', { does: 'cash-out', chips: 40_000 })
    expect(guestOf(house.floor.cashier.state, 'Ana')?.balance).toBe(940_000)
    await sendCommand(house.floor, at, 'Ana', {
      does: 'buy-colour',
      colour: 'red',
      chips: 1000,
      worth: 100,
    })
    await sendCommand(house.floor, at, 'Ana', { does: 'leave' })
    expect(guestOf(house.floor.cashier.state, 'Ana')?.balance).toBe(1_000_000)
    expect(house.floor.cashier.audit()).toEqual([])
  })

  test('a patron who is away for long leaves, with the chips in the account', async () => {
    const at = await seated('roulette-1')
    const stop = watchAbsence(house.floor, patron => patron !== 'Ana', 30)
    await until(() => at.host.state.seats[0] === null)
    await until(() => guestOf(house.floor.cashier.state, 'Ana')?.balance === 1_000_000)
    stop()
  })

  test('nz1:13.1(a) a voucher that the table refuses goes back', async () => {
    const at = table('roulette-1')
    await welcome(house.floor, 'Ben')
    const refused = await sendCommand(house.floor, at, 'Ben', { does: 'buy-in', chips: 1000 })
    expect(refused).toHaveProperty('refused')
    expect(guestOf(house.floor.cashier.state, 'Ben')?.balance).toBe(1_000_000)
    const dear = await sendCommand(house.floor, at, 'Ben', { does: 'buy-in', chips: 1_000_001 })
    expect(dear).toMatchObject({ refused: { refused: 'nz1:13.1(a)' } })
  })

  test('an interrupted round continues with the next card of the same shoe', async () => {
    const at = await seated('baccarat-1')
    await playRound(house.floor, at, 'Ana')
    const { drawing, state } = at.host
    await house.close()
    house = await openHouse(folder)
    const again = table('baccarat-1')
    expect(again.host.drawing.sealed).toEqual(drawing.sealed)
    expect(again.host.drawing.out).toBeGreaterThanOrEqual(drawing.out)
    expect(again.host.state.accounts).toEqual(state.accounts)
    expect(again.host.state.stacks).toEqual(state.stacks)
    await playRound(house.floor, again, 'Ana')
    expect(again.host.drawing.sealed).toEqual(drawing.sealed)
    expect(again.rounds.rounds.length).toBeGreaterThan(1)
  })

  test('nz8:2.5 a spin is committed before it, and revealed with it', async () => {
    const at = await seated('roulette-1')
    const promised = at.host.drawing.sealed?.commitment
    await playRound(house.floor, at, 'Ana')
    expect(at.rounds.seals[1]).toMatchObject({
      commitment: promised,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(at.rounds.seals[0]).toMatchObject({ shoe: 2 })
    expect(at.rounds.seals[0]).not.toHaveProperty('secret')
  })
})
