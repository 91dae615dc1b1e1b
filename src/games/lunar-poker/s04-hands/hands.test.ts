import { describe, expect, test } from 'vitest'
import { type Card, isCard } from '../../../kernel/card.ts'
import {
  best,
  compare,
  type HandName,
  highestCard,
  instantCash,
  pokerValue,
  qualifies,
  RANKING,
  valueOfFive,
} from './hands.ts'

const hand = (text: string): readonly Card[] => text.split(' ').filter(isCard)
const beats = (a: string, b: string): boolean =>
  compare(pokerValue(hand(a)), pokerValue(hand(b))) > 0

/** One hand for each rank of the ranking, lowest first. */
const EXAMPLES: readonly (readonly [string, HandName])[] = [
  ['AS QD 6H 4C 2D', 'odd-cards'],
  ['AS KD 6H 4C 2D', 'ace-king'],
  ['2S 2D 5H 4C 3D', 'pair'],
  ['3S 3D 2H 2C 4D', 'two-pairs'],
  ['2S 2D 2H 4C 3D', 'three-of-a-kind'],
  ['AS 2D 3H 4C 5D', 'straight'],
  ['2S 3S 4S 5S 7S', 'flush'],
  ['2S 2D 2H 3C 3D', 'full-house'],
  ['2S 2D 2H 2C 3D', 'four-of-a-kind'],
  ['AS 2S 3S 4S 5S', 'straight-flush'],
  ['AS KS QS JS 10S', 'royal-flush'],
]

describe('the ranking', () => {
  test('nz22:4.3 is one list from odd cards to the royal flush', () => {
    expect(RANKING.map(({ name }) => name)).toEqual(EXAMPLES.map(([, name]) => name))
  })

  test.each(EXAMPLES)('nz22:4.3 %s is %s', (cards, name) => {
    expect(valueOfFive(hand(cards)).name).toBe(name)
  })

  test('nz22:4.3 nz22:10.6 the lowest hand of a rung beats the highest below it', () => {
    const highest = ['AS QD JH 10C 9D', 'AS KD QH JC 9D', 'AS AD KH QC JD', 'AS AD KH KC QD']
    highest.push('AS AD AH KC QD', 'AS KD QH JC 10D', 'AS KS QS JS 9S', 'AS AD AH KC KD')
    highest.push('AS AD AH AC KD', 'KS QS JS 10S 9S')
    highest.forEach((cards, i) => {
      expect(valueOfFive(hand(cards)).name).toBe(EXAMPLES[i]![1])
      expect(beats(EXAMPLES[i + 1]![0], cards)).toBe(true)
      expect(beats(cards, EXAMPLES[i + 1]![0])).toBe(false)
    })
  })

  test.each([
    ['nz22:4.3(b) a pair of aces beats a pair of kings', 'AS AD 2H 3C 4D', 'KS KD AH QC JD'],
    ['nz22:4.3(c) aces and kings are the highest two pairs', 'AS AD KH KC 2D', 'AH AC QS QD KS'],
    ['nz22:4.3(d) threes take their rank from the threesome', '3S 3D 3H 4C 5D', '2S 2D 2H AC KD'],
    ['nz22:4.3(f) a flush goes by its highest card', 'KS 6S 4S 3S 2S', 'QH JH 10H 9H 7H'],
    ['nz22:4.3(f) then by the next, down to the fifth', 'KS QS 9S 7S 3S', 'KH QH 9H 7H 2H'],
    ['nz22:4.3(g) a full house goes by its threesome', '3S 3D 3H 2C 2D', '2S 2H 2C AC AD'],
    ['nz22:4.3(h) fours go by their four', '3S 3D 3H 3C 2D', '2S 2H 2C 2D AD'],
    ['nz22:4.3(i) a straight flush goes by its highest card', '2S 3S 4S 5S 6S', 'AH 2H 3H 4H 5H'],
    ['nz22:4.4(a) odd cards go by the highest, and so on', 'AS QD 6H 4C 3D', 'AH QC 6D 4S 2S'],
    [
      'nz22:4.4(b) like pairs go by the highest card beside them',
      '9S 9D AH 3C 2D',
      '9H 9C KH QD JD',
    ],
    ['nz22:4.4(b) then by the next', '9S 9D AH QC 3D', '9H 9C AD QD 2D'],
    ['nz22:4.4(c) two pairs go by the higher pair', 'AS AD 3H 3C 2D', 'KS KD QH QC AH'],
    ['nz22:4.4(c) then by the second pair', 'AS AD 4H 4C 2D', 'AH AC 3H 3C KD'],
    ['nz22:4.4(c) then by the fifth card', 'AS AD 4H 4C 6D', 'AH AC 4S 4D 5D'],
    ['nz22:4.4(d) a straight to the ace is the highest', 'AS KD QH JC 10D', 'KS QD JH 10C 9D'],
    ['nz22:4.4(d) a straight from the ace is the lowest', '2S 3D 4H 5C 6D', 'AS 2D 3H 4C 5D'],
    ['nz22:4.2 an ace is high, a 2 is low', 'AS 7D 5H 3C 2D', 'KS QD JH 9C 8D'],
  ])('%s', (_, higher, lower) => {
    expect(beats(higher, lower)).toBe(true)
    expect(beats(lower, higher)).toBe(false)
  })

  test('nz22:4.3(e) no straight leads past the ace', () => {
    expect(valueOfFive(hand('QS KD AH 2C 3D')).name).toBe('ace-king')
  })

  test('nz22:4.1 suits decide nothing: equal card values are a Stand-Off', () => {
    const royals = ['S', 'H', 'D', 'C'].map(s => hand(`A${s} K${s} Q${s} J${s} 10${s}`))
    for (const royal of royals) expect(compare(pokerValue(royal), pokerValue(royals[0]!))).toBe(0)
    expect(beats('AS QD 6H 4C 2D', 'AH QC 6D 4S 2S')).toBe(false)
    expect(beats('AH QC 6D 4S 2S', 'AS QD 6H 4C 2D')).toBe(false)
  })
})

