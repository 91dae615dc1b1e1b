import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chips } from '../../../src/kernel/money.ts'
import { guestOf } from '../../../src/server/money/cage.ts'
import type { SessionTable } from '../../../src/server/tournaments/sessions/session-table.ts'
import type { Tournament } from '../../../src/server/tournaments/tournament.ts'
import type { Planned } from '../../../src/server/tournaments/tournament-book.ts'
import type { Stage } from '../../../src/tournament/director/s02-entry/conditions.ts'
import { isWaiting } from '../../../src/tournament/director/state.ts'
import { APPLICATION } from '../../../src/tournament/session/application.ts'
import { stackOf } from '../../../src/tournament/session/state.ts'
import { memoryStore } from '../../fixtures/memory-store.ts'
import {
  type House,
  newFolder,
  openHouse,
  pause,
  removeFolder,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import {
  completed,
  DOT,
  drawn,
  enter,
  guest,
  played,
  say,
  twoHeats,
} from '../../fixtures/people/tournament-tables.ts'

/** Terminals that fail during play, and how the house's director handles it. */

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 25, patron: 25, step: 0 }, memoryStore)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const RICH = 1_000_000
const refused = (answer: object) => (answer as { refused?: { refused: string } }).refused?.refused

/** Long enough that a director has time to act. */
const long = (planned: Planned, value = 6): Planned => {
  const { conditions } = planned
  const stages = conditions.stages.map(
    (stage): Stage => ({
      ...stage,
      startingChips: chips(200_000),
      duration: { unit: 'rounds', value },
    }),
  )
  return { ...planned, conditions: { ...conditions, stages } }
}

const balanceOf = (patron: string) => guestOf(house.floor.cage.state, patron)?.balance

const director = (
  where: string,
  words: { readonly does: string; readonly [field: string]: unknown },
) => say(house, DOT, where, words)

/** Ana's table of the first stage, in play. */
const atHerTable = async (tournament: Tournament): Promise<SessionTable> => {
  await drawn(house, tournament)
  const at = tournament.host.state.sessions.findIndex(({ players }) => players.includes('Ana'))
  return played(house, tournament, at)
}

const seatOf = ({ host }: SessionTable, patron: string): number =>
  host.state.players.find(each => each.patron === patron)!.seat

const fail = async (table: SessionTable, ...seats: readonly number[]): Promise<void> => {
  for (const seat of seats)
    expect(await director(table.id, { does: 'terminal-fails', seat })).toHaveProperty('done')
}

const free = ({ host }: SessionTable): readonly number[] =>
  host.state.inner.seats.flatMap((patron, i) => (patron === null ? [i + 1] : []))

/** Ana wagers as soon as bets are taken. */
const lays = async ({ id }: SessionTable, on: string): Promise<void> => {
  const wager = { does: 'wager', on, chips: 2500 }
  while (!('done' in (await say(house, guest('Ana'), id, wager)))) await pause(3)
}

/** Begins every announced session, until the tournament is over. */
const playOut = async ({ id, host }: Tournament): Promise<void> => {
  const timer = setInterval(() => {
    const session = host.state.sessions.findIndex(isWaiting)
    if (session >= 0) void director(id, { does: 'begin-session', session })
  }, 5)
  await completed(house)
  clearInterval(timer)
  expect(house.floor.tournaments.audit()).toEqual([])
  expect(house.faults).toEqual([])
}

