import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayable } from '../../../kernel/chips/denominations.ts'
import type { Felt } from '../../../kernel/game.ts'
import { chips, total } from '../../../kernel/money.ts'
import type { Wager } from '../../../kernel/wager.ts'
import { baccarat } from '../index.ts'
import { isExactlyPayable, tableDifferential } from './basic-wagers.ts'
import { reductionsOf } from './differential.ts'

const CHIPS = [100, 500, 2500, 10_000].map(chips)

const stateOf = (variant: 'commission' | 'half-on-six') =>
  baccarat.game.open(baccarat.setUp({ ...baccarat.standard('nz5').elections, variant })).play

const feltWith = (stakes: readonly (readonly [string, number])[]): Felt => ({
  seats: [],
  present: [],
  settled: [],
  carried: [],
  limits: {},
  denominations: CHIPS,
  wagers: stakes.map(
    ([on, amount], i): Wager => ({
      id: `w${i}`,
      patron: `p${i}`,
      on,
      chips: chips(amount * 100),
      kind: 'value',
    }),
  ),
})

const stake = fc.tuple(
  fc.constantFrom('banker', 'player', 'tie'),
  fc.integer({ min: 1, max: 5000 }),
)

test.each(['commission', 'half-on-six'] as const)(
  'nz5:5.18 nz5-old:5.18 ruling:508 with %s nobody is raised, chips can show it and the differential holds',
  variant => {
    fc.assert(
      fc.property(
        fc.array(stake, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4000 }),
        (stakes, most) => {
          const felt = feltWith(stakes)
          fc.pre(tableDifferential(felt.wagers) > most * 100)
          const { hand, reductions } = reductionsOf(stateOf(variant), chips(most * 100), felt)
          const after = felt.wagers.map(wager => {
            const cut = reductions.find(r => r.wager === wager.id)
            return cut ? { ...wager, chips: cut.to } : wager
          })
          expect(tableDifferential(after) <= most * 100 || flipped(after, hand)).toBe(true)
          for (const { from, to } of reductions) {
            expect(to).toBeLessThanOrEqual(from)
            expect(isPayable(to, CHIPS) && isPayable(from - to, CHIPS)).toBe(true)
            if (hand === 'banker' && variant === 'commission')
              expect(isExactlyPayable(to, CHIPS)).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  },
)

/** Rounding down may make the heavy hand the lighter one. It never leaves it too heavy. */
const flipped = (wagers: readonly Wager[], hand: string): boolean => {
  const on = (side: string) => total(wagers.filter(w => w.on === side).map(w => w.chips))
  return hand === 'banker' ? on('banker') < on('player') : on('player') < on('banker')
}
