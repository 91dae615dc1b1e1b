import { BOOKS } from '../../games/baccarat/books/index.ts'
import { ANTE } from '../../games/baccarat/s14-ante-up.ts'
import type { TableElections } from '../../games/baccarat/table/state.ts'
import { linesOf, type OddsLine } from '../baccarat/lines.ts'
import { wholeShoe } from '../baccarat/shoe.ts'
import { type Fraction, minus, negative, ONE, times, toNumber } from '../numbers/fraction.ts'
import { momentsOf } from '../par/baccarat.ts'
import { remembered, type Theory } from './theory.ts'

/** Treats every round as if it came from a full shoe of the table's decks. */
export const baccaratTheory = (elections: TableElections): Theory => {
  const book = BOOKS[elections.book]
  const moments = momentsOf(book, wholeShoe(elections.decks))
  const lineOf = (on: string): OddsLine | undefined =>
    linesOf(book).find(
      ({ wager, elects }) =>
        wager === on &&
        Object.entries(elects).every(
          ([key, choice]) => elections[key as keyof TableElections] === choice,
        ),
    )
  const edge = (on: string): Fraction | undefined => {
    /** The Ante cannot win. @rule nz5:1.0/ante */
    if (on === ANTE) return ONE
    const line = lineOf(on)
    return line && negative(moments.mean(line))
  }
  const covariance = (one: string, other: string): number | undefined => {
    if (one === ANTE || other === ANTE) return 0
    const [first, second] = [lineOf(one), lineOf(other)]
    if (!first || !second) return undefined
    const means = times(moments.mean(first), moments.mean(second))
    return toNumber(minus(moments.product(first, second), means))
  }
  return remembered({ edge, covariance })
}
