import { expect, test } from 'vitest'
import { type MemoryStore, memoryStore } from '../../../tests/fixtures/memory-store.ts'
import { until } from '../../../tests/fixtures/people/floor-fixture.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { openFloor } from '../floor/floor.ts'
import { PLANS } from '../floor/standard-tables.ts'
import { realRandomness } from '../randomness.ts'
import { realTime } from '../time.ts'
import type { Snapshot, Store } from './store.ts'

const LOG = 'lunar-poker-1'
const VISITS = 1200

const open = async (store: Store) => {
  const faults: string[] = []
  const floor = await openFloor(
    {
      store,
      key: Buffer.alloc(32, 3),
      now: () => 1_763_240_000_000,
      random: realRandomness,
      program: 'test',
      fault: (log, error) => faults.push(`${log}: ${error}`),
      pace: { bets: 1, patron: 1, step: 0 },
      time: realTime,
    },
    PLANS.filter(({ id }) => id === LOG),
  )
  return { floor, faults, table: floor.tables.get(LOG)! }
}

type OpenedTable = Awaited<ReturnType<typeof open>>

const says = ({ table }: OpenedTable, id: string, does: string, more = {}) =>
  table.host.submit(id, { by: { role: 'patron', patron: 'Ana' }, does, ...more } as never)

/**
 * A house whose table has more entries than fit between two snapshots, after an unclean shutdown.
 */
const longLog = async (): Promise<MemoryStore> => {
  const store = memoryStore()
  const house = await open(store)
  const { host } = house.table
  await until(() => host.state.open)
  for (let i = 0; i < VISITS; i += 1) {
    await says(house, `sit ${i}`, 'sit', { seat: 1 })
    await says(house, `leave ${i}`, 'leave')
  }
  house.table.croupier.stop()
  return store.again()
}

/** Counts the entries that are read from a store. */
const counting = (store: Store) => {
  let read = 0
  const counted: Store = {
    ...store,
    read: async (...args) => {
      const kept = await store.read(...args)
      read += kept.length
      return kept
    },
  }
  return { store: counted, read: () => read }
}

const meaningOf = ({ table }: OpenedTable) => ({
  state: table.host.state,
  drawing: table.host.drawing,
  seq: table.host.seq,
  rounds: table.rounds.rounds,
  seals: table.rounds.seals,
})

const folded = async (store: MemoryStore) => {
  const house = await open({ ...store, snapshot: async () => undefined })
  house.table.croupier.stop()
  return meaningOf(house)
}

test('a log opened from its snapshot has the state of the whole log', async () => {
  const store = await longLog()
  const expected = await folded(store.again())
  const { store: counted, read } = counting(store.again())
  const house = await open(counted)
  house.table.croupier.stop()
  expect(meaningOf(house)).toEqual(expected)
  expect(read()).toBeLessThan(expected.seq / 2)
  expect(house.faults).toEqual([])
  await house.floor.close()
  expect(verifyLog(await store.read(LOG)).findings).toEqual([])
})

test('a command from before the snapshot is known, with the same answer', async () => {
  const house = await open(await longLog())
  house.table.croupier.stop()
  expect(house.table.host.knows('sit 1')).toBe(false)
  const { seq } = (await house.table.host.entryOf('sit 1'))!
  expect(await says(house, 'sit 1', 'sit', { seat: 1 })).toEqual({ done: seq })
  expect(await says(house, 'leave 1', 'leave'), 'which would be refused today').toHaveProperty(
    'done',
  )
  await house.floor.close()
})

test('a past state is folded from the previous snapshot', async () => {
  const store = await longLog()
  const { host, croupier } = (await open(store)).table
  croupier.stop()
  const entry = (await store.find(LOG, `sit ${VISITS - 1}`))!
  expect(Object.keys((await host.stateAfter(entry.seq)).patrons)).toEqual(['Ana'])
  expect(Object.keys((await host.stateAfter(entry.seq + 1)).patrons)).toEqual([])
  const early = (await store.find(LOG, 'sit 1'))!
  expect(Object.keys((await host.stateAfter(early.seq)).patrons)).toEqual(['Ana'])
})

const RICH = (body: string) => body.replace('"seats":[null', '"seats":["Eve"')

test.each<[string, (good: Snapshot) => Snapshot, boolean]>([
  ['was changed', good => ({ ...good, body: RICH(good.body) }), true],
  ['has a number of another entry', good => ({ ...good, seq: good.seq - 1 }), true],
  ['was taken by another program', good => ({ ...good, program: 'older' }), false],
  ['is of another house', good => ({ ...good, mac: '0'.repeat(64) }), true],
])('a snapshot that %s is ignored', async (_, change, isReported) => {
  const store = await longLog()
  const expected = await folded(store.again())
  const good = (await store.snapshot(LOG))!
  expect(RICH(good.body)).not.toBe(good.body)
  const wrong = change(good)
  const house = await open({
    ...store.again(),
    snapshot: async (log, upTo = wrong.seq) =>
      log === LOG && upTo >= wrong.seq ? wrong : undefined,
  })
  house.table.croupier.stop()
  expect(meaningOf(house)).toEqual(expected)
  expect(house.faults).toEqual(isReported ? [expect.stringContaining('is ignored')] : [])
})
