import { describe, expect, test } from 'vitest'
import type { Card } from '../../kernel/card.ts'
import { oddsText } from '../../kernel/money.ts'
import type { Outcome } from '../../kernel/wager.ts'
import type { Hands } from './s09-third-cards/third-card.ts'
import { dragonBonus, isTriple, luckyMatch, match, pairAt, perfectPair } from './s11-side-wagers.ts'

const hand = (text: string) => text.split(' ') as Card[]

const hands = (player: string, banker = 'KC 7D'): Hands => ({
  player: hand(player),
  banker: hand(banker),
})

/** The odds, or the outcome if it does not win. */
const ends = (outcome: Outcome): string =>
  outcome.is === 'win' ? oddsText(outcome.odds) : outcome.is

describe('nz5:11A.7 Perfect Pair, scale by scale', () => {
  test.each([
    [1, '5:1', '10:1', '30:1'],
    [2, '6:1', '12:1', '25:1'],
    [3, '5:1', '12:1', '25:1'],
  ] as const)('nz5:11A.7 scale %i', (scale, mixed, coloured, perfect) => {
    const rule = perfectPair(scale)('player')
    expect(ends(rule(hands('8H 8S')))).toBe(mixed)
    expect(ends(rule(hands('8H 8D')))).toBe(coloured)
    expect(ends(rule(hands('8S 8C')))).toBe(coloured)
    expect(ends(rule(hands('8H 8H')))).toBe(perfect)
    expect(ends(rule(hands('10S JS')))).toBe('lose')
    expect(ends(perfectPair(scale)('banker')(hands('8H 8H', '9C 9S')))).toBe(coloured)
  })
})

test('nz5:11C.8 mbs:4.1 Any Pair 11 or 10 to 1, Marina Bay 11 to 1', () => {
  const rule = (pays: number) => pairAt(pays, 'nz5:11C.8', 'nz5:11C.6')('player')
  expect(ends(rule(11)(hands('QC QD')))).toBe('11:1')
  expect(ends(rule(10)(hands('QC QD')))).toBe('10:1')
  expect(ends(rule(10)(hands('QC KD')))).toBe('lose')
})

describe('nz5:11D.8 Lucky Match, scale by scale', () => {
  test.each([
    [1, '5:1', '10:1', '25:1', '100:1'],
    [2, '5:1', '10:1', '20:1', '500:1'],
  ] as const)(
    'nz5:11D.8 nz5:11D.9 ruling:581 scale %i',
    (scale, mixed, coloured, lucky, triple) => {
      const rule = luckyMatch(scale)('player')
      expect(ends(rule(hands('AC AD 5H')))).toBe(mixed)
      expect(ends(rule(hands('AC AS 5H')))).toBe(coloured)
      expect(ends(rule(hands('AC AC 5H')))).toBe(lucky)
      expect(ends(rule(hands('4C 4C')))).toBe(lucky)
      expect(ends(rule(hands('AC AC AC')))).toBe(triple)
      expect(ends(rule(hands('AC AC AS')))).toBe(lucky)
      expect(ends(rule(hands('AC AS AC')))).toBe(coloured)
      expect(ends(rule(hands('AC 2C 3C')))).toBe('lose')
    },
  )
})

/** A hand of three cards with this Point Count that is not a Natural. */
const three = (points: number): string =>
  points < 2 ? `5C 5D ${points || 'K'}H` : `KC QD ${points}H`

describe('nz5:11B.8 Dragon Bonus, table by table', () => {
  // biome-ignore format: set as printed
  const TABLES = {
    1: { 9: '30:1', 8: '10:1', 7: '6:1', 6: '4:1', 5: '2:1', 4: '1:1', 3: 'lose', 2: 'lose', 1: 'lose', 0: 'lose' },
    2: { 9: '20:1', 8: '8:1',  7: '7:1', 6: '4:1', 5: '3:1', 4: '1:1', 3: 'lose', 2: 'lose', 1: 'lose', 0: 'lose' },
    3: { 9: '30:1', 8: '10:1', 7: '4:1', 6: '4:1', 5: '2:1', 4: '2:1', 3: 'lose', 2: 'lose', 1: 'lose', 0: 'lose' },
  } as const
  const lines = ([1, 2, 3] as const).flatMap(table =>
    Object.entries(TABLES[table]).map(([by, pays]) => [table, Number(by), pays] as const),
  )
  test.each(lines)('nz5:11B.8 nz5:11B.6 table %i by %i', (table, by, pays) => {
    for (let banker = 0; banker + by <= 9; banker += 1) {
      const round = hands(three(banker + by).replace('1H', 'AH'), three(banker).replace('1H', 'AH'))
      expect(ends(dragonBonus(table)('player')(round))).toBe(pays)
    }
  })

  test.each([1, 2, 3] as const)('nz5:11B.8 ruling:528 table %i: Naturals', table => {
    const rule = (side: 'player' | 'banker') => dragonBonus(table)(side)
    expect(ends(rule('player')(hands('KC 9D', 'KD QH')))).toBe('1:1')
    expect(ends(rule('player')(hands('KC 8D', 'KD 7H')))).toBe('1:1')
    expect(ends(rule('player')(hands('KC 8D', 'KD 9H')))).toBe('lose')
    expect(ends(rule('banker')(hands('KC 8D', 'KD 9H')))).toBe('1:1')
    expect(ends(rule('player')(hands('KC 8D', 'KD 8H')))).toBe('stand-off')
    expect(ends(rule('banker')(hands('KC 9D', 'KD 9H')))).toBe('stand-off')
    expect(ends(rule('player')(hands('KC 6D', 'KD 6H')))).toBe('lose')
  })
})

test('nz5:1.0/pair nz5:1.0/mixed-pair nz5:1.0/coloured-pair nz5:1.0/perfect-pair nz5:1.0/mixed-match nz5:1.0/coloured-match nz5:1.0/lucky-match nz5:1.0/lucky-triple-match what two and three cards have in common', () => {
  expect(match(hand('KC KC'))).toBe('perfect')
  expect(match(hand('KC KS'))).toBe('coloured')
  expect(match(hand('KC KD'))).toBe('mixed')
  expect(match(hand('KC QC'))).toBeUndefined()
  expect(match(hand('KC'))).toBeUndefined()
  expect(isTriple(hand('3D 3D 3D'))).toBe(true)
  expect(isTriple(hand('3D 3D'))).toBe(false)
})
