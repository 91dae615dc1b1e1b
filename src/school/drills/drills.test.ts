import { expect, test } from 'vitest'
import { LESSONS } from '../../../tests/fixtures/people/trainees.ts'
import { firstCombination } from '../../games/lunar-poker/s10-settlement/combinations.ts'
import { DRILLS, exercisesOf } from './index.ts'

test.each(DRILLS)(
  '%s: the same seed gives the same exercises, each with one right answer and a clause',
  drill => {
    const exercises = exercisesOf(drill, '1', 12, LESSONS)
    expect(JSON.stringify(exercisesOf(drill, '1', 12, LESSONS))).toBe(JSON.stringify(exercises))
    for (const { options, expected, under } of exercises) {
      expect(under.length).toBeGreaterThan(0)
      expect(new Set(options).size).toBe(options.length)
      if (options.length > 0) expect(options).toContain(expected)
    }
    expect(new Set(exercises.map(({ expected }) => expected)).size).toBeGreaterThan(1)
  },
)

test('nz5:5.10(b) a Banker win is paid minus commission', () => {
  const exercises = exercisesOf('payouts', 'commission', 60, LESSONS)
  const banker = exercises.filter(({ under }) => under.length === 1 && under[0] === 'nz5:5.10(b)')
  expect(banker.length).toBeGreaterThan(0)
  for (const { shows, expected } of banker) {
    const stake =
      shows.is === 'payout' ? shows.wagers.reduce((sum, { chips }) => sum + chips, 0) : 0
    expect(Number(expected)).toBe(stake * 0.95)
  }
})

test('nz22:10.9 a hand is read by its first combination', () => {
  for (const { shows, expected } of exercisesOf('hands', '2', 20, LESSONS))
    if (shows.is === 'hand')
      expect(expected.split('+')[0]).toBe(firstCombination(shows.cards)?.name ?? 'odd-cards')
})

test('nz11a:4.1 a pair of ones or sixes is not a hardway', () => {
  for (const { shows, expected } of exercisesOf('dice', '3', 60, LESSONS))
    if (shows.is === 'dice' && [2, 12].includes(shows.faces[0]! + shows.faces[1]!))
      expect(expected).not.toContain('hard')
})

test('nz1:11.3 a win that chips cannot pay is rounded up, never down', () => {
  const exercises = exercisesOf('rounding', '4', 60, LESSONS)
  for (const { shows, expected } of exercises) {
    if (shows.is !== 'rounding') throw new Error('another exercise')
    const exact = shows.terms === 'commission' ? (shows.stake * 19) / 20 : shows.stake / 2
    expect(Number(expected) % shows.least).toBe(0)
    expect(Number(expected)).toBeGreaterThanOrEqual(exact)
    expect(Number(expected)).toBeLessThan(exact + shows.least)
  }
  expect(new Set(exercises.map(({ under }) => under[0])).size).toBe(2)
})

test('nz1:13.1(a) a colour up has the value of the chips handed in', () => {
  for (const { shows, expected } of exercisesOf('colour-up', '5', 40, LESSONS))
    if (shows.is === 'colour-up')
      expect(Number(expected.split(':')[0])).toBe(shows.value * shows.count)
})
