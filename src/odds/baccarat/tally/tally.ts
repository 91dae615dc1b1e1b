import type { DrawTable } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import { BINARY } from '../../wasm/binaries/baccarat-tally.ts'
import { type Kernel, kernelFrom } from '../../wasm/instance.ts'
import { FINISHES } from '../rounds.ts'
import { type Points, plainTallyOf, type Tally } from './plain-tally.ts'
import { type Cells, planOf } from './plan.ts'

/** How many of the ordered six-card deals of a shoe end in each finish. */
export const tallyOf = (table: DrawTable, points: Points): Tally => {
  const known = counting.get(table) ?? choose(table)
  return known(points)
}

type Count = (points: Points) => Tally

const counting = new Map<DrawTable, Count>()

/** The WebAssembly kernel if it passes its self-check, otherwise the TypeScript one. */
const choose = (table: DrawTable): Count => {
  const kernel = kernelTally(table)
  const count = kernel ?? (points => plainTallyOf(table, points))
  counting.set(table, count)
  return count
}

/** The exports of `wasm/kernels/baccarat-tally`: addresses of its tables, and its functions. */
type Exports = Readonly<
  Record<
    'points' | 'ending' | 'hands' | 'drawing' | 'bothEnds' | 'tally' | 'pageOf' | 'losses' | 'lost',
    () => number
  >
> & { readonly count: () => void; readonly settle: (pages: number, lines: number) => void }

export const kernelTally = (table: DrawTable): Count | undefined => newKernel(table)?.count

/** A WebAssembly kernel with this draw table, if it passes its self-check. */
export interface TallyKernel {
  readonly exports: Kernel<Exports>
  readonly points: Float64Array
  readonly count: Count
}

export const newKernel = (table: DrawTable): TallyKernel | undefined => {
  const exports = kernelFrom<Exports>(BINARY)
  if (!exports) return undefined
  const kernel = countingOn(exports, table)
  return CHECKS.every(isRight(table, kernel.count)) ? kernel : undefined
}

/** A new shoe of eight decks, one of ten, and the last cards of one. */
export const CHECKS: readonly Points[] = [
  [128, 32, 32, 32, 32, 32, 32, 32, 32, 32],
  [160, 40, 40, 40, 40, 40, 40, 40, 40, 40],
  [3, 0, 1, 2, 0, 1, 4, 1, 0, 2],
].map(points => Float64Array.from(points))

const isRight =
  (table: DrawTable, count: Count) =>
  (points: Points): boolean => {
    const right = plainTallyOf(table, points)
    return count(points).every((deals, finish) => deals === right[finish])
  }

/**
 * Every number of the kernel has eight bytes. Hands that end after four cards are in rows of
 * sixteen, those that end after five in rows of eight.
 */
const countingOn = (kernel: Kernel<Exports>, table: DrawTable): TallyKernel => {
  const { buffer } = kernel.memory
  const plan = planOf(table)
  const write = ({ hands, finishes }: Cells, which: number): void => {
    new Uint32Array(buffer, kernel.ending(), 11)[which] = hands.length
    const into = new Uint16Array(buffer, kernel.hands() + which * 400, 200)
    hands.forEach((both, i) => {
      into[2 * i] = (Math.floor(both / 10) * (which === 0 ? 16 : 8) + (both % 10)) * 8
      into[2 * i + 1] = finishes[i]! * 8
    })
  }
  ;[plan.four, ...plan.five].forEach(write)
  new Uint32Array(buffer, kernel.drawing(), 11).set([plan.players, ...plan.bankers])
  new Uint32Array(buffer, kernel.bothEnds(), 100).set(plan.six.map(finish => finish * 8))
  const points = new Float64Array(buffer, kernel.points(), 10)
  const tally = new Float64Array(buffer, kernel.tally(), FINISHES)
  const count: Count = shoe => {
    points.set(shoe)
    kernel.count()
    return tally.slice()
  }
  return { exports: kernel, points, count }
}
