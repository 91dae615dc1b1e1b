import type { InstantCash } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { INSTANT_CASH } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Authority } from '../../../kernel/authority.ts'
import { type Fraction, fraction, minus, plus, toNumber } from '../../numbers/fraction.ts'
import type { Strategy } from '../strategy/strategy.ts'
import {
  ANTE,
  ENDS,
  type Nets,
  netsByAmount,
  type Sums,
  type Supers,
  supersByName,
} from './game-sums.ts'
import SOLUTION from './solution.json' with { type: 'json' }

/** A number of antes, exact and rounded. */
interface Value {
  readonly num: string
  readonly den: string
  readonly antes: number
}

const exactly = (exact: Fraction): Value => ({
  num: String(exact.num),
  den: String(exact.den),
  antes: toNumber(exact),
})

/** The whole game with the best play, as stored in `solution.json`. */
export interface Solution {
  readonly game: 'lunar-poker'
  readonly book: 'nz22'
  readonly version: string
  readonly deals: string
  readonly classes: string
  /** The value of a round for the patron in antes, with Instant Cash at 200 and 600 to 1. */
  readonly value: Value
  readonly supers: Supers
  /** Deals by their best choice. */
  readonly best: Readonly<Record<(typeof ENDS)[number], string>>
  /** Only if it was requested. */
  readonly nets?: Nets | undefined
  readonly digest: string
  readonly rests: readonly Authority[]
}

/**
 * The clauses and rulings that the value depends on. The book sets every fee at one Ante, so no
 * election changes a choice. Instant Cash is paid before any choice.
 */
const RESTS: readonly Authority[] = [
  'nz22:5.5',
  'nz22:8.5',
  'nz22:8.6',
  'nz22:10.2',
  'nz22:10.3',
  'nz22:10.4',
  'ruling:2201',
  'ruling:2202',
  'ruling:2212',
  'ruling:2216',
  'ruling:2221',
  'ruling:2224',
]

export const solutionOf = (sums: Sums, digest: string, version: string): Solution => {
  const value = fraction(sums.value, ANTE * sums.deals)
  return {
    game: 'lunar-poker',
    book: 'nz22',
    version,
    deals: String(sums.deals),
    classes: String(sums.classes),
    value: exactly(value),
    supers: supersByName(sums.supers),
    best: Object.fromEntries(ENDS.map((end, i) => [end, String(sums.best[i])])) as Solution['best'],
    nets: sums.nets && netsByAmount(sums.nets),
    digest,
    rests: RESTS,
  }
}

/** Hands of five, straight flushes and royal flushes. */
const FIVES = 2_598_960n
const STRAIGHT_FLUSHES = 36n
const ROYAL_FLUSHES = 4n

/**
 * Other odds of Instant Cash only add a constant, because it is paid whatever else happens.
 * @rule nz22:5.6 nz22:5.8
 */
export const valueUnder = ({ value }: Pick<Solution, 'value'>, cash: InstantCash): Fraction => {
  const base = INSTANT_CASH[0]!
  const more =
    STRAIGHT_FLUSHES * BigInt(cash.straightFlush - base.straightFlush) +
    ROYAL_FLUSHES * BigInt(cash.royalFlush - base.royalFlush)
  return plus(fraction(BigInt(value.num), BigInt(value.den)), fraction(more, FIVES))
}

/**
 * A strategy, the value of a round that follows it, and how much it loses against the best play.
 */
export interface ValuedStrategy {
  readonly strategy: Strategy
  readonly value: Value
  readonly cost: Value
  /** Only if they were counted. */
  readonly supers?: Supers | undefined
  readonly nets?: Nets | undefined
  readonly digest: string
}

export const valuedStrategy = (
  strategy: Strategy,
  { value: sum, supers, deals, nets }: Sums,
  digest: string,
): ValuedStrategy => {
  const value = fraction(sum, ANTE * deals)
  const best = fraction(BigInt(SOLUTION.value.num), BigInt(SOLUTION.value.den))
  return {
    strategy,
    value: exactly(value),
    cost: exactly(minus(best, value)),
    supers: supersByName(supers),
    nets: nets && netsByAmount(nets),
    digest,
  }
}
