import type { Book } from '../../games/baccarat/books/book.ts'
import { type Fraction, toUnits, unitOf } from '../numbers/fraction.ts'
import { net } from '../row.ts'
import { linesOf, type OddsLine } from './lines.ts'
import { FINISHES, type Finish, roundsBy } from './rounds.ts'
import { dealsOf } from './shoe.ts'
import { type Points, plainTallyOf } from './tally/plain-tally.ts'
import { CHECKS, newKernel } from './tally/tally.ts'

/**
 * The wagers of a book that depend on the finish of a round, each settled once for every finish.
 */
export interface Ledger {
  readonly book: Book
  readonly lines: readonly OddsLine[]
  /** By line: the unit, as a fraction of a stake, in which every net is a whole number. */
  readonly units: readonly bigint[]
  readonly pages: readonly Page[]
}

/** Finishes that every wager of the book treats alike. */
interface Page {
  readonly finishes: Uint16Array
  /** The loss of each line, in units. */
  readonly losses: Float64Array
}

const ledgers = new Map<Book, Ledger>()

export const ledgerOf = (book: Book): Ledger => {
  const known = ledgers.get(book)
  if (known) return known
  const lines = linesOf(book).filter(({ looksAt }) => looksAt.the === 'finish')
  const finishes = roundsBy(book.draw).example.flatMap((hands, finish) =>
    hands ? { finish, nets: lines.map(({ rule }) => net(rule(hands))) } : [],
  )
  const units = lines.map((_, line) => unitOf(finishes.map(({ nets }) => nets[line]!)))
  const pages = new Map<string, { finishes: Finish[]; losses: readonly number[] }>()
  for (const { finish, nets } of finishes) {
    const losses = nets.map((won, line) => Number(-toUnits(won, units[line]!)))
    const page = pages.get(losses.join())
    if (page) page.finishes.push(finish)
    else pages.set(losses.join(), { finishes: [finish], losses })
  }
  const ledger = {
    book,
    lines,
    units,
    pages: [...pages.values()].map(page => ({
      finishes: Uint16Array.from(page.finishes),
      losses: Float64Array.from(page.losses),
    })),
  }
  ledgers.set(book, ledger)
  return ledger
}

/**
 * The exact edges of a ledger's lines at a shoe. They are not reduced to lowest terms, which would
 * take longer.
 */
export const finishEdges = (book: Book, points: Points): readonly Fraction[] => {
  const { units } = ledgerOf(book)
  const lose = settling.get(book) ?? choose(book)
  let cards = 0
  for (let v = 0; v < 10; v += 1) cards += points[v]!
  const deals = dealsOf(cards)
  return lose(points).map((num, line) => ({ num, den: deals * units[line]! }))
}

/** By line: the loss over all deals, in units. */
type Settle = (points: Points) => readonly bigint[]

const settling = new Map<Book, Settle>()

const choose = (book: Book): Settle => {
  const ledger = ledgerOf(book)
  const plain: Settle = points => plainLosses(ledger, points)
  const kernel = kernelLosses(ledger)
  const isRight = kernel && CHECKS.every(shoe => kernel(shoe).join() === plain(shoe).join())
  const settle = isRight ? kernel : plain
  settling.set(book, settle)
  return settle
}

/** The bytes between two pages of losses in the kernel. */
const ROW = 32

export const kernelLosses = ({ book, lines, pages }: Ledger): Settle | undefined => {
  const kernel = newKernel(book.draw)
  if (!kernel) return undefined
  const { exports, points } = kernel
  const { buffer } = exports.memory
  // A finish that does not exist has no deals and costs nothing.
  const pageOf = new Uint16Array(buffer, exports.pageOf(), FINISHES)
  const losses = new BigInt64Array(buffer, exports.losses(), pages.length * ROW)
  pages.forEach((page, i) => {
    for (const finish of page.finishes) pageOf[finish] = i * 8
    page.losses.forEach((loss, line) => {
      losses[i * ROW + line] = BigInt(loss)
    })
  })
  const lost = new BigInt64Array(buffer, exports.lost(), lines.length)
  return shoe => {
    points.set(shoe)
    exports.settle(pages.length, lines.length)
    return [...lost]
  }
}

/**
 * Splits a count below 2^53 into two parts, so that products and sums of either part stay exact.
 */
const HALF = 2 ** 27
const BIG_HALF = BigInt(HALF)

export const plainLosses = ({ book, lines, pages }: Ledger, points: Points): readonly bigint[] => {
  const tally = plainTallyOf(book.draw, points)
  const upper = new Float64Array(lines.length)
  const lower = new Float64Array(lines.length)
  for (const { finishes, losses } of pages) {
    let [high, low] = [0, 0]
    for (let i = 0; i < finishes.length; i += 1) {
      const deals = tally[finishes[i]!]!
      const part = Math.floor(deals * (1 / HALF))
      high += part
      low += deals - part * HALF
    }
    for (let i = 0; i < losses.length; i += 1) {
      upper[i]! += losses[i]! * high
      lower[i]! += losses[i]! * low
    }
  }
  return lines.map((_, line) => together(upper[line]!, lower[line]!))
}

/** A number that fits a double needs only one conversion. */
const together = (upper: number, lower: number): bigint => {
  const sum = upper * HALF + lower
  return Number.isSafeInteger(sum) ? BigInt(sum) : BigInt(upper) * BIG_HALF + BigInt(lower)
}
