import { expect, test } from 'vitest'
import { chained, type Draft, GENESIS, type Store, UNCLAIMED, Unkept } from './store.ts'

/** The guarantees of every store. */

const draft = (seq: number, more: Partial<Draft> = {}): Draft => ({
  log: 'table',
  seq,
  epoch: 1,
  id: `c${seq}`,
  at: 1_763_240_000_000,
  program: '0.1.0',
  body: `{"n":${seq},"word":"Māori ♣"}`,
  ...more,
})

const faultOf = (appended: Promise<unknown>): Promise<unknown> =>
  appended.then(
    () => 'kept',
    (error: unknown) => (error instanceof Unkept ? error.fault : error),
  )

const within = async (open: () => Promise<Store>, use: (store: Store) => Promise<void>) => {
  const store = await open()
  try {
    await use(store)
  } finally {
    await store.close()
  }
}

export const storeContract = (open: () => Promise<Store>): void => {
  test('reads entries back in order, chained from the first', () =>
    within(open, async store => {
      expect(await store.claim('table')).toBe(1)
      const kept = await store.append([draft(1), draft(2)])
      await store.append([draft(3)])
      expect(kept[0]).toEqual(chained(draft(1), GENESIS))
      const all = await store.read('table')
      expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3])
      expect(all[2]).toEqual(chained(draft(3), all[1]!.hash))
      expect(await store.read('table', 3)).toEqual([all[2]])
      expect(await store.read('table', 1, 2)).toEqual([all[0], all[1]])
      expect(await store.read('table', 3, 2)).toEqual([all[2]])
      expect(await store.read('nothing')).toEqual([])
      expect(await store.logs()).toEqual(['table'])
    }))

  test('refuses the old writer after another has claimed the log', () =>
    within(open, async store => {
      await store.claim('table')
      await store.append([draft(1)])
      expect(await store.claim('table')).toBe(2)
      expect(await faultOf(store.append([draft(2)]))).toBe('fenced')
      expect(await faultOf(store.append([draft(2, { epoch: 3 })]))).toBe('fenced')
      await store.append([draft(2, { epoch: 2 })])
      expect(await store.read('table')).toHaveLength(2)
    }))

  test('refuses to write to a log that nobody has claimed', () =>
    within(open, async store => {
      expect(await faultOf(store.append([draft(1)]))).toBe('fenced')
    }))

  test('refuses an entry that holds a log which somebody has claimed since', () =>
    within(open, async store => {
      await store.claim('table')
      const holds = [{ log: 'reserved', epoch: await store.claim('reserved') }]
      await store.append([draft(1, { holds })])
      await store.claim('reserved')
      expect(await faultOf(store.append([draft(2, { holds })]))).toBe('outrun')
      await store.append([draft(2)])
      expect(await store.logs()).toEqual(['table'])
    }))

  test('refuses gaps and repeated numbers', () =>
    within(open, async store => {
      await store.claim('table')
      expect(await faultOf(store.append([draft(2)]))).toBe('gap')
      await store.append([draft(1)])
      expect(await faultOf(store.append([draft(1, { id: 'other' })]))).toBe('gap')
    }))

  test('takes a command id once per log', () =>
    within(open, async store => {
      await store.claim('table')
      await store.claim('other')
      await store.append([draft(1)])
      expect(await faultOf(store.append([draft(2, { id: 'c1' })]))).toBe('repeated')
      await store.append([draft(1, { log: 'other' })])
      expect(await store.logs()).toEqual(['other', 'table'])
    }))

  test('appends all or nothing, and a failed append does not affect others', () =>
    within(open, async store => {
      await store.claim('table')
      await store.claim('other')
      const answers = await Promise.all([
        faultOf(store.append([draft(1), draft(3)])),
        faultOf(store.append([draft(1, { log: 'other' })])),
        faultOf(store.append([draft(1), draft(2, { id: 'c1' })])),
        faultOf(store.append([draft(1)])),
      ])
      expect(answers).toEqual(['gap', 'kept', expect.anything(), 'kept'])
      expect(answers[2]).not.toBe('kept')
      expect(await store.read('table')).toHaveLength(1)
      expect(await store.read('other')).toHaveLength(1)
    }))

  test('keeps all of many concurrent appends, in their order', () =>
    within(open, async store => {
      await store.claim('table')
      const seqs = Array.from({ length: 200 }, (_, i) => i + 1)
      await Promise.all(seqs.map(seq => store.append([draft(seq)])))
      expect((await store.read('table')).map(({ seq }) => seq)).toEqual(seqs)
    }))

  test('finds the entry with a command id, and the end of a log', () =>
    within(open, async store => {
      expect(await store.tail('table')).toEqual(UNCLAIMED)
      const epoch = await store.claim('table')
      const [first, second] = await store.append([draft(1), draft(2)])
      expect(await store.find('table', 'c2')).toEqual(second)
      expect(await store.find('table', 'c3')).toBeUndefined()
      expect(await store.find('other', first!.id)).toBeUndefined()
      expect(await store.tail('table')).toEqual({ epoch, seq: 2, hash: second!.hash })
      expect(await store.answers()).toBe(true)
      await store.recovered()
    }))

  test('returns the newest snapshot up to a number, and drops old ones', () =>
    within(open, async store => {
      const at = (seq: number, body = '{}') =>
        ({ log: 'table', seq, hash: `h${seq}`, program: 'p', body, mac: 'm' }) as const
      expect(await store.snapshot('table')).toBeUndefined()
      for (const seq of [10, 20, 30]) await store.keepSnapshot(at(seq))
      await store.keepSnapshot(at(30, '{"again":1}'))
      expect(await store.snapshot('table')).toEqual(at(30, '{"again":1}'))
      expect(await store.snapshot('table', 29)).toEqual(at(20))
      expect(await store.snapshot('table', 9)).toBeUndefined()
      expect(await store.snapshot('other')).toBeUndefined()
      for (const seq of [40, 50, 60]) await store.keepSnapshot(at(seq))
      expect(await store.snapshot('table', 29)).toBeUndefined()
      expect(await store.snapshot('table', 39)).toEqual(at(30, '{"again":1}'))
    }))

  test('keeps the first value of a note', () =>
    within(open, async store => {
      expect(await store.note('key')).toBeUndefined()
      expect(await store.note('key', 'a')).toBe('a')
      expect(await store.note('key')).toBe('a')
      expect(await store.note('key', 'b')).toBe('a')
    }))
}
