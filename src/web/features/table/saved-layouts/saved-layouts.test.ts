import { expect, test } from 'vitest'
import { keptIn, MOST, sumOf } from './saved-layouts.ts'

const ONE = [{ on: 'red', chips: 500 }]

test('saved layouts are read back unchanged', () => {
  expect(keptIn(JSON.stringify([ONE, ONE]))).toEqual([ONE, ONE])
})

test.each([null, '', '{}', '[1]', '[[]]', '[[{"on":"red"}]]', '[[{"on":3,"chips":500}]]', '[['])(
  '%j is not a layout',
  text => expect(keptIn(text)).toEqual([]),
)

test('the number of saved layouts is limited', () => {
  expect(keptIn(JSON.stringify(Array.from({ length: 20 }, () => ONE)))).toHaveLength(MOST)
})

test('nz8:3.2A a called wager costs its chip once per piece', () => {
  const stakes = [...ONE, { on: 'tier', chips: 500 }]
  expect(sumOf(stakes, on => (on === 'tier' ? 6 : 1))).toBe(3500)
})