describe.each([
  ['electronic-roulette', 'red'],
  ['electronic-baccarat', 'player'],
] as const)('%s', (game, bet) => {
  const { faults } = APPLICATION[game]

  test('nz7:9.4 nz7:9.4(a) nz7:11.4 nz7:11.4(a) the terminal’s debt is paid, and the player moves to another terminal', async () => {
    const tournament = await enter(house, long(twoHeats(game)), ['Ana'])
    const table = await atHerTable(tournament)
    await fail(table, seatOf(table, 'Ana'))
    const wager = { does: 'wager', on: bet, chips: 5000 }
    expect(refused(await say(house, guest('Ana'), table.id, wager))).toBe(faults.terminal)
    const put = {
      does: 'correct-balance',
      patron: 'Ana',
      way: 'credit',
      chips: 700,
      reason: 'lost',
    }
    expect(refused(await director(table.id, put))).toBe('ruling:113')
    const late = { ...put, round: 99 }
    expect(refused(await say(house, DOT, table.id, late, 'Olga'))).toBe('ruling:117')
    expect(await say(house, DOT, table.id, put, 'Olga')).toHaveProperty('done')
    expect(stackOf(table.host.state, 'Ana')).toBe(200_700)
    const to = free(table)[0]!
    const move = { does: 'move-terminal', patron: 'Ana', to }
    expect(await director(table.id, move)).toHaveProperty('done')
    expect(seatOf(table, 'Ana')).toBe(to)
    await lays(table, bet)
    await playOut(tournament)
  })

  test('nz7:9.4(b) nz7:11.4(b) without a free terminal the player moves to another heat, and buys its chips', async () => {
    const planned = long(twoHeats(game, { chipIssue: 'face-value', minPlayers: 2 }))
    const tournament = await enter(house, { ...planned, fill: 4 }, ['Ana'])
    await drawn(house, tournament)
    const { sessions } = tournament.host.state
    const from = sessions.findIndex(({ players }) => players.includes('Ana'))
    const to = 1 - from
    const table = await played(house, tournament, from)
    const paid = balanceOf('Ana')
    await fail(table, seatOf(table, 'Ana'))
    const another = { does: 'another-heat', patron: 'Ana', to }
    expect(refused(await director(tournament.id, another))).toBe(faults.otherHeat)
    expect(table.host.state.players.find(({ patron }) => patron === 'Ana')?.status).toBe('active')
    await fail(table, ...free(table))
    expect(await director(tournament.id, another)).toHaveProperty('done')
    expect(balanceOf('Ana')).toBe(paid! + 200_000)
    expect(tournament.host.state.sessions[to]!.players).toContain('Ana')
    await playOut(tournament)
  })

  test('nz7:9.4(c) nz7:9.6 nz7:11.4(c) nz7:11.6 without another heat the entry is void, and everything is refunded', async () => {
    const { conditions, ...planned } = long(twoHeats(game, { chipIssue: 'face-value' }))
    const one = { ...conditions, stages: conditions.stages.slice(1), minPlayers: 2 }
    const tournament = await enter(house, { ...planned, fill: 4, conditions: one }, ['Ana'])
    const table = await atHerTable(tournament)
    await fail(table, seatOf(table, 'Ana'))
    const entries = { does: 'void-entries', patrons: ['Ana'], ground: 'terminal' }
    expect(refused(await director(tournament.id, entries))).toBe(faults.otherHeat)
    await fail(table, ...free(table))
    expect(await director(tournament.id, entries)).toHaveProperty('done')
    expect(balanceOf('Ana')).toBe(RICH)
    await playOut(tournament)
    expect(tournament.host.state.placings.map(({ patron }) => patron)).not.toContain('Ana')
    expect(balanceOf('Ana')).toBe(RICH)
  })

  test('nz7:9.5(a) nz7:11.5(a) a heat broken off by a system failure is played again, and the old table stops', async () => {
    const tournament = await enter(house, long(twoHeats(game, { chipIssue: 'face-value' })), [
      'Ana',
    ])
    const table = await atHerTable(tournament)
    await until(() => table.host.state.rounds > 0)
    const restart = { does: 'restart', session: table.session }
    expect(await director(tournament.id, restart)).toHaveProperty('done')
    await until(() => table.host.state.status === 'void')
    expect(balanceOf('Ana')).toBe(RICH - tournament.host.state.conditions.entryFee)
    const again = tournament.host.state.sessions.at(-1)!
    expect(again.players).toContain('Ana')
    await playOut(tournament)
  })

  test('nz7:9.5(b) nz7:11.5(b) entries broken off by a system failure are void, and the others play on', async () => {
    const tournament = await enter(house, long(twoHeats(game)), ['Ana', 'Ben'])
    const table = await atHerTable(tournament)
    const entries = { does: 'void-entries', patrons: ['Ana'], ground: 'system' }
    expect(await director(tournament.id, entries)).toHaveProperty('done')
    expect(balanceOf('Ana')).toBe(RICH)
    const hers = () => table.host.state.players.find(({ patron }) => patron === 'Ana')
    await until(() => hers()?.status === 'out')
    await playOut(tournament)
  })

  test('nz7:9.5(c) nz7:9.6 nz7:11.5(c) nz7:11.6 a tournament ended by a system failure refunds everything, and nobody deals on', async () => {
    const tournament = await enter(house, long(twoHeats(game, { chipIssue: 'face-value' })), [
      'Ana',
    ])
    const table = await atHerTable(tournament)
    await until(() => table.host.state.rounds > 0)
    expect(await director(tournament.id, { does: 'cancel', ground: 'system' })).toHaveProperty(
      'done',
    )
    await until(() => table.host.state.status === 'void')
    expect(balanceOf('Ana')).toBe(RICH)
    expect(house.floor.cage.state.out[tournament.id]).toBe(0)
    expect(house.floor.tournaments.audit()).toEqual([])
    expect(house.faults).toEqual([])
  })

  test('nz7:3.5 nz7:5.10 at terminals nobody has to wager, and a tie is played off', async () => {
    const { conditions, ...planned } = twoHeats(game, { minPlayers: 2 })
    const one = { ...conditions, stages: conditions.stages.slice(1) }
    const tournament = await enter(house, { ...planned, fill: null, conditions: one }, [
      'Ana',
      'Ben',
    ])
    await atHerTable(tournament)
    const { host, sessions } = tournament
    await until(() => host.state.sessions.length === 2)
    expect(host.state.sessions[1]).toMatchObject({ playOff: true })
    const off = await played(house, tournament, 1)
    await lays(off, bet)
    await until(() => sessions.get(1)!.host.state.status === 'tallied')
    // If Banker and Player stand off, they play again.
    await until(() => host.state.status === 'completed' || host.state.sessions.length === 3)
    expect(house.faults).toEqual([])
  })
})
