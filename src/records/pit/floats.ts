import { dropOf, type MoneyRow } from './money.ts'
import type { FloatNoted, FloorBook } from './periods.ts'

/** What staff counted in trays and drop boxes, and what a tray should hold. */

/**
 * Counts of the tray. `expected` is the opening float with fills, credits, drop and win. The closing
 * count, `expected` and the variance are null until staff have counted the tray out.
 */
export interface FloatSums {
  readonly opening: number
  readonly fills: number
  readonly credits: number
  readonly closing: number | null
  readonly expected: number | null
  /** Counted minus expected, for every tray that was counted in and out. */
  readonly variance: number | null
}

export interface DropCount {
  readonly cash: number
  readonly chips: number
  readonly vouchers: number
}

interface TraySums {
  counted: DropCount | null
  float: { -readonly [K in keyof FloatSums]: FloatSums[K] } | null
}

const NO_FLOAT = {
  opening: 0,
  fills: 0,
  credits: 0,
  closing: null,
  expected: null,
  variance: null,
}

const FLOATED = {
  FloatOpened: 'opening',
  FloatFilled: 'fills',
  FloatCredited: 'credits',
} as const

export const addFloat = (
  sums: TraySums,
  { event }: FloatNoted,
  expected: number | undefined,
): void => {
  if (event.is === 'DropCounted') {
    const { cash, chips, vouchers } = sums.counted ?? { cash: 0, chips: 0, vouchers: 0 }
    const { drop } = event
    sums.counted = {
      cash: cash + drop.cash,
      chips: chips + drop.chips,
      vouchers: vouchers + drop.vouchers,
    }
    return
  }
  sums.float ??= { ...NO_FLOAT }
  const { float } = sums
  if (event.is !== 'FloatClosed') {
    float[FLOATED[event.is]] += event.chips
    return
  }
  float.closing = (float.closing ?? 0) + event.chips
  if (expected === undefined) return
  float.expected = (float.expected ?? 0) + expected
  float.variance = (float.variance ?? 0) + event.chips - expected
}

/** What a tray should hold when it is counted out, by its closing event. */
export const expectedFloats = (
  { floats }: FloorBook,
  money: readonly MoneyRow[],
): ReadonlyMap<FloatNoted, number> => {
  const expected = new Map<FloatNoted, number>()
  const open = new Map<string, { from: number; chips: number }>()
  for (const noted of floats) {
    const { event } = noted
    const { table, entry } = event
    const tray = open.get(table)
    if (event.is === 'FloatOpened') open.set(table, { from: entry, chips: event.chips })
    if (!tray) continue
    if (event.is === 'FloatFilled') tray.chips += event.chips
    if (event.is === 'FloatCredited') tray.chips -= event.chips
    if (event.is !== 'FloatClosed') continue
    const played = money
      .filter(row => row.table === table && row.seq > tray.from && row.seq <= entry)
      .reduce((sum, row) => sum + row.win - dropOf(row), 0)
    expected.set(noted, tray.chips + played)
    open.delete(table)
  }
  return expected
}
