import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'

test('nz5:9.3 after the Player’s third card the Banker’s may follow, and after that only the result', () => {
  expect(aheadOf('baccarat', 'dealing', { hand: 'banker', nth: 2 })[0]).toBe('third')
  expect(aheadOf('baccarat', 'dealing', { hand: 'player', nth: 3 })[0]).toBe('bankers-third')
  expect(aheadOf('baccarat', 'dealing', { hand: 'banker', nth: 3 })).toEqual(['result', 'settle'])
})

test('every game ends a round with the settlement, and a phase without a round lists nothing', () => {
  for (const game of ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker'])
    expect(aheadOf(game, 'betting').at(-1), game).toBe('settle')
  expect(aheadOf('baccarat', 'shuffling')).toEqual([])
})
