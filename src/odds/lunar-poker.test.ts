import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { superCombination } from '../games/lunar-poker/s05-wagers/super-bet.ts'
import { type Card, colour, DECK, RANKS, rank, suit } from '../kernel/card.ts'
import { sortsOf, superBetOdds, superSorts } from './lunar-poker.ts'

const counts = () =>
  new Map(superSorts().map(({ example, hands }) => [superCombination(example), hands]))

describe('nz22:5.9 all hands of five cards by what a Super Bet calls them', () => {
  test('every hand is counted once', () => {
    expect([...counts().values()].reduce((a, b) => a + b)).toBe(2_598_960)
  })

  // biome-ignore format: set as printed
  test.each([
    ['four-of-a-kind',           624],
    // 10 sequences, each of 32 one-coloured hands: straight flushes among them.
    ['same-coloured-straight', 10 * 2 * 32],
    ['full-house',             3_744],
    // 5,148 suited hands less the 40 in sequence.
    ['flush',                  5_108],
    // 10,240 in sequence less those of one colour.
    ['straight',               10_240 - 640],
    ['three-of-a-kind',       54_912],
  ] as const)('nz22:5.9 %s: %d', (combination, hands) => {
    expect(counts().get(combination)).toBe(hands)
  })

  test('nz22:5.9 by hand: ace, king and queen, and five of one colour', () => {
    const all = counts()
    // A K Q and two more: two other ranks, or one rank twice, or one of the three again.
    const distinct = 45 * 4 ** 5
    const pairBeside = 10 * 6 * 4 ** 3
    const pairAmong = 3 * 6 * 4 ** 2 * 10 * 4
    const twice = 3 * 6 * 6 * 4 + 3 * 4 * 4 * 4
    const straights = 4 ** 5
    const flushes = 4 * 45 - 4
    // Sequences, flushes and three of a kind are called by those names first.
    expect(all.get('ace-king-queen')).toBe(
      distinct + pairBeside + pairAmong + twice - straights - flushes - 3 * 4 * 4 * 4,
    )
    const twoColours = 2 * (1287 * 32 + 13 * 220 * 8 + 78 * 11 * 2)
    expect(twoColours).toBe(2 * 65_780)
    expect(all.get('five-coloured-cards')).toBeLessThan(twoColours)
  })

  test('nz22:5.11 a hand is called what the example of its ranks and its sort of suits is called', () => {
    const suits = (five: readonly Card[]) => new Set(five.map(suit)).size === 1
    const colours = (five: readonly Card[]) => new Set(five.map(colour)).size === 1
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 }), five => {
        const ranks = RANKS.flatMap(one => five.map(rank).filter(other => other === one))
        const alike = sortsOf(ranks).find(
          ({ example }) => suits(example) === suits(five) && colours(example) === colours(five),
        )
        expect(superCombination(alike!.example)).toBe(superCombination(five))
      }),
      { seed: 22, numRuns: 5000 },
    )
  })
})

test('nz22:5.9 seven tables, each with what it pays on every hand', () => {
  const rows = superBetOdds()
  expect(rows.map(({ wager, terms }) => `${wager} ${terms}`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map(table => `super table ${table}`),
  )
  const all = counts()
  const pays = [200, 150, 100, 50, 25, 8, 6, 2]
  const names = [
    'four-of-a-kind',
    'same-coloured-straight',
    'full-house',
    'flush',
    'straight',
    'three-of-a-kind',
    'ace-king-queen',
    'five-coloured-cards',
  ] as const
  const returned = names.reduce((sum, name, i) => sum + all.get(name)! * (pays[i]! + 1), 0)
  const { num, den } = rows[0]!.edge
  expect(Number(num) / Number(den)).toBeCloseTo(1 - returned / 2_598_960, 12)
})
