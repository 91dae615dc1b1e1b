import { describe, expect, test } from 'vitest'
import { type Card, isCard, RANKS, type Rank } from '../../../kernel/card.ts'
import { betPays, firstCombination, secondCombination } from './combinations.ts'

const hand = (text: string): readonly Card[] => text.split(' ').filter(isCard)

/** Both combinations of a hand, with the names used in the table of counts. */
const pairOf = (cards: readonly Card[]): string => {
  const first = firstCombination(cards)
  const second = first && secondCombination(cards, first)
  return first && second ? `${first.name} + ${second.name}` : 'none'
}

const CHOOSE_4 = [1, 4, 6, 4, 1]

/** Every way to take `size` cards, as the number of cards of each rank. */
const counts = (size: number, ranks = 13): number[][] =>
  ranks === 0
    ? size === 0
      ? [[]]
      : []
    : Array.from({ length: Math.min(4, size) + 1 }, (_, n) =>
        counts(size - n, ranks - 1).map(rest => [n, ...rest]),
      ).flat()

/** A flush suit with these ranks. With five of them, one card of another suit. */
interface Suited {
  readonly of: readonly Rank[]
  readonly beside?: Rank
}

/**
 * Groups hands by what the rules can tell apart: the ranks, and which of them share a flush suit.
 * Each class has the number of its hands.
 */
const classes = (size: 5 | 6): { cards: readonly Card[]; hands: number }[] => {
  const flushes = suitedHands(size)
  const inFlushes = new Map<string, number>()
  const key = (ranks: readonly Rank[]) =>
    RANKS.map(r => ranks.filter(one => one === r).length).join()
  for (const { of, beside } of flushes) {
    const ranks = key(beside ? [...of, beside] : of)
    inFlushes.set(ranks, (inFlushes.get(ranks) ?? 0) + (beside ? 12 : 4))
  }
  const others = counts(size).map(count => {
    const ranks = RANKS.flatMap((r, i) => new Array<Rank>(count[i]!).fill(r))
    const all = count.reduce((product, n) => product * CHOOSE_4[n]!, 1)
    return {
      cards: ranks.map((r, i): Card => `${r}${(['C', 'D', 'H', 'S'] as const)[i % 4]!}`),
      hands: all - (inFlushes.get(count.join()) ?? 0),
    }
  })
  return [
    ...others,
    ...flushes.map(({ of, beside }) => ({
      cards: [...of.map((r): Card => `${r}S`), ...(beside ? [`${beside}D` as const] : [])],
      hands: beside ? 12 : 4,
    })),
  ]
}

const suitedHands = (size: 5 | 6): Suited[] => {
  const masks = Array.from({ length: 1 << 13 }, (_, mask) =>
    RANKS.filter((_, i) => (mask >> i) & 1),
  )
  const five = masks.filter(({ length }) => length === 5)
  if (size === 5) return five.map(of => ({ of }))
  return [
    ...masks.filter(({ length }) => length === 6).map(of => ({ of })),
    ...five.flatMap(of => RANKS.map(beside => ({ of, beside }))),
  ]
}

const tally = (size: 5 | 6): { total: number; pairs: Record<string, number> } => {
  const pairs: Record<string, number> = {}
  let total = 0
  for (const { cards, hands } of classes(size)) {
    total += hands
    if (hands > 0) pairs[pairOf(cards)] = (pairs[pairOf(cards)] ?? 0) + hands
  }
  delete pairs.none
  return { total, pairs }
}

describe('the first combination', () => {
  test('nz22:10.9 is made of the cards that are needed, not of those beside them', () => {
    expect(firstCombination(hand('8S 8D AH KC 5D'))?.cards).toEqual(hand('8S 8D'))
    expect(firstCombination(hand('KS KD 8H 8C 2D 2H'))?.cards).toEqual(hand('KS KD 8H 8C'))
    expect(firstCombination(hand('8S 8D 8H 8C KD'))?.cards).toEqual(hand('8S 8D 8H 8C'))
    expect(firstCombination(hand('AS 9D KH 5C 2D'))?.cards).toEqual(hand('AS KH'))
    expect(firstCombination(hand('4S 5D 6H 7C 8D'))?.cards).toHaveLength(5)
  })

  test('nz22:5.5 odd cards without an ace and a king are none', () => {
    expect(firstCombination(hand('AS QD 6H 4C 2D'))).toBeUndefined()
    expect(betPays(hand('AS QD 6H 4C 2D'))).toBe(0)
  })
})

