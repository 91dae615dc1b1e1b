import { afterEach, beforeEach, expect, test } from 'vitest'
import { HIDDEN } from '../../../src/kernel/secret.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import type { Principal, SignedIn } from '../../../src/server/identity/principal.ts'
import type { Answer } from '../../../src/server/log/log-writer.ts'
import { guestOf } from '../../../src/server/money/cage.ts'
import { EXHIBITION } from '../../../src/server/tournaments/exhibition.ts'
import type { Tournament } from '../../../src/server/tournaments/tournament.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { shownOf } from '../../fixtures/whole-view.ts'

let folder: string
let house: House

const PACE = { bets: 20, patron: 20, step: 0 }
const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const
const ANA: SignedIn = { is: 'guest', patron: 'Ana' }
const DIRECTOR: SignedIn = { is: 'tournament-director', name: 'Dot' }

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, PACE)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const SMALL = {
  ...EXHIBITION,
  fill: 6,
  conditions: {
    ...EXHIBITION.conditions,
    maxPlayers: 6,
    stages: EXHIBITION.conditions.stages.map((stage, at) => ({
      ...stage,
      seats: at === 0 ? 3 : 4,
      duration: { unit: 'spins', value: 2 } as const,
    })),
  },
}

const only = ({ floor }: House): Tournament => floor.tournaments.list[0]!

let ids = 0
const say = (
  who: SignedIn,
  table: string,
  words: { readonly does: string; readonly [field: string]: unknown },
): Promise<Answer> => {
  ids += 1
  return house.floor.tournaments.asked(who, { id: `t${ids}`, table, ...words })
}

const completed = (of: House): Promise<void> =>
  until(() => only(of).host.state.status === 'completed')

test('nz7:2.1 nz7:5.12 a tournament directed by the house is played to its end, and the money balances', async () => {
  expect(await house.floor.tournaments.setUp(HOUSE, SMALL)).toHaveProperty('done')
  await completed(house)
  const { state } = only(house).host
  expect(state.sessions.filter(({ playOff }) => !playOff)).toHaveLength(3)
  expect(state.placings).toHaveLength(4)
  expect(house.floor.tournaments.audit()).toEqual([])
  expect(house.floor.cashier.audit()).toEqual([])
  const won = state.awards.reduce((sum, { money }) => sum + money, 0)
  const left = 6 * state.conditions.entryFee - won
  await until(() => house.floor.cage.state.out['tournament-1'] === left)
  const logs = ['tournaments', 'tournament-1', 'tournament-1-session-1', 'tournament-1-session-3']
  for (const log of logs) expect(verifyLog(await house.store.read(log)).findings, log).toEqual([])
  expect(house.faults).toEqual([])
}, 40_000)

test('nz7:1.1/player nz7:2.1 house players of a large field enter together, and each pays', async () => {
  const fill = 120
  const [heats, final] = SMALL.conditions.stages
  const stages = [{ ...heats!, progression: { by: 'top-overall', count: 4 } as const }, final!]
  const conditions = { ...SMALL.conditions, maxPlayers: fill, stages }
  const of = { ...SMALL, run: 'director', fill: null, conditions } as const
  await house.floor.tournaments.setUp(HOUSE, of)
  await say(DIRECTOR, 'tournament-1', { does: 'open-entries' })
  await say(DIRECTOR, 'tournament-1', { does: 'fill', players: fill })
  const { host } = only(house)
  await until(() => host.state.accepted === fill)
  const fees = fill * conditions.entryFee
  await until(() => house.floor.cage.state.out['tournament-1'] === fees)
  expect(house.floor.cage.state.vouchers).toEqual({})
  expect(house.floor.tournaments.audit()).toEqual([])
  for (const log of ['tournament-1', 'cage'])
    expect(verifyLog(await house.store.read(log)).findings, log).toEqual([])
  expect(house.faults).toEqual([])
}, 40_000)

test('nz7:2.3 a tournament continues where it was after a restart', async () => {
  await house.floor.tournaments.setUp(HOUSE, SMALL)
  await until(() => (only(house).sessions.get(0)?.host.state.rounds ?? 0) > 0)
  await house.close()
  house = await openHouse(folder, PACE)
  await completed(house)
  expect(only(house).host.state.placings).toHaveLength(4)
  expect(house.floor.tournaments.audit()).toEqual([])
}, 40_000)

