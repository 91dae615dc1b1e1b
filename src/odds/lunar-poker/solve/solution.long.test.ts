import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/fixtures/sweep.ts'
import { cardsOf } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../../games/lunar-poker/s04-hands/hands.ts'
import { superCombination, superPays } from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { DECK } from '../../../kernel/card.ts'
import { fraction, toNumber } from '../../numbers/fraction.ts'
import { varied } from '../../par.ts'
import { seeded, shuffle } from '../../simulation/random.ts'
import { choicesFrom } from '../choices.ts'
import { kernelSums, newLunarKernel } from '../kernel.ts'
import { CASH, newDeck, simulatedHand } from '../simulation.ts'
import STRATEGIES from '../strategy/strategies.json' with { type: 'json' }
import type { Strategy } from '../strategy/strategy.ts'
import { ANTE, addSums, NO_SUMS, supersByName } from './game-sums.ts'
import { playSpread, superProduct } from './play-spread.ts'
import { HANDS, rangeOf, solved } from './positions.ts'
import SOLUTION from './solution.json' with { type: 'json' }
import type { ValuedStrategy } from './solution.ts'
import { SUPER_NAMES, type SuperName } from './super-values.ts'

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
    expect(supersByName(sums.supers)).toEqual(SOLUTION.supers)
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
  const strata = Array.from({ length: 13 }, (_, rank) => {
    const words = seeded('strata', rank)
    return Array.from({ length: each }, () => bestOf(dealtBeside(rank, words), rank))
  })
  agree(strata, SOLUTION.value.antes)
})

/** Hands by what a Super Bet calls them, without those that Instant Cash pays, and the Dealer's card. */
const dealtBySuper = (each: number): ReadonlyMap<SuperName, readonly number[][]> => {
  const dealt = new Map(SUPER_NAMES.map(name => [name, [] as number[][]]))
  const [cards, words] = [newDeck(), seeded('supers', 0)]
  while ([...dealt.values()].some(deals => deals.length < each)) {
    shuffle(cards, words)
    const hand = cardsOf([...cards.subarray(0, 5)])
    const deals = dealt.get(superCombination(hand) ?? 'nothing')!
    if (deals.length < each && !instantCash(hand)) deals.push([...cards.subarray(0, 6)])
  }
  return dealt
}

/** Hands of five cards, in the order of the names. */
const HANDS_BY_SUPER = [624, 600, 3744, 5108, 9600, 54_912, 60_672, 122_520, 2_341_140]

test('nz22:5.9 deals drawn by what a Super Bet calls the hand agree within 4 standard errors', () => {
  const dealt = dealtBySuper(sweep(40, 40, 200))
  const paid = ANTE * 47n * BigInt(36 * CASH.straightFlush + 4 * CASH.royalFlush)
  SUPER_NAMES.forEach((name, i) => {
    const sum = BigInt(SOLUTION.supers[name]) - (name === 'same-coloured-straight' ? paid : 0n)
    const exact = toNumber(fraction(sum, ANTE * 47n * BigInt(HANDS_BY_SUPER[i]!)))
    agree([dealt.get(name)!.map(cards => bestOf(cards.slice(0, 5), cards[5]!))], exact)
  })
})

const meanOf = (all: readonly number[]): number => all.reduce((a, b) => a + b) / all.length

/** Strata that are equally likely. */
const agree = (strata: readonly (readonly number[])[], exact: number): void => {
  const variance = strata.reduce((sum, values) => {
    const mean = meanOf(values)
    const squares = values.reduce((all, one) => all + (one - mean) ** 2, 0)
    return sum + squares / (values.length * (values.length - 1))
  }, 0)
  const off = Math.abs(meanOf(strata.map(meanOf)) - exact)
  expect(off).toBeLessThan((4 * Math.sqrt(variance)) / strata.length)
}

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

const TABLE = 1

/** What a Super Bet on the hand changes by. */
const superNet = (hand: readonly number[]): number => {
  const name = superCombination(cardsOf(hand))
  return name ? superPays(name, TABLE) : -1
}

/** Of a round: what the Ante changes by, its square, whether it wins, and times the Super Bet. */
const figuresOf = (net: number, beside: number): readonly number[] => [
  net,
  net * net,
  net > 0 ? 1 : 0,
  net * beside,
]

/** What hands that Instant Cash pays add to the mean of each figure. */
const byCash = (): readonly number[] => {
  const beside = superPays('same-coloured-straight', TABLE)
  const straights = figuresOf(CASH.straightFlush, beside).map(one => 36 * one)
  const royals = figuresOf(CASH.royalFlush, beside).map(one => 4 * one)
  return straights.map((sum, i) => (sum + royals[i]!) / 2_598_960)
}

/**
 * Simulated rounds, in which hands that Instant Cash pays count nothing: they are so rare and pay so
 * much that a million rounds say little about their squares.
 */
const playedBy = (strategy: Strategy, rounds: number): readonly (readonly number[])[] => {
  const [cards, words] = [newDeck(), seeded('lists', 0)]
  const sums: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round += 1) {
    shuffle(cards, words)
    const hand = [...cards.subarray(0, 5)]
    const net = instantCash(cardsOf(hand)) ? 0 : simulatedHand(strategy, cards).net
    figuresOf(net, superNet(hand)).forEach((figure, i) => {
      sums[i]!.push(figure)
    })
  }
  return sums
}

test.each(STRATEGIES as readonly ValuedStrategy[])(
  'simulated rounds by $strategy.name agree with their exact figures within 4 standard errors',
  ({ strategy, value, nets, supers }) => {
    const { edge, hit, variance } = varied(playSpread(nets!, CASH))
    expect(toNumber(edge)).toBeCloseTo(-value.antes, 12)
    const square = toNumber(variance) + toNumber(edge) ** 2
    const product = toNumber(superProduct(supers!, CASH, TABLE))
    const [exact, cash] = [[value.antes, square, toNumber(hit), product], byCash()]
    playedBy(strategy, ROUNDS).forEach((figures, i) => {
      agree([figures], exact[i]! - cash[i]!)
    })
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
