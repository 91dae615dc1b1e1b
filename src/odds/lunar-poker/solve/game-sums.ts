import { SUPER_NAMES, type SuperName } from './super-values.ts'

/** What a part of the whole game adds up to. */

/** Values are whole numbers when an ante is this many: 37 x 46 x 45 x ... x 38 / 24. */
export const ANTE = 616_344_183_655_200n

/** What a best choice can be, in the order of the counts. */
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
  /** Over all deals, with the best choice, Instant Cash paid 200 and 600 to 1. */
  readonly value: bigint
  /** The same by what a Super Bet calls the hand, in the order of `SUPER_NAMES`. */
  readonly supers: readonly bigint[]
  readonly deals: bigint
  /** Deals that differ by more than the names of the suits. */
  readonly classes: bigint
  /** Deals by their best choice; of choices worth the same, the first of `ENDS`. */
  readonly best: readonly bigint[]
  /** If asked for: how often a round ends with each net amount, from `LOWEST_NET` on, Instant Cash apart. */
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

/** By net amount in antes: in how many rounds it is won or lost, Instant Cash apart. */
export type Nets = Readonly<Record<string, string>>

/** Only the amounts that occur. */
export const netsByAmount = (nets: readonly bigint[]): Nets =>
  Object.fromEntries(
    nets.flatMap((rounds, i) => (rounds === 0n ? [] : [[i + LOWEST_NET, String(rounds)]])),
  )

/** By what a Super Bet calls the hand: what all its deals add to the value, Instant Cash 200 and 600 to 1. */
export type Supers = Readonly<Record<SuperName, string>>

export const supersByName = (supers: readonly bigint[]): Supers =>
  Object.fromEntries(SUPER_NAMES.map((name, i) => [name, String(supers[i])])) as Supers
