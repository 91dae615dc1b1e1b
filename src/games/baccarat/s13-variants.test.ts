import { expect, test } from 'vitest'
import type { Card, Rank } from '../../kernel/card.ts'
import { oddsText } from '../../kernel/money.ts'
import type { Variant } from './books/book.ts'
import { BOOKS } from './books/index.ts'
import { baccarat } from './index.ts'
import type { Hands } from './s09-third-cards/third-card.ts'

const POINTS = Array.from({ length: 10 }, (_, i) => i)

const card = (points: number): Card =>
  `${(points === 0 ? 'K' : points === 1 ? 'A' : String(points)) as Rank}S`

/** Two or three cards with this Point Count. */
const hand = (points: number, length: 2 | 3): Card[] =>
  length === 2 ? ['QH', card(points)] : ['QH', 'JD', card(points)]

const LENGTHS = [2, 3] as const

const ROUNDS: readonly (Hands & { p: number; b: number })[] = POINTS.flatMap(p =>
  POINTS.flatMap(b =>
    LENGTHS.flatMap(lp => LENGTHS.map(lb => ({ player: hand(p, lp), banker: hand(b, lb), p, b }))),
  ),
)

const endsFor = (variant: Variant, on: 'player' | 'banker' | 'tie') => {
  const rule = BOOKS.nz5.wagers({ ...baccarat.standard('nz5').elections, variant })[on]!
  return ROUNDS.map(round => {
    const outcome = rule(round)
    if (outcome.is !== 'win') return outcome.is
    return outcome.commission ? `${oddsText(outcome.odds)} less 1/20` : oddsText(outcome.odds)
  })
}

const hasThreeFor = ({ length }: readonly Card[], points: number) => length === 3 && points >= 8

test('nz5:5.1 nz5:5.10 nz5:5.10(a) nz5:5.10(b) nz5:5.10(c) nz5-old:5.10 every pair of counts, with commission', () => {
  const told = (win: string, wins: (p: number, b: number) => boolean, tie: string) =>
    ROUNDS.map(({ p, b }) => (p === b ? tie : wins(p, b) ? win : 'lose'))
  expect(endsFor('commission', 'player')).toEqual(told('1:1', (p, b) => p > b, 'stand-off'))
  expect(endsFor('commission', 'banker')).toEqual(
    told('1:1 less 1/20', (p, b) => b > p, 'stand-off'),
  )
  expect(endsFor('commission', 'tie')).toEqual(told('', () => false, '8:1'))
})

test('nz5:5.11 nz5-old:5.11 a winning six pays half, with two cards or three', () => {
  expect(endsFor('half-on-six', 'banker')).toEqual(
    ROUNDS.map(({ p, b }) => (p === b ? 'stand-off' : b < p ? 'lose' : b === 6 ? '1:2' : '1:1')),
  )
  expect(endsFor('half-on-six', 'player')).toEqual(endsFor('commission', 'player'))
})

test('nz5:13.2 nz5:13.2(a) nz5:13.2(b) nz5:13.3 nz5:1.0/2-to-1-baccarat three cards that win with eight or nine pay double; a Tie loses', () => {
  expect(endsFor('two-to-one', 'player')).toEqual(
    ROUNDS.map(({ player, p, b }) => (p <= b ? 'lose' : hasThreeFor(player, p) ? '2:1' : '1:1')),
  )
  expect(endsFor('two-to-one', 'banker')).toEqual(
    ROUNDS.map(({ banker, p, b }) => (b <= p ? 'lose' : hasThreeFor(banker, b) ? '2:1' : '1:1')),
  )
  expect(endsFor('two-to-one', 'tie')).toEqual(endsFor('commission', 'tie'))
})

test('nz5:13.4 a Banker’s six pays half there too, everything else as before', () => {
  expect(endsFor('two-to-one-half-on-six', 'banker')).toEqual(
    endsFor('two-to-one', 'banker').map((end, i) =>
      end !== 'lose' && ROUNDS[i]!.b === 6 ? '1:2' : end,
    ),
  )
  expect(endsFor('two-to-one-half-on-six', 'player')).toEqual(endsFor('two-to-one', 'player'))
})
