import { beyondChiSquare } from '../../../odds/numbers/special-functions.ts'

/**
 * One question about the numbers, and the probability of an answer at least this extreme if they
 * are fair.
 */
export interface FairnessTest {
  readonly asks: string
  readonly p: number
}

/** Two-sided: a fit that is too good is as suspicious as one that is too bad. */
const either = (upper: number): number => Math.min(1, 2 * Math.min(upper, 1 - upper))

/** `scale` corrects for counts that are less independent than separate draws. */
export const chiSquare = (
  counts: ArrayLike<number>,
  expected: (cell: number) => number,
  degrees = counts.length - 1,
  scale = 1,
): number => {
  let statistic = 0
  for (let cell = 0; cell < counts.length; cell += 1) {
    const due = expected(cell)
    statistic += (counts[cell]! - due) ** 2 / due
  }
  return either(beyondChiSquare(statistic * scale, degrees))
}

const FEWEST = 10

/** Compares with a known distribution. Neighbouring cells are merged until each expects enough. */
export const fitted = (counts: readonly number[], chances: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const bins: { count: number; due: number }[] = []
  let open = { count: 0, due: 0 }
  chances.forEach((chance, at) => {
    open.count += counts[at] ?? 0
    open.due += chance * all
    if (open.due < FEWEST) return
    bins.push(open)
    open = { count: 0, due: 0 }
  })
  /** The last bin takes the remainder, and everything beyond the end of the table. */
  const last = bins.at(-1)
  if (!last || bins.length < 2) return 1
  last.count += all - bins.reduce((sum, { count }) => sum + count, 0)
  last.due += all - bins.reduce((sum, { due }) => sum + due, 0)
  return chiSquare(
    bins.map(({ count }) => count),
    at => bins[at]!.due,
  )
}
