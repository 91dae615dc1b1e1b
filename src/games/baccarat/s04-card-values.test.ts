import { expect, test } from 'vitest'
import { type Card, DECK, rank } from '../../kernel/card.ts'
import { burnValue, isNatural, pointCount, pointValue } from './s04-card-values.ts'

// biome-ignore format: set as printed
const VALUES = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 0, J: 0, Q: 0, K: 0 }

test('nz5:4.1 nz5:4.1(a) nz5:4.1(b) nz5:4.1(c) nz5-old:4.1 nz5-old:4.1(a) nz5-old:4.1(b) nz5-old:4.1(c) mbs:3.3 every card of a deck', () => {
  for (const card of DECK) expect(pointValue(card)).toBe(VALUES[rank(card)])
})

test('nz5:4.1A nz5-old:7.9 for the burn ten and pictures count ten, the rest as ever', () => {
  for (const card of DECK) expect(burnValue(card)).toBe(VALUES[rank(card)] || 10)
})

test('nz5:4.2 nz5:4.2(a) nz5:4.2(b) nz5-old:4.2 nz5-old:4.2(a) nz5-old:4.2(b) mbs:3.4 the last digit of the sum', () => {
  expect(pointCount(['4S', '5D'])).toBe(9)
  expect(pointCount(['5S', '5D'])).toBe(0)
  expect(pointCount(['9S', '9D', '9H'])).toBe(7)
  expect(pointCount(['KS', 'QD', 'JH'])).toBe(0)
})

test('nz5:1.0/natural nz5-old:1.0/natural mbs:1.1.4 two cards that count eight or nine, and not three', () => {
  const hand = (text: string) => text.split(' ') as Card[]
  expect(isNatural(hand('KS 8D'))).toBe(true)
  expect(isNatural(hand('KS 9D'))).toBe(true)
  expect(isNatural(hand('KS 7D'))).toBe(false)
  expect(isNatural(hand('2S 2D 4H'))).toBe(false)
  expect(isNatural(hand('9S'))).toBe(false)
})
