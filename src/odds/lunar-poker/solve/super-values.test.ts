import { expect, test } from 'vitest'
import type { Code } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { cardsOf } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { superCombination } from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { lowRank, rankOf } from '../deal.ts'
import { kernelSums, newLunarKernel, patternsOf, readBytes } from '../kernel.ts'
import { setNumber } from '../tables.ts'
import { HANDS, solved } from './positions.ts'
import { SUPER_NAMES } from './super-values.ts'

const kernel = newLunarKernel()!

/** Every hand of cards with these ranks. */
const handsOf = (ranks: readonly number[]): readonly (readonly Code[])[] =>
  ranks.reduce<readonly (readonly Code[])[]>(
    (hands, rank) =>
      hands.flatMap(hand =>
        [0, 1, 2, 3]
          .map(suit => lowRank(rank) + 13 * suit)
          .filter(code => hand.every(held => rankOf(held) !== rankOf(code) || held < code))
          .map(code => [...hand, code]),
      ),
    [[]],
  )

/** In the kernel's list of classes. */
const VALUE = 24

/** Deals that differ only in the names of their suits are worth the same. */
const bestOf = (known: Map<string, bigint>, hand: readonly Code[], up: Code): bigint => {
  const [own, ...others] = patternsOf(hand, up)
  const key = [own, ...others.toSorted((a, b) => a - b)].join()
  const value = known.get(key)
  if (value !== undefined) return value
  kernelSums(kernel, hand, up)
  const counted = readBytes(kernel, 'classes', VALUE + 8).getBigInt64(VALUE, true)
  known.set(key, counted)
  return counted
}

/** Ranks from the 2. */
test.each([
  [7, [2, 3, 4, 5, 6], ['same-coloured-straight', 'straight']],
  [3, [0, 3, 7, 8, 10], ['flush', 'five-coloured-cards', 'nothing']],
  [11, [4, 4, 10, 11, 12], ['ace-king-queen']],
  [0, [8, 8, 8, 8, 9], ['four-of-a-kind']],
] as const)(
  'nz22:5.9 every deal counts for what a Super Bet calls its hand: up %d, ranks %j',
  (up, ranks, names) => {
    const position = up * HANDS + setNumber(ranks)
    const [step] = [...solved(kernel, { from: position, to: position + 1 })]
    const known = new Map<string, bigint>()
    const expected = SUPER_NAMES.map(() => 0n)
    for (const hand of handsOf(ranks))
      for (const suit of [0, 1, 2, 3]) {
        const code = lowRank(up) + 13 * suit
        if (hand.includes(code)) continue
        const name = superCombination(cardsOf(hand)) ?? 'nothing'
        expected[SUPER_NAMES.indexOf(name)]! += bestOf(known, hand, code)
      }
    const { supers, value } = step!.hand!.sums
    expect(supers).toEqual(expected)
    expect(SUPER_NAMES.filter((_, i) => supers[i] !== 0n)).toEqual(names)
    expect(supers.reduce((sum, one) => sum + one)).toBe(value)
  },
)
