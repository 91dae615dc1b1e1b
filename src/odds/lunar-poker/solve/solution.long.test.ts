import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/fixtures/sweep.ts'
import { cardsOf } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../../games/lunar-poker/s04-hands/hands.ts'
import { DECK } from '../../../kernel/card.ts'
import { fraction } from '../../fraction.ts'
import { seeded, shuffle } from '../../random.ts'
import { choicesFrom } from '../choices.ts'
import { kernelSums, newLunarKernel } from '../kernel.ts'
import { CASH, ENDS, NETS, netAt, newDeck, playHands } from '../simulation.ts'
import STRATEGIES from '../strategy/strategies.json' with { type: 'json' }
import type { Strategy } from '../strategy/strategy.ts'
import { ANTE, addSums, NO_SUMS } from './game-sums.ts'
import { HANDS, rangeOf, solved } from './positions.ts'
import SOLUTION from './solution.json' with { type: 'json' }

const kernel = newLunarKernel()!

/** The whole game takes most of an hour, so only the full sweep has it. */
if (sweep(0, 0, 1) === 1)
  test('the whole game, solved again in three slices, is the solution', () => {
    let sums = NO_SUMS
    for (const slice of [1, 2, 3])
      for (const { hand } of solved(kernel, rangeOf(slice, 3)))
        if (hand) sums = addSums(sums, hand.sums)
    expect(fraction(sums.value, ANTE * sums.deals)).toEqual({
      num: BigInt(SOLUTION.value.num),
      den: BigInt(SOLUTION.value.den),
    })
    expect([sums.deals, sums.classes].map(String)).toEqual([SOLUTION.deals, SOLUTION.classes])
    expect(sums.best.map(String)).toEqual(Object.values(SOLUTION.best))
  })

test('hands that share their counts have the sums that they have alone', () => {
  const at = 6 * HANDS + 3000
  const of = (from: number, to: number) =>
    [...solved(kernel, { from, to })].flatMap(({ hand }) => (hand ? [hand] : []))
  expect([...of(at, at + 130), ...of(at + 130, at + 260)]).toEqual(of(at, at + 260))
})

/** As many deals for each rank of the Dealer's card, each with its best choice. */
test('deals drawn rank by rank of the Dealer’s card agree within 4 standard errors', () => {
  const each = sweep(80, 80, 400)
  let [value, variance] = [0, 0]
  for (let rank = 0; rank < 13; rank += 1) {
    const words = seeded('strata', rank)
    const values = Array.from({ length: each }, () => bestOf(dealtBeside(rank, words), rank))
    const mean = values.reduce((a, b) => a + b) / each
    value += mean / 13
    variance += values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (each * (each - 1)) / 169
  }
  expect(Math.abs(value - SOLUTION.value.antes)).toBeLessThan(4 * Math.sqrt(variance))
})

const dealtBeside = (up: number, words: ReturnType<typeof seeded>): readonly number[] => {
  const deck = Uint8Array.from(
    DECK.map((_, code) => code).filter(code => code !== up),
    code => code,
  )
  shuffle(deck, words)
  return [...deck.subarray(0, 5)]
}

const bestOf = (hand: readonly number[], up: number): number => {
  const cash = instantCash(cardsOf(hand))
  if (cash) return cash === 'royal-flush' ? CASH.royalFlush : CASH.straightFlush
  const choices = choicesFrom(kernelSums(kernel, hand, up), cardsOf(hand))
  return Math.max(...choices.map(one => one.value))
}

const ROUNDS = sweep(1_000_000, 1_000_000, 5_000_000)

test.each(STRATEGIES)(
  'simulated rounds by $strategy.name agree with their exact value within 4 standard errors',
  ({ strategy, value }) => {
    const { ends } = playHands(strategy as Strategy, newDeck(), seeded('lists', 0), ROUNDS)
    const nets = Array.from({ length: ENDS.length * NETS }, (_, place) => netAt(place))
    const sum = nets.reduce((all, net, place) => all + net * ends[place]!, 0)
    const squares = nets.reduce((all, net, place) => all + net * net * ends[place]!, 0)
    const mean = sum / ROUNDS
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    expect(Math.abs(mean - value.antes)).toBeLessThan(4 * error)
  },
)

test('a strategy in one piece is worth what it is worth in two', () => {
  const strategy = STRATEGIES[0]!.strategy as Strategy
  const of = (from: number, to: number) =>
    [...solved(kernel, { from, to }, { strategy })].reduce(
      (all, { hand }) => (hand ? addSums(all, hand.sums) : all),
      NO_SUMS,
    )
  const at = 3 * HANDS + 1000
  expect(addSums(of(at, at + 40), of(at + 40, at + 300))).toEqual(of(at, at + 300))
})
