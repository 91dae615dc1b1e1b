import { describe, expect, test } from 'vitest'
import { xoshiro128starstar } from '../../../tests/fixtures/xoshiro.ts'
import { seeded } from '../simulation/random.ts'
import { chanceOf, drawSwaps, orderedOf } from './swaps.ts'

/** Eight places at a time, number by number, in arithmetic that cannot overflow. */
const plainSwaps = (cards: number, seed: string, block: number): readonly number[] => {
  const [fifth, ...four] = [0, 1, 2, 3, 4].map(i => xoshiro128starstar(seeded(seed, block * 5 + i)))
  const fair = (bits: number, bound: number): number | undefined =>
    (bits * bound) % 65536 < 65536 % bound ? undefined : Math.floor((bits * bound) / 65536)
  const again = (bound: number): number =>
    fair(Number(fifth!.next().value % 65536n), bound) ?? again(bound)
  const swaps: number[] = []
  while (swaps.length < orderedOf(cards))
    for (const generator of four) {
      const word = Number(generator.next().value)
      for (const bits of [word % 65536, Math.floor(word / 65536)]) {
        const bound = cards - swaps.length
        swaps.push(swaps.length + (fair(bits, bound) ?? again(bound)))
      }
    }
  return swaps
}

describe('swaps', () => {
  test.each([4, 5, 8, 10])('of %d decks are drawn by four generators in turn', decks => {
    const cards = decks * 52
    const swaps = new Uint16Array(orderedOf(cards))
    for (let block = 0; block < 40; block += 1) {
      drawSwaps(swaps, cards, chanceOf('shoe', block))
      expect([...swaps]).toEqual(plainSwaps(cards, 'shoe', block))
    }
  })

  test('put all that can be dealt in order, and no more than the shoe', () => {
    for (const decks of [4, 5, 6, 7, 8, 9, 10]) {
      const ordered = orderedOf(decks * 52)
      expect(ordered).toBeGreaterThanOrEqual(decks * 52 - 20 + 11)
      expect(ordered).toBeLessThanOrEqual(decks * 52)
      expect(ordered % 8).toBe(0)
    }
  })

  test('give the first three of eight cards in all 336 orders as often', () => {
    const seen = new Map<string, number>()
    const swaps = new Uint16Array(8)
    const chance = chanceOf('eight', 0)
    for (let i = 0; i < 336 * 200; i += 1) {
      drawSwaps(swaps, 8, chance)
      const cards = [0, 1, 2, 3, 4, 5, 6, 7]
      swaps.forEach((other, place) => {
        ;[cards[place], cards[other]] = [cards[other]!, cards[place]!]
      })
      const first = cards.slice(0, 3).join()
      seen.set(first, (seen.get(first) ?? 0) + 1)
    }
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)
    expect(seen.size).toBe(336)
    // 335 degrees of freedom: one seed in a thousand lies above 420.
    expect(chi).toBeLessThan(420)
  })
})
