import { expect, test } from 'vitest'
import { withNext } from './waiting-words.ts'

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
