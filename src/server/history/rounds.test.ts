import { expect, test } from 'vitest'
import { chips } from '../../kernel/money.ts'
import type { Body } from '../log/log-writer.ts'
import type { Kept } from '../log/store.ts'
import { Rounds } from './rounds.ts'

/** What is told of a round whose wagers were settled wrongly at first. */

const WAGER = { id: 'w1', patron: 'Ana', on: 'super', chips: chips(500), kind: 'value' } as const
const under = 'nz22:11.17'
const settled = (is: 'lose' | 'win') => ({
  is: 'WagerSettled',
  wager: WAGER,
  outcome: is === 'win' ? { is, odds: { pays: 150, to: 1 }, under } : { is, under },
  won: chips(is === 'win' ? 75_000 : 0),
  commission: chips(0),
  under,
})
const reopened = { is: 'WagerReopened', wager: WAGER, owes: chips(0), moves: [], under }
const called = { is: 'BetsChecked', under: 'nz1:10.2' }
const counted = { is: 'RoundCounted', idle: [], active: [], under: 'nz1:6.0' }

/** Rounds, oldest first, with how the wager ended in each; an inner list is one entry of the log. */
const told = (...entries: readonly (readonly object[])[]) => {
  const rounds = new Rounds({ of: 'cards' })
  for (const [i, events] of entries.entries()) {
    const kept = { log: 't', seq: i + 1, at: i } as Kept
    rounds.hear(kept, { events } as unknown as Body, { wagers: [], play: {} } as never)
  }
  return rounds.rounds.map(round => round.settled.map(({ outcome }) => outcome.is)).toReversed()
}

test('nz22:11.17 a wager that was collected and then paid has ended once', () => {
  expect(told([settled('lose')], [reopened, settled('win')], [counted])).toEqual([['win']])
})

test('nz1:11.1 what is put right after its round was over belongs to that round', () => {
  const first = [settled('lose'), counted]
  expect(told(first, [reopened, settled('win')], [counted])).toEqual([['win'], []])
})

test('nz1:11.1 what lies there again and is decided by another round belongs to that one', () => {
  const first = [settled('lose'), counted]
  expect(told(first, [reopened], [called], [settled('win'), counted])).toEqual([[], ['win']])
})
