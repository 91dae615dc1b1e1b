import { describe, expect, test } from 'vitest'
import { BOOKS } from '../games/baccarat/books/index.ts'
import { LAYOUTS } from '../games/roulette/s02-layout.ts'
import { RANKS } from '../kernel/card.ts'
import { removals } from './baccarat/removal.ts'
import { shoeOfCards, shoeOfRanks, wholeShoe } from './baccarat/shoe.ts'
import { baccaratSpreads } from './baccarat/spread.ts'
import { baccaratOdds } from './baccarat.ts'
import { superBetSpreads } from './lunar-poker.ts'
import { fraction, isEqual, minus, negative, ONE, plus, times, ZERO } from './numbers/fraction.ts'
import { rouletteLines, rouletteOdds } from './roulette.ts'
import { snakeEyesLines, snakeEyesOdds } from './snake-eyes.ts'
import { chanceOf, type Spread, spreadOf } from './spread.ts'

const TEN_LEFT = shoeOfCards({ AC: 2, '9D': 3, KH: 2, '5S': 3 })

const everySpread: readonly (readonly [string, readonly Spread[]])[] = [
  ...Object.values(BOOKS).map(book => [book.id, baccaratSpreads(book, wholeShoe(8))] as const),
  ['ten cards', baccaratSpreads(BOOKS.nz5, TEN_LEFT)],
  ['ranks', baccaratSpreads(BOOKS.nz5, shoeOfRanks({ A: 5, 4: 5, K: 9 }))],
  ...LAYOUTS.map(layout => [layout, rouletteLines(layout).map(spreadOf)] as const),
  ['snake eyes', snakeEyesLines().map(spreadOf)],
  ['super bet', superBetSpreads()],
]

describe.each(everySpread)('every way a wager can end: %s', (_, spreads) => {
  test('the chances are one, and what they bring is the edge', () => {
    expect(spreads.length).toBeGreaterThan(0)
    for (const { endings, edge } of spreads) {
      expect(endings.map(({ chance }) => chance).reduce(plus, ZERO)).toEqual(ONE)
      const won = endings.map(({ net, chance }) => times(net, chance)).reduce(plus, ZERO)
      expect(isEqual(won, negative(edge))).toBe(true)
    }
  })

  test('the best ending is first, every one has its clause and pays what no other does', () => {
    for (const { endings } of spreads) {
      const nets = endings.map(({ net }) => Number(net.num) / Number(net.den))
      expect(nets).toEqual([...new Set(nets)].toSorted((a, b) => b - a))
      expect(endings.every(({ under }) => under.length > 0)).toBe(true)
    }
  })
})

const find = (spreads: readonly Spread[], wager: string, terms: string): Spread =>
  spreads.find(one => one.wager === wager && one.terms === terms)!

test('nz5:5.10(b) eight decks: Banker wins 45.86 in a hundred, ties 9.52', () => {
  const banker = find(baccaratSpreads(BOOKS.nz5, wholeShoe(8)), 'banker', 'commission')
  const deals = 4_998_398_275_503_360n
  expect(chanceOf(banker, 'win')).toEqual(fraction(2_292_252_566_437_888n, deals))
  expect(chanceOf(banker, 'lose')).toEqual(fraction(2_230_518_282_592_256n, deals))
  expect(chanceOf(banker, 'stand-off')).toEqual(fraction(475_627_426_473_216n, deals))
})

test('nz8:3.9 a straight-up wager wins once in 37', () => {
  const straight = find(rouletteLines('single-zero').map(spreadOf), 'straight-up', '35:1')
  expect(straight.endings).toMatchObject([
    { net: { num: 35n, den: 1n }, chance: { num: 1n, den: 37n } },
    { net: { num: -1n, den: 1n }, chance: { num: 36n, den: 37n } },
  ])
})

test('nz11a:4.1(a) a Hardway 6 wins once in the eleven rolls that decide it', () => {
  const hard = find(snakeEyesLines().map(spreadOf), 'hard-6', '9:1')
  expect(chanceOf(hard, 'win')).toEqual(fraction(1n, 11n))
  expect(chanceOf(hard, 'stand-off')).toEqual(ZERO)
})

test('the edges beside the endings are those of the tables', () => {
  expect(
    rouletteLines('single-zero')
      .map(spreadOf)
      .map(({ edge }) => edge),
  ).toEqual(rouletteOdds('single-zero').map(({ edge }) => edge))
  expect(
    snakeEyesLines()
      .map(spreadOf)
      .map(({ edge }) => edge),
  ).toEqual(snakeEyesOdds().map(({ edge }) => edge))
})

test('removing a card changes the edge to that of the smaller shoe', () => {
  const book = BOOKS.nz5
  const found = removals(book, wholeShoe(6))
  expect(found.map(({ rank }) => rank)).toEqual(RANKS)
  const six = Object.fromEntries(RANKS.map(rank => [rank, 24]))
  const before = baccaratOdds(book, shoeOfRanks(six))
  for (const rank of ['A', '4', '5', 'K'] as const) {
    const after = baccaratOdds(book, shoeOfRanks({ ...six, [rank]: 23 }))
    const { changes } = found.find(one => one.rank === rank)!
    for (const { wager, terms, change } of changes) {
      const at = before.findIndex(row => row.wager === wager && row.terms === terms)
      expect(isEqual(change, minus(after[at]!.edge, before[at]!.edge))).toBe(true)
    }
  }
  const banker = (rank: string) =>
    found
      .find(one => one.rank === rank)!
      .changes.find(({ wager, terms }) => wager === 'banker' && terms === 'commission')!.change.num
  expect(banker('4')).toBeLessThan(0n)
  expect(banker('5')).toBeGreaterThan(0n)
})

test('a rank that has run out can not leave the shoe', () => {
  expect(removals(BOOKS.nz5, TEN_LEFT).find(({ rank }) => rank === '2')!.changes).toEqual([])
})
