import { expect, test } from 'vitest'
import { added, correctedHistory, type History, sinceSevenOut, tally } from './results-display.ts'
import type { Faces } from './s03-equipment/dice.ts'

const shown = (...rolls: readonly Faces[]): History => rolls.reduce<History>(added, [])

test('nz11a:3.4(b) the newest result comes first, and old ones leave the display', () => {
  expect(shown([1, 1], [3, 4])).toEqual([
    [3, 4],
    [1, 1],
  ])
  const long = Array.from({ length: 31 }, (_, i): Faces => (i === 0 ? [1, 1] : [6, 6]))
  expect(shown(...long)).toHaveLength(30)
  expect(shown(...long)).not.toContainEqual([1, 1])
})

test('nz11a:3.4(b) the display corrects an overruled result and removes a void one', () => {
  const before = shown([1, 1], [5, 3])
  expect(correctedHistory(before, [4, 3])).toEqual([
    [4, 3],
    [1, 1],
  ])
  expect(correctedHistory(before, null)).toEqual([[1, 1]])
})

test('nz11a:3.4(b) totals are counted, including those that never came', () => {
  const counts = tally(shown([1, 1], [3, 4], [4, 3]))
  expect(counts).toMatchObject({ 2: 1, 7: 2, 12: 0 })
  expect(Object.keys(counts)).toHaveLength(11)
})

test('nz11a:1.1/7-out the display counts the rolls since the last 7', () => {
  expect(sinceSevenOut(shown([3, 4], [1, 1], [2, 2]))).toBe(2)
  expect(sinceSevenOut(shown([1, 1], [3, 4]))).toBe(0)
  expect(sinceSevenOut(shown([1, 1], [2, 2]))).toBe(2)
  expect(sinceSevenOut([])).toBe(0)
})
