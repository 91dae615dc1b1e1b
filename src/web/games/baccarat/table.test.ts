import { expect, test } from 'vitest'
import { chips } from '../../../kernel/money.ts'
import { type Baccarat, cutBackOf } from './table.ts'

const CUT = { wager: 'w1', patron: 'Ana', from: chips(80_000), to: chips(60_000) }

const viewed = (wagers: readonly object[], settled: readonly object[]): Baccarat =>
  ({ play: { reduced: [CUT] }, wagers, mine: { settled } }) as unknown as Baccarat

test('nz5:5.18 a wager that was cut is told while it lies there and once it is settled', () => {
  const wager = { id: 'w1', on: 'player' }
  expect(cutBackOf(viewed([wager], []), 'Ana')).toMatchObject([{ on: 'player', to: 60_000 }])
  expect(cutBackOf(viewed([], [{ wager }]), 'Ana')).toMatchObject([{ on: 'player' }])
})

test('nz5:15.9 nz5:15.10 of a wager that was cut and has gone since, nothing is told', () => {
  expect(cutBackOf(viewed([], []), 'Ana')).toEqual([])
})
