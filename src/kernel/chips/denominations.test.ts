import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chips } from '../money.ts'
import { commonStep, type Denominations, isPayable, nextPayable } from './denominations.ts'

const set = (...sizes: readonly number[]): Denominations => sizes.map(chips)

/** Every amount up to a bound that chips can add up to. Found by adding chips. */
const reachable = (denominations: Denominations, bound: number): ReadonlySet<number> => {
  const found = new Set([0])
  for (let amount = 0; amount <= bound; amount += 1)
    if (found.has(amount)) for (const chip of denominations) found.add(amount + chip)
  return found
}

test('an amount is payable exactly when chips add up to it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
      sizes => {
        const denominations = set(...sizes)
        const found = reachable(denominations, 400)
        for (let amount = 0; amount <= 400; amount += 1)
          expect([amount, isPayable(amount, denominations)]).toEqual([amount, found.has(amount)])
      },
    ),
    { numRuns: 60 },
  )
})

test('nz1:11.3 winnings round up to an amount that chips can pay', () => {
  const odd = set(250, 600)
  expect(nextPayable(chips(1), odd)).toBe(250)
  expect(nextPayable(chips(250), odd)).toBe(250)
  expect(nextPayable(chips(251), odd)).toBe(500)
  expect(nextPayable(chips(501), odd)).toBe(600)
  expect(nextPayable(chips(0), odd)).toBe(0)
  expect(nextPayable(chips(1250), set(500, 2500, 10_000))).toBe(1500)
})

test('all chips of a set are multiples of its step', () => {
  expect(commonStep(set(250, 500, 2500))).toBe(250)
  expect(commonStep(set(100, 250))).toBe(50)
})

test('any amount takes one lookup, however large', () => {
  expect(isPayable(Number.MAX_SAFE_INTEGER, set(1, 5))).toBe(true)
  expect(isPayable(2 ** 52 + 1, set(2, 6))).toBe(false)
})
