import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ids, traceOf } from './command-id-index.ts'

test('finds the entry of every known id, and none for other ids', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 400 }), fc.string(), (taken, other) => {
      const ids = new Ids()
      for (const [i, id] of taken.entries()) ids.add(traceOf(id), i + 1)
      for (const [i, id] of taken.entries()) expect(ids.candidates(traceOf(id))).toEqual([i + 1])
      if (!taken.includes(other)) expect(ids.candidates(traceOf(other))).toEqual([])
    }),
  )
})

test('finds both entries of a repeated id', () => {
  const ids = new Ids()
  ids.add(traceOf('a'), 1)
  ids.add(traceOf('b'), 2)
  ids.add(traceOf('a'), 3)
  expect(ids.candidates(traceOf('a'))).toEqual([1, 3])
})
