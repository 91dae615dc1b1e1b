import { expect, test } from 'vitest'
import { letters, shoe } from '../../../../tests/fixtures/shoes.ts'
import type { RoundResult } from '../table/state.ts'
import { beadPlate } from './bead-plate.ts'

test('nz5:3.4(f) six rounds to a column, ties and their pairs among them', () => {
  const beads = beadPlate(shoe('BTbPTpTbpBP'))
  expect(beads.map(({ column, row, round }) => `${column},${row} ${letters(round)}`)).toEqual([
    '0,0 B',
    '0,1 Tb',
    '0,2 P',
    '0,3 Tp',
    '0,4 Tbp',
    '0,5 B',
    '1,0 P',
  ])
})

test('ruling:552 a Void Hand has its bead, and the bead says so', () => {
  const [ordinary, next] = shoe('BP') as [RoundResult, RoundResult]
  const beads = beadPlate([ordinary, { ...next, voidHand: true }])
  expect(beads.map(({ round }) => round.voidHand ?? false)).toEqual([false, true])
})
