import { expect, test } from 'vitest'
import { shoe } from '../../../../tests/fixtures/shoes.ts'
import { askTheRoad } from './ask-the-road.ts'

test('nz5:3.4(f) either answer shows the mark the hand would add, and its Big Road cell', () => {
  expect(askTheRoad(shoe('BBPTPPBPBBTTPPPBP'))).toEqual({
    banker: {
      bigRoad: { column: 8, row: 0 },
      bigEyeBoy: 'red',
      smallRoad: 'blue',
      cockroachPig: 'blue',
    },
    player: {
      bigRoad: { column: 7, row: 1 },
      bigEyeBoy: 'blue',
      smallRoad: 'red',
      cockroachPig: 'red',
    },
  })
})

test('nz5:3.4(f) the road gives no answer if there would be no mark', () => {
  const silent = { bigEyeBoy: null, smallRoad: null, cockroachPig: null }
  const first = { ...silent, bigRoad: { column: 0, row: 0 } }
  expect(askTheRoad(shoe('TT'))).toEqual({ banker: first, player: first })
  expect(askTheRoad(shoe('B')).player).toEqual({ ...silent, bigRoad: { column: 1, row: 0 } })
})
