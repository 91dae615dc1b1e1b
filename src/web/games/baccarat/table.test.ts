import { expect, test } from 'vitest'
import { chips } from '../../../kernel/money.ts'
import { type Baccarat, cutBackOf } from './table.ts'

const CUT = { wager: 'w1', patron: 'Ana', from: chips(80_000), to: chips(60_000) }

const viewed = (wagers: readonly object[], settled: readonly object[]): Baccarat =>
  ({ play: { reduced: [CUT] }, wagers, mine: { settled } }) as unknown as Baccarat

test('nz5:5.18 a cut wager is reported while it is on the table and once it is settled', () => {
  const wager = { id: 'w1', on: 'player' }
  expect(cutBackOf(viewed([wager], []), 'Ana')).toMatchObject([{ on: 'player', to: 60_000 }])
  expect(cutBackOf(viewed([], [{ wager }]), 'Ana')).toMatchObject([{ on: 'player' }])
})

test('nz5:15.9 nz5:15.10 a cut wager that is gone is no longer reported', () => {
  expect(cutBackOf(viewed([], []), 'Ana')).toEqual([])
})
