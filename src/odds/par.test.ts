import { describe, expect, test } from 'vitest'
import { everyDeal } from '../../tests/fixtures/every-deal.ts'
import { BOOKS } from '../games/baccarat/books/index.ts'
import { NZ_TABLE_2, type Side } from '../games/baccarat/s09-third-cards/third-card.ts'
import { isTriple, match } from '../games/baccarat/s11-side-wagers.ts'
import { INSTANT_CASH } from '../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../kernel/card.ts'
import { KINDS } from './baccarat/card-byte.ts'
import { FINISHES, finishOf } from './baccarat/rounds.ts'
import { shoeOfCards, wholeShoe } from './baccarat/shoe.ts'
import { bothKinds, kindTally } from './baccarat/tally/kind-tally.ts'
import { ANTE } from './lunar-poker/solve/game-sums.ts'
import SOLUTION from './lunar-poker/solve/solution.json' with { type: 'json' }
import type { Solution, ValuedStrategy } from './lunar-poker/solve/solution.ts'
import STRATEGIES from './lunar-poker/strategy/strategies.json' with { type: 'json' }
import { fraction, minus, plus, times, toNumber, ZERO } from './numbers/fraction.ts'
import { baccaratPar } from './par/baccarat.ts'
import { lunarPokerPar } from './par/lunar-poker.ts'
import { roulettePar } from './par/roulette.ts'
import { snakeEyesPar } from './par/snake-eyes.ts'
import type { ParSheet, Signs } from './par.ts'

const kindOf = (hand: readonly Card[]): number =>
  KINDS.findIndex(kind => match(kind) === match(hand) && isTriple(kind) === isTriple(hand))

describe('the joint distribution of both hands, compared deal by deal', () => {
  test.each([
    [{ AC: 3, AD: 1, '2H': 3, '3S': 2, '9C': 2, KC: 2, KD: 1, '8D': 1 }],
    [{ '2C': 4, '2S': 3, '4C': 3, QH: 4, QC: 1 }],
    [{ AC: 5, '7D': 4, '7H': 1, '10C': 3, JC: 2 }],
  ] as const)('%j', left => {
    const shoe = shoeOfCards(left)
    const zeros = () => KINDS.map(() => new Array<bigint>(FINISHES).fill(0n))
    const byFinish = { player: zeros(), banker: zeros() }
    const both = KINDS.map(() => KINDS.map(() => 0n))
    everyDeal(
      NZ_TABLE_2,
      shoe.counts.filter(([, count]) => count > 0),
      (hands, deals) => {
        const [player, banker] = [kindOf(hands.player), kindOf(hands.banker)]
        byFinish.player[player]![finishOf(hands)]! += deals
        byFinish.banker[banker]![finishOf(hands)]! += deals
        both[player]![banker]! += deals
      },
    )
    for (const side of ['player', 'banker'] satisfies Side[])
      expect(kindTally(NZ_TABLE_2, shoe, side)).toEqual(byFinish[side])
    expect(bothKinds(NZ_TABLE_2, shoe)).toEqual(both)
  })
})

const SIGNS: Signs = { maximum: () => 100_00, patrons: 2 }

const at = ({ lines }: ParSheet, wager: string, terms?: string): number =>
  lines.findIndex(line => line.wager === wager && (terms === undefined || line.terms === terms))

const covariance = (sheet: ParSheet, one: number, other: number) =>
  sheet.covariances.find(each => each.of === one && each.with === other)

