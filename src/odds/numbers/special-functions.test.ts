import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondChiSquare, beyondNormal, lnGamma, upperGamma } from './special-functions.ts'

const near = (is: number, should: number, within = 1e-10): void =>
  expect(Math.abs(is - should)).toBeLessThanOrEqual(within * Math.max(Math.abs(should), 1e-30))

test('the gamma function of whole numbers is a factorial, of a half the root of pi', () => {
  let factorial = 1
  for (let n = 1; n <= 20; n += 1) {
    near(Math.exp(lnGamma(n)), factorial, 1e-12)
    factorial *= n
  }
  near(Math.exp(lnGamma(0.5)), Math.sqrt(Math.PI), 1e-13)
  near(Math.exp(lnGamma(0.25)), 3.625609908221908, 1e-13)
})

/** Q(a, x) for whole a is the chance that a Poisson count with mean x stays below a. */
const poissonBelow = (a: number, x: number): number => {
  let sum = 0
  for (let k = 0; k < a; k += 1) sum += Math.exp(k * Math.log(x) - x - lnGamma(k + 1))
  return sum
}

test('Q(a, x) is a sum of Poisson chances for every whole a', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2600 }),
      fc.double({ min: 0.5, max: 1.7, noNaN: true }),
      (a, times) => {
        const x = a * times
        expect(Math.abs(upperGamma(a, x) - poissonBelow(a, x))).toBeLessThan(1e-9)
      },
    ),
  )
})

/** As printed in tables of the chi-square and the normal distribution. */
// biome-ignore format: set as printed
test.each([
  [10.828, 1, 0.001], [6.635, 1, 0.01], [3.841, 1, 0.05],
  [16.266, 3, 0.001], [18.307, 10, 0.05], [29.588, 10, 0.001],
  [59.703, 30, 0.001], [124.342, 100, 0.05], [149.449, 100, 0.001], [70.065, 100, 0.99],
])('chi-square %d with %i degrees of freedom is exceeded with probability %d', (x, degrees, p) => {
  near(beyondChiSquare(x, degrees), p, 1e-3)
})

test.each([
  [1.959963985, 0.05],
  [2.575829304, 0.01],
  [3.290526731, 0.001],
  [0, 1],
])('a normal deviate is beyond %d with probability %d', (z, p) => near(beyondNormal(z), p, 1e-8))
