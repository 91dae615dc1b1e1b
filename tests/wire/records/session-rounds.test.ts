import { afterAll, beforeAll, expect, test } from 'vitest'
import { Page, roundsFor, sealsFor } from '../../../src/server/history/past-rounds.ts'
import { SessionRounds } from '../../../src/server/tournaments/sessions/session-rounds.ts'
import type { PromiseRecord } from '../../../src/web/features/fairness/chance.ts'
import { verify } from '../../../src/web/features/fairness/verdicts.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
} from '../../fixtures/people/floor-fixture.ts'
import { completed, HOUSE, twoHeats } from '../../fixtures/people/tournament-tables.ts'

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 8, patron: 8, step: 0 })
  const { conditions, ...planned } = twoHeats('roulette', { minPlayers: 2 })
  const stages = [{ ...conditions.stages[1]!, duration: { unit: 'spins', value: 2 } as const }]
  await house.floor.tournaments.setUp(HOUSE, {
    ...planned,
    fill: 2,
    conditions: { ...conditions, stages },
  })
  await completed(house)
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const SESSION = 'tournament-1-session-1'
const read = () => new SessionRounds(house.store).of(SESSION)
const anybody = { is: 'anybody' } as never

test('every spin of a session was committed, and verifies', async () => {
  const seals = sealsFor((await read())!, anybody, Page.parse({}))
  const shown = seals.filter(({ secret, out }) => secret !== undefined && out.length > 0)
  expect(shown).toHaveLength(2)
  for (const seal of shown)
    expect(await verify(seal as PromiseRecord & { secret: string })).toMatchObject({ is: 'kept' })
})

test('nz7:4.15 a round is replayed as its player saw it, and to nobody else', async () => {
  const { rounds, game } = (await read())!
  expect(roundsFor({ rounds }, anybody, Page.parse({})).map(({ round }) => round)).toEqual([2, 1])
  const { patron } = house.floor.tournaments.list[0]!.sessions.get(0)!.host.state.players[0]!
  const steps = (await rounds.stepsOf(house.store, game, 1, patron))!
  expect(steps.some(({ by, does }) => by === 'you' && does !== 'time')).toBe(true)
  expect(steps.at(-1)!.view).toHaveProperty('table')
  expect(await rounds.stepsOf(house.store, game, 1, 'Nobody')).toBeUndefined()
})

test('ruling:140 the time at a session counts, also after a restart', async () => {
  const { patron } = house.floor.tournaments.list[0]!.sessions.get(0)!.host.state.players[0]!
  const spent = house.floor.protection.used(patron).time.month
  expect(spent).toBeGreaterThan(0)
  await house.close()
  house = await openHouse(folder, { bets: 8, patron: 8, step: 0 })
  expect(house.floor.protection.used(patron).time.month).toBe(spent)
})

test('only sessions can be read like this', async () => {
  const sessions = new SessionRounds(house.store)
  for (const log of ['cage', 'accounts', 'tournament-1', 'tournament-1-session-9'])
    expect(await sessions.of(log)).toBeUndefined()
})