describe('the second combination', () => {
  test.each([
    ['8S 8D AH KC 5D', 'pair + ace-king', 2],
    ['KS KD AH 9C 5D', 'pair + ace-king', 2],
    ['KS KD 8H 8C AD', 'two-pairs + ace-king', 3],
    ['8S 8D 8H AC KD', 'three-of-a-kind + ace-king', 4],
    ['KS KD KH KC AD', 'four-of-a-kind + ace-king', 21],
    ['AS AD KH KC 5D', 'none', 2],
    ['AS KD QH JC 10D', 'none', 4],
    ['KS KD KH AC AD', 'none', 7],
  ])('nz22:10.9 five cards: %s is %s and pays %i to 1', (cards, pair, pays) => {
    expect(pairOf(hand(cards))).toBe(pair)
    expect(betPays(hand(cards))).toBe(pays)
  })

  test.each([
    ['AS KS QS JS 10S 9S', 'royal-flush + straight-flush', 150],
    ['AS KS QS JS 10S 2S', 'royal-flush + flush', 105],
    ['AS KS QS JS 10S 9D', 'royal-flush + straight', 104],
    ['AS KS QS JS 10S AD', 'royal-flush + straight', 104],
    ['AS 2S 3S 4S 5S KD', 'straight-flush + ace-king', 51],
    ['8S 8D 8H 8C KD KS', 'four-of-a-kind + full-house', 27],
    ['AS AD AH 8C 8D 8S', 'full-house + full-house', 14],
    ['KS KD KH 8C 8D AS', 'full-house + ace-king', 8],
    ['2S 3S 4S 5S 7S 6D', 'flush + straight', 9],
    ['2S 3S 4S 5S 9S 9D', 'flush + pair', 6],
    ['AS KS 4S 5S 9S AD', 'flush + pair', 6],
    ['4S 5D 6H 7C 8D 8S', 'straight + straight', 8],
    ['8S 9D 10H JC QD KS', 'straight + straight', 8],
    ['AS 2D 3H 4C 5D KS', 'straight + ace-king', 5],
    ['KS KD 8H 8C 2D 2S', 'two-pairs + two-pairs', 4],
    ['8S 8D 8H 5C 4D 2S', 'none', 3],
  ])('nz22:10.9 six cards: %s is %s and pays %i to 1', (cards, pair, pays) => {
    expect(pairOf(hand(cards))).toBe(pair)
    expect(betPays(hand(cards))).toBe(pays)
  })

  test('ruling:2202 a straight with one card doubled is two straights, each with its own card', () => {
    const cards = hand('4S 5D 6H 7C 8D 8S')
    const first = firstCombination(cards)!
    const second = secondCombination(cards, first)!
    expect(new Set([...first.cards, ...second.cards]).size).toBe(6)
  })

  test('nz22:10.9 of all 2,598,960 hands of five, four pairs in these numbers', () => {
    expect(tally(5)).toEqual({
      total: 2_598_960,
      pairs: {
        'four-of-a-kind + ace-king': 8,
        'three-of-a-kind + ace-king': 2_112,
        'two-pairs + ace-king': 3_168,
        'pair + ace-king': 84_480,
      },
    })
  })

  test('nz22:10.9 of all 20,358,520 hands of six, twenty-one pairs in these numbers', () => {
    expect(tally(6)).toEqual({
      total: 20_358_520,
      pairs: {
        'royal-flush + straight-flush': 4,
        'royal-flush + flush': 28,
        'royal-flush + straight': 72,
        'straight-flush + straight-flush': 32,
        'straight-flush + flush': 220,
        'straight-flush + straight': 744,
        'straight-flush + ace-king': 12,
        'four-of-a-kind + full-house': 936,
        'four-of-a-kind + ace-king': 528,
        'full-house + full-house': 1_248,
        'full-house + ace-king': 4_224,
        'flush + flush': 6_580,
        'flush + straight': 4_152,
        'flush + pair': 76_620,
        'flush + ace-king': 7_704,
        'straight + straight': 112_380,
        'straight + ace-king': 4_020,
        'three-of-a-kind + ace-king': 56_320,
        'two-pairs + two-pairs': 61_776,
        'two-pairs + ace-king': 158_400,
        'pair + ace-king': 1_249_680,
      },
    })
  })
})