test('nz7:2.1 nz7:2.4 nz7:2.6 a guest pays the fee when admitted, and is refunded if they withdraw in time', async () => {
  await welcome(house.floor, 'Ana', 20_000)
  const of = { ...SMALL, run: 'director', fill: null } as const
  const later = { ...of.conditions, playStart: Date.now() + 10 * 24 * 3_600_000 }
  await house.floor.tournaments.setUp(HOUSE, { ...of, conditions: later })
  const name = 'tournament-1'
  expect(await say(DIRECTOR, name, { does: 'open-entries' })).toHaveProperty('done')
  expect(await say(ANA, name, { does: 'apply', form: { name: 'Ana' } })).toHaveProperty('done')
  await until(() => entryOf(only(house).host.state, 'Ana')?.status === 'notified')
  const balance = () => guestOf(house.floor.cage.state, 'Ana')?.balance
  expect(await say(DIRECTOR, name, { does: 'accept', patron: 'Ana' })).toHaveProperty('done')
  expect(balance()).toBe(15_000)
  expect(await say(ANA, name, { does: 'withdraw' })).toHaveProperty('done')
  expect(balance()).toBe(20_000)
  expect(house.floor.tournaments.audit()).toEqual([])
})

test('nz7:2.1 a guest who cannot pay the fee is not a player, and keeps their money', async () => {
  await welcome(house.floor, 'Ana', 100)
  await house.floor.tournaments.setUp(HOUSE, { ...SMALL, run: 'director', fill: null })
  await say(DIRECTOR, 'tournament-1', { does: 'open-entries' })
  await say(ANA, 'tournament-1', { does: 'apply', form: { name: 'Ana' } })
  await until(() => entryOf(only(house).host.state, 'Ana')?.status === 'notified')
  const accept = { does: 'accept', patron: 'Ana' }
  expect(await say(DIRECTOR, 'tournament-1', accept)).toHaveProperty('refused')
  expect(guestOf(house.floor.cage.state, 'Ana')?.balance).toBe(100)
  expect(house.floor.tournaments.audit()).toEqual([])
})

test('nz7:4.15 nz7:1.2(c) others see the place of a secret wager, but not its amount', async () => {
  await house.close()
  house = await openHouse(folder, { ...PACE, bets: 3000 })
  await welcome(house.floor, 'Ana')
  await house.floor.tournaments.setUp(HOUSE, { ...SMALL, run: 'director', fill: 2 })
  const name = 'tournament-1'
  await say(DIRECTOR, name, { does: 'open-entries' })
  await say(ANA, name, { does: 'apply', form: { name: 'Ana' } })
  await until(() => entryOf(only(house).host.state, 'Ana')?.status === 'notified')
  await say(DIRECTOR, name, { does: 'accept', patron: 'Ana' })
  await say(DIRECTOR, name, { does: 'fill', players: 4 })
  await until(() => only(house).host.state.entered === 4)
  await until(() => only(house).host.state.accepted === 4)
  expect(await say(DIRECTOR, name, { does: 'begin' })).toHaveProperty('done')
  await until(() => only(house).host.state.sessions.length > 0)
  const at = only(house).host.state.sessions.findIndex(({ players }) => players.includes('Ana'))
  await say(DIRECTOR, name, { does: 'begin-session', session: at })
  await until(() => only(house).sessions.get(at)?.host.state.status === 'running')
  const table = only(house).sessions.get(at)!
  const view = () => table.host.game.view(table.host.state, { role: 'rail' })
  await until(() => view().turn === 'Ana')
  const secret = { does: 'secret-wager', on: 'red', chips: 12_500 }
  expect(await say(ANA, table.id, secret)).toHaveProperty('done')
  const shown = (who: Principal) => {
    const watched = house.floor.tournaments.watched(table.id)!
    const seen = shownOf(watched, watched.viewer(who))
    return seen.is === 'session' ? seen.view.table.wagers : []
  }
  const of = (who: Principal) => shown(who).find(({ patron }) => patron === 'Ana')
  expect(of({ is: 'guest', patron: 'Eve' })).toMatchObject({ on: 'red', chips: HIDDEN })
  expect(of(ANA)).toMatchObject({ on: 'red', chips: 12_500 })
})
