import { expect, test } from 'vitest'
import { ROLLS } from '../games/snake-eyes/s03-equipment/dice.ts'
import type { WagerName } from '../games/snake-eyes/s04-wagers.ts'
import { settleSequence } from '../games/snake-eyes/settle.ts'
import { chips } from '../kernel/money.ts'
import { fraction } from './numbers/fraction.ts'
import { snakeEyesOdds } from './snake-eyes.ts'

// biome-ignore format: set as printed
test.each([
  ['nz11a:4.1(a)', 'hard-4',        '7:1',       1, 9],
  ['nz11a:4.1(a)', 'hard-4',        '6:1',       2, 9],
  ['nz11a:4.1(a)', 'hard-6',        '9:1',       1, 11],
  ['nz11a:4.1(a)', 'hard-8',        '8:1',       2, 11],
  ['nz11a:4.1(a)', 'hard-10',       '7:1',       1, 9],
  ['nz11a:4.1(b)', 'hardway-combo', '4:1',       1, 11],
  ['nz11a:4.1(c)', 'five',          '1:1',       1, 5],
  ['nz11a:4.1(d)', 'six',           '1:1',       1, 11],
  ['nz11a:4.1(e)', 'eight',         '1:1',       1, 11],
  ['nz11a:4.1(f)', 'field',         'option 1',  1, 36],
  ['nz11a:4.1(f)', 'field',         'option 2',  1, 18],
  ['nz11a:4.1(f)', 'field',         'option 3',  1, 18],
  ['nz11a:4.1(g)', 'any-7',         '4:1',       1, 6],
  ['nz11a:4.1(h)', 'c-and-e',       '4:1',       1, 6],
  ['nz11a:4.1(i)', 'craps-2',       '33:1',      1, 18],
  ['nz11a:4.1(j)', 'craps-3',       '15:1',      1, 9],
  ['nz11a:4.1(k)', 'craps-12',      '30:1',      5, 36],
  ['nz11a:4.1(l)', 'eleven-in-1',   '15:1',      1, 9],
] as const)('%s %s at %s costs %d in %d', (under, wager, terms, num, den) => {
  const row = snakeEyesOdds().find(one => one.wager === wager && one.terms === terms)
  expect(row?.edge).toEqual({ num: BigInt(num), den: BigInt(den) })
  expect(row?.under).toContain(under)
})

test('nz11a:4.10 one row for every price that may be displayed', () => {
  const named = snakeEyesOdds().map(({ wager, terms }) => `${wager} ${terms}`)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toHaveLength(4 * 2 + 4 + 3 + 2 + 4 + 1 + 4 + 1)
})

test('nz11a:4.2 a row is what the rolls that decide a wager bring when they are settled', () => {
  const elections = {
    hard4: 7,
    hard6: 9,
    hard8: 9,
    hard10: 7,
    field: 1,
    craps2: 33,
    craps12: 33,
  } as const
  const settled = (on: WagerName) =>
    ROLLS.map(dice => {
      const answer = settleSequence({
        elections,
        rolls: [{ dice, void: false }],
        wagers: [{ id: 'w', on, chips: chips(1), beforeRoll: 1 }],
      })
      return 'wagers' in answer ? answer.wagers[0]! : undefined
    }).filter(wager => wager !== undefined && wager.outcome !== 'stays')
  const first = new Map(
    snakeEyesOdds()
      .toReversed()
      .map(row => [row.wager, row.edge]),
  )
  for (const [wager, edge] of first) {
    const decided = settled(wager as WagerName)
    const net = decided.reduce((sum, one) => sum + one!.net, 0)
    expect([wager, edge]).toEqual([wager, fraction(BigInt(-net), BigInt(decided.length))])
  }
})
