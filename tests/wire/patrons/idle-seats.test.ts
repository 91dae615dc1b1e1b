import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { IDLE, type Patience, watchIdle } from '../../../src/server/floor/idle-seats.ts'
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
let at: Table
let told: string[]
let stop: () => void

const watch = (patience: Partial<Patience>) => {
  const tell = (patron: string, { table, notice }: { table: string; notice: string }) =>
    told.push(`${patron} ${table} ${notice}`)
  stop = watchIdle(house.floor, tell, { ...IDLE, ...patience }, 5)
}

beforeEach(async () => {
  told = []
  stop = () => undefined
  folder = newFolder()
  time = new TestTime()
  house = await openHouse(folder, undefined, undefined, { time })
  at = house.floor.tables.get('snake-eyes-1')!
  await until(() => at.host.state.open)
})

afterEach(async () => {
  stop()
  await house.close()
  removeFolder(folder)
})

const nameOf = (seat: number): string => `Guest ${String.fromCharCode(64 + seat)}`

const fill = async (but = 0) => {
  for (let seat = 1; seat <= at.host.state.seats.length - but; seat += 1) {
    await welcome(house.floor, nameOf(seat))
    await sendCommand(house.floor, at, nameOf(seat), { does: 'sit', seat })
    await sendCommand(house.floor, at, nameOf(seat), { does: 'buy-in', chips: 50_000 })
  }
}

const balance = (patron: string) => guestOf(house.floor.cashier.state, patron)?.balance

const playThree = async (patron = 'Guest A') => {
  for (let round = 0; round < 3; round += 1) await playRound(house.floor, at, patron)
}

describe('nz1:6.0 at a full table', () => {
  test('a patron without a wager for three rounds gives up the seat, gets the chips in the account, and a notice', async () => {
    await fill()
    watch({})
    await playThree()
    await until(() => told.length > 0)
    expect(told[0]).toBe(
      'Guest B snake-eyes-1 Your seat was asked for: every seat is taken, and you have wagered nothing for 3 rounds. Your chips are in your account.',
    )
    await until(() => balance('Guest B') === 1_000_000)
    expect(at.host.state.seats.slice(0, 2)).toEqual(['Guest A', null])
    const said = (await house.store.read('snake-eyes-1')).map(({ body }) => JSON.parse(body))
    const required = said.find(({ command }) => command?.does === 'require-seat')
    expect(required.events).toMatchObject([{ is: 'SeatRequired', under: 'nz1:6.0' }])
    await time.pass(50)
    expect(told).toHaveLength(1)
    expect(house.floor.cashier.audit()).toEqual([])
    expect(verifyLog(await house.store.read('snake-eyes-1')).findings).toEqual([])
  })

  test('active patrons do not, and nobody does while a seat is free or the rule is turned off', async () => {
    await fill(1)
    watch({})
    await playThree()
    await time.pass(50)
    stop()
    expect(told).toEqual([])
    await fill()
    watch({ rounds: 0, time: 1 })
    await playThree()
    await time.pass(50)
    expect(told).toEqual([])
    expect(at.host.state.seats.every(holder => holder !== null)).toBe(true)
  })

  test('if nobody plays, a time limit applies to a patron without a wager', async () => {
    await fill()
    watch({ time: 60 })
    await until(() => told.length > 0)
    expect(told[0]).toMatch(/^Guest A snake-eyes-1 Your seat is free for others: /)
    await until(() => balance('Guest A') === 1_000_000)
    await time.pass(50)
    expect(told).toHaveLength(1)
  })
})
