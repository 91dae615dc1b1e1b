import { SUPER_BETS, superCombination } from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { type Card, RANKS, type Suit } from '../../../kernel/card.ts'
import { lowRank } from '../deal.ts'

/** The names of hands in a Super Bet, in the order of the sums. */
export const SUPER_NAMES = [...SUPER_BETS.map(({ name }) => name), 'nothing'] as const
export type SuperName = (typeof SUPER_NAMES)[number]

/** Values of a hand's deals in one suit, in two suits, and in more. */
export type BySuits = readonly [one: bigint, two: bigint, more: bigint]

/**
 * The same values by the hand's name in a Super Bet. Names depend on colours and values do not: one
 * in three choices of two suits has a single colour.
 * @param ranks from the 2
 */
export const superValues = (
  ranks: readonly number[],
  [one, two, more]: BySuits,
): readonly bigint[] => {
  const values = SUPER_NAMES.map(() => 0n)
  const add = (suits: readonly Suit[], value: bigint): void => {
    if (value === 0n) return
    const name = superCombination(dressed(ranks, suits)) ?? 'nothing'
    values[SUPER_NAMES.indexOf(name)]! += value
  }
  add(['C'], one)
  add(['C', 'S'], two / 3n)
  add(['C', 'D', 'H', 'S'], more + two - two / 3n)
  return values
}

/** Cards of these ranks, in ascending order, that take the suits in turn. */
const dressed = (ranks: readonly number[], suits: readonly Suit[]): readonly Card[] =>
  ranks.map((rank, i): Card => `${RANKS[lowRank(rank)]!}${suits[i % suits.length]!}`)
