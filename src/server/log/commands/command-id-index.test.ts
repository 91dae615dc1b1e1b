import { expect, test } from 'vitest'
import { CommandIds } from './command-id-index.ts'

const entry = (id: string, seq: number) => ({ id, seq }) as never

const indexOf = (stored: readonly string[]) => {
  const asked: string[] = []
  const ids = new CommandIds(
    {
      read: async (_, from = 1) => [entry(stored[from - 1]!, from)],
      find: async (_, id) => {
        asked.push(id)
        const at = stored.indexOf(id)
        return at < 0 ? undefined : entry(id, at + 1)
      },
    },
    'table',
  )
  return { ids, asked }
}

test('finds recent ids without searching the store', async () => {
  const { ids, asked } = indexOf(['a', 'b'])
  ids.add('a', 1)
  ids.add('b', 2)
  expect(await ids.entryOf('b')).toEqual({ id: 'b', seq: 2 })
  expect(await ids.entryOf('c'), 'nothing is older').toBeUndefined()
  expect(asked).toEqual([])
})

test('asks the store for an id that is no longer recent', async () => {
  const { ids, asked } = indexOf(['a', 'b', 'c'])
  ids.add('a', 1)
  ids.age()
  ids.add('b', 2)
  expect(ids.isRecent('a'), 'since the last but one').toBe(true)
  ids.age()
  ids.add('c', 3)
  expect(['a', 'b', 'c'].map(id => ids.isRecent(id))).toEqual([false, true, true])
  expect(await ids.entryOf('a')).toEqual({ id: 'a', seq: 1 })
  expect(await ids.entryOf('d')).toBeUndefined()
  expect(asked).toEqual(['a', 'd'])
})
