import type { Authority } from '../kernel/authority.ts'
import { type Fraction, fraction, minus, plus, times, toNumber, ZERO } from './numbers/fraction.ts'
import { chanceOf, type Spread } from './spread.ts'

/** A PAR sheet: the exact figures that an operator or a test laboratory needs for every wager. */
export interface ParSheet {
  readonly lines: readonly ParLine[]
  readonly covariances: readonly Covariance[]
  /** Wagers whose cost depends on how the patron plays. */
  readonly played?: readonly PlayedLine[]
  /** Of each played line with each line. */
  readonly playedCovariances?: readonly Covariance[]
  /** The round that costs the house most, for each set of terms that makes a difference. */
  readonly exposures: readonly Exposure[]
}

/** The variation of a wager. */
export interface Variation {
  /** The probability that a unit wins anything. */
  readonly hit: Fraction
  /** Of the net of a unit. */
  readonly variance: Fraction
  /** The square root of the variance. */
  readonly deviation: number
  /** The half-width of the middle 90 % for one round, in units: 1.645 deviations. */
  readonly volatility: number
  readonly holding: Holding
  readonly bands: readonly Band[]
}

/** The figures that decide the hold of many wagers, in units of a stake. */
export interface Holding {
  readonly edge: number
  readonly deviation: number
  /** The least and the most that the house can keep of one stake. */
  readonly least: number
  readonly most: number
}

export interface ParLine extends Spread, Variation {
  /** The most that a patron's largest wager can win. */
  readonly largest: Largest
}

/** A wager played in one way. */
export interface PlayedLine extends ParLine {
  readonly by: string
}

/** The range of the hold of this many equal wagers, with about this probability. */
export interface Band {
  readonly rounds: number
  readonly confidence: number
  readonly low: number
  readonly high: number
}

export interface Largest {
  /** The limit of the table, in cents. */
  readonly maximum: number
  readonly wins: number
  readonly under: readonly Authority[]
}

/** The wagers and terms that a table offers; all of them by default. */
export type Offers = (line: { readonly wager: string; readonly terms: string }) => boolean

export const EVERYTHING: Offers = () => true

/** Of one unit on each of two wagers in the same round. */
export interface Covariance {
  readonly of: number
  readonly with: number
  readonly covariance: Fraction
  readonly correlation: number
}

export interface Exposure {
  readonly terms: string
  readonly patrons: number
  readonly differential?: number
  readonly when: CostlyOutcome
  /** The total win of all patrons, in cents. */
  readonly cents: number
  readonly under: readonly Authority[]
}

/** The outcome that costs most, with everything a wager can depend on. */
export type CostlyOutcome =
  | { readonly is: 'coup'; readonly player: CostlyHand; readonly banker: CostlyHand }
  | { readonly is: 'spin'; readonly number: string }
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  | {
      readonly is: 'hands'
      /** How many patrons hold which hand. */
      readonly royalFlushes: number
      readonly straightFlushes: number
      readonly fours: number
    }

export interface CostlyHand {
  readonly points: number
  readonly cards: number
  readonly kind: HandKind
}

/** The kinds of pairs, and three of one rank and suit. */
export const HAND_KINDS = ['no-pair', 'mixed', 'coloured', 'perfect', 'three-alike'] as const
export type HandKind = (typeof HAND_KINDS)[number]

/** The signs of a table that bound what can be lost on it. */
export interface Signs {
  /** In cents, by wager. @rule nz1:10.1(b) */
  readonly maximum: (wager: string) => number
  readonly patrons: number
  readonly differential?: number
}

export const ROUNDS = [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const

/** How many standard deviations contain the middle share of a normal distribution. */
export const CONFIDENCE: readonly (readonly [share: number, deviations: number])[] = [
  [0.9, 1.6448536269514722],
  [0.95, 1.959963984540054],
  [0.99, 2.5758293035489004],
]

export const VOLATILITY = CONFIDENCE[0]![1]

export const parLine = (spread: Spread, maximum: number): ParLine => {
  const [best] = spread.endings
  return {
    ...varied(spread),
    largest: {
      maximum,
      wins: Math.ceil(toNumber(times(best!.net, fraction(BigInt(maximum), 1n))) - 1e-9),
      under: [...new Set<Authority>(['nz1:10.1(b)', ...best!.under])],
    },
  }
}

/** The expected net of a unit is the edge with the opposite sign. */
export const varied = <S extends Pick<Spread, 'endings' | 'edge'>>(spread: S): S & Variation => {
  const squares = spread.endings
    .map(({ net, chance }) => times(chance, times(net, net)))
    .reduce(plus, ZERO)
  const variance = minus(squares, times(spread.edge, spread.edge))
  const deviation = Math.sqrt(toNumber(variance))
  const kept = spread.endings.map(({ net }) => -toNumber(net))
  const holding = {
    edge: toNumber(spread.edge),
    deviation,
    least: Math.min(...kept),
    most: Math.max(...kept),
  }
  return {
    ...spread,
    hit: chanceOf(spread, 'win'),
    variance,
    deviation,
    volatility: VOLATILITY * deviation,
    holding,
    bands: ROUNDS.flatMap(rounds => bandsAfter(rounds, holding)),
  }
}

/**
 * Uses the normal distribution, which the sum of many rounds approaches. It is cut off at the most
 * that a stake can win or lose, because after few rounds of a wager that seldom wins it would go
 * beyond.
 */
export const bandsAfter = (
  rounds: number,
  { edge, deviation, least, most }: Holding,
): readonly Band[] =>
  CONFIDENCE.map(([confidence, deviations]) => {
    const off = (deviations * deviation) / Math.sqrt(rounds)
    return {
      rounds,
      confidence,
      low: Math.max(least, edge - off),
      high: Math.min(most, edge + off),
    }
  })

/** @param product the expected product of both nets. */
export const covarianceOf = (
  lines: readonly ParLine[],
  of: number,
  other: number,
  product: Fraction,
): Covariance => covarianceBetween([lines, of], [lines, other], product)

type Place = readonly [lines: readonly ParLine[], at: number]

export const covarianceBetween = (
  [ones, of]: Place,
  [others, other]: Place,
  product: Fraction,
): Covariance => {
  const [one, two] = [ones[of]!, others[other]!]
  const covariance = minus(product, times(one.edge, two.edge))
  const correlation = toNumber(covariance) / (one.deviation * two.deviation)
  return { of, with: other, covariance, correlation }
}

/** Every two lines that a table can offer together. */
export const pairsOf = <T>(
  lines: readonly T[],
  isTogether: (one: T, other: T) => boolean,
): readonly (readonly [one: number, other: number])[] =>
  lines.flatMap((one, i) =>
    lines.flatMap((other, j) => (j > i && isTogether(one, other) ? [[i, j] as const] : [])),
  )
