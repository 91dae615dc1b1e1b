import { expect, test } from 'vitest'
import { inspector } from '../words/inspector.en.ts'
import { cardsShown } from './round-facts.ts'

test('nz22:8.2 cards that nobody saw are counted, and the others are named', () => {
  const came = ['face-down', '9H', 'face-down'].map(what => ({ what }))
  const round = { came, incidents: [] } as unknown as Parameters<typeof cardsShown>[1]
  expect(cardsShown({ inspector }, round)).toBe('9H · 2 face down')
})
