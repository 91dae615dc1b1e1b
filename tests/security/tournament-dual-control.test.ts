import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyLog } from '../../src/server/audit/verify-log.ts'
import type { SignedIn } from '../../src/server/identity/principal.ts'
import type { SessionTable } from '../../src/server/tournaments/sessions/session-table.ts'
import { stackOf } from '../../src/tournament/session/state.ts'
import { newFolder, removeFolder, until } from '../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'
import { twoHeats } from '../fixtures/people/tournament-tables.ts'

/** Moving chips by hand in a tournament needs a second person, like at any table. */

let folder: string
let office: Office
let cookies: Record<'Olga' | 'Otto', string>
let table: SessionTable

const DOT: SignedIn = { is: 'tournament-director', name: 'Dot' }

beforeEach(async () => {
  folder = newFolder()
  office = await openOffice(folder, Date.now)
  const { cookie } = await claim(office)
  const otto = await hired(office, cookie, 'Otto', 'operator')
  await hired(office, cookie, 'Dot', 'tournament-director')
  cookies = { Olga: cookie, Otto: otto.cookie }
})

afterEach(async () => {
  await office.close()
  removeFolder(folder)
})

/**
 * A session whose virtual dealer does not act, because the clock is stopped. The test gives its
 * first steps.
 */
const opened = async (): Promise<void> => {
  const { house } = office
  const { conditions, ...planned } = twoHeats('roulette', { minPlayers: 2 })
  const stages = conditions.stages.slice(1)
  const two = { ...planned, fill: null, conditions: { ...conditions, stages } }
  const { floor } = house
  await floor.tournaments.setUp({ role: 'staff', rank: 'operator', name: 'house' }, two)
  const tournament = floor.tournaments.list[0]!
  const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const
  const tell = (command: object) => tournament.submit(`c${Math.random()}`, command as never)
  await tell({ by: HOUSE, does: 'open-entries' })
  for (const patron of ['Ana', 'Ben']) {
    const key = patron
    const welcome = { by: HOUSE, does: 'welcome', patron, chips: 1_000_000, key } as const
    await floor.cage.submit(`welcome ${patron}`, welcome)
    await tell({ by: { role: 'patron', patron }, does: 'apply', form: { name: patron } })
    await tell({ by: HOUSE, does: 'notify', patron })
    await tell({ by: HOUSE, does: 'accept', patron })
  }
  await tell({ by: HOUSE, does: 'begin' })
  for (let lot = 0; lot < 2; lot += 1)
    await tournament.host.submit(`lot ${lot}`, { by: { role: 'chance' }, does: 'lot', number: 0 })
  await tell({ by: HOUSE, does: 'begin-session', session: 0 })
  await until(() => tournament.sessions.has(0))
  table = tournament.sessions.get(0)!
  const at = (command: object) => table.host.submit(`s${Math.random()}`, command as never)
  await at({ by: HOUSE, does: 'director', present: true })
  await at({ by: HOUSE, does: 'start' })
}

const wanted = {
  id: 'one',
  get table() {
    return table.id
  },
  does: 'make-good',
  patron: 'Ana',
  chips: 500,
  reason: 'a chip fell',
}

const answer = (cookie: string, word = 'approve') =>
  ask(office, `/api/approvals/1/${word}`, {}, { cookie })

test('ruling:113 nz1:11.1 a director asks, an operator approves, and the log has both', async () => {
  await opened()
  const held = () => stackOf(table.host.state, 'Ana')
  const before = held()
  const asked = { ...wanted }
  expect(await office.house.floor.tournaments.asked(DOT, asked)).toMatchObject({
    refused: { refused: 'ruling:113' },
  })
  expect(await office.twoPeople.holdAt(DOT, asked)).toMatchObject({ pending: 1 })
  expect(held()).toBe(before)
  expect((await answer(cookies.Otto)).status).toBe(200)
  expect(held()).toBe(before + 500)
  const [last] = (await office.house.store.read(table.id)).slice(-1)
  expect(JSON.parse(last!.body).command.by).toEqual({
    role: 'staff',
    rank: 'operator',
    name: 'Dot',
    approvedBy: 'Otto',
  })
  expect(await office.twoPeople.holdAt(DOT, asked)).toEqual({ done: last!.seq })
  for (const log of ['approvals', table.id])
    expect(verifyLog(await office.house.store.read(log)).findings).toEqual([])
})

test('ruling:113 an operator cannot approve their own request, and a command the rules refuse needs no approver', async () => {
  await opened()
  const olga: SignedIn = { is: 'staff', name: 'Olga', rank: 'operator' }
  expect(await office.twoPeople.holdAt(olga, { ...wanted })).toMatchObject({ pending: 1 })
  expect((await answer(cookies.Olga)).status).toBe(409)
  const tooMuch = { ...wanted, id: 'two', does: 'recover', chips: 900_000_000 }
  expect(await office.twoPeople.holdAt(olga, tooMuch)).toBeUndefined()
  const guest: SignedIn = { is: 'guest', patron: 'Ana' }
  expect(await office.twoPeople.holdAt(guest, { ...wanted, id: 'three' })).toBeUndefined()
})
