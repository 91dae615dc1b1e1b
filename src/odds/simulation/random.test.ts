import { describe, expect, test } from 'vitest'
import { xoshiro128starstar } from '../../../tests/fixtures/xoshiro.ts'
import { drawnNumbers, numberBelow, seeded, shuffle } from './random.ts'

/** Fisher and Yates, each number below a bound by multiplication with rejection. */
const plainly = (cards: readonly number[], words: Generator<bigint>): readonly number[] => {
  const order = [...cards]
  let last = order.length - 1
  const fair = (bits: number): number | undefined => {
    const product = bits * (last + 1)
    return product % 65536 < 65536 % (last + 1) ? undefined : Math.floor(product / 65536)
  }
  const put = (at: number): void => {
    ;[order[at], order[last]] = [order[last]!, order[at]!]
    last -= 1
  }
  while (last > 0) {
    const word = Number(words.next().value)
    const first = fair(word % 65536)
    if (first === undefined) continue
    put(first)
    const second = fair(Math.floor(word / 65536))
    if (second !== undefined && last > 0) put(second)
  }
  return order
}

describe('a shuffle', () => {
  test('is that of Fisher and Yates by the words of xoshiro128**', () => {
    for (let stream = 0; stream < 40; stream += 1) {
      const words = seeded('shoe', stream)
      const plain = plainly(
        [...Array(520).keys()].map(i => i % 256),
        xoshiro128starstar(words),
      )
      const cards = Uint8Array.from({ length: 520 }, (_, i) => i % 256)
      shuffle(cards, words)
      expect([...cards]).toEqual(plain)
    }
  })

  test('continues where it stopped', () => {
    const words = seeded('shoe', 0)
    const cards = Uint8Array.from({ length: 52 }, (_, i) => i)
    shuffle(cards, words)
    const once = [...cards]
    shuffle(cards, words)
    expect([...cards]).not.toEqual(once)
    expect([...cards].sort((a, b) => a - b)).toEqual([...Array(52).keys()])
  })

  test('gives all 24 orders of four cards as often, from whatever order', () => {
    const seen = new Map<string, number>()
    const words = seeded('four', 0)
    const cards = Uint8Array.of(0, 1, 2, 3)
    for (let i = 0; i < 48_000; i += 1) {
      shuffle(cards, words)
      seen.set(cards.join(), (seen.get(cards.join()) ?? 0) + 1)
    }
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)
    expect(seen.size).toBe(24)
    // 23 degrees of freedom: one seed in a thousand lies above 49.7.
    expect(chi).toBeLessThan(49.7)
  })
})

test('every text is a seed of its own, and every stream', () => {
  const states = ['', '0', '1', '10', 'shoe', 'Shoe'].flatMap(seed =>
    [0, 1, 2].map(stream => seeded(seed, stream).join()),
  )
  expect(new Set(states).size).toBe(18)
})

test('numbers are drawn by the same words, and those that would favour some are left out', () => {
  const words = xoshiro128starstar(seeded('wheel', 3))
  const expected = new Array<number>(37).fill(0)
  for (let left = 2000; left > 0; ) {
    const product = (Number(words.next().value) % 65536) * 37
    if (product % 65536 < 65536 % 37) continue
    expected[Math.floor(product / 65536)]! += 1
    left -= 1
  }
  expect(drawnNumbers(seeded('wheel', 3), 37, 2000)).toEqual(expected)
})

test.each([0, -1, 2.5, 2 ** 32 + 1, Number.NaN])('%d is no bound', bound => {
  expect(() => numberBelow(bound, seeded('no bound', 1))).toThrow('a bound is a whole number')
})

test.each([65_537, 1_000_000, 3_000_000_000, 2 ** 32])(
  'a large bound, %d, is never reached',
  bound => {
    const words = seeded('large', 1)
    const numbers = Array.from({ length: 2000 }, () => numberBelow(bound, words))
    expect(numbers.every(number => number >= 0 && number < bound)).toBe(true)
    const mean = numbers.reduce((sum, number) => sum + number / bound, 0) / numbers.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.04)
  },
)
