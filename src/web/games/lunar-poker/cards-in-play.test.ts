import { expect, test } from 'vitest'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import { cardsInPlay } from './cards-in-play.ts'

const hidden = (count: number): readonly Seen<Card>[] => Array.from({ length: count }, () => HIDDEN)

test('nz22:8.5(c) after an exchange five cards lie there, and six after a card was bought', () => {
  const cards = hidden(5)
  expect(cardsInPlay({ cards, drawn: hidden(1), choice: 'exchange' })).toEqual(hidden(5))
  expect(cardsInPlay({ cards, drawn: hidden(3), choice: 'exchange' })).toEqual(hidden(5))
  expect(cardsInPlay({ cards, drawn: hidden(1), choice: 'buy-sixth' })).toEqual(hidden(6))
})

test('nz22:8.5 the cards that were turned up stay', () => {
  const cards = ['AS', HIDDEN, 'KS', HIDDEN, 'QS'] as readonly Seen<Card>[]
  const drawn = ['JS', '10S'] as readonly Seen<Card>[]
  const five = ['AS', 'KS', 'QS', 'JS', '10S']
  expect(cardsInPlay({ cards, drawn, choice: 'exchange' })).toEqual(five)
})
