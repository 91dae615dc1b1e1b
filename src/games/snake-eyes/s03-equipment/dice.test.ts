import { expect, test } from 'vitest'
import { FACES, isFace, isHard, isSevenOut, opposite, ROLLS, total } from './dice.ts'

test('nz1:16.0(c) nz11a:6.2 the face opposite the resting one counts, and the two add to seven', () => {
  expect(FACES.map(opposite)).toEqual([6, 5, 4, 3, 2, 1])
})

test('nz11a:1.1/total the total is the sum of one uppermost face of each die', () => {
  expect(total([1, 1])).toBe(2)
  expect(total([6, 6])).toBe(12)
  const ways = (sum: number) => ROLLS.filter(roll => total(roll) === sum).length
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
})

test('nz11a:1.1/7-out every way of making 7 is a 7 Out and nothing else is', () => {
  expect(ROLLS.filter(isSevenOut)).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ])
})

test('nz11a:4.1(a) the hard way is both dice the same', () => {
  expect(ROLLS.filter(isHard)).toHaveLength(6)
  expect(isHard([3, 3])).toBe(true)
  expect(isHard([2, 4])).toBe(false)
})

test('nz11a:4.2 a die has only the faces 1 to 6', () => {
  expect([0, 7, 1.5, '1', null].some(isFace)).toBe(false)
})
