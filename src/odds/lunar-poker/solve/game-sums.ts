import { SUPER_NAMES, type SuperName } from './super-values.ts'

/** The sums of a part of the whole game. */

/**
 * An ante is this many units, so that all values are whole numbers: 37 x 46 x 45 x ... x 38 / 24.
 */
export const ANTE = 616_344_183_655_200n

/** The possible best choices, in the order of the counts. */
export const ENDS = [
  'fold',
  'play',
  'buy-sixth',
  'exchange-2',
  'exchange-3',
  'exchange-4',
  'exchange-5',
  'instant-cash',
] as const

export interface Sums {
  /** Over all deals, with the best choice, and Instant Cash at 200 and 600 to 1. */
  readonly value: bigint
  /** The same by the hand's name in a Super Bet, in the order of `SUPER_NAMES`. */
  readonly supers: readonly bigint[]
  readonly deals: bigint
  /** Deals that differ in more than the names of the suits. */
  readonly classes: bigint
  /** Deals by their best choice. Of choices worth the same, the first of `ENDS` counts. */
  readonly best: readonly bigint[]
  /**
   * If requested: how often a round ends with each net amount, from `LOWEST_NET` on, without
   * Instant Cash.
   */
  readonly nets?: readonly bigint[] | undefined
}

/** In antes; an ante counts `ANTE` rounds of each deal. */
export const LOWEST_NET = -5
export const NETS = 308

export const NO_SUMS: Sums = {
  value: 0n,
  supers: SUPER_NAMES.map(() => 0n),
  deals: 0n,
  classes: 0n,
  best: ENDS.map(() => 0n),
}

export const addSums = (a: Sums, b: Sums): Sums => ({
  value: a.value + b.value,
  supers: a.supers.map((value, i) => value + b.supers[i]!),
  deals: a.deals + b.deals,
  classes: a.classes + b.classes,
  best: a.best.map((deals, i) => deals + b.best[i]!),
  nets: a.nets && b.nets ? a.nets.map((rounds, i) => rounds + b.nets![i]!) : (a.nets ?? b.nets),
})

/** By net amount in antes: the number of rounds that win or lose it, without Instant Cash. */
export type Nets = Readonly<Record<string, string>>

/** Only the amounts that occur. */
export const netsByAmount = (nets: readonly bigint[]): Nets =>
  Object.fromEntries(
    nets.flatMap((rounds, i) => (rounds === 0n ? [] : [[i + LOWEST_NET, String(rounds)]])),
  )

/**
 * By the hand's name in a Super Bet: the value of all its deals, with Instant Cash at 200 and 600
 * to 1.
 */
export type Supers = Readonly<Record<SuperName, string>>

export const supersByName = (supers: readonly bigint[]): Supers =>
  Object.fromEntries(SUPER_NAMES.map((name, i) => [name, String(supers[i])])) as Supers
