import { expect, test } from 'vitest'
import { plainEnds } from '../../../../tests/fixtures/plain-hand.ts'
import { codeOf } from '../../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Card } from '../../../kernel/card.ts'
import { DECK_LEFT, dealOf } from '../deal.ts'
import { kernelSums, newLunarKernel } from '../kernel.ts'
import { setNumber } from '../tables.ts'
import { ANTE, ENDS, LOWEST_NET, NETS, type Sums } from './game-sums.ts'
import { HANDS, solved } from './positions.ts'
import { netsOf } from './strategy-sums.ts'

const kernel = newLunarKernel()!

const sumsAt = (position: number): Sums =>
  [...solved(kernel, { from: position, to: position + 1 }, { spread: true })][0]!.hand!.sums

const total = (nets: readonly bigint[], of: (net: bigint) => bigint): bigint =>
  nets.reduce((sum, rounds, i) => sum + rounds * of(BigInt(i + LOWEST_NET)), 0n)

/** Ranks from the 2. */
test.each([
  [0, [0, 1, 2, 4, 6], 'exchange-5'],
  [4, [4, 9, 9, 11, 12], 'play'],
  [7, [2, 3, 4, 5, 9], 'buy-sixth'],
  [12, [1, 6, 6, 6, 10], 'exchange-2'],
  [9, [2, 5, 5, 8, 11], 'exchange-3'],
  [2, [3, 4, 7, 10, 12], 'exchange-4'],
] as const)(
  'every round ends once, and all ends together are worth the value: up %d, hand %j, %s',
  (up, ranks, choice) => {
    const { nets, value, deals, best } = sumsAt(up * HANDS + setNumber(ranks))
    expect(best[ENDS.indexOf(choice)]).toBeGreaterThan(0n)
    expect(best[ENDS.indexOf('instant-cash')]).toBe(0n)
    expect(total(nets!, () => 1n)).toBe(ANTE * deals)
    expect(total(nets!, net => net)).toBe(value)
  },
)

const dealt = (hand: string, up: string) =>
  dealOf((hand.split(' ') as readonly Card[]).map(codeOf), codeOf(up as Card))

/** How the rounds of one deal end that plays as dealt, by the kernel. */
const endsOf = ({ hand, up }: ReturnType<typeof dealt>): ReadonlyMap<number, number> => {
  kernelSums(kernel, hand, up)
  kernel.addChosen(0, 0, 0)
  const nets = netsOf(kernel)
  const all = Number(nets.reduce((sum, rounds) => sum + rounds, 0n))
  const rounds = (DECK_LEFT - 4) * 163_185
  return new Map(
    Array.from({ length: NETS }, (_, i) => [i + LOWEST_NET, Number(nets[i])] as const)
      .filter(([, times]) => times > 0)
      .map(([net, times]) => [net, Math.round((times / all) * rounds)]),
  )
}

test.each([
  ['AS KD QH 7C 2D', '9H', 'ace and king'],
  ['KS KD 7H 7C 7D', '9H', 'a full house that forces the Dealer'],
  ['AS JS 9S 6S 2S', 'QS', 'a flush in the suit of the up-card'],
])('nz22:10.3 nz22:10.4 %s against %s ends as the brute force says: %s', (hand, up) => {
  const deal = dealt(hand, up)
  const expected = [...plainEnds(deal.hand, deal.up, deal.deck)].toSorted(([a], [b]) => a - b)
  expect([...endsOf(deal)]).toEqual(expected)
})
