import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chips, EVENS, odds, roundedDown, roundedUp } from '../money.ts'
import { lose, standOff, voided, type Wager, win } from '../wager.ts'
import { type Move, settle } from './settle.ts'

const wager = (stake: number, kind: Wager['kind'] = 'value'): Wager => ({
  id: 'w1',
  patron: 'Ana',
  on: 'banker',
  chips: chips(stake),
  kind,
})

const DOLLARS = [chips(100), chips(500)]

const flow = (moves: readonly Move[], account: Move['from']): number =>
  moves.reduce(
    (net, { from, to, chips: amount }) =>
      net + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  )

test('nz1:1.1/stand-off nz1:1.1/void(a) nz1:1.1/push a stand-off and a void wager go back', () => {
  for (const outcome of [standOff('nz5:5.1(a)(iii)'), voided('nz1:18.2')]) {
    const { moves, won } = settle(wager(2000), outcome, DOLLARS)
    expect(won).toBe(0)
    expect(flow(moves, 'stack:Ana')).toBe(2000)
    expect(flow(moves, 'bank')).toBe(0)
  }
})

test('a part that is void goes back alone', () => {
  const { moves, voided: part } = settle(wager(2000), voided('nz1:10.2(b)', chips(500)), DOLLARS)
  expect(part).toBe(500)
  expect(flow(moves, 'area:w1')).toBe(-500)
})

test('nz5:5.10(b) commission is taken from the winnings when they are paid', () => {
  const outcome = win(EVENS, 'nz5:5.10(b)', odds(1, 20))
  const { moves, won, commission } = settle(wager(2000), outcome, DOLLARS)
  expect([won, commission]).toEqual([2000, 100])
  expect(flow(moves, 'stack:Ana')).toBe(3900)
})

test('nz1:11.3 winnings are rounded up to what chips can pay', () => {
  const { won } = settle(wager(2500), win(odds(1, 2), 'nz5:5.11'), DOLLARS)
  expect(won).toBe(1300)
})

test('nz1:14.2 a promotional chip goes back as it is and wins chips of value', () => {
  const { moves } = settle(wager(2000, 'promotional'), win(EVENS, 'nz5:5.10(a)'), DOLLARS)
  expect(moves.map(({ from, kind }) => [from, kind])).toEqual([
    ['bank', 'value'],
    ['area:w1', 'promotional'],
  ])
})

test('every settlement empties the area and conserves chips of each kind', () => {
  const outcomes = fc.constantFrom(
    win(EVENS, 'nz5:5.10(a)'),
    win(odds(1, 2), 'nz5:5.11'),
    win(EVENS, 'nz5:5.10(b)', odds(1, 20)),
    win(odds(500), 'nz5:11D.8'),
    lose('nz5:5.1(a)(ii)'),
    standOff('nz5:5.1(a)(iii)'),
    voided('nz1:18.2'),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), outcomes, (stake, outcome) => {
      const { moves } = settle(wager(stake), outcome, DOLLARS)
      expect(flow(moves, 'area:w1')).toBe(-stake)
      const all = flow(moves, 'area:w1') + flow(moves, 'stack:Ana') + flow(moves, 'bank')
      expect(all).toBe(0)
    }),
  )
})

test('shares are exact for every amount a number can hold', () => {
  const most = chips(Number.MAX_SAFE_INTEGER)
  expect(roundedDown(most, odds(1, 2))).toBe(2 ** 52 - 1)
  expect(roundedUp(most, odds(1, 2))).toBe(2 ** 52)
  expect(() => chips(1.5)).toThrow()
  expect(() => chips(-1)).toThrow()
  expect(() => chips(2 ** 53)).toThrow()
})
