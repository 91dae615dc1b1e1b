import type { Book } from '../../games/baccarat/books/book.ts'
import type { Hands } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { baccaratOdds } from '../baccarat.ts'
import { net } from '../row.ts'
import { type Cases, endingsOf, type Spread } from '../spread.ts'
import { linesOf, type OddsLine } from './lines.ts'
import { handTally } from './pairs.ts'
import { roundsBy } from './rounds.ts'
import { pointsIn, type Shoe } from './shoe.ts'
import { tallyOf } from './tally/tally.ts'

interface CountedDeals {
  readonly hands: Hands
  readonly deals: bigint
}

/** Every wager of a book at a shoe, with each of its possible results. */
export const baccaratSpreads = (book: Book, shoe: Shoe): readonly Spread[] => {
  const lines = linesOf(book)
  const finishes = finishesOf(book, shoe)
  const hands = {
    player: handTally(book.draw, shoe, 'player'),
    banker: handTally(book.draw, shoe, 'banker'),
  }
  return baccaratOdds(book, shoe).map(row => {
    const line = lines.find(({ wager, terms }) => wager === row.wager && terms === row.terms)!
    const { looksAt } = line
    const counted = looksAt.the === 'finish' ? finishes : hands[looksAt.side]
    return { ...row, endings: endingsOf(counted.map(each => casesOf(line, each))) }
  })
}

const casesOf = ({ rule }: OddsLine, { hands, deals }: CountedDeals): Cases => {
  const outcome = rule(hands)
  return { net: net(outcome), ways: deals, under: [outcome.under] }
}

const finishesOf = (book: Book, shoe: Shoe): readonly CountedDeals[] => {
  const tally = tallyOf(book.draw, pointsIn(shoe))
  return roundsBy(book.draw).example.flatMap((hands, finish) =>
    hands ? { hands, deals: BigInt(tally[finish]!) } : [],
  )
}
