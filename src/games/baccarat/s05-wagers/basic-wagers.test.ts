import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayable } from '../../../kernel/chips/denominations.ts'
import { chips } from '../../../kernel/money.ts'
import { isExactlyPayable, payablePart, tableDifferential } from './basic-wagers.ts'

const dollars = (amounts: readonly number[]) => amounts.map(each => chips(each * 100))

/** The least stake on Banker that can be paid. All other stakes are multiples of it. */
test.each([
  [[0.5, 1, 5, 25], 10],
  [[1, 5, 25, 100], 20],
  [[2.5, 5, 25, 100], 50],
  [[5, 25, 100], 100],
  [[25, 100], 500],
  [[1, 2.5, 5, 25], 10],
])('nz5:5.12 nz5-old:5.12 ruling:506 chips of %j: multiples of %i', (set, step) => {
  const denominations = dollars(set)
  const stakes = Array.from({ length: step * 10 }, (_, i) => (i + 1) * 50)
  const taken = stakes.filter(stake => isExactlyPayable(stake, denominations))
  expect(taken).toEqual(stakes.filter(stake => stake % (step * 100) === 0))
})

test.each([
  [[1, 5, 25, 100], 25, 20],
  [[1, 5, 25, 100], 70, 60],
  [[1, 5, 25, 100], 10, 0],
  [[2.5, 5, 25, 100], 75, 50],
  [[5, 25, 100], 150, 100],
  [[1, 5, 25, 100], 40, 40],
])('nz5:5.13 nz5-old:5.13 chips of %j: of %i the part of %i', (set, stake, part) => {
  expect(payablePart(chips(stake * 100), dollars(set))).toBe(part * 100)
})

test('nz5:5.13 nz5-old:5.13 ruling:507 no larger part could be paid exactly', () => {
  const sets = [
    [1, 5, 25],
    [2.5, 5, 25],
    [1, 2.5, 5],
    [5, 25],
    [0.5, 2.5],
    [3, 5],
  ].map(dollars)
  fc.assert(
    fc.property(fc.constantFrom(...sets), fc.integer({ min: 1, max: 4000 }), (set, halves) => {
      const stake = chips(halves * 50)
      const part = payablePart(stake, set)
      const fits = (v: number) =>
        isPayable(v, set) && isPayable(stake - v, set) && isExactlyPayable(v, set)
      expect(part === 0 || fits(part)).toBe(true)
      const larger = Array.from({ length: (stake - part) / 50 }, (_, i) => part + (i + 1) * 50)
      expect(larger.filter(fits)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test.each([
  [1e11 + 1, 0],
  [Number.MAX_SAFE_INTEGER, 0],
  [9_007_199_254_740_900, 9_007_199_254_740_000],
])('nz5:5.13 nz5-old:5.13 of %d cents the part of %d is found at once', (stake, part) => {
  expect(payablePart(chips(stake), dollars([1, 5, 25, 100]))).toBe(part)
})

test('nz5:1.0/table-differential nz5-old:1.0/table-differential only the two hands count', () => {
  const wager = (on: string, amount: number) => ({
    id: on,
    patron: 'ann',
    on,
    chips: chips(amount),
    kind: 'value' as const,
  })
  const wagers = [wager('banker', 500), wager('player', 200), wager('tie', 900), wager('ante', 9)]
  expect(tableDifferential(wagers)).toBe(300)
  expect(tableDifferential([])).toBe(0)
})
