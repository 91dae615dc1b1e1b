import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Event } from '../../../src/kernel/game.ts'
import { chips } from '../../../src/kernel/money.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import type { SessionTable } from '../../../src/server/tournaments/sessions/session-table.ts'
import type { Planned } from '../../../src/server/tournaments/tournament-book.ts'
import { paymentsOf } from '../../../src/tournament/director/money.ts'
import type { EndVariant } from '../../../src/tournament/director/s02-entry/conditions.ts'
import { type DirectorEvent, entryOf } from '../../../src/tournament/director/state.ts'
import { turnOf } from '../../../src/tournament/session/state.ts'
import { memoryStore } from '../../fixtures/memory-store.ts'
import {
  type House,
  newFolder,
  openHouse,
  pause,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import {
  completed,
  drawn,
  enter,
  guest,
  HOUSE,
  lasting,
  onlyTournament,
  played,
  say,
  twoHeats,
} from '../../fixtures/people/tournament-tables.ts'

/** Whole tournaments of every game, run by the house alone. */

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 8, patron: 8, step: 0 }, memoryStore)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const play = async (planned: Planned): Promise<void> => {
  expect(await house.floor.tournaments.setUp(HOUSE, planned)).toHaveProperty('done')
  await completed(house)
  expect(house.faults).toEqual([])
  const { host, sessions } = onlyTournament(house)
  expect(host.state.status).toBe('completed')
  expect(host.state.placings[0]).toMatchObject({ place: 1, tied: 1 })
  const left = await kept()
  await until(() => house.floor.cage.state.out['tournament-1'] === left)
  expect(house.floor.tournaments.audit()).toEqual([])
  const logs = ['tournament-1', ...[...sessions.values()].map(({ id }) => id)]
  for (const log of logs) expect(verifyLog(await house.store.read(log)).findings, log).toEqual([])
}

const eventsOf = async (log: string): Promise<readonly DirectorEvent[]> =>
  (await house.store.read(log)).flatMap(({ body }) => JSON.parse(body).events)

/** The players' payments less their winnings, by the director's log. */
const kept = async (): Promise<number> =>
  (await eventsOf('tournament-1'))
    .flatMap(paymentsOf)
    .reduce((sum, { does, chips: amount }) => sum + (does === 'pays' ? amount : -amount), 0)

/** How each session at a table ended. */
const ends = async (): Promise<readonly string[]> => {
  const all: string[] = []
  for (const { id } of onlyTournament(house).sessions.values())
    for (const { is, under } of (await eventsOf(id)) as readonly Event[])
      if (is === 'SessionEnded') all.push(under)
  return all
}

test('nz7:8.1 a tournament of baccarat by rounds', async () => {
  await play(twoHeats('baccarat'))
})

const SHOE = { unit: 'shoes', value: 1 } as const

test.each([
  ['a', 'nz7:5.3(a)'],
  ['b', 'nz7:5.3(b)'],
  ['c', 'nz7:5.3(c)'],
] as const)(
  'nz7:5.3 a shoe of baccarat that ends by %s',
  async (endVariant: EndVariant, under) => {
    const { conditions, ...planned } = twoHeats('baccarat', { endVariant, minPlayers: 2 })
    const small = { limits: [{ minimum: chips(500), maximum: chips(1000) }], increment: chips(500) }
    const stages = [{ ...conditions.stages[1]!, ...small }]
    await play({ ...planned, fill: 2, conditions: lasting({ ...conditions, stages }, SHOE) })
    expect((await ends())[0]).toBe(under)
  },
  60_000,
)

test('nz7:9.1 electronic roulette is played and counted at terminals', async () => {
  await play(twoHeats('electronic-roulette'))
})

test('nz7:11.1 electronic baccarat is played and counted at terminals', async () => {
  await play(twoHeats('electronic-baccarat'))
})

