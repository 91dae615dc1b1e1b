import { afterAll, beforeAll, expect, test } from 'vitest'
import { positionOf } from '../../../src/server/desk/steps.ts'
import { asked } from '../../../src/server/floor/dispatch.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import { drop, newFolder } from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

/** What the start page of each role lists, and who may take a shift. */

const folder = newFolder()
const NOW = 1_763_000_000_000
let office: Office
const cookies: Record<string, string> = {}

const OLGA = { is: 'staff', name: 'Olga', rank: 'operator' } as const
const DEE = { is: 'staff', name: 'Dee', rank: 'dealer' } as const

beforeAll(async () => {
  office = await openOffice(folder, () => NOW)
  cookies.Olga = (await claim(office)).cookie
  for (const [name, role] of [
    ['Dee', 'dealer'],
    ['Sam', 'game-supervisor'],
    ['Cas', 'casino-supervisor'],
    ['Ivy', 'inspector'],
  ] as const)
    cookies[name] = (await hired(office, cookies.Olga, name, role)).cookie
})

afterAll(async () => {
  await office.close()
  drop(folder)
})

const found = async (name: string) =>
  (await ask(office, '/api/attention', undefined, { cookie: cookies[name]! })).body

test('nz5:6.2 a supervisor hears that a dealer waits for their step, and which table it is', async () => {
  const { floor } = office.house
  await bringTable(floor, OLGA, 'bring', { game: 'baccarat', book: 'nz5', attended: true })
  const table = [...floor.tables.values()].at(-1)!
  await asked(floor, table, OLGA, 'open', { does: 'open-table' })
  await asked(floor, table, DEE, 'takes', { does: 'take-over' })
  expect(await found('Sam')).toEqual([])
  const { state } = table.host
  const now = { round: state.round.number, step: positionOf(state) }
  await asked(floor, table, DEE, 'checks', { does: 'proceed', ...now })
  const waits = { is: 'step', table: table.id, title: table.title, game: 'baccarat' }
  expect(await found('Sam')).toMatchObject([waits])
  expect(await found('Dee')).toEqual([])
  expect(await found('Ivy')).toEqual([])
})

test('nz1:1.1/casino-supervisor a shift goes only to somebody who may take it', async () => {
  const says = (name: string, said: object) =>
    ask(office, '/api/pit', { id: JSON.stringify(said), ...said }, { cookie: cookies[name]! })
  expect((await says('Cas', { does: 'take-shift' })).status).toBe(200)
  for (const to of ['Zoe', 'Sam', 'Ivy'])
    expect(await says('Cas', { does: 'hand-over-shift', to })).toMatchObject({
      status: 409,
      body: { message: `Nobody called ${to} may take a shift.` },
    })
  expect((await says('Cas', { does: 'hand-over-shift', to: 'Olga' })).status).toBe(200)
  const page = (await ask(office, '/api/pit', undefined, { cookie: cookies.Cas! })).body
  expect(page.successors).toEqual(['Olga', 'Cas'])
  expect(page.tables[0].attended).toBe(true)
})
