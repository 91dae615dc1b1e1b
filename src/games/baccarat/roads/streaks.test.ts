import { expect, test } from 'vitest'
import { shoe } from '../../../../tests/fixtures/shoes.ts'
import { streaks, winners } from './streaks.ts'

const lengths = (letters: string) => streaks(winners(shoe(letters))).map(({ length }) => length)

test('nz5:3.4(f) a tie neither ends a streak nor lengthens it', () => {
  expect(lengths('BTB')).toEqual([2])
  expect(lengths('TTBBTPPTTTPBT')).toEqual([2, 3, 1])
  expect(streaks(winners(shoe('BTBP')))).toEqual([
    { side: 'banker', length: 2 },
    { side: 'player', length: 1 },
  ])
})

test('nz5:3.4(f) ties alone are no streak', () => {
  expect(lengths('')).toEqual([])
  expect(lengths('TTT')).toEqual([])
})
