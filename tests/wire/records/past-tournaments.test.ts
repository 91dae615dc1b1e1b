import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import { completed, guest, HOUSE, say, twoHeats } from '../../fixtures/people/tournament-tables.ts'
import { shownOf } from '../../fixtures/whole-view.ts'

let folder: string
let house: House

const PACE = { bets: 8, patron: 8, step: 0 }

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, PACE)
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const RAIL = { role: 'rail' } as const

/** What a watcher sees, once the log has been read. */
const shown = async (name: string) => {
  const { tournaments } = house.floor
  await until(() => tournaments.watched(name) !== undefined)
  return shownOf(tournaments.watched(name)!, RAIL)
}

test('nz7:5.9 finished tournaments leave memory, and can still be read unchanged', async () => {
  const { conditions, ...planned } = twoHeats('roulette', { minPlayers: 2 })
  const stages = [{ ...conditions.stages[1]!, duration: { unit: 'spins', value: 1 } as const }]
  const tiny = { ...planned, fill: 2, conditions: { ...conditions, stages } }
  const before: Readonly<Record<string, unknown>>[] = []
  for (let n = 1; n <= 5; n += 1) {
    await house.floor.tournaments.setUp(HOUSE, tiny)
    await completed(house)
    if (n === 1)
      for (const name of ['tournament-1', 'tournament-1-session-1'])
        before.push({ ...(await shown(name)).view })
  }
  const live = () => house.floor.tournaments.list.map(({ id }) => id)
  const LATEST = ['tournament-5', 'tournament-4', 'tournament-3']
  await until(() => live().length === 3)
  expect(live()).toEqual(LATEST)

  const check = async () => {
    const { tournaments } = house.floor
    expect(tournaments.lines.map(({ id }) => id)).toEqual([
      ...LATEST,
      'tournament-2',
      'tournament-1',
    ])
    const [whole, session] = [await shown('tournament-1'), await shown('tournament-1-session-1')]
    expect(whole.view).toHaveProperty('placings', before[0]!.placings)
    expect(session.view).toHaveProperty('status', 'tallied')
    expect(session.view).toHaveProperty('result', before[1]!.result)
    expect(tournaments.spokenAt('tournament-1-session-9')).toBeUndefined()
    const apply = { does: 'apply', form: { name: 'Ana' } }
    const answer = await say(house, guest('Ana'), 'tournament-1', apply)
    expect(answer).toMatchObject({ refused: { refused: 'nz7:5.9' } })
    expect(tournaments.audit()).toEqual([])
  }
  await check()
  await house.close()
  house = await openHouse(folder, PACE)
  await until(() => live().length === 3)
  await check()
  expect(house.faults).toEqual([])
})
