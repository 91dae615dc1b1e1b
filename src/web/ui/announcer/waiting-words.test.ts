import { expect, test } from 'vitest'
import { withNext, withoutOutdated } from './waiting-words.ts'

test('a result replaces the waiting calls and nothing else', () => {
  const waiting = [
    { words: 'No more bets.', how: 'call' },
    { words: 'Too much. nz1:10.3', how: 'urgently' },
    { words: '17 black.', how: 'call' },
  ] as const
  const result = { words: 'Round 1. 17 black.', how: 'result' } as const
  expect(withNext(waiting, result)).toEqual([waiting[1], result])
  expect(withNext([waiting[0]], waiting[2])).toEqual([waiting[0], waiting[2]])
})

test('a phase waits only until the next phase, call or result', () => {
  const shuffling = { words: 'Shuffling the cards', how: 'phase' } as const
  const cutting = { words: 'Cutting the cards', how: 'phase' } as const
  const placed = { words: '$5 on Field placed.', how: 'softly' } as const
  expect(withNext([shuffling, placed], cutting)).toEqual([placed, cutting])
  expect(withoutOutdated([cutting, placed], 'call')).toEqual([placed])
  expect(withoutOutdated([cutting, placed], 'result')).toEqual([placed])
  expect(withoutOutdated([cutting, placed], 'urgently')).toEqual([cutting, placed])
})

test('a text that is already waiting is read once', () => {
  const refused = { words: 'Bet not taken. Too late. nz8:3.6', how: 'urgently' } as const
  expect(withNext([refused], refused)).toEqual([refused])
})
