import { expect, test } from 'vitest'
import type { Card, Rank } from '../../../kernel/card.ts'
import { pointCount } from '../s04-card-values.ts'
import {
  bankerDraws,
  cardsOut,
  dealFrom,
  MBS_TABLE,
  NZ_TABLE_2,
  nextCardTo,
  playerDraws,
  result,
} from './third-card.ts'

const POINTS = Array.from({ length: 10 }, (_, i) => i)

/** A card with this point value. */
const card = (points: number): Card =>
  `${(points === 0 ? 'K' : points === 1 ? 'A' : String(points)) as Rank}S`

/** Rule 9.4 written as conditions, to check the table. */
const asToldInWords = (banker: number, third: number): boolean => {
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

test.each(POINTS.slice(0, 8).flatMap(banker => POINTS.map(third => [banker, third] as const)))(
  'nz5:9.4 nz5:9.4(a) nz5:9.4(b) nz5-old:9.4 nz5-old:9.4(a) nz5-old:9.4(b) mbs:3.9.4 Banker %i against a third card of %i',
  (banker, third) => {
    const draws = asToldInWords(banker, third)
    expect(bankerDraws(NZ_TABLE_2, banker, third)).toBe(draws)
    expect(bankerDraws(MBS_TABLE, banker, third)).toBe(draws)
  },
)

test('ruling:579 both printings are eight rows of ten, and the same', () => {
  expect(NZ_TABLE_2).toHaveLength(8)
  expect(NZ_TABLE_2.every(row => row.length === 10)).toBe(true)
  expect(MBS_TABLE).toEqual(NZ_TABLE_2)
})

test('nz5:9.3 nz5:9.3(a) nz5:9.3(b) nz5-old:9.3 nz5-old:9.3(a) nz5-old:9.3(b) mbs:3.9.2 Table 1', () => {
  expect(POINTS.slice(0, 8).map(playerDraws)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('nz5:9.5 nz5-old:9.5 mbs:3.9.3 the Player stood: Banker by its own count', () => {
  expect(POINTS.slice(0, 8).map(banker => bankerDraws(NZ_TABLE_2, banker))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

const nextByTheRules = (player: number, banker: number) => {
  if (player >= 8 || banker >= 8) return undefined
  if (player <= 5) return 'player'
  return banker <= 5 ? 'banker' : undefined
}

test('nz5:8.4 nz5:9.2 nz5:9.6 mbs:3.7 mbs:3.9.1 every initial deal continues as the rules say', () => {
  const wrong = [...quadruples()].filter(([p1, b1, p2, b2]) => {
    const initial = { player: [card(p1), card(p2)], banker: [card(b1), card(b2)] }
    return nextCardTo(NZ_TABLE_2, initial) !== nextByTheRules((p1 + p2) % 10, (b1 + b2) % 10)
  })
  expect(wrong).toEqual([])
})

test('nz5:9.6 nz5-old:9.6 no hand ever takes a fourth card', () => {
  const wrong = [...quadruples()].filter(([p1, b1, p2, b2]) =>
    POINTS.some(third => {
      const { player, banker } = dealFrom(NZ_TABLE_2, [p1, b1, p2, b2, third, 9, 9].map(card))!
      const asTold =
        player.length < 3 || (banker.length === 3) === asToldInWords((b1 + b2) % 10, third)
      return player.length > 3 || banker.length > 3 || !asTold
    }),
  )
  expect(wrong).toEqual([])
})

/** Player, Banker, Player, Banker, then third cards. The results were worked out by hand. */
test.each([
  ['9H 7C KD 2S', 9, 9, 'tie'],
  ['6D 2C KD 3S 5H', 6, 0, 'player'],
  ['7C 3D KS 2H 8S', 7, 3, 'player'],
  ['10S 6C 3C KD 6H 2D', 9, 8, 'player'],
  ['KS 3H 2D KC 8H', 0, 3, 'banker'],
  ['4S 9D 2C 8H', 6, 7, 'banker'],
  ['6C 6D KD KH', 6, 6, 'tie'],
  ['QH JS 5C 6S 4D', 9, 6, 'player'],
  ['4C 4D 4C KH', 8, 4, 'player'],
  ['AC 5D AC KD AC', 3, 5, 'banker'],
])('nz5:10.1 mbs:3.10 %s', (cards, player, banker, winner) => {
  const shoe = cards.split(' ') as Card[]
  const hands = dealFrom(NZ_TABLE_2, shoe)!
  expect(cardsOut(hands)).toBe(shoe.length)
  expect([pointCount(hands.player), pointCount(hands.banker)]).toEqual([player, banker])
  expect(result(hands)).toBe(winner)
})

test('nz5:12.5 cards that do not suffice give no round', () => {
  expect(dealFrom(NZ_TABLE_2, ['KS', '3H', '2D', 'KC'])).toBeUndefined()
})

function* quadruples(): Generator<readonly [number, number, number, number]> {
  for (let n = 0; n < 10_000; n += 1)
    yield [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000)]
}
