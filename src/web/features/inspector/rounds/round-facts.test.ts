import { expect, test } from 'vitest'
import { deeds } from '../../desk/words/deeds.en.ts'
import { inspector } from '../words/inspector.en.ts'
import { cardsShown, whyText } from './round-facts.ts'

test('nz22:8.2 cards that nobody saw are counted, and the others are named', () => {
  const came = ['face-down', '9H', 'face-down'].map(what => ({ what }))
  const round = { came, incidents: [] } as unknown as Parameters<typeof cardsShown>[1]
  expect(cardsShown({ inspector }, round)).toBe('9H · 2 face down')
})

test('nz8:5.1(b) a cause is named as at the desk, and a written reason stays as it is', () => {
  expect(whyText({ desk: deeds }, 'foreign-object')).toBe('Something fell into the wheel')
  expect(whyText({ desk: deeds }, 'a re-spin after a dispute')).toBe('a re-spin after a dispute')
})