test('nz7:2.2(s) nz7:5.13(b) chips at face value are bought for every stage and exchanged after it', async () => {
  await play(twoHeats('baccarat', { chipIssue: 'face-value' }))
  const { sessions, conditions } = onlyTournament(house).host.state
  const events = await eventsOf('tournament-1')
  const sums = (purpose: string) =>
    events
      .flatMap(paymentsOf)
      .filter(each => each.for === purpose)
      .reduce((sum, { chips: amount }) => sum + amount, 0)
  const heats = sessions.filter(({ playOff }) => !playOff)
  const price = heats.reduce(
    (sum, { stage, players }) => sum + conditions.stages[stage]!.startingChips * players.length,
    0,
  )
  const counted = heats.flatMap(({ result }) => Object.values(result!.stacks))
  expect(sums('tournament chips')).toBe(price)
  expect(sums('tournament chips exchanged')).toBe(counted.reduce((a, b) => a + b, 0))
})

test('nz7:4.4 nz7:2.3(ac)(i) a player who cannot buy the session’s chips does not hold up the others', async () => {
  const { conditions, ...planned } = twoHeats('roulette', { chipIssue: 'face-value' })
  const poor = { ...planned, conditions: { ...conditions, minPlayers: 6 }, fill: 6 }
  expect(await house.floor.tournaments.setUp(HOUSE, poor)).toHaveProperty('done')
  await welcome(house.floor, 'Ana', conditions.entryFee)
  await until(() => onlyTournament(house).host.state.status === 'entries-open')
  const apply = { does: 'apply', form: { name: 'Ana' } }
  expect(await say(house, guest('Ana'), 'tournament-1', apply)).toHaveProperty('done')
  await completed(house)
  expect(entryOf(onlyTournament(house).host.state, 'Ana')?.status).toBe('disqualified')
  expect(onlyTournament(house).host.state.placings[0]?.place).toBe(1)
  expect(house.floor.tournaments.audit()).toEqual([])
  expect(house.faults).toEqual([])
})

interface Words {
  readonly does: string
  readonly [field: string]: unknown
}

/** Ana and Ben give this command whenever it is their turn. */
const inTurn = async (
  { id, host }: SessionTable,
  says: (patron: string) => readonly Words[],
): Promise<void> => {
  while (host.state.status === 'running') {
    const turn = turnOf(host.state)
    for (const each of turn === undefined ? [] : says(turn))
      await say(house, guest(turn!), id, each)
    await pause(1)
  }
}

test.each([
  ['roulette', 'red', 'black'],
  ['baccarat', 'player', 'banker'],
])(
  'nz7:4.14 nz7:5.10 %s: a player who passes every round ties, and plays off for the win',
  async (game, hers, his) => {
    await house.close()
    house = await openHouse(folder, { bets: 400, patron: 400, step: 0 }, memoryStore)
    const { conditions, ...planned } = twoHeats(game, { minPlayers: 2 })
    const stages = conditions.stages.slice(1)
    const two = { ...planned, fill: null, conditions: { ...conditions, stages } }
    const tournament = await enter(house, two, ['Ana', 'Ben'])
    const { host } = tournament
    await drawn(house, tournament)
    await inTurn(await played(house, tournament, 0), () => [{ does: 'pass-card' }])
    await until(() => host.state.sessions.length === 2)
    const [final, playOff] = host.state.sessions
    expect(final!.result?.stacks).toEqual({ Ana: 100_000, Ben: 100_000 })
    expect(playOff).toMatchObject({ playOff: true })
    await inTurn(await played(house, tournament, 1), patron => [
      { does: 'wager', on: patron === 'Ana' ? hers : his, chips: 2500 },
      { does: 'confirm' },
    ])
    // If each has won one round, they play another.
    await until(() => host.state.status === 'completed' || host.state.sessions.length === 3)
    expect(house.faults).toEqual([])
    expect(house.floor.tournaments.audit()).toEqual([])
  },
  60_000,
)
