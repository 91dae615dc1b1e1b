import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../../../src/server/identity/principal.ts'
import { CONDITIONS } from '../../../src/tournament/director/example.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 0, patron: 0, step: 0 })
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const OLGA = { role: 'staff', rank: 'operator', name: 'Olga' } as const
const DOT: SignedIn = { is: 'tournament-director', name: 'Dot' }
const NAMES = ['Ana', 'Ben', 'Cyd', 'Dee', 'Eve']

/** Five have applied for four places. */
const applied = async (): Promise<string> => {
  const { tournaments } = house.floor
  const conditions = {
    ...CONDITIONS,
    entryForm: ['name'],
    maxPlayers: 4,
    playStart: Date.now() + 10 * 24 * 3_600_000,
  }
  const { tournament } = await tournaments.setUp(OLGA, { conditions, run: 'director', fill: null })
  const id = tournament!
  await tournaments.asked(DOT, { id: 'open', table: id, does: 'open-entries' })
  for (const patron of NAMES) {
    await welcome(house.floor, patron)
    const ask = { id: `apply ${patron}`, table: id, does: 'apply', form: { name: patron } }
    await tournaments.asked({ is: 'guest', patron }, ask)
  }
  const { host } = tournaments.get(id)!
  await until(() => NAMES.every(each => entryOf(host.state, each)?.status === 'notified'))
  return id
}

const accept = (patron: string) => ({ does: 'accept', patron })

test('nz7:2.2(v) decisions that are confirmed together are previewed one after the other', async () => {
  const id = await applied()
  const { tournaments } = house.floor
  const { seq } = tournaments.get(id)!.host
  expect(tournaments.considered(DOT, id, NAMES.map(accept))).toMatchObject({
    refused: { under: 'nz7:2.2(v)' },
  })
  expect(tournaments.considered(DOT, id, NAMES.slice(0, 4).map(accept))).toMatchObject({
    follows: [{ is: 'EntryAccepted', count: 4, chips: 4 * CONDITIONS.entryFee }],
    told: 4,
    mayUndo: true,
  })
  expect(tournaments.get(id)!.host.seq).toBe(seq)
})

test('nz7:2.2(v) filling places is previewed with its players and fees, and within the places', async () => {
  const id = await applied()
  const { tournaments } = house.floor
  const fill = (players: number) => tournaments.considered(DOT, id, [{ does: 'fill', players }])
  expect(fill(3)).toMatchObject({
    follows: [{ is: 'EntryAccepted', count: 3, chips: 3 * CONDITIONS.entryFee }],
    mayUndo: false,
  })
  expect(fill(5)).toMatchObject({ refused: { under: 'nz7:2.2(v)' } })
})
