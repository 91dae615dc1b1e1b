import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ids } from './command-id-index.ts'

test('finds the entry of every known id, and none for other ids', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 400 }), fc.string(), (taken, other) => {
      const ids = new Ids()
      for (const [i, id] of taken.entries()) ids.add(id, i + 1)
      for (const [i, id] of taken.entries()) expect(ids.candidates(id)).toEqual([i + 1])
      if (!taken.includes(other)) expect(ids.candidates(other)).toEqual([])
    }),
  )
})

test('finds both entries of a repeated id', () => {
  const ids = new Ids()
  ids.add('a', 1)
  ids.add('b', 2)
  ids.add('a', 3)
  expect(ids.candidates('a')).toEqual([1, 3])
})
