import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { watchedTable } from '../../src/server/broadcast/watch-target.ts'
import { watchAbsence } from '../../src/server/floor/disconnected-patrons.ts'
import type { Table } from '../../src/server/floor/floor.ts'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../fixtures/people/floor-fixture.ts'
import { TestTime } from '../fixtures/test-time.ts'
import { shownOf } from '../fixtures/whole-view.ts'

/** Somebody sets the clock hours forward and back while rounds are played. */

const HOUR = 3_600_000
const JUMPS = [0, HOUR, -HOUR, 26 * HOUR, -5 * HOUR, 1, -10_000, 365 * 24 * HOUR]
const BETS = 150

let folder: string
let house: House
let offset = 0
let time: TestTime

beforeEach(async () => {
  const real = Date.now.bind(Date)
  offset = 0
  vi.spyOn(Date, 'now').mockImplementation(() => real() + offset)
  folder = newFolder()
  time = new TestTime()
  house = await openHouse(folder, { bets: BETS, patron: 40, step: 1 }, undefined, { time })
  await welcome(house.floor, 'Ana')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
  removeFolder(folder)
})

const seated = async (id: string): Promise<Table> => {
  const at = house.floor.tables.get(id)!
  await until(() => at.host.state.open)
  await sendCommand(house.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
  return at
}

interface ShownClock {
  readonly now: number
  readonly until: number | null
}

const shown = (at: Table): ShownClock => {
  const { until: ends } = shownOf(watchedTable(at, house.floor), { role: 'rail' })
  return { now: Date.now(), until: ends }
}

/** Sets the clock to the next offset. */
const jumps = (from: number): number => {
  offset = JUMPS[from % JUMPS.length]!
  return from + 1
}

test.each(['roulette-1', 'baccarat-1', 'lunar-poker-1'])(
  'at %s no round is lost, and the log keeps its order',
  async id => {
    const at = await seated(id)
    let jumped = 0
    at.host.follow(() => {
      jumped = jumps(jumped)
    })
    for (let round = 0; round < 3; round += 1) await playRound(house.floor, at, 'Ana')
    await house.floor.close()
    expect(jumped).toBeGreaterThan(JUMPS.length)
    const entries = await house.store.read(id)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
    const times = entries.map(entry => entry.at)
    expect(times).not.toEqual([...times].sort((a, b) => a - b))
    expect(verifyLog(entries)).toMatchObject({ rounds: 3, findings: [] })
    expect(house.faults).toEqual([])
  },
)

test('the time left does not change when the clock is set', async () => {
  const at = await seated('roulette-1')
  vi.spyOn(Date, 'now').mockImplementation(() => 1_800_000_000_000 + offset)
  await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'red', chips: 2000 })
  const left = () => {
    const { now, until: end } = shown(at)
    return end! - now
  }
  expect(left()).toBe(BETS)
  await time.pass(BETS / 3)
  let jumped = 0
  while (jumped < JUMPS.length) {
    jumped = jumps(jumped)
    expect(left()).toBe((BETS * 2) / 3)
  }
  await until(() => shown(at).until === null)
})

test('setting the clock forward does not make anybody leave', async () => {
  const at = await seated('roulette-1')
  const stop = watchAbsence(house.floor, () => false, 2000)
  await time.pass(1000)
  offset = 24 * HOUR
  await time.pass(900)
  expect(at.host.state.seats[0]).toBe('Ana')
  await time.pass(2000)
  await until(() => at.host.state.seats[0] === null)
  stop()
})
