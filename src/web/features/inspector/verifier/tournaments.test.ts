import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
} from '../../../../../tests/fixtures/people/floor-fixture.ts'
import {
  completed,
  HOUSE,
  twoHeats,
} from '../../../../../tests/fixtures/people/tournament-tables.ts'
import type { Kept } from '../../../../records/entry.ts'
import { chained, GENESIS } from '../../../../server/log/store.ts'
import { roundsOf } from '../rounds/round-facts.ts'
import { readExport } from './export-file.ts'
import { replayOf } from './replay.ts'
import { verifyFile } from './verify.ts'

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 8, patron: 8, step: 0 })
  const { conditions, ...planned } = twoHeats('roulette', { minPlayers: 2 })
  const stages = [{ ...conditions.stages[1]!, duration: { unit: 'spins', value: 2 } as const }]
  const tiny = { ...planned, fill: 2, conditions: { ...conditions, stages } }
  await house.floor.tournaments.setUp(HOUSE, tiny)
  await completed(house)
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const fileIn = (entries: readonly Kept[]) =>
  readExport(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))!.files[0]!

const SESSION = 'tournament-1-session-1'

test('nz7:7.1(b) a session is replayed to its last chip, with its table and its ranking', async () => {
  const file = fileIn(await house.store.read(SESSION))
  const report = await verifyFile(file, () => undefined)
  /** After the first spin one of the two players may be out, which ends the session. */
  const { length, 0: round } = roundsOf(file)
  expect([1, 2]).toContain(length)
  expect(report).toMatchObject({ isReplayed: true, finding: undefined, rounds: length })
  expect(report.promises).toBeGreaterThanOrEqual(length)
  const { session, table } = replayOf(file)!(round!.entries[1])
  expect(session!.players.map(({ chips }) => chips).every(chips => chips >= 0)).toBe(true)
  expect(table!.view.round).toBe(1)
  expect(replayOf(file)!(file.lines.length).session!.status).toBe('tallied')
})

test('nz7:5.9 the director’s log is decided again, including lots and places', async () => {
  const file = fileIn(await house.store.read('tournament-1'))
  const report = await verifyFile(file, () => undefined)
  expect(report).toMatchObject({ isReplayed: true, finding: undefined })
  const { tournament } = replayOf(file)!(file.lines.length)
  expect(tournament!.status).toBe('completed')
  expect(tournament!.placings).toHaveLength(2)
})

test('a changed count in a session is found, even with a valid chain', async () => {
  const entries = await house.store.read(SESSION)
  const at = entries.findIndex(({ body }) => body.includes('"WagerSettled"'))
  let prev = GENESIS
  const forged = entries.map((entry, i) => {
    const body = i === at ? entry.body.replace(/"won":\d+/, '"won":999900') : entry.body
    const next = chained({ ...entry, body }, prev)
    prev = next.hash
    return next
  })
  const { finding } = await verifyFile(fileIn(forged), () => undefined)
  expect(finding).toMatchObject({ seq: at + 1, is: 'events' })
})
