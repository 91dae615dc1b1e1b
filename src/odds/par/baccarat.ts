import type { Book } from '../../games/baccarat/books/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import { baccarat as baccaratPlay } from '../../games/baccarat/play.ts'
import type { Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { KINDS } from '../baccarat/card-byte.ts'
import { isTogether, linesOf, type OddsLine } from '../baccarat/lines.ts'
import { handsWith } from '../baccarat/pairs.ts'
import { removals } from '../baccarat/removal.ts'
import { shoeWithout } from '../baccarat/removed-cards.ts'
import { roundsBy } from '../baccarat/rounds.ts'
import { cardsIn, dealsOf, pointsIn, type Shoe, wholeShoe } from '../baccarat/shoe.ts'
import { baccaratSpreads } from '../baccarat/spread.ts'
import { bothKinds, kindTally } from '../baccarat/tally/kind-tally.ts'
import { tallyOf } from '../baccarat/tally/tally.ts'
import { baccaratOdds } from '../baccarat.ts'
import { type Fraction, fraction, ONE, toUnits, unitOf } from '../numbers/fraction.ts'
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
import type { Sheets } from './sheets.ts'
import type { ParTable } from './tables.ts'

/** If only the ranks are known, wagers on suits are left out. */
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
  const { product } = momentsOf(book, shoe)
  const covariances = pairsOf(lines, (one, other) => isTogether(book, one, other)).map(([i, j]) =>
    covarianceOf(par, i, j, product(lines[i]!, lines[j]!)),
  )
  const { differential, ...limits } = signs
  const exposures = [
    ...baccaratExposures(book, lines, limits),
    ...(differential !== undefined && book.differential
      ? baccaratExposures(book, lines, signs)
      : []),
  ]
  return { lines: par, covariances, exposures }
}

/** Exact expectations over all deals of a shoe. */
export interface Moments {
  /** Of the net of a unit. */
  readonly mean: (line: OddsLine) => Fraction
  /** Of the product of the nets of a unit on each. */
  readonly product: (one: OddsLine, other: OddsLine) => Fraction
}

export const momentsOf = (book: Book, shoe: Shoe): Moments => {
  const deals = dealsOf(cardsIn(shoe))
  const joint = jointsOf(book, shoe)
  const nets = remembered((line: OddsLine) => netsOf(book, line))
  const over = ({ num, den }: Fraction): Fraction => fraction(num, den * deals)
  return {
    mean: line => over(summed(nets(line), CERTAIN, marginal(joint, line))),
    product: (one, other) => over(summed(nets(one), nets(other), joint(one, other))),
  }
}

/** A unit whose net is always one. */
const CERTAIN = [ONE] as const

/** How often each case of a line occurs. */
const marginal = (joint: ReturnType<typeof jointsOf>, line: OddsLine): Joint => {
  const itself = joint(line, line)
  return one => itself(one, one)
}

const remembered = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>()
  return key => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key)!
  }
}

/** [case: the finish, or the kind of a hand] the net of a unit. */
export const netsOf = (
  book: Book,
  { rule, looksAt }: OddsLine,
): readonly (Fraction | undefined)[] =>
  looksAt.the === 'finish'
    ? roundsBy(book.draw).example.map(hands => hands && net(rule(hands)))
    : KINDS.map(hand => net(rule(handsWith(looksAt.side, hand, []))))

/** [case of the one][case of the other] deals. It is a function, because either may come first. */
type Joint = (one: number, other: number) => bigint

const jointsOf = (book: Book, shoe: Shoe): ((one: OddsLine, other: OddsLine) => Joint) => {
  const finishes = once(() => [...tallyOf(book.draw, pointsIn(shoe))].map(BigInt))
  const kinds = remembered((side: Side) => kindTally(book.draw, shoe, side))
  /** [kind] deals with any finish. */
  const alone = remembered((side: Side) =>
    kinds(side).map(deals => deals.reduce((sum, ways) => sum + ways, 0n)),
  )
  const both = once(() => bothKinds(book.draw, shoe))
  return ({ looksAt: one }, { looksAt: other }) => {
    if (one.the === 'finish' && other.the === 'finish')
      return (i, j) => (i === j ? finishes()[i]! : 0n)
    if (one.the === 'finish' && other.the !== 'finish')
      return (finish, kind) => kinds(other.side)[kind]![finish]!
    if (one.the !== 'finish' && other.the === 'finish')
      return (kind, finish) => kinds(one.side)[kind]![finish]!
    if (one.the === 'finish' || other.the === 'finish') return () => 0n
    if (one.side === other.side) return (i, j) => (i === j ? alone(one.side)[i]! : 0n)
    return one.side === 'player' ? (i, j) => both()[i]![j]! : (i, j) => both()[j]![i]!
  }
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
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

const DIFFERENTIAL = 10_000_00

/** A table that offers everything in its book. No real table offers all three wagers on pairs. */
export const baccaratTable = (book: Book): ParTable => {
  const { elections } = baccarat.standard(book.id)
  const all = { ...elections, perfectPair: 1, anyPair: 1, luckyMatch: 1, dragonBonus: 1 } as const
  const { limits, seats } = baccarat.setUp(all)
  const table = { limits, seats, kindOf: baccaratPlay.kindOf }
  return book.differential ? { ...table, differential: DIFFERENTIAL } : table
}

export interface BaccaratQuestion {
  readonly book: Book['id']
  readonly decks: number
  /** Cards or ranks that have left the shoe. */
  readonly gone: readonly string[]
}

const shoeIn = ({ decks, gone }: BaccaratQuestion): Shoe => shoeWithout(decks, gone)

/** The shoes that books allow. */
const DECKS = [6, 8]

export const baccaratSheets: Sheets<BaccaratQuestion> = {
  table: ({ book }) => baccaratTable(BOOKS[book]),
  sheet: (question, signs, offers) =>
    baccaratPar(BOOKS[question.book], shoeIn(question), signs, offers),
  wagers: question => {
    const [book, shoe] = [BOOKS[question.book], shoeIn(question)]
    const from = cardsIn(shoe)
    return {
      spreads: baccaratSpreads(book, shoe),
      from,
      ways: dealsOf(from),
      removals: removals(book, shoe),
    }
  },
  edges: () =>
    Object.values(BOOKS).flatMap(book =>
      DECKS.map(decks => ({
        of: { book: book.id, decks },
        rows: baccaratOdds(book, wholeShoe(decks)),
      })),
    ),
}
