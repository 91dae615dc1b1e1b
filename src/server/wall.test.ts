import { expect, test } from 'vitest'
import { paceOf } from './wall.ts'

const MINUTE = 60_000
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ at: 1e12 - i * minutes * MINUTE }))

test('the pace is that of the last hour, and none before there are two rounds', () => {
  expect(paceOf([], 1e12)).toBeNull()
  expect(paceOf(every(1, 1), 1e12)).toBeNull()
  expect(paceOf(every(1, 30), 1e12)).toBe(60)
  expect(paceOf([...every(2, 20), { at: 1e12 - 7_200_000 }], 1e12)).toBe(30)
})