describe('nz5:5.10(a) nz5:5.10(b) a sheet of baccarat', () => {
  const sheet = baccaratPar(BOOKS.nz5, wholeShoe(8), { ...SIGNS, differential: 150_00 })
  const player = sheet.lines[at(sheet, 'player', 'commission')]!
  const banker = sheet.lines[at(sheet, 'banker', 'commission')]!

  test('has the hit frequency and the variance of each wager', () => {
    expect(toNumber(player.hit)).toBeCloseTo(0.4462466093, 10)
    // A unit wins one, loses one or stands off, so the mean square is the chance of a decision.
    expect(player.variance).toEqual(
      minus(plus(player.hit, banker.hit), times(player.edge, player.edge)),
    )
    expect(player.volatility).toBeCloseTo(1.6448536 * Math.sqrt(toNumber(player.variance)), 6)
  })

  test('has the covariance of the Player and the Banker', () => {
    // Either wins: one wins, and the other loses its unit.
    const won = times(banker.hit, fraction(-19n, 20n))
    const product = minus(won, player.hit)
    expect(covariance(sheet, 0, at(sheet, 'banker', 'commission'))?.covariance).toEqual(
      minus(product, times(player.edge, banker.edge)),
    )
  })

  test('has no covariance of terms that no table offers together', () => {
    expect(covariance(sheet, 0, at(sheet, 'banker', 'half-on-six'))).toBeUndefined()
    const pairs = [at(sheet, 'perfect-pair-player'), at(sheet, 'any-pair-banker')] as const
    expect(covariance(sheet, ...pairs)).toBeUndefined()
  })

  test('nz5:5.17 nz5:5.18 a differential bounds what the main wagers cost', () => {
    const side = 2 * 100_00 * (30 + 2 * 250)
    const [free, , , , kept] = sheet.exposures
    expect(free).toMatchObject({ terms: expect.stringMatching(/^commission/), patrons: 2 })
    expect(free?.differential).toBeUndefined()
    expect(kept?.differential).toBe(150_00)
    expect(kept!.cents).toBeLessThan(free!.cents)
    expect(kept?.under).toContain('nz5:5.18')
    expect(free!.cents).toBeGreaterThanOrEqual(side / 2)
  })

  test('narrows the hold by the root of the rounds', () => {
    const [first, second] = [100, 10_000].map(
      rounds => player.bands.find(band => band.rounds === rounds && band.confidence === 0.95)!,
    )
    expect((first!.high - first!.low) / (second!.high - second!.low)).toBeCloseTo(10, 9)
    expect((first!.high + first!.low) / 2).toBeCloseTo(toNumber(player.edge), 12)
  })
})

test('nz8:3.9 on a wheel with one zero, red and black lose together only on the zero', () => {
  const sheet = roulettePar('single-zero', SIGNS)
  const pair = [at(sheet, 'red'), at(sheet, 'black')] as const
  expect(covariance(sheet, ...pair)?.covariance).toEqual(fraction(-35n * 37n - 1n, 37n * 37n))
  expect(sheet.lines[at(sheet, 'straight-up')]!.variance).toEqual(
    minus(fraction(35n * 35n + 36n, 37n), fraction(1n, 37n * 37n)),
  )
  const largest = sheet.lines[at(sheet, 'straight-up')]!.largest
  expect(largest).toMatchObject({ maximum: 100_00, wins: 3500_00 })
  expect(sheet.exposures[0]!.cents).toBeGreaterThan(2 * 3500_00)
})

test('nz8:3.9 a hundred spins of a single number cannot hold more than all stakes', () => {
  const sheet = roulettePar('single-zero', SIGNS)
  const [band] = sheet.lines[at(sheet, 'straight-up')]!.bands.slice(1)
  expect(band).toMatchObject({ rounds: 100, confidence: 0.95, high: 1 })
  expect(band!.low).toBeCloseTo(1 / 37 - (1.96 * 5.837838) / 10, 4)
})

test('nz11a:4.2 when one of two wagers is decided, the other stays on alone', () => {
  const sheet = snakeEyesPar(SIGNS)
  const [five, any] = [at(sheet, 'five'), at(sheet, 'any-7')]
  const [lineFive, lineAny] = [sheet.lines[five]!, sheet.lines[any]!]
  // Any 7 is decided by one roll. The five stays on unless that roll was a 5 or a 7.
  const won = lineFive.endings[0]!.net
  const seven = lineAny.endings[0]!.net
  const mean = minus(ZERO, lineFive.edge)
  const product = [
    times(fraction(6n, 36n), minus(ZERO, seven)),
    times(fraction(4n, 36n), minus(ZERO, won)),
    times(fraction(26n, 36n), minus(ZERO, mean)),
  ].reduce(plus)
  expect(covariance(sheet, five, any)?.covariance).toEqual(
    minus(product, times(lineFive.edge, lineAny.edge)),
  )
})

/** Ways to play whose rounds were all counted. */
const WAYS = [
  { name: 'the best play', ...(SOLUTION as Solution) },
  ...(STRATEGIES as readonly ValuedStrategy[])
    .toReversed()
    .map(valued => ({ name: valued.strategy.name, ...valued }))
    .filter(({ nets, supers }) => nets && supers),
]

