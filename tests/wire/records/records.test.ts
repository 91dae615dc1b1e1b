import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountHoldings } from '../../../src/general/state.ts'

import { recordFor } from '../../../src/records/round-views.ts'
import { roundsCsv, significantCsv, statementCsv } from '../../../src/server/audit/csv.ts'

import {
  findRounds,
  findSignificant,
  roundsOf,
  statementOf,
} from '../../../src/server/audit/queries.ts'
import { Readings } from '../../../src/server/audit/readings.ts'
import { logsIn } from '../../../src/server/log/sqlite/sqlite.ts'
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

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']

let folder: string
let house: House
let readings: Readings

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  await welcome(house.floor, 'Bo')
  for (const id of TABLES) {
    const table = house.floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    for (let round = 0; round < 3; round += 1) await playRound(house.floor, table, 'Ana')
  }
  readings = new Readings(house.store, ':memory:')
  await readings.catchUp()
})

afterAll(async () => {
  await readings.close()
  await house.close()
  removeFolder(folder)
})

describe('the record of a round', () => {
  test.each(TABLES)('%s: every stake has an end with its clause', async table => {
    const records = findRounds(readings, { table })
    expect(records.length).toBeGreaterThanOrEqual(3)
    for (const record of records) {
      expect(record.state).toBe('settled')
      expect(record.opened).toBeLessThanOrEqual(record.called ?? 0)
      expect(record.called).toBeLessThanOrEqual(record.settled ?? 0)
      expect(record.result).not.toBeNull()
      expect(record.came.length).toBeGreaterThan(0)
      expect(record.promises[0]?.commitment).toMatch(/^[0-9a-f]{64}$/)
    }
    const ends = records.flatMap(record => record.ends)
    expect(ends.length).toBeGreaterThanOrEqual(3)
    for (const end of ends) expect(end.under).toMatch(/:/)
    const wagers = ends.map(({ wager }) => wager)
    expect(new Set(wagers).size).toBe(wagers.length)
  })

  test('nz1:11.1 a patron’s chips before, wins and losses add up to the chips after', () => {
    for (const { patrons } of findRounds(readings, {}))
      for (const p of patrons) {
        const net = p.bought - p.cashed + p.won - p.commission - p.lost - p.fees + p.corrected
        expect(p.before + net).toBe(p.after)
      }
    for (const table of TABLES) {
      const { state } = house.floor.tables.get(table)!.host
      const held = Object.values(accountHoldings(state, 'stack:Ana') ?? {}).reduce<number>(
        (a, b) => a + (b ?? 0),
        0,
      )
      const [last] = findRounds(readings, { table, patron: 'Ana' })
      expect(last?.patrons[0]?.after).toBe(held)
    }
  })

  test('it has choices: the throw of the dice, and the play of a hand', () => {
    const does = (table: string) =>
      findRounds(readings, { table }).flatMap(({ choices }) => choices.map(c => c.does))
    expect(does('snake-eyes-1')).toContain('roll')
    expect(does('lunar-poker-1')).toContain('play')
  })

  test('a patron sees no more than they were shown', () => {
    expect(roundsOf(readings, 'Bo', {})).toEqual([])
    const [own] = roundsOf(readings, 'Ana', { table: 'lunar-poker-1' })
    const [all] = findRounds(readings, { table: 'lunar-poker-1' })
    expect(own!.came.map(({ what }) => what)).toEqual(all!.came.map(({ what }) => what))
    const other = recordFor({ ...all!, promises: [] }, 'Bo')
    const told = other.came.filter(({ what }) => what !== 'hidden')
    expect(told.map(({ to }) => to)).toEqual(Array(5).fill('dealer'))
    expect(other).toMatchObject({ patrons: [], stakes: [], ends: [] })
  })

  test('it is found by table, time, patron, outcome and amount', () => {
    const [one] = findRounds(readings, { table: 'roulette-1' })
    const at = { from: one!.settled!, to: one!.settled! }
    const found = { table: 'roulette-1', came: one!.came[0]!.what, atLeast: 2000, ...at }
    expect(findRounds(readings, found)).toEqual([one])
    expect(findRounds(readings, { ...found, atLeast: 2001 })).toEqual([])
    expect(findRounds(readings, { ...found, came: '99' })).toEqual([])
  })
})

describe('readings', () => {
  test('deleted and read again they are the same', async () => {
    await house.close()
    const before = [findRounds(readings, {}), findSignificant(readings, {})]
    readings.drop()
    expect(findRounds(readings, {})).toEqual([])
    house = await openHouse(folder)
    const again = new Readings(house.store, ':memory:')
    await again.catchUp()
    expect(findRounds(again, {}).slice(-before[0]!.length)).toEqual(before[0])
    await readings.close()
    readings = again
  })

  test('a round during which the server stopped is recorded as resumed', async () => {
    const table = house.floor.tables.get('roulette-1')!
    const bet = { does: 'wager', on: 'red', chips: 2000 }
    await until(() => table.host.state.open)
    await until(() => (table.host.state.play as { phase: { is: string } }).phase.is === 'betting')
    expect(await sendCommand(house.floor, table, 'Ana', bet)).toHaveProperty('done')
    await until(() => table.host.state.round.stakes !== null)
    await house.close()
    const between = new Readings(logsIn(folder), ':memory:')
    await between.catchUp()
    expect(between.unfinished()).toMatchObject([{ table: 'roulette-1', state: 'interrupted' }])
    await between.close()
    house = await openHouse(folder)
    const { rounds } = house.floor.tables.get('roulette-1')!
    const count = rounds.rounds.length
    await until(() => rounds.rounds.length > count)
    const after = new Readings(house.store, ':memory:')
    await after.catchUp()
    expect(findRounds(after, { state: 'resumed' })).toMatchObject([
      { table: 'roulette-1', interruptions: [{}], ends: [{ patron: 'Ana', on: 'red' }] },
    ])
    await after.close()
  })
})

describe('for a spreadsheet', () => {
  test('rounds, significant events and statements have one line each and a header', () => {
    const lines = (csv: string) => csv.trimEnd().split('\n').length
    const records = findRounds(readings, { patron: 'Ana' })
    expect(lines(roundsCsv(records))).toBe(1 + records.flatMap(({ ends }) => ends).length)
    const events = findSignificant(readings, {})
    expect(lines(significantCsv(events))).toBe(1 + events.length)
    const statement = statementOf(readings, 'Ana')
    expect(statement[0]).toMatchObject({ what: 'play money', chips: 1_000_000 })
    expect(statement.at(-1)?.balance).toBe(guestOf(house.floor.cashier.state, 'Ana')?.balance)
    expect(statementCsv(statement)).toMatch(/chips bought,baccarat-1,-1000.00,9000.00/)
  })

  test('a cell that a spreadsheet would execute is made harmless', () => {
    const [event] = findSignificant(readings, {})
    expect(significantCsv([{ ...event!, why: '=1+1' }])).toContain("'=1+1")
  })
})
