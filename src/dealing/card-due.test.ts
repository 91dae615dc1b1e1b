import { expect, test } from 'vitest'
import { baccarat } from '../games/baccarat/index.ts'
import type { BaccaratView } from '../games/baccarat/table/view.ts'
import type { Card } from '../kernel/card.ts'
import { HIDDEN } from '../kernel/secret.ts'
import { burnDue, cardDue, dueAfter, endsRound, handsWith } from './card-due.ts'

const { elections } = baccarat.standard('nz5')

const dealing = (...came: readonly string[]) => {
  const cards = (...at: readonly number[]) =>
    at.flatMap(i => (came[i] === undefined ? [] : [came[i] as Card]))
  const hands = {
    player: { cards: cards(0, 2, 4), points: null },
    banker: { cards: cards(1, 3, 5), points: null },
  }
  const waiting: BaccaratView['waiting'] = []
  return { elections, phase: 'dealing' as BaccaratView['phase'], hands, waiting }
}

test('nz5:8.4 the first four cards go to Player and Banker in turn', () => {
  const places = [[], ['4S'], ['4S', '9C'], ['4S', '9C', 'AH']].map(came =>
    cardDue(dealing(...came)),
  )
  expect(places).toEqual([
    { hand: 'player', nth: 1 },
    { hand: 'banker', nth: 1 },
    { hand: 'player', nth: 2 },
    { hand: 'banker', nth: 2 },
  ])
})

test('nz5:9.3 nz5:9.4 third cards go where the drawing tables say', () => {
  expect(cardDue(dealing('4S', '9C', 'AH', '7D'))).toEqual({ hand: 'player', nth: 3 })
  expect(cardDue(dealing('4S', '3C', 'AH', 'KD', '6S'))).toEqual({ hand: 'banker', nth: 3 })
  expect(cardDue(dealing('9S', '3C', 'KH', 'KD'))).toBeUndefined()
})

test('nz5:12.2(a) nz5:12.2(b) a card that left the shoe early is the first of the next round', () => {
  const called = { ...dealing(), phase: 'called' as const }
  const [seen, other] = ['JD', '9S'] as Card[]
  expect(cardDue({ ...called, waiting: [seen!] })).toEqual({ hand: 'banker', nth: 1 })
  expect(cardDue({ ...called, waiting: [seen!, other!] })).toEqual({ hand: 'player', nth: 2 })
  expect(cardDue({ ...called, waiting: [HIDDEN] })).toEqual({ hand: 'player', nth: 1 })
})

test('nz5:12.2(a) naming the card that waits also lays the one behind it', () => {
  const called = {
    ...dealing(),
    phase: 'called' as const,
    waiting: [HIDDEN, 'JD' as Card] as const,
  }
  expect(handsWith(called, '9S' as Card)).toEqual({ player: ['9S'], banker: ['JD'] })
})

test('the cards of the last round are not part of the next', () => {
  const over = { ...dealing('9S', '3C', 'KH', 'KD'), phase: 'called' as const }
  expect(cardDue(over)).toEqual({ hand: 'player', nth: 1 })
})

test('a third card is unknown while cards are face down, but the first four are known', () => {
  expect(cardDue(dealing(HIDDEN, HIDDEN, HIDDEN))).toEqual({ hand: 'banker', nth: 2 })
  expect(cardDue(dealing(HIDDEN, HIDDEN, HIDDEN, HIDDEN))).toBeUndefined()
  expect(endsRound(dealing(HIDDEN, HIDDEN, HIDDEN), '9S')).toBe(false)
})

test('nz5:9.2 a natural ends the round with the fourth card; other hands continue', () => {
  expect(endsRound(dealing('9S', '3C', 'KH'), 'KD')).toBe(true)
  expect(endsRound(dealing('4S', '9C', 'AH'), '7D')).toBe(false)
  expect(endsRound(dealing('4S', '9C', 'AH', '7D'), '2S')).toBe(true)
  expect(endsRound(dealing('4S', '3C', 'AH', 'KD', '6S'), '2C')).toBe(true)
})

test('nz5:7.7(a) the first burned card is turned up, and its value follows face down', () => {
  const burning = (...burned: readonly (Card | typeof HIDDEN)[]) => burnDue({ elections, burned })
  expect(burning()).toMatchObject({ isFaceUp: true })
  expect(burning('3H')).toEqual({ isFaceUp: false, nth: 1, count: 3 })
  expect(burning('3H', HIDDEN, HIDDEN)).toEqual({ isFaceUp: false, nth: 3, count: 3 })
  expect(burning('KH')).toEqual({ isFaceUp: false, nth: 1, count: 10 })
})

test('nz5:7.7(b) a table may burn one card face down', () => {
  const one = { ...elections, burn: 'one-face-down' as const }
  expect(burnDue({ elections: one, burned: [] })).toEqual({ isFaceUp: false, nth: 1, count: 1 })
})

test('ruling:600 a corrected last card can make another card due, until the round is complete', () => {
  const settled = (...came: readonly string[]) => ({
    ...dealing(...came),
    phase: 'betting' as const,
  })
  const bankerStood = settled('2S', '4C', '3D', '2H', '10H')
  expect(dueAfter(bankerStood, [])).toBeUndefined()
  expect(dueAfter(bankerStood, ['9H'])).toBeUndefined()
  expect(dueAfter(bankerStood, ['6H'])).toEqual({ hand: 'banker', nth: 3 })
  expect(dueAfter(bankerStood, ['6H', '5S'])).toBeUndefined()
  const natural = settled('9S', '3C', 'KH', '5D')
  expect(dueAfter(settled('2S', '3C', '3H', '5D'), ['4D'])).toEqual({ hand: 'player', nth: 3 })
  expect(dueAfter(natural, ['4D'])).toBeUndefined()
  expect(dueAfter(dealing('2S', '4C', '3D'), ['4D'])).toBeUndefined()
})
