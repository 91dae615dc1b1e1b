import type { Book } from '../../games/baccarat/books/book.ts'
import { type Fraction, toUnits, unitOf } from '../fraction.ts'
import { net } from '../row.ts'
import { linesOf, type OddsLine } from './lines.ts'
import { type Finish, roundsBy } from './rounds.ts'
import { dealsOf } from './shoe.ts'
import { type Points, type Tally, tallyOf } from './tally.ts'

/** The wagers of a book on how a round finishes, each judged once at every finish. */
interface Ledger {
  readonly lines: readonly OddsLine[]
  /** Every net of the ledger is a whole number of this fraction of a stake. */
  readonly unit: bigint
  readonly pages: readonly Page[]
}

/** Finishes that no wager of the book tells apart. */
interface Page {
  readonly finishes: readonly Finish[]
  /** What each line loses there, in units. */
  readonly losses: readonly bigint[]
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
  const pages = new Map<string, { finishes: Finish[]; losses: readonly bigint[] }>()
  for (const { finish, nets } of finishes) {
    const losses = nets.map(won => -toUnits(won, unit))
    const page = pages.get(losses.join())
    if (page) page.finishes.push(finish)
    else pages.set(losses.join(), { finishes: [finish], losses })
  }
  const ledger = { lines, unit, pages: [...pages.values()] }
  ledgers.set(book, ledger)
  return ledger
}

/** The edges of a ledger's lines at a shoe, exactly but not in lowest terms: that takes longer. */
export const finishEdges = (book: Book, points: Points): readonly Fraction[] => {
  const { lines, unit, pages } = ledgerOf(book)
  const tally = tallyOf(book.draw, points)
  const losses = lines.map(() => 0n)
  let cards = 0
  for (let v = 0; v < 10; v += 1) cards += points[v]!
  for (const page of pages) {
    const deals = dealsIn(tally, page.finishes)
    if (deals > 0n)
      page.losses.forEach((loss, i) => {
        losses[i]! += loss * deals
      })
  }
  const den = dealsOf(cards) * unit
  return losses.map(num => ({ num, den }))
}

/** Adds doubles for as long as their sum is exact. */
const dealsIn = (tally: Tally, finishes: readonly Finish[]): bigint => {
  let whole = 0n
  let part = 0
  for (const finish of finishes) {
    const sum = part + tally[finish]!
    if (sum <= Number.MAX_SAFE_INTEGER) part = sum
    else {
      whole += BigInt(part)
      part = tally[finish]!
    }
  }
  return whole + BigInt(part)
}
