import { expect, test } from 'vitest'
import { atSnakeEyes } from '../../../../tests/fixtures/snake-eyes-table.ts'
import { incidents } from './view.ts'

const { play } = atSnakeEyes().state()

test('nz11a:6.1 nz11a:6.10 only missing dice and failed equipment are reported to the floor', () => {
  expect(incidents(play)).toEqual([])
  expect(incidents({ ...play, equipment: 'stopped' }).map(({ is }) => is)).toEqual(['equipment'])
  const dice = play.dice.map(die => (die.id === 2 ? { ...die, at: 'missing' as const } : die))
  expect(incidents({ ...play, dice })).toMatchObject([{ is: 'dice' }])
})
