import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
} from '../../../../tests/fixtures/people/floor-fixture.ts'
import { verifyLog } from '../../audit/verify-log.ts'
import { type CageCommand, guestOf } from '../../money/cage.ts'
import { sqlite } from '../sqlite/sqlite.ts'
import { Interrupted, type Store } from '../store.ts'
import { type IdentifiedCommand, submitEach } from './several-commands.ts'

let folder: string
let house: House
/** The ids of each append to the cage. */
let appends: (readonly string[])[]
/** Makes the next append to the cage fail. */
let isFull: boolean

const watched = (store: Store): Store => ({
  ...store,
  append: async drafts => {
    if (drafts[0]!.log !== 'cage') return store.append(drafts)
    appends.push(drafts.map(({ id }) => id))
    if (isFull) throw new Interrupted('the disk is full')
    return store.append(drafts)
  },
  recovered: async () => {
    isFull = false
  },
})

beforeEach(async () => {
  folder = newFolder()
  isFull = false
  appends = []
  const pace = { bets: 60_000, patron: 60_000, step: 60_000 }
  house = await openHouse(folder, pace, place => watched(sqlite(place)))
  appends = []
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

const welcome = (patron: string): IdentifiedCommand<CageCommand> => ({
  id: `welcome ${patron}`,
  command: { by: HOUSE, does: 'welcome', patron, chips: 1000, key: patron },
})

const arrives = (id: string, patron: string) =>
  house.floor.cage.submitTogether(id, () => ({ command: welcome(patron).command, note: {} }))

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
  const again = [arrives('welcome Dee', 'Dee'), arrives('welcome Fay', 'Fay')]
  const [dee, fay] = await Promise.all(again)
  expect(dee).toEqual({ done: (await cage.entryOf('welcome Dee'))!.seq })
  expect(fay).toEqual({ done: cage.seq })
  expect([isIn('Dee'), isIn('Fay')]).toEqual([false, true])
})

test('the commands that follow are in the same append, up to the first refusal', async () => {
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

test('commands that wait together share an append, and each is answered as if it came alone', async () => {
  const { cage } = house.floor
  const before = cage.seq
  const all = ['Ana', 'Ben', 'Ana', 'Cyd'].map((patron, i) => arrives(`t${i}`, patron))
  const [ana, ben, twice, cyd] = await Promise.all(all)
  expect([ana, ben, cyd]).toEqual([1, 2, 3].map(more => ({ done: before + more })))
  expect(twice).toHaveProperty('refused')
  expect(appends).toEqual([['t0', 't1', 't3']])
  expect(verifyLog(await house.store.read('cage')).findings).toEqual([])
})

test('a command that is sent again while it waits is done once', async () => {
  const { cage } = house.floor
  const before = cage.seq
  const answers = await Promise.all([arrives('t0', 'Ana'), arrives('t0', 'Ana')])
  expect(answers).toEqual([{ done: before + 1 }, { done: before + 1 }])
  const other = () => ({ command: welcome('Cyd').command, note: {} })
  await Promise.all([arrives('t1', 'Ben'), cage.submitTogether('t1', other)])
  expect(appends).toEqual([['t0'], ['t1']])
  expect(isIn('Cyd')).toBe(false)
})

test('a command is built on those before it, which nobody sees before they are stored', async () => {
  const { cage } = house.floor
  const seen: boolean[] = []
  const looks = () => {
    seen.push(guestOf(cage.ahead, 'Ana') !== undefined, isIn('Ana'))
    return { command: welcome('Ben').command, note: {} }
  }
  await Promise.all([arrives('t0', 'Ana'), cage.submitTogether('t1', looks)])
  expect(seen).toEqual([true, false])
})

test('other commands keep their place between those that wait together', async () => {
  const { cage } = house.floor
  const other = () => cage.submit('t2', welcome('Cyd').command)
  await Promise.all([arrives('t0', 'Ana'), arrives('t1', 'Ben'), other(), arrives('t3', 'Dee')])
  expect(appends).toEqual([['t0', 't1'], ['t2'], ['t3']])
})

test('if a shared append fails, no command in it is confirmed', async () => {
  isFull = true
  const answers = await Promise.all(['Ana', 'Ben'].map(patron => arrives(patron, patron)))
  for (const answer of answers) expect(answer).toHaveProperty('unavailable')
  expect([isIn('Ana'), isIn('Ben')]).toEqual([false, false])
  await until(() => house.floor.cage.stopped === undefined)
  expect(await arrives('Ana', 'Ana')).toHaveProperty('done')
})
