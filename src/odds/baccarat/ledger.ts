import type { Book } from '../../games/baccarat/books/book.ts'
import { type Fraction, toUnits, unitOf } from '../fraction.ts'
import { net } from '../row.ts'
import { type Line, linesOf } from './lines.ts'
import type { Points } from './plain-tally.ts'
import { type Finish, roundsBy } from './rounds.ts'
import { dealsOf } from './shoe.ts'
import { tallyOf } from './tally.ts'

/** The wagers of a book on how a round finishes, each judged once at every finish. */
interface Ledger {
  readonly lines: readonly Line[]
  /** Every net of the ledger is a whole number of this fraction of a stake. */
  readonly unit: bigint
  readonly pages: readonly Page[]
}

/** Finishes that no wager of the book tells apart. */
interface Page {
  readonly finishes: Uint16Array
  /** What each line loses there, in units. */
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
  const unit = unitOf(finishes.flatMap(({ nets }) => nets))
  const pages = new Map<string, { finishes: Finish[]; losses: readonly number[] }>()
  for (const { finish, nets } of finishes) {
    const losses = nets.map(won => Number(-toUnits(won, unit)))
    const page = pages.get(losses.join())
    if (page) page.finishes.push(finish)
    else pages.set(losses.join(), { finishes: [finish], losses })
  }
  const ledger = {
    lines,
    unit,
    pages: [...pages.values()].map(page => ({
      finishes: Uint16Array.from(page.finishes),
      losses: Float64Array.from(page.losses),
    })),
  }
  ledgers.set(book, ledger)
  return ledger
}

/** The edges of a ledger's lines at a shoe, exactly but not in lowest terms: that takes longer. */
export const finishEdges = (book: Book, points: Points): readonly Fraction[] => {
  const { lines, unit, pages } = ledgerOf(book)
  const tally = tallyOf(book.draw, points)
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
  let cards = 0
  for (let v = 0; v < 10; v += 1) cards += points[v]!
  const den = dealsOf(cards) * unit
  return lines.map((_, i) => ({ num: together(upper[i]!, lower[i]!), den }))
}

/** One conversion is enough for what a double holds. */
const together = (upper: number, lower: number): bigint => {
  const sum = upper * HALF + lower
  return Number.isSafeInteger(sum) ? BigInt(sum) : BigInt(upper) * BIG_HALF + BigInt(lower)
}

/** A count below 2^53 in two parts. Either can be multiplied and added up without losing a digit. */
const HALF = 2 ** 27
const BIG_HALF = BigInt(HALF)
