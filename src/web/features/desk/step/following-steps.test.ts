import { expect, test } from 'vitest'
import { followingSteps } from './following-steps.ts'

test('nz5:9.3 after the Player’s third card the Banker’s may follow, and after that only the result', () => {
  expect(followingSteps('shoe', 'dealing', { hand: 'banker', nth: 2 })[0]).toBe('third')
  expect(followingSteps('shoe', 'dealing', { hand: 'player', nth: 3 })[0]).toBe('bankers-third')
  expect(followingSteps('shoe', 'dealing', { hand: 'banker', nth: 3 })).toEqual([
    'result',
    'settle',
  ])
})

test('every round ends with the settlement, and a phase outside a round lists nothing', () => {
  for (const chance of ['shoe', 'wheel', 'dice', 'deck'] as const)
    expect(followingSteps(chance, 'betting').at(-1), chance).toBe('settle')
  expect(followingSteps('shoe', 'shuffling')).toEqual([])
})
