import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  drop,
  type House,
  newFolder,
  openHouse,
} from '../../../tests/fixtures/people/floor-fixture.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { type CageCommand, guestOf } from '../money/cage.ts'
import { type Named, submitEach } from './several-commands.ts'

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 60_000, patron: 60_000, step: 60_000 })
})

afterEach(async () => {
  await house.close()
  drop(folder)
})

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

const welcome = (patron: string): Named<CageCommand> => ({
  id: `welcome ${patron}`,
  command: { by: HOUSE, does: 'welcome', patron, chips: 1000, key: patron },
})

const isIn = (patron: string): boolean => guestOf(house.floor.cage.state, patron) !== undefined

test('several commands are one append with an entry each, in order', async () => {
  const { cage } = house.floor
  const before = cage.seq
  expect(await cage.submitAll(['Ana', 'Ben', 'Cyd'].map(welcome))).toBe(3)
  expect(cage.seq).toBe(before + 3)
  const entries = await house.store.read('cage', before + 1)
  expect(entries.map(({ id }) => id)).toEqual(['welcome Ana', 'welcome Ben', 'welcome Cyd'])
  expect(verifyLog(await house.store.read('cage')).findings).toEqual([])
})

test('the first that is refused or was taken earlier ends them, and the others can follow', async () => {
  const { cage } = house.floor
  await cage.submit('other', { ...welcome('Ben').command })
  const all = ['Ana', 'Ben', 'Cyd'].map(welcome)
  expect(await cage.submitAll(all)).toBe(1)
  expect([isIn('Ana'), isIn('Cyd')]).toEqual([true, false])
  await submitEach(cage, all)
  expect(isIn('Cyd')).toBe(true)
  const { seq } = cage
  await submitEach(cage, all)
  expect(cage.seq).toBe(seq)
})

test('an id that is only in the store does not stop the log', async () => {
  const { cage } = house.floor
  await cage.submit('welcome Dee', welcome('Ana').command)
  /** Memory holds only the ids of recent entries. */
  for (let more = 0; cage.knows('welcome Dee') && more < 5; more += 1) {
    const guests = Array.from({ length: 2000 }, (_, i) => `Guest ${more} ${i}`)
    expect(await cage.submitAll(guests.map(welcome))).toBe(2000)
  }
  expect(cage.knows('welcome Dee')).toBe(false)
  expect(await cage.submitAll(['Dee', 'Eve'].map(welcome))).toBe(0)
  expect(cage.stopped).toBeUndefined()
  await submitEach(cage, ['Dee', 'Eve'].map(welcome))
  expect([isIn('Dee'), isIn('Eve')]).toEqual([false, true])
})

test('what follows a command is in the same append, up to the first that is refused', async () => {
  const { cage } = house.floor
  const before = cage.seq
  const commands = ['Ana', 'Ben', 'Ana', 'Cyd'].map(patron => welcome(patron).command)
  const [command, ...more] = commands as [CageCommand, ...CageCommand[]]
  const answer = await cage.submitNext('turn', () => ({ command, note: {}, more }))
  expect(answer).toEqual({ done: before + 2 })
  expect(['Ana', 'Ben', 'Cyd'].map(isIn)).toEqual([true, true, false])
  const entries = await house.store.read('cage', before + 1)
  expect(entries.map(({ id }) => id)).toEqual(['turn', 'turn+1'])
  expect(verifyLog(await house.store.read('cage')).findings).toEqual([])
})
