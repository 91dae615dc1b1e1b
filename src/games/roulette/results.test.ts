import { expect, test } from 'vitest'
import { cold, counts, hot, lastNumbers, tally } from './results.ts'
import { WHEELS } from './s02-wheel.ts'

const SPUN = ['17', '0', '17', '36', '5', '17', '5'] as const

test('nz8:2.6(e) the display shows the most recent numbers, the latest first', () => {
  expect(lastNumbers(SPUN, 3)).toEqual(['5', '17', '5'])
  expect(lastNumbers(SPUN, 99)).toHaveLength(7)
  expect(lastNumbers(SPUN, 0)).toEqual([])
})

test('nz8:2.6(e) each number of the wheel is counted', () => {
  const counted = new Map(counts(WHEELS[38], SPUN))
  expect([counted.get('17'), counted.get('5'), counted.get('0'), counted.get('00')]).toEqual([
    3, 2, 1, 0,
  ])
  expect(counted.size).toBe(38)
})

test('nz8:2.6(e) the numbers that came most and least', () => {
  expect(hot(WHEELS[37], SPUN, 4)).toEqual(['17', '5', '0', '36'])
  expect(cold(WHEELS[37], SPUN, 3)).toEqual(['1', '2', '3'])
  expect(cold(WHEELS[37], SPUN, 37).slice(-4)).toEqual(['0', '36', '5', '17'])
})

test('nz8:2.6(e) a zero counts by its colour only', () => {
  expect(tally(SPUN)).toEqual({
    colour: { red: 3, black: 3, green: 1 },
    parity: { even: 1, odd: 5 },
    half: { low: 5, high: 1 },
    dozens: [2, 3, 1],
    columns: [0, 5, 1],
  })
})