describe('nz22:5.6 nz22:5.9 a sheet of Lunar Poker', () => {
  const MOST = 500_00
  const sheet = lunarPokerPar({ maximum: () => MOST, patrons: 5 })
  const centsOf = (is: RegExp) =>
    sheet.exposures.filter(({ terms }) => is.test(terms)).map(({ cents }) => cents / MOST)

  test('one deck has four royal flushes, and five patrons can all hold four of a kind', () => {
    expect(centsOf(/^ante \d+\/\d+$/)).toEqual(
      INSTANT_CASH.map(({ straightFlush, royalFlush }) => 4 * royalFlush + straightFlush),
    )
    expect(centsOf(/^super/)).toEqual([200, 250, 250, 250, 200, 200, 200].map(pays => 5 * pays))
    // The straight flushes are straights of one colour too, which every table pays 150 to 1.
    expect(centsOf(/, super/)).toEqual([4 * 1500 + 500 + 5 * 150])
  })

  test('where the Super Bet is large, four of a kind costs most', () => {
    const signs = { maximum: (on: string) => (on === 'super' ? 100_000_00 : 1_00), patrons: 1 }
    const [both] = lunarPokerPar(signs).exposures.toReversed()
    // Kings full of queens beside four kings, for a Bet of two antes, less the sixth card.
    expect(both).toMatchObject({ cents: 250 * 100_000_00 + (2 * 27 - 1) * 1_00 })
  })

  test('the best play costs less than 20 rules, those less than 10, and those less than 5', () => {
    for (const { straightFlush, royalFlush } of INSTANT_CASH) {
      const edges = sheet
        .played!.filter(({ terms }) => terms === `${straightFlush}/${royalFlush}`)
        .map(({ edge }) => toNumber(edge))
      expect(edges).toHaveLength(4)
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }
  })

  test('the ways in which an Ante ends are all ways, and come to the value that was solved', () => {
    expect(sheet.played!.slice(0, WAYS.length).map(({ by }) => by)).toEqual(
      WAYS.map(({ name }) => name),
    )
    expect(sheet.played).toHaveLength(INSTANT_CASH.length * WAYS.length)
    sheet.played!.forEach(({ terms, edge, endings }, i) => {
      expect(endings.map(({ chance }) => chance).reduce(plus)).toEqual(fraction(1n, 1n))
      if (i >= WAYS.length) return
      const { num, den } = WAYS[i]!.value
      expect([terms, edge]).toEqual(['200/600', fraction(-BigInt(num), BigInt(den))])
    })
  })

  test('Super Bets call every deal something, and its values add up to the whole game', () => {
    for (const { value, supers } of WAYS) {
      const sum = Object.values(supers!).reduce((all, one) => all + BigInt(one), 0n)
      expect(fraction(sum, ANTE * BigInt(SOLUTION.deals))).toEqual(
        fraction(BigInt(value.num), BigInt(value.den)),
      )
    }
  })

  test('each Ante has a covariance with the Super Bet of each pay table', () => {
    const { played, lines, playedCovariances } = sheet
    expect(playedCovariances).toHaveLength(played!.length * lines.length)
    for (const { of, with: other, covariance, correlation } of playedCovariances!) {
      const deviations = played![of]!.deviation * lines[other]!.deviation
      expect(correlation).toBeCloseTo(toNumber(covariance) / deviations, 12)
      expect(correlation).toBeGreaterThan(0.2)
      expect(correlation).toBeLessThan(1)
    }
    // Instant Cash is paid for straights of one colour, which every table pays 150 to 1.
    const [first, last] = [0, INSTANT_CASH.length - 1].map(cash => ({
      cash: INSTANT_CASH[cash]!,
      ...playedCovariances!.find(({ of }) => of === cash * WAYS.length)!,
    }))
    const more =
      36 * (last!.cash.straightFlush - first!.cash.straightFlush) +
      4 * (last!.cash.royalFlush - first!.cash.royalFlush)
    const raised = fraction(BigInt(more), 2_598_960n)
    expect(minus(last!.covariance, first!.covariance)).toEqual(
      times(raised, plus(fraction(150n, 1n), lines[0]!.edge)),
    )
  })
})
