import { expect, test } from 'vitest'
import { routeOf } from './route.ts'

test('a link that was cut off opens a page and never breaks', () => {
  expect(routeOf('#/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' })
  expect(routeOf('#/table/baccarat%2D1')).toEqual({ page: 'table', table: 'baccarat-1' })
  for (const hash of ['#/replay/baccarat-1', '#/replay/baccarat-1/x', '#/replay', '#/%', ''])
    expect(routeOf(hash), hash).toEqual({ page: 'lobby' })
})

test('a replay names a table and a round, at a practice table too', () => {
  expect(routeOf('#/replay/roulette-1/7')).toEqual({
    page: 'replay',
    table: 'roulette-1',
    round: 7,
  })
  expect(routeOf('#/replay/practice/baccarat/7')).toEqual({
    page: 'replay',
    table: 'practice/baccarat',
    round: 7,
  })
})
