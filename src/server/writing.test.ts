import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { written } from './writing.ts'

test('what is written is what JSON.stringify writes, also for the second who reads it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined))),
      fc.jsonValue(),
      (fields, shared) => {
        const parts = new Map()
        for (const value of [{ ...fields, shared }, { view: { shared, play: { shared } } }, fields])
          expect(written(value, parts)).toBe(JSON.stringify(value))
      },
    ),
  )
})

test('a part that two views have in common is written once', () => {
  let reads = 0
  const wagers = [
    {
      get chips() {
        reads += 1
        return 5
      },
    },
  ]
  const parts = new Map()
  for (const mine of [1, 2, 3]) written({ view: { wagers, mine } }, parts)
  expect(reads).toBe(1)
})
