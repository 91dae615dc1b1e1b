import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, isEqual, minus, plus, times, toNumber, toUnits, unitOf } from './fraction.ts'

test('a fraction is in lowest terms with its sign above the line', () => {
  expect(fraction(6n, -4n)).toEqual({ num: -3n, den: 2n })
  expect(fraction(0n, -7n)).toEqual({ num: 0n, den: 1n })
  expect(() => fraction(1n, 0n)).toThrow()
})

test('fractions add, subtract and multiply', () => {
  expect(plus(fraction(1n, 6n), fraction(1n, 3n))).toEqual({ num: 1n, den: 2n })
  expect(minus(fraction(1n, 6n), fraction(2n, 3n))).toEqual({ num: -1n, den: 2n })
  expect(times(fraction(2n, 3n), fraction(-9n, 4n))).toEqual({ num: -3n, den: 2n })
  expect(isEqual({ num: 2n, den: 4n }, fraction(1n, 2n))).toBe(true)
})

test('a fraction of numbers beyond doubles becomes the nearest double', () => {
  const huge = 10n ** 40n
  expect(toNumber({ num: huge + 1n, den: 3n * huge })).toBe(1 / 3)
  expect(toNumber(fraction(-14n, 415n))).toBe(-14 / 415)
})

test('a whole number of units is what a fraction is', () => {
  const some = [fraction(19n, 20n), fraction(-1n, 1n), fraction(1n, 2n), fraction(2n, 3n)]
  expect(unitOf(some)).toBe(60n)
  expect(some.map(one => toUnits(one, 60n))).toEqual([57n, -60n, 30n, 40n])
})

test('adding and taking away again changes nothing', () => {
  const any = fc
    .tuple(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), fc.bigInt({ min: 1n, max: 2n ** 70n }))
    .map(([num, den]) => fraction(num, den))
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a)
    }),
    { seed: 5, numRuns: 200 },
  )
})