describe('six cards', () => {
  test.each([
    ['the straight, not the pair', '9S 10D JH QC KD 9H', 'straight'],
    ['the flush, not the straight', '9S 10S JS QS KD 2S', 'flush'],
    ['the straight flush of six suited cards', '4S 5S 6S 7S 8S AS', 'straight-flush'],
    ['the higher threes as threesome', '8S 8D 8H AC AD AH', 'full-house'],
    ['the higher two of three pairs', 'KS KD 8H 8C 2D 2H', 'two-pairs'],
  ])('nz22:8.6 nz22:10.5(a) the best five: %s', (_, cards, name) => {
    expect(pokerValue(hand(cards)).name).toBe(name)
  })

  test('nz22:8.6 the best five of six are five of them', () => {
    expect(best(hand('KS 2H KD 8H 8C AD')).five).toEqual(hand('KS KD 8H 8C AD'))
    expect(best(hand('KS 2H KD 8H 8C')).five).toEqual(hand('KS 2H KD 8H 8C'))
    expect(pokerValue(hand('8S 8D 8H AC AD AH')).by).toEqual([14, 8])
  })
})

describe('the Dealer', () => {
  test('nz22:10.1 plays with an ace and a king, not with an ace and a queen', () => {
    expect(qualifies(hand('AS KD 4H 3C 2D'))).toBe(true)
    expect(qualifies(hand('AS QD JH 10C 8D'))).toBe(false)
    expect(qualifies(hand('KS QD JH 10C 8D'))).toBe(false)
  })

  test('nz22:10.1 plays with the lowest pair', () => {
    expect(qualifies(hand('2S 2D 5H 4C 3D'))).toBe(true)
  })

  test('nz22:10.4 gives up the card of highest value, an ace too', () => {
    expect(highestCard(hand('QS 9D AH 4C JD'))).toBe('AH')
    expect(highestCard(hand('QS 9D 5H 4C JD'))).toBe('QS')
  })
})

describe('Instant Cash', () => {
  test('nz22:5.6 is for a straight flush and a royal flush only', () => {
    expect(instantCash(hand('AS 2S 3S 4S 5S'))).toBe('straight-flush')
    expect(instantCash(hand('AS KS QS JS 10S'))).toBe('royal-flush')
    expect(instantCash(hand('AS KS QS JS 9S'))).toBeUndefined()
    expect(instantCash(hand('AS AD AH AC KD'))).toBeUndefined()
  })
})

test('nz22:4.3 each hand has the letter of its place, from odd cards to a royal flush', () => {
  const letters = [...'abcdefghij'].map(letter => `nz22:4.3(${letter})`)
  const ranked = RANKING.filter(({ name }) => name !== 'ace-king')
  expect(ranked.map(({ under }) => under)).toEqual(letters)
  expect(RANKING.find(({ name }) => name === 'ace-king')?.under).toBe('nz22:10.1')
})
