import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import { Sheet } from '../../src/server/broadcast/sheet.ts'
import { watchAbsence } from '../../src/server/floor/disconnected-patrons.ts'
import type { Table } from '../../src/server/floor/floor.ts'
import {
  asks,
  drop,
  type House,
  newFolder,
  openHouse,
  pause,
  playRound,
  until,
  welcome,
} from '../fixtures/floor-fixture.ts'

/** A clock that somebody sets, hours on and hours back, while rounds are played. */

const HOUR = 3_600_000
const JUMPS = [0, HOUR, -HOUR, 26 * HOUR, -5 * HOUR, 1, -10_000, 365 * 24 * HOUR]
const BETS = 150

let folder: string
let house: House
let offset = 0

beforeEach(async () => {
  const real = Date.now.bind(Date)
  offset = 0
  vi.spyOn(Date, 'now').mockImplementation(() => real() + offset)
  folder = newFolder()
  house = await openHouse(folder, { bets: BETS, patron: 40, step: 1 })
  await welcome(house.floor, 'Ana')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
  drop(folder)
})

const seated = async (id: string): Promise<Table> => {
  const at = house.floor.tables.get(id)!
  await until(() => at.host.state.open)
  await asks(house.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await asks(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
  return at
}

interface Shown {
  readonly now: number
  readonly until: number | null
}

const shown = (at: Table): Shown => JSON.parse(new Sheet(at).text({ role: 'rail' })) as Shown

test.each(['roulette-1', 'baccarat-1', 'lunar-poker-1'])(
  'at %s no round is lost, and the log keeps its order',
  async id => {
    const at = await seated(id)
    let jumps = 0
    const setter = setInterval(() => {
      jumps += 1
      offset = JUMPS[jumps % JUMPS.length]!
    }, 7)
    for (let round = 0; round < 3; round += 1) await playRound(house.floor, at, 'Ana')
    clearInterval(setter)
    await house.floor.close()
    expect(jumps).toBeGreaterThan(JUMPS.length)
    const entries = await house.store.read(id)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
    const times = entries.map(entry => entry.at)
    expect(times).not.toEqual([...times].sort((a, b) => a - b))
    expect(verifyLog(entries)).toMatchObject({ rounds: 3, findings: [] })
    expect(house.faults).toEqual([])
  },
)

test('what is left of the countdown does not change when the clock is set', async () => {
  const at = await seated('roulette-1')
  const began = performance.now()
  await asks(house.floor, at, 'Ana', { does: 'wager', on: 'red', chips: 2000 })
  const asked = performance.now()
  let seen = 0
  for (; performance.now() < began + BETS / 2; seen += 1) {
    offset = JUMPS[seen % JUMPS.length]!
    const before = performance.now()
    const { now, until: end } = shown(at)
    const left = end! - now
    const after = performance.now()
    expect(left).toBeLessThanOrEqual(BETS - (before - asked) + 3)
    expect(left).toBeGreaterThanOrEqual(BETS - (after - began) - 3)
    await pause(3)
  }
  expect(seen).toBeGreaterThan(3)
  await until(() => shown(at).until === null)
})

test('nobody has been away for long because the clock was set on', async () => {
  const at = await seated('roulette-1')
  const stop = watchAbsence(house.floor, () => false, 2000)
  await pause(500)
  offset = 24 * HOUR
  await pause(500)
  expect(at.host.state.seats[0]).toBe('Ana')
  stop()
})
