import { describe, expect, test } from 'vitest'
import { type Card, DECK, isCard } from '../../../kernel/card.ts'
import { SUPER_BETS, SUPER_TABLES, superCombination, superPays } from './super-bet.ts'

const hand = (text: string): readonly Card[] => text.split(' ').filter(isCard)

describe('the Super Bet', () => {
  test.each([
    ['8S 8D 8H 8C KD', 'four-of-a-kind'],
    ['4S 5C 6S 7C 8S', 'same-coloured-straight'],
    ['AD 2H 3D 4H 5D', 'same-coloured-straight'],
    ['8S 8D 8H KC KD', 'full-house'],
    ['2S 4S 6S 8S 10S', 'flush'],
    ['4S 5D 6S 7C 8S', 'straight'],
    ['8S 8D 8H 4C KD', 'three-of-a-kind'],
    ['AS KD QH 4C 2D', 'ace-king-queen'],
    ['AS AD KH QC 2D', 'ace-king-queen'],
    ['AS KC QS 4C 2S', 'ace-king-queen'],
    ['2S 4C 6S 8C 10S', 'five-coloured-cards'],
    ['2D 2H 6D 8H 10D', 'five-coloured-cards'],
    ['AS KC JS 4C 2D', undefined],
    ['8S 8D KH KC QD', undefined],
  ])('nz22:5.9 %s is %s', (cards, combination) => {
    expect(superCombination(hand(cards))).toBe(combination)
  })

  test('nz22:5.11 a royal flush and a straight flush are straights of one colour', () => {
    expect(superCombination(hand('AS KS QS JS 10S'))).toBe('same-coloured-straight')
    expect(superCombination(hand('AH 2H 3H 4H 5H'))).toBe('same-coloured-straight')
  })

  test('nz22:5.9 the seven pay tables, a column each', () => {
    // biome-ignore format: set as printed
    const PRINTED = {
      'four-of-a-kind':         '200 250 250 250 200 200 200',
      'same-coloured-straight': '150 150 150 150 150 150 150',
      'full-house':             '100 100 100 100 100 100 100',
      'flush':                  '50 60 60 60 50 50 50',
      'straight':               '25 30 30 30 25 25 25',
      'three-of-a-kind':        '8 8 8 7 8 7 7',
      'ace-king-queen':         '6 6 5 5 5 6 5',
      'five-coloured-cards':    '2 2 2 2 2 2 2',
    }
    for (const { name } of SUPER_BETS)
      expect(SUPER_TABLES.map(table => superPays(name, table)).join(' ')).toBe(PRINTED[name])
  })

  test('nz22:5.9 of all 2,598,960 hands each combination has its number, the highest only', () => {
    const found: Record<string, number> = {}
    let hands = 0
    forEveryFive(five => {
      hands += 1
      const name = superCombination(five) ?? 'none'
      found[name] = (found[name] ?? 0) + 1
    })
    expect(hands).toBe(2_598_960)
    expect(found).toEqual({
      'four-of-a-kind': 624,
      'same-coloured-straight': 640,
      'full-house': 3_744,
      flush: 5_108,
      straight: 9_600,
      'three-of-a-kind': 54_912,
      'ace-king-queen': 60_672,
      'five-coloured-cards': 122_520,
      none: 2_341_140,
    })
  })
})

const forEveryFive = (visit: (five: readonly Card[]) => void): void => {
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1)
            visit([DECK[a]!, DECK[b]!, DECK[c]!, DECK[d]!, DECK[e]!])
}
