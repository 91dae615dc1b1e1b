import type { Authority } from '../../kernel/authority.ts'
import {
  type Fraction,
  fraction,
  negative,
  plus,
  times,
  toNumber,
  ZERO,
} from '../numbers/fraction.ts'
import {
  type CostlyOutcome,
  type Covariance,
  covarianceOf,
  type Exposure,
  type ParLine,
  pairsOf,
  parLine,
  type Signs,
} from '../par.ts'
import type { DrawLine } from '../simulation/draws.ts'
import { spreadOf } from '../spread.ts'

/** Games in which every round draws from the same, equally likely outcomes. */

export const drawParLines = (lines: readonly DrawLine[], { maximum }: Signs): readonly ParLine[] =>
  lines.map(line => parLine(spreadOf(line), maximum(line.wager)))

/** Two wagers that are placed together, each left until an outcome decides it. */
export const drawCovariances = (
  draws: readonly DrawLine[],
  lines: readonly ParLine[],
): readonly Covariance[] =>
  pairsOf(draws, (one, other) => one.wager !== other.wager).map(([i, j]) =>
    covarianceOf(lines, i, j, product(draws[i]!, draws[j]!, lines[i]!, lines[j]!)),
  )

/**
 * If an outcome decides only one of them, the other continues and has its average net. Outcomes
 * that decide neither change nothing.
 */
const product = (
  one: DrawLine,
  other: DrawLine,
  { edge: oneEdge }: ParLine,
  { edge: otherEdge }: ParLine,
): Fraction => {
  const products = one.nets.flatMap((net, outcome) => {
    const otherNet = other.nets[outcome]
    return net === undefined && otherNet === undefined
      ? []
      : times(net ?? negative(oneEdge), otherNet ?? negative(otherEdge))
  })
  return times(products.reduce(plus, ZERO), fraction(1n, BigInt(products.length)))
}

interface Winnings {
  readonly cents: number
  readonly under: readonly Authority[]
}

const sum = (won: readonly Winnings[]): number => won.reduce((cents, one) => cents + one.cents, 0)

/**
 * The outcome that costs most if every patron has the maximum on every wager that wins.
 * @param wagers each with its prices: a table shows one of them, and the highest counts.
 */
export const drawExposure = (
  wagers: readonly (readonly DrawLine[])[],
  { maximum, patrons }: Signs,
  costly: (outcome: number) => CostlyOutcome,
): Exposure => {
  const won = (outcome: number): readonly Winnings[] =>
    wagers.flatMap(prices =>
      prices
        .map(({ wager, nets, under }) => ({
          cents: toNumber(nets[outcome] ?? ZERO) * maximum(wager) * patrons,
          under,
        }))
        .filter(({ cents }) => cents > 0)
        .toSorted((one, other) => other.cents - one.cents)
        .slice(0, 1),
    )
  const worst = wagers[0]![0]!.nets
    .map((_, outcome) => ({ outcome, won: won(outcome) }))
    .reduce((one, other) => (sum(other.won) > sum(one.won) ? other : one))
  return {
    terms: 'every wager that wins',
    patrons,
    when: costly(worst.outcome),
    cents: Math.ceil(sum(worst.won) - 1e-6),
    under: [...new Set<Authority>(['nz1:10.1(b)', ...worst.won.flatMap(({ under }) => under)])],
  }
}
