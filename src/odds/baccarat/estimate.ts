import type { Book } from '../../games/baccarat/book.ts'
import { type Hands, result } from '../../games/baccarat/draw.ts'
import { toNumber } from '../fraction.ts'
import { net } from '../row.ts'
import { type Line, type LooksAt, linesOf } from './lines.ts'
import { handsWith } from './pairs.ts'
import { roundsBy } from './rounds.ts'
import { type Counts, KINDS } from './simulation.ts'

/** What a simulation says of a wager. */
export interface Estimate {
  readonly wager: string
  readonly terms: string
  readonly edge: number
  /** As if no round had to do with any other; those of a shoe have, and it is very little. */
  readonly standardError: number
}

/** Counts of any number of simulations, added up. */
export interface Totals {
  readonly rounds: number
  readonly shoes: number
  readonly finish: readonly number[]
  readonly kinds: readonly number[]
}

export const NOTHING_YET: Totals = { rounds: 0, shoes: 0, finish: [], kinds: [] }

export const added = (totals: Totals, counts: Counts | Totals): Totals => ({
  rounds: totals.rounds + counts.rounds,
  shoes: totals.shoes + counts.shoes,
  finish: Array.from(counts.finish, (n, i) => n + (totals.finish[i] ?? 0)),
  kinds: Array.from(counts.kinds, (n, i) => n + (totals.kinds[i] ?? 0)),
})

export const resultsIn = (book: Book, { finish }: Totals) => {
  const counts = { player: 0, banker: 0, tie: 0 }
  roundsBy(book.draw).example.forEach((hands, i) => {
    if (hands) counts[result(hands)] += finish[i] ?? 0
  })
  return counts
}

export const estimates = (book: Book, totals: Totals): readonly Estimate[] =>
  linesOf(book).map(line => estimate(line, seen(book, line.looksAt, totals), totals.rounds))

const estimate = (
  { wager, terms, rule }: Line,
  observed: readonly (readonly [hands: Hands, rounds: number])[],
  rounds: number,
): Estimate => {
  let sum = 0
  let squares = 0
  for (const [hands, times] of observed) {
    const won = toNumber(net(rule(hands)))
    sum += won * times
    squares += won * won * times
  }
  const mean = sum / rounds
  const variance = Math.max(0, squares / rounds - mean * mean)
  return { wager, terms, edge: -mean, standardError: Math.sqrt(variance / rounds) }
}

/** One round of each sort that a wager tells apart, and how often that was seen. */
const seen = (
  book: Book,
  looksAt: LooksAt,
  { finish, kinds }: Totals,
): readonly (readonly [hands: Hands, rounds: number])[] => {
  if (looksAt.the === 'finish')
    return roundsBy(book.draw).example.flatMap((hands, i) =>
      hands ? [[hands, finish[i] ?? 0] as const] : [],
    )
  const { side } = looksAt
  return KINDS.map((hand, kind) => {
    const rounds = kinds.filter((_, i) => (side === 'player' ? i >> 3 : i & 7) === kind)
    return [handsWith(side, hand, []), rounds.reduce((a, b) => a + b, 0)] as const
  })
}
