import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OnFloor } from '../../../src/floor/state.ts'
import { paceOf } from '../../../src/server/desk/floor-overview.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

const MINUTE = 60_000
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ at: 1e12 - i * minutes * MINUTE }))

test('the pace is that of the last hour, and null before two rounds', () => {
  expect(paceOf([], 1e12)).toBeNull()
  expect(paceOf(every(1, 1), 1e12)).toBeNull()
  expect(paceOf(every(1, 30), 1e12)).toBe(60)
  expect(paceOf([...every(2, 20), { at: 1e12 - 7_200_000 }], 1e12)).toBe(30)
})

let folder: string
let office: Office

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const WALL = 60

test('an overview of sixty tables is complete', async () => {
  const { cookie } = await claim(office)
  const { floor } = office.house
  const by = { role: 'staff', rank: 'operator', name: 'Olga' } as const
  const { game, book, title, attended, config } = floor.tables
    .get('roulette-1')!
    .onFloor() as OnFloor
  const of = { game, book, title, attended, config }
  for (let n = floor.tables.size; n < WALL; n += 1)
    await floor.bring(`bring ${n}`, { by, does: 'bring-table', table: `wheel-${n}`, of })
  const { body } = await ask(office, '/api/desk', undefined, { cookie })
  expect(body).toHaveLength(WALL)
})
