import { expect, test } from 'vitest'
import type { Duration } from '../../director/s02-entry/conditions.ts'
import { type Course, endsAfterRound, endsBeforeRound, survival } from './ends.ts'

const SHOES: Duration = { unit: 'shoes', value: 2 }
const at = (course: Partial<Course>): Course => ({
  rounds: 0,
  shoe: 1,
  elapsed: 0,
  cutInRound: null,
  ...course,
})

test('nz7:5.2 time that runs out in a round ends the session with it', () => {
  const hour: Duration = { unit: 'time', value: 3_600_000 }
  expect(endsAfterRound(hour, undefined, at({ elapsed: 3_599_999 }))).toBeUndefined()
  expect(endsAfterRound(hour, undefined, at({ elapsed: 3_600_000 }))?.under).toBe('nz7:5.2')
})

test('nz7:5.3 nz7:5.3(a) the round after the cutting card is the last', () => {
  expect(endsAfterRound(SHOES, 'a', at({ rounds: 30, cutInRound: 30 }))).toBeUndefined()
  expect(endsAfterRound(SHOES, 'a', at({ rounds: 31, cutInRound: 30 }))?.under).toBe('nz7:5.3(a)')
})

test('nz7:5.3(b) the round of the cutting card is the last, also where it came first', () => {
  expect(endsAfterRound(SHOES, 'b', at({ rounds: 29 }))).toBeUndefined()
  expect(endsAfterRound(SHOES, 'b', at({ rounds: 30, cutInRound: 30 }))?.under).toBe('nz7:5.3(b)')
  expect(endsBeforeRound(SHOES, 'b', 2)).toBeUndefined()
})

test('nz7:5.3(c) ruling:701 as the first card it ends the session at once, else with its round', () => {
  expect(endsBeforeRound(SHOES, 'c', 2)?.under).toBe('nz7:5.3(c)')
  expect(endsBeforeRound(SHOES, 'c', 1)).toBeUndefined()
  expect(endsAfterRound(SHOES, 'c', at({ rounds: 30, cutInRound: 30 }))?.under).toBe('nz7:5.3(c)')
})

test('nz7:5.4 ruling:712 spins, and rounds like them, end with the last that counts', () => {
  for (const unit of ['spins', 'rounds'] as const) {
    expect(endsAfterRound({ unit, value: 20 }, undefined, at({ rounds: 19 }))).toBeUndefined()
    expect(endsAfterRound({ unit, value: 20 }, undefined, at({ rounds: 20 }))?.under).toBe(
      'nz7:5.4',
    )
  }
})

test('nz7:5.1 nz7:3.7 ruling:703 one who can still wager ends it; the minimum itself is enough', () => {
  expect(survival([500, 0, 99], 100)).toEqual({ is: 'one-left', under: 'nz7:5.1' })
  expect(survival([500, 100], 100)).toEqual({ is: 'goes-on' })
})

test('nz7:3.8(a) nz7:3.8(b) if nobody can wager, there is a play-off', () => {
  expect(survival([0, 0], 100)).toEqual({ is: 'none-left', under: 'nz7:3.8(a)' })
  expect(survival([0, 99], 100)).toEqual({ is: 'none-left', under: 'nz7:3.8(b)' })
})
