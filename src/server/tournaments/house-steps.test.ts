import { expect, test } from 'vitest'
import { paceOf } from '../floor/virtual-dealer.ts'
import { courseOf } from './house-steps.ts'

const PACE = paceOf(15)

const drawOf = (players: number): number => courseOf(PACE, players).step * players

test('nz7:2.3(ad) the draw of a small field can be followed', () => {
  expect(courseOf(PACE, 12).step).toBe(PACE.step)
})

test('nz7:2.3(ad) the lots of a field of any size are drawn within minutes', () => {
  expect(drawOf(10_000)).toBe(drawOf(50))
  expect(drawOf(10_000)).toBeLessThan(60_000)
})
