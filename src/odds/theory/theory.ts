import {
  type Fraction,
  fraction,
  negative,
  plus,
  times,
  toNumber,
  ZERO,
} from '../numbers/fraction.ts'
import type { DrawLine } from '../simulation/draws.ts'

/**
 * The expected result of the stakes of one round, from the exact odds. A wager that stays on the
 * layout counts once for every round in which it is at risk.
 */
export interface Theory {
  /** The expected win of the house for each unit at risk; undefined if there is no exact figure. */
  readonly edge: (on: string) => Fraction | undefined
  /** Of one unit on each, in the same round; undefined if there is no exact figure. */
  readonly covariance: (one: string, other: string) => number | undefined
}

/** Remembers each pair: a day has the same few wagers in every round. */
export const remembered = ({ edge, covariance }: Theory): Theory => {
  const edges = new Map<string, Fraction | undefined>()
  const pairs = new Map<string, number | undefined>()
  const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make())
    return known.get(key)!
  }
  return {
    edge: on => once(edges, on, () => edge(on)),
    covariance: (one, other) => once(pairs, `${one} ${other}`, () => covariance(one, other)),
  }
}

/**
 * For games with the same outcomes in every round. An outcome that leaves a wager on the table pays
 * nothing.
 */
export const theoryOfDraws = (lineOf: (on: string) => DrawLine | undefined): Theory => {
  const nets = (on: string): readonly Fraction[] | undefined =>
    lineOf(on)?.nets.map(net => net ?? ZERO)
  const mean = (all: readonly Fraction[]): Fraction =>
    times(all.reduce(plus, ZERO), fraction(1n, BigInt(all.length)))
  return remembered({
    edge: on => {
      const all = nets(on)
      return all && negative(mean(all))
    },
    covariance: (one, other) => {
      const [first, second] = [nets(one), nets(other)]
      if (!first || !second) return undefined
      const product = mean(first.map((net, i) => times(net, second[i]!)))
      return toNumber(plus(product, negative(times(mean(first), mean(second)))))
    },
  })
}

/**
 * The expected result of a round's stakes. The variance is undefined if a part of it is unknown.
 */
export interface Expected {
  /** The stakes with an exact figure, in cents. */
  readonly known: ReadonlyMap<string, number>
  readonly unknown: number
  /** In cents squared. */
  readonly variance: number | undefined
}

/** All wagers of a round depend on the same result, so their covariances count. */
export const expectedOf = (theory: Theory, stakes: Readonly<Record<string, number>>): Expected => {
  const known = Object.entries(stakes).filter(([on]) => theory.edge(on) !== undefined)
  const total = Object.values(stakes).reduce((sum, cents) => sum + cents, 0)
  let variance: number | undefined = 0
  for (const [one, first] of known)
    for (const [other, second] of known) {
      const covariance = theory.covariance(one, other)
      variance =
        covariance === undefined || variance === undefined
          ? undefined
          : variance + first * second * covariance
    }
  const unknown = total - known.reduce((sum, [, cents]) => sum + cents, 0)
  return { known: new Map(known), unknown, variance }
}
