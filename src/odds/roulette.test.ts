import { describe, expect, test } from 'vitest'
import { LAYOUTS } from '../games/roulette/s02-layout.ts'
import { rouletteOdds } from './roulette.ts'

const edges = (layout: (typeof LAYOUTS)[number]) =>
  new Map(rouletteOdds(layout).map(({ wager, edge }) => [wager, edge]))

describe('nz8:3.9 what the zeros cost', () => {
  test('nz8:3.10 one zero takes 1 in 37 of every wager, racetracks included', () => {
    const all = edges('single-zero')
    expect(all.has('five-line')).toBe(false)
    expect(all.size).toBe(14 + 4)
    for (const [wager, edge] of all) expect([wager, edge]).toEqual([wager, { num: 1n, den: 37n }])
  })

  test.each(['double-zero-00-0', 'double-zero-0-00'] as const)(
    'nz8:3.11 nz8:3.1A(e) two take 1 in 19, and 3 in 38 of a five-line: %s',
    layout => {
      const all = edges(layout)
      expect(all.size).toBe(15 + 4)
      for (const [wager, edge] of all)
        expect([wager, edge]).toEqual([
          wager,
          wager === 'five-line' ? { num: 3n, den: 38n } : { num: 1n, den: 19n },
        ])
    },
  )
})

test('nz8:3.2 nz8:3.2A the terms are the odds, and of several pieces their name', () => {
  const terms = new Map(rouletteOdds(LAYOUTS[0]).map(row => [row.wager, row.terms]))
  expect(terms.get('straight-up')).toBe('35:1')
  expect(terms.get('asian-neighbour')).toBe('11:1')
  expect(terms.get('red')).toBe('1:1')
  for (const wager of ['tier', 'orphelins', 'voisins', 'neighbours'])
    expect(terms.get(wager)).toBe('pieces')
})

test('nz8:3.1A(cA) a row names the clause of its own cloth', () => {
  const street = rouletteOdds('double-zero-0-00').find(({ wager }) => wager === 'street')
  expect(street?.under).toEqual(['nz8:3.1A(cA)', 'nz8:3.9'])
})
