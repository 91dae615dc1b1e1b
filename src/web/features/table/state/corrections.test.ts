import { describe, expect, test } from 'vitest'
import type { Ended } from '../../../../general/state.ts'
import { chips } from '../../../../kernel/money.ts'
import type { End } from '../../../../records/round-record.ts'
import { pastRound } from '../../../../records/round-views.ts'
import { correctionsOf } from './corrections.ts'

const wager = (id: string) => ({
  id,
  patron: 'Ana',
  on: 'banker',
  chips: chips(10_000),
  kind: 'value' as const,
})

const none = { won: chips(0), commission: chips(0) }
const lost = (id: string): Ended => ({
  wager: wager(id),
  outcome: { is: 'lose', under: 'nz5:5.10(a)' as const },
  ...none,
})
const won = (id: string): Ended => ({
  wager: wager(id),
  outcome: { is: 'win', odds: { pays: 1, to: 1 }, under: 'nz5:5.10(b)' as const },
  won: chips(10_000),
  commission: chips(500),
})

describe('nz1:11.1 a corrected settlement', () => {
  test('shows the wager before and after, and the difference', () => {
    const corrected = [{ was: lost('w1'), under: 'nz5:12.6' as const }]
    expect(correctionsOf({ settled: [won('w1')], corrected })).toEqual([
      { was: lost('w1'), now: won('w1'), under: 'nz5:12.6', change: 19_500 },
    ])
  })

  test('takes back what a wager had won if the wager is on the table again', () => {
    const corrected = [{ was: won('w1'), under: 'nz11a:6.6(a)' as const }]
    expect(correctionsOf({ settled: [], corrected })).toMatchObject([
      { now: undefined, change: -9_500 },
    ])
  })

  test('is listed once after two corrections, with the last clause', () => {
    const corrected = [
      { was: lost('w1'), under: 'nz11a:6.6(a)' as const },
      { was: won('w1'), under: 'nz11a:6.6(b)' as const },
    ]
    expect(correctionsOf({ settled: [lost('w1')], corrected })).toMatchObject([
      { under: 'nz11a:6.6(b)', change: 0 },
    ])
  })

  test('is absent from a round without corrections', () => {
    expect(correctionsOf({ settled: [won('w1')] })).toEqual([])
  })

  test('appears in a patron’s history, derived from the recorded ends', () => {
    const end = {
      ...{ wager: 'w1', patron: 'Ana', on: 'banker', chips: 10_000, kind: 'value' as const },
      ...{ odds: null, won: 0, commission: 0, seq: 1, at: 1 },
    }
    const ends: readonly End[] = [
      { ...end, outcome: 'lose', under: 'nz5:5.10(a)' },
      { ...end, outcome: 'reopened', under: 'nz5:12.6' },
      { ...end, outcome: 'win', odds: '1:1', won: 10_000, commission: 500, under: 'nz5:5.10(b)' },
    ]
    const sums = {
      ...{ patron: 'Ana', seat: 1, before: 100_000, bought: 0, cashed: 0, won: 0, commission: 0 },
      ...{ lost: 10_000, fees: 0, corrected: 19_500, after: 109_500 },
    }
    const stake = { wager: 'w1', patron: 'Ana', on: 'banker', chips: 10_000, kind: end.kind, at: 0 }
    const past = pastRound({
      round: 4,
      settled: 1,
      result: null,
      patrons: [sums],
      stakes: [stake],
      ends,
    })
    expect(past.net).toBe(9_500)
    expect(correctionsOf(past)).toMatchObject([
      { under: 'nz5:12.6', change: 19_500, was: { outcome: { is: 'lose' } } },
    ])
  })
})
