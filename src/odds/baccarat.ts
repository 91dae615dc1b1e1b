import type { Book } from '../games/baccarat/books/book.ts'
import { finishEdges, ledgerOf } from './baccarat/ledger.ts'
import { linesOf, type OddsLine } from './baccarat/lines.ts'
import { type HandTally, handTally } from './baccarat/pairs.ts'
import { cardsIn, dealsOf, pointsIn, type Shoe } from './baccarat/shoe.ts'
import { type Fraction, fraction, toUnits, unitOf } from './numbers/fraction.ts'
import { net, type Row } from './row.ts'

/**
 * The exact edge of every wager of a book at a shoe: counts all deals and settles each by the rules
 * of the tables. If only the ranks in a shoe are known, wagers on suits are left out.
 */
export const baccaratOdds = (book: Book, shoe: Shoe): readonly Row[] => {
  const edges = finishEdges(book, pointsIn(shoe))
  const atFinish = ledgerOf(book).lines
  const hands = {
    player: handTally(book.draw, shoe, 'player'),
    banker: handTally(book.draw, shoe, 'banker'),
  }
  return linesOf(book).flatMap(line => {
    const { looksAt } = line
    if (looksAt.the === 'suits' && shoe.knows === 'ranks') return []
    const edge =
      looksAt.the === 'finish'
        ? edges[atFinish.findIndex(at => at.wager === line.wager && at.terms === line.terms)]!
        : handEdge(line, hands[looksAt.side], dealsOf(cardsIn(shoe)))
    return row(line, edge)
  })
}

const handEdge = ({ rule }: OddsLine, tally: HandTally, deals: bigint): Fraction => {
  const nets = tally.map(({ hands }) => net(rule(hands)))
  const unit = unitOf(nets)
  const num = tally.reduce((sum, kind, i) => sum - toUnits(nets[i]!, unit) * kind.deals, 0n)
  return { num, den: deals * unit }
}

const row = ({ wager, terms, wins }: OddsLine, { num, den }: Fraction): Row => ({
  wager,
  terms,
  under: [...new Set(wins.map(({ under }) => under))],
  edge: fraction(num, den),
})
