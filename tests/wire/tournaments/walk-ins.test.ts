import { afterEach, beforeEach, expect, test } from 'vitest'
import { chips } from '../../../src/kernel/money.ts'
import { walkInNamed } from '../../../src/kernel/people.ts'
import { readLogs } from '../../../src/server/audit/export.ts'
import { verifyRead } from '../../../src/server/audit/verify-export.ts'
import type { SignedIn } from '../../../src/server/identity/principal.ts'
import type { Planned } from '../../../src/server/tournaments/tournament-book.ts'
import { CONDITIONS } from '../../../src/tournament/director/example.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import { memoryStore } from '../../fixtures/memory-store.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import { DOT, guest, HOUSE, onlyTournament, say } from '../../fixtures/people/tournament-tables.ts'

/** Patrons without an account, whom the director enters at the desk. */

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 0, patron: 0, step: 0 }, memoryStore)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const FEE = CONDITIONS.entryFee
const PRIZE = 30_000
const CASH = ['Ana', 'Ben', 'Cyd'].map(walkInNamed)

/** One table of three, played outside the system. */
const held = async (tables: NonNullable<Planned['tables']>): Promise<string> => {
  const conditions: Planned['conditions'] = {
    ...CONDITIONS,
    entryForm: ['name'],
    minPlayers: 2,
    maxPlayers: 3,
    stages: [CONDITIONS.stages.at(-1)!],
    prizes: [{ money: chips(PRIZE) }],
    playStart: 1,
  }
  const set = await house.floor.tournaments.setUp(HOUSE, {
    conditions,
    run: 'director',
    tables,
    fill: null,
  })
  const { tournament } = set as { tournament: string }
  await say(house, DOT, tournament, { does: 'open-entries' })
  return tournament
}

const apply = (id: string, patron: string, by: SignedIn = DOT) =>
  say(house, by, id, { does: 'apply', for: patron, form: { name: patron } })

const entered = async (id: string, patron: string): Promise<void> => {
  await apply(id, patron)
  await until(() => entryOf(onlyTournament(house).host.state, patron)?.status === 'notified')
  await say(house, DOT, id, { does: 'accept', patron })
}

const inCash = (): number => house.floor.cage.state.given

test('nz7:1.1/applicant nz7:2.1 nz7:5.9 a director enters patrons without an account, who pay and are paid in cash', async () => {
  const id = await held('outside')
  for (const patron of CASH) await entered(id, patron)
  const { host } = onlyTournament(house)
  expect(host.state.accepted).toBe(3)
  expect(inCash()).toBe(3 * FEE)
  const kept = (await house.store.read(id)).map(({ body }) => JSON.parse(body))
  expect(kept.find(({ command }) => command?.does === 'apply')?.command.by).toEqual({
    role: 'patron',
    patron: CASH[0],
    through: 'Dot',
  })
  await say(house, DOT, id, { does: 'begin' })
  await until(() => host.state.sessions.length > 0)
  await say(house, DOT, id, { does: 'begin-session', session: 0 })
  const stacks = { [CASH[0]!]: 300, [CASH[1]!]: 200, [CASH[2]!]: 100 }
  for (const name of ['Dan', 'Sue'])
    await say(house, { is: 'staff', rank: 'dealer', name }, id, {
      does: 'count',
      session: 0,
      stacks,
    })
  expect(host.state.placings[0]?.patron).toBe(CASH[0])
  expect(inCash()).toBe(3 * FEE - PRIZE)
  expect(house.floor.tournaments.audit()).toEqual([])
  expect(house.faults).toEqual([])
  const report = await verifyRead(await readLogs(house.store))
  expect(report.found).toEqual([])
})

test('nz7:2.4(1) the director enters that a patron without an account withdraws, and the fee goes back in cash', async () => {
  const id = await held('attended')
  await entered(id, CASH[0]!)
  await say(house, DOT, id, { does: 'withdraw', for: CASH[0] })
  expect(inCash()).toBe(FEE)
  await say(house, DOT, id, { does: 'consent', patron: CASH[0], agrees: true })
  expect(entryOf(onlyTournament(house).host.state, CASH[0]!)).toMatchObject({
    status: 'withdrawn',
    paid: false,
  })
  expect(inCash()).toBe(0)
})

test('nz1:2.3 ruling:746 without a dealer nobody could enter their wagers, and names must be names', async () => {
  const virtual = await held('virtual')
  expect(await apply(virtual, CASH[0]!)).toMatchObject({ refused: { refused: 'nz1:2.3' } })
  const id = await held('attended')
  expect(await apply(id, walkInNamed('<b>'))).toMatchObject({ refused: { refused: 'nz1:2.3' } })
})

test('nz7:1.1/applicant nobody is entered under the name of somebody with an account', async () => {
  const id = await held('attended')
  const { tournaments } = house.floor
  const said = (patron: string) => ({ does: 'apply', for: patron, form: { name: 'x' } })
  const consider = (by: SignedIn, patron: string) => tournaments.considered(by, id, [said(patron)])
  expect(consider(DOT, 'Ana')).toHaveProperty('malformed')
  expect(consider(guest('Ben'), CASH[0]!)).toHaveProperty('malformed')
  expect(consider({ is: 'staff', rank: 'dealer', name: 'Dan' }, CASH[0]!)).toHaveProperty(
    'malformed',
  )
  expect(consider(DOT, CASH[0]!)).toMatchObject({
    follows: [{ is: 'Applied', patrons: [CASH[0]] }],
  })
})

test('ruling:744 a preview does not tell the second person what the first one counted', async () => {
  const id = await held('outside')
  for (const patron of CASH) await entered(id, patron)
  const { host } = onlyTournament(house)
  await say(house, DOT, id, { does: 'begin' })
  await until(() => host.state.sessions.length > 0)
  await say(house, DOT, id, { does: 'begin-session', session: 0 })
  const counting = (found: number) => ({
    does: 'count',
    session: 0,
    stacks: Object.fromEntries(CASH.map((patron, i) => [patron, found + i])),
  })
  const dealer = (name: string) => ({ is: 'staff', rank: 'dealer', name }) as const
  await say(house, dealer('Dan'), id, counting(100))
  const { tournaments } = house.floor
  const right = tournaments.considered(dealer('Sue'), id, [counting(100)])
  expect(right).toMatchObject({ follows: [{ is: 'CountCompared' }] })
  expect(tournaments.considered(dealer('Sue'), id, [counting(500)])).toEqual(right)
})
