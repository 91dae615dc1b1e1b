import { expect, test } from 'vitest'
import {
  type LunarKernel,
  learnSixthCards,
  newLunarKernel,
  readBytes,
  readTable,
  turnUp,
} from '../kernel.ts'
import { addSums, NO_SUMS, type Sums } from './game-sums.ts'
import { HANDS, POSITIONS, rangeOf, solved } from './positions.ts'
import SOLUTION from './solution.json' with { type: 'json' }
import { SETS } from './strategy-sums.ts'

const kernel: LunarKernel = newLunarKernel()!

const sumsIn = (from: number, to: number): Sums =>
  [...solved(kernel, { from, to })].reduce(
    (all, { hand }) => (hand ? addSums(all, hand.sums) : all),
    NO_SUMS,
  )

test('slices are the whole game, each position once', () => {
  for (const n of [1, 2, 7, 13, 100]) {
    const ranges = Array.from({ length: n }, (_, i) => rangeOf(i + 1, n))
    expect(ranges[0]!.from).toBe(0)
    expect(ranges.at(-1)!.to).toBe(POSITIONS)
    ranges.slice(1).forEach(({ from }, i) => {
      expect(from).toBe(ranges[i]!.to)
    })
  }
})

test('the solution counts every deal once', () => {
  expect(SOLUTION.deals).toBe(String(52 * 2_349_060))
  expect(SOLUTION.classes).toBe('5649150')
  const best = Object.values(SOLUTION.best).map(BigInt)
  expect(best.reduce((a, b) => a + b)).toBe(122_151_120n)
  expect(SOLUTION.best['instant-cash']).toBe(String(40 * 47))
})

test('a range cut in two has the same sums, over an up-rank and where it ends', () => {
  const from = HANDS - 3
  const whole = sumsIn(from, from + 6)
  expect(addSums(sumsIn(from, from + 2), sumsIn(from + 2, from + 6))).toEqual(whole)
})

const CLASS = 48
const CHOICES = 28

/** For each class of a hand: the best choice and its value. */
const bests = (hand: number, every: boolean): readonly (readonly [number, bigint])[] => {
  kernel.clearTotals()
  const classes = kernel.solveHand(hand, every)
  const view = readBytes(kernel, 'classes', classes * CLASS)
  return Array.from({ length: classes }, (_, i) => [
    view.getInt32(CLASS * i + 8, true),
    view.getBigInt64(CLASS * i + 24, true),
  ])
}

test.each([
  [1, 18],
  [0, 2700],
  [7, 4107],
])('every exact value is within its bounds: up %d, hand %d', (up, hand) => {
  turnUp(kernel, up)
  learnSixthCards(kernel, SETS[hand]!)
  kernel.reserve(hand, hand + 1)
  kernel.countOwn(hand, true)
  const pruned = bests(hand, false)
  const all = bests(hand, true)
  expect(pruned).toEqual(all)
  const least = readTable(kernel, 'least', all.length * CHOICES)
  const most = readTable(kernel, 'most', all.length * CHOICES)
  const view = readBytes(kernel, 'classes', all.length * CLASS)
  for (let deal = 0; deal < all.length; deal += 1) {
    const wanted = view.getUint32(CLASS * deal + 12, true)
    for (let choice = 0; choice < CHOICES; choice += 1) {
      if (!((wanted >>> choice) & 1)) continue
      const exact = kernel.valueIn(deal, choice)
      expect(exact).toBeGreaterThanOrEqual(least[deal * CHOICES + choice]!)
      expect(exact).toBeLessThanOrEqual(most[deal * CHOICES + choice]!)
    }
  }
})
