import type { Book } from '../../games/baccarat/books/book.ts'
import { KINDS } from '../baccarat/card-byte.ts'
import { bothKinds, kindTally } from '../baccarat/kind-tally.ts'
import { isTogether, linesOf, type OddsLine } from '../baccarat/lines.ts'
import { handsWith } from '../baccarat/pairs.ts'
import { roundsBy } from '../baccarat/rounds.ts'
import { cardsIn, dealsOf, pointsIn, type Shoe } from '../baccarat/shoe.ts'
import { baccaratSpreads } from '../baccarat/spread.ts'
import { tallyOf } from '../baccarat/tally.ts'
import { type Fraction, fraction, toUnits, unitOf } from '../fraction.ts'
import {
  covarianceOf,
  EVERYTHING,
  type Offers,
  type ParSheet,
  pairsOf,
  parLine,
  type Signs,
} from '../par.ts'
import { net } from '../row.ts'
import { baccaratExposures } from './baccarat-exposure.ts'

/** Where only the ranks are known, without the wagers that look at suits. */
export const baccaratPar = (
  book: Book,
  shoe: Shoe,
  signs: Signs,
  offers: Offers = EVERYTHING,
): ParSheet => {
  const par = baccaratSpreads(book, shoe)
    .filter(offers)
    .map(spread => parLine(spread, signs.maximum(spread.wager)))
  const lines = linesOf(book).filter(({ wager, terms }) =>
    par.some(line => line.wager === wager && line.terms === terms),
  )
  const deals = dealsOf(cardsIn(shoe))
  const joint = jointsOf(book, shoe)
  const nets = lines.map(line => netsOf(book, line))
  const covariances = pairsOf(lines, (one, other) => isTogether(book, one, other)).map(([i, j]) => {
    const { num, den } = summed(nets[i]!, nets[j]!, joint(lines[i]!, lines[j]!))
    return covarianceOf(par, i, j, fraction(num, den * deals))
  })
  const { differential, ...limits } = signs
  const exposures = [
    ...baccaratExposures(book, lines, limits),
    ...(differential !== undefined && book.differential
      ? baccaratExposures(book, lines, signs)
      : []),
  ]
  return { lines: par, covariances, exposures }
}

/** [what the line looks at: the finish, or the kind of a hand] what a unit changes by. */
export const netsOf = (
  book: Book,
  { rule, looksAt }: OddsLine,
): readonly (Fraction | undefined)[] =>
  looksAt.the === 'finish'
    ? roundsBy(book.draw).example.map(hands => hands && net(rule(hands)))
    : KINDS.map(hand => net(rule(handsWith(looksAt.side, hand, []))))

/** [what the one looks at][what the other looks at] deals; as a function, for either may be first. */
type Joint = (one: number, other: number) => bigint

const jointsOf = (book: Book, shoe: Shoe): ((one: OddsLine, other: OddsLine) => Joint) => {
  const finishes = [...tallyOf(book.draw, pointsIn(shoe))].map(BigInt)
  const kinds = {
    player: kindTally(book.draw, shoe, 'player'),
    banker: kindTally(book.draw, shoe, 'banker'),
  }
  const both = bothKinds(book.draw, shoe)
  return ({ looksAt: one }, { looksAt: other }) => {
    if (one.the === 'finish' && other.the === 'finish')
      return (i, j) => (i === j ? finishes[i]! : 0n)
    if (one.the === 'finish' && other.the !== 'finish')
      return (finish, kind) => kinds[other.side][kind]![finish]!
    if (one.the !== 'finish' && other.the === 'finish')
      return (kind, finish) => kinds[one.side][kind]![finish]!
    return one.the !== 'finish' && one.side === 'player'
      ? (i, j) => both[i]![j]!
      : (i, j) => both[j]![i]!
  }
}

/** The sum of the products over all deals. */
const summed = (
  one: readonly (Fraction | undefined)[],
  other: readonly (Fraction | undefined)[],
  joint: Joint,
): Fraction => {
  const unit = unitOf([...one, ...other].filter(each => each !== undefined))
  const units = (nets: typeof one) => nets.map(each => (each ? toUnits(each, unit) : 0n))
  const [ones, others] = [units(one), units(other)]
  let num = 0n
  ones.forEach((first, i) => {
    if (first === 0n) return
    others.forEach((second, j) => {
      if (second !== 0n) num += first * second * joint(i, j)
    })
  })
  return { num, den: unit * unit }
}
