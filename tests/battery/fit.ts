import { beyondChiSquare } from '../../src/odds/special-functions.ts'

/** One question put to the numbers, and how likely an answer at least as odd is if they are fair. */
export interface Finding {
  readonly asks: string
  readonly p: number
}

/** Too good a fit is as odd as too bad a one. */
const either = (upper: number): number => Math.min(1, 2 * Math.min(upper, 1 - upper))

/** `scale` where what is counted is tied together more closely than independent draws are. */
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

/** Against a known distribution; neighbours are put together until each expects enough. */
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
  /** What is left over, and what came beyond the end of the table, goes to the last. */
  const last = bins.at(-1)
  if (!last || bins.length < 2) return 1
  last.count += all - bins.reduce((sum, { count }) => sum + count, 0)
  last.due += all - bins.reduce((sum, { due }) => sum + due, 0)
  return chiSquare(
    bins.map(({ count }) => count),
    at => bins[at]!.due,
  )
}
