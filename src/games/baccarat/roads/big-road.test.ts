import { expect, test } from 'vitest'
import { letters, shoe } from '../../../../tests/fixtures/shoes.ts'
import { bigRoad } from './big-road.ts'

const cells = (rounds: string) =>
  bigRoad(shoe(rounds)).cells.map(
    ({ column, row, round, ties }) => `${column},${row} ${letters(round)} ${ties}`,
  )

test('nz5:3.4(f) a tie makes no cell, and counts on the cell drawn last', () => {
  expect(cells('BTTPT')).toEqual(['0,0 B 2', '1,0 P 1'])
})

test('nz5:3.4(f) a tie does not start a new streak', () => {
  expect(cells('BTB')).toEqual(['0,0 B 1', '0,1 B 0'])
})

test('nz5:3.4(f) ties before any decided hand wait for the first cell', () => {
  expect(bigRoad(shoe('TT'))).toEqual({ cells: [], leadingTies: 2 })
  expect(bigRoad(shoe('TTP')).leadingTies).toBe(0)
  expect(cells('TTPTB')).toEqual(['0,0 P 3', '1,0 B 0'])
})

test('nz5:3.4(f) the pairs of a tie are not drawn on the Big Road', () => {
  expect(cells('BTbPpTpTbpB')).toEqual(['0,0 B 1', '1,0 Pp 2', '2,0 B 0'])
})

test('nz5:3.4(f) an empty shoe has an empty road', () => {
  expect(bigRoad([])).toEqual({ cells: [], leadingTies: 0 })
})
