import type { Book } from '../../games/baccarat/books/book.ts'
import { type Hands, result } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { toNumber } from '../numbers/fraction.ts'
import { net } from '../row.ts'
import { type Estimate, estimated } from '../simulation/estimate.ts'
import type { Totals } from '../simulation/totals.ts'
import { KINDS } from './card-byte.ts'
import { linesOf, type RuleSubject } from './lines.ts'
import { handsWith } from './pairs.ts'
import { roundsBy } from './rounds.ts'

export const resultsIn = (book: Book, { ends }: Totals) => {
  const counts = { player: 0, banker: 0, tie: 0 }
  roundsBy(book.draw).example.forEach((hands, i) => {
    if (hands) counts[result(hands)] += ends[i] ?? 0
  })
  return counts
}

export const estimates = (book: Book, totals: Totals): readonly Estimate[] =>
  linesOf(book).map(({ wager, terms, rule, looksAt }) =>
    estimated(
      wager,
      terms,
      seen(book, looksAt, totals).map(([hands, times]) => [toNumber(net(rule(hands))), times]),
    ),
  )

/** One round of each sort that a wager distinguishes, and its count. */
const seen = (
  book: Book,
  looksAt: RuleSubject,
  { ends, kinds }: Totals,
): readonly (readonly [hands: Hands, rounds: number])[] => {
  if (looksAt.the === 'finish')
    return roundsBy(book.draw).example.flatMap((hands, i) =>
      hands ? [[hands, ends[i] ?? 0] as const] : [],
    )
  const { side } = looksAt
  return KINDS.map((hand, kind) => {
    const rounds = kinds.filter((_, i) => (side === 'player' ? i >> 3 : i & 7) === kind)
    return [handsWith(side, hand, []), rounds.reduce((a, b) => a + b, 0)] as const
  })
}
