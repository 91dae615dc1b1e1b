import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command } from '../../../src/kernel/game.ts'
import type { Patron } from '../../../src/kernel/people.ts'
import { play } from '../../../src/scenario/index.ts'
import { otherTableRefusal } from '../../../src/server/floor/cross-table-rules.ts'
import { watchAbsence } from '../../../src/server/floor/disconnected-patrons.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import type { ProtectionRequest } from '../../../src/server/protection/protection.ts'
import { EXHIBITION } from '../../../src/server/tournaments/exhibition.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { TestTime } from '../../fixtures/test-time.ts'

/** Patrons who take a break or exclude themselves take no part in anything new. */

const OPERATOR = { role: 'staff', rank: 'operator', name: 'Olu' } as const
const DAY = 86_400_000

let folder: string
let house: House
let ids = 0

const nextId = (): string => {
  ids += 1
  return `k${ids}`
}

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, undefined, undefined, { time: new TestTime() })
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const asks = (patron: Patron, asked: object, id = nextId()) =>
  house.floor.protection.ask(id, patron, asked as ProtectionRequest)

const BREAK = { does: 'take-break', days: 7 }

/** An attended table, and the commands of a scenario there. */
const brought = async (text: string): Promise<{ at: Table; commands: readonly Command[] }> => {
  const [{ opened, trace } = { opened: undefined, trace: [] }] = play(text)
  const commands = trace.flatMap(({ entries }) => entries).map(({ command }) => command)
  const of = { game: 'baccarat', book: 'nz5', attended: true, title: 'x', config: opened?.config }
  const command = { by: OPERATOR, does: 'bring-table', table: 'baccarat-x', of } as never
  expect(await house.floor.bring(nextId(), command)).toHaveProperty('done')
  return { at: house.floor.tables.get('baccarat-x')!, commands }
}

test('ruling:141 a bet that stood off goes back to a guest on a break, who leaves at once', async () => {
  const { at, commands } = await brought(`# nz5:5.1 a Tie
table    nz5
seat 1   buys in 1000
seat 1   wagers 100 on player
dealer   calls no more bets
shoe     7c 7d Kh Ks
`)
  const stop = watchAbsence(house.floor, () => true)
  const { host } = at
  for (const command of commands.slice(0, -1))
    expect(await host.submit(nextId(), command)).toHaveProperty('done')
  const { patron } = host.state.wagers[0]!
  expect(await asks(patron, BREAK)).toHaveProperty('done')
  expect(await host.submit(nextId(), commands.at(-1)!)).toHaveProperty('done')
  await until(() => host.state.patrons[patron] === undefined)
  expect(host.state.wagers).toEqual([])
  stop()
})

test('ruling:141 a guest on a break makes no secret bet in a tournament', async () => {
  await welcome(house.floor, 'Ana')
  const bet = {
    id: '1',
    table: 'tournament-1-session-1',
    does: 'secret-wager',
    on: 'red',
    chips: 1,
  }
  const ana = { is: 'guest', patron: 'Ana' } as const
  expect(await otherTableRefusal(house.floor, ana, bet)).toBeUndefined()
  await asks('Ana', BREAK)
  expect(await otherTableRefusal(house.floor, ana, bet)).toMatchObject({ refused: 'ruling:141' })
})

test('ruling:141 nobody admits a guest on a break to a place that is paid for', async () => {
  const { floor } = house
  const { conditions } = EXHIBITION
  const later = { ...conditions, transferable: true, playStart: Date.now() + 10 * DAY }
  const planned = { ...EXHIBITION, run: 'director', fill: null, conditions: later } as const
  await floor.tournaments.setUp(OPERATOR, planned)
  const table = 'tournament-1'
  const { host } = floor.tournaments.get(table)!
  const says = (patron: Patron, words: { does: string }) => {
    const message = { id: nextId(), table, ...words }
    return floor.tournaments.asked({ is: 'guest', patron }, message)
  }
  const directs = (words: { does: string; patron?: Patron }) => {
    const director = { is: 'tournament-director', name: 'Dot' } as const
    return floor.tournaments.asked(director, { id: nextId(), table, ...words })
  }
  for (const patron of ['Ana', 'Bea']) await welcome(floor, patron)
  await directs({ does: 'open-entries' })
  await says('Ana', { does: 'apply', form: { name: 'Ana' } } as never)
  const isNotified = (patron: Patron) => entryOf(host.state, patron)?.status === 'notified'
  await until(() => isNotified('Ana'))
  expect(await directs({ does: 'accept', patron: 'Ana' })).toHaveProperty('done')
  const handOn = { does: 'transfer', to: 'Bea' }
  expect(await says('Ana', handOn)).toHaveProperty('done')
  await until(() => isNotified('Bea'))
  await asks('Bea', BREAK)
  expect(await directs({ does: 'accept', patron: 'Bea' })).toMatchObject({
    refused: { refused: 'ruling:141', facts: { patron: 'Bea' } },
  })
  const message = { id: nextId(), table, ...handOn }
  expect(await otherTableRefusal(floor, { is: 'guest', patron: 'Ana' }, message)).toMatchObject({
    refused: 'ruling:141',
  })
})

test('ruling:140 an id that was used for another limit sets none, and says so', async () => {
  const limit = { does: 'set-limit', of: 'loss', per: 'day', most: 1000 }
  expect(await asks('Ana', limit, 'same')).toHaveProperty('done')
  expect(await asks('Ana', limit, 'same')).toHaveProperty('done')
  expect(await asks('Ana', { ...limit, most: 500 }, 'same')).toHaveProperty('malformed')
  expect(await asks('Ana', BREAK, 'same')).toHaveProperty('malformed')
})
