import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountHoldings } from '../../../src/general/state.ts'

import type { Command } from '../../../src/kernel/game.ts'
import { findRounds, findSignificant } from '../../../src/server/audit/queries.ts'
import { Page, roundsFor } from '../../../src/server/history/past-rounds.ts'
import { openHouseLog } from '../../../src/server/log/house-log.ts'
import { realRandomness } from '../../../src/server/randomness.ts'

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

const OLGA = { role: 'staff', rank: 'operator', name: 'Olga' } as const

const directs = async (table: string, command: object) => {
  const { host } = house.floor.tables.get(table)!
  const answer = await host.submit(`by-hand-${host.seq}`, { by: OLGA, ...command } as Command)
  expect(answer).toHaveProperty('done')
}

const told = async (what: string) => {
  await house.audit.readings.catchUp()
  return findSignificant(house.audit.readings, {}).filter(event => event.what === what)
}

const ports = () => ({
  store: house.store,
  now: () => Date.now(),
  random: realRandomness,
  program: 'test',
  fault: () => undefined,
})

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const sits = async (id: string) => {
  const table = house.floor.tables.get(id)!
  await until(() => table.host.state.open)
  await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  return table
}

describe('significant events', () => {
  test('nz1:9.3 a change of limits is reported with both values and the person', async () => {
    const { host } = house.floor.tables.get('roulette-1')!
    await until(() => host.state.open)
    const before = host.state.limits
    const limits = { ...before, 'even-chance': { minimum: 1000, maximum: 100_000 } }
    await directs('roulette-1', { does: 'change-limits', limits })
    const [event] = await told('LimitsChanged')
    expect(event).toMatchObject({ topic: 'limits', who: 'operator Olga', before, after: limits })
    expect(event?.under).toMatch(/^nz1:9/)
  })

  test('nz1:11.1 money moved by hand is reported with the patron’s chips before and after', async () => {
    await sits('roulette-1')
    const command = { does: 'make-good', patron: 'Ana', chips: 5000, reason: 'paid too little' }
    await directs('roulette-1', command)
    expect((await told('PaymentCorrected'))[0]).toMatchObject({
      topic: 'money by hand',
      patron: 'Ana',
      before: 100_000,
      after: 105_000,
      why: 'paid too little',
    })
  })

  test('nz1:17.3(b) an exclusion is reported with its reason', async () => {
    await directs('roulette-1', { does: 'exclude', patron: 'Ana', reason: 'a device' })
    expect((await told('PatronExcluded'))[0]).toMatchObject({ patron: 'Ana', why: 'a device' })
  })

  test('starts, stops and crashes of the program, and failed sign-ins', async () => {
    await openHouseLog(ports(), { pace: '15' })
    const second = await openHouseLog(ports(), { pace: '3' })
    second.signInFailed('Olga', 'answered with 401')
    await second.close()
    expect((await told('ProgramStarted'))[0]?.after).toEqual({ program: 'test', pace: '3' })
    expect(await told('ProgramStarted')).toHaveLength(2)
    expect(await told('ProgramLost')).toHaveLength(1)
    expect(await told('ProgramStopped')).toHaveLength(1)
    expect((await told('SignInFailed'))[0]).toMatchObject({
      after: 'Olga',
      why: 'answered with 401',
    })
  })
})

describe('a corrected round', () => {
  test('nz11a:6.6 an overruled roll: its wager was reopened and ended again', async () => {
    const table = await sits('snake-eyes-1')
    await playRound(house.floor, table, 'Ana')
    const [before] = table.rounds.rounds
    const { faces } = before!.result as { faces: readonly number[] }
    const outcome = faces[0] === 1 && faces[1] === 1 ? [6, 6] : [1, 1]
    await directs('snake-eyes-1', { does: 'overrule', outcome, reason: 'the camera shows it' })
    await house.audit.readings.catchUp()
    const [round] = findRounds(house.audit.readings, {
      table: 'snake-eyes-1',
      round: before!.round,
    })
    expect(round?.result).toEqual({ faces: outcome })
    const ends = round!.ends.map(end => end.outcome)
    expect(ends.slice(-2)).toEqual(['reopened', 'win'])
    expect(round?.incidents.map(({ is, by }) => `${is} ${by}`)).toContain(
      'CallOverruled operator Olga',
    )
    expect(await told('WagerReopened')).toHaveLength(1)
    const [sums] = round!.patrons
    const { before: had, won, lost, after, corrected } = sums!
    expect(had + sums!.bought + won - lost + corrected).toBe(after)
    expect(after).toBe(accountHoldings(table.host.state, 'stack:Ana')?.value)
    expect(corrected).not.toBe(0)
  })

  test('nz1:11.1 the patron sees the round before and after, and the clause', async () => {
    const { rounds } = house.floor.tables.get('snake-eyes-1')!
    const [record] = rounds.rounds
    expect(record?.settled.map(({ outcome }) => outcome.is)).toEqual(['win'])
    expect(record?.corrected).toMatchObject([{ under: 'nz11a:6.6(d)' }])
    expect(record?.corrected?.[0]?.was.wager.id).toBe(record?.settled[0]?.wager.id)
    const table = house.floor.tables.get('snake-eyes-1')!
    const told = roundsFor(table, { is: 'guest', patron: 'Ana' } as never, Page.parse({}))
    expect(told[0]?.corrected).toHaveLength(1)
    const others = roundsFor(table, { is: 'guest', patron: 'Bo' } as never, Page.parse({}))
    expect(others[0]?.corrected).toEqual([])
    const held = accountHoldings(table.host.state, 'stack:Ana')?.value ?? 0
    expect(told[0]?.soFar).toBe(held - 100_000)
    expect(table.host.state.last!.ended.map(({ outcome }) => outcome.is)).toEqual(['win'])
  })

  test('nz1:18.2 an invalidated round returns every stake, and keeps its former result', async () => {
    const table = house.floor.tables.get('snake-eyes-1')!
    await playRound(house.floor, table, 'Ana')
    const before = table.rounds.rounds[0]!
    const fire = { does: 'invalidate', ground: 'disruption', forfeits: [], reason: 'fire' }
    await directs('snake-eyes-1', fire)
    const [record] = table.rounds.rounds
    expect(record).toMatchObject({ round: before.round, isVoid: true })
    expect(record?.settled.map(({ outcome }) => outcome)).toEqual(
      before.settled.map(() => ({ is: 'void', under: 'nz1:18.2' })),
    )
    expect(record?.corrected).toEqual(before.settled.map(was => ({ was, under: 'nz1:18.1(a)' })))
    const [told] = roundsFor(table, { is: 'guest', patron: 'Ana' } as never, Page.parse({}))
    const held = accountHoldings(table.host.state, 'stack:Ana')?.value ?? 0
    expect(told?.soFar).toBe(held - 100_000)
    await house.audit.readings.catchUp()
    const [read] = findRounds(house.audit.readings, {
      table: 'snake-eyes-1',
      round: before.round,
    })
    const ends = read!.ends.slice(-2).map(({ outcome, under }) => `${outcome} ${under}`)
    expect(ends).toEqual(['reopened nz1:18.1(a)', 'void nz1:18.2'])
    const sums = read!.patrons[0]!
    expect(sums.after).toBe(held)
    expect(sums.before).toBe(held)
    expect(sums.before + sums.won - sums.lost + sums.corrected).toBe(sums.after)
  })
})
