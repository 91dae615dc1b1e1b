import { describe, expect, test } from 'vitest'
import { plainPlayed } from '../../../tests/fixtures/plain-hand.ts'
import { codeOf, fiveCardStrength, paysFive } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { type Code, cardsOf } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { instantCash } from '../../games/lunar-poker/s04-hands/hands.ts'
import { INSTANT_CASH } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { settleRound } from '../../games/lunar-poker/settle.ts'
import { type Card, DECK, rank, type Suit, suit } from '../../kernel/card.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { type Choice, handOdds } from './choices.ts'
import { type Deal, dealOf, rankOf } from './deal.ts'
import { subsets } from './draws.ts'
import { exchangeSums, orFold } from './exchange.ts'
import { played, sixHeld } from './plain-sums.ts'
import { afterDraw, countingOf, type HeldHand, hiddenHands, replacements } from './play.ts'

/** A sequence of numbers that is the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const some = <T>(next: (below: number) => number, of: readonly T[], size: number): readonly T[] => {
  const rest = [...of]
  return Array.from({ length: size }, () => rest.splice(next(rest.length), 1)[0]!)
}

const dealt = (hand: string, up: string): Deal =>
  dealOf((hand.split(' ') as readonly Card[]).map(codeOf), codeOf(up as Card))

const heldOf = (codes: readonly Code[]): HeldHand => {
  const [a, b, c, d, e] = codes as [Code, Code, Code, Code, Code]
  return { strength: fiveCardStrength(a, b, c, d, e), pays: paysFive(a, b, c, d, e) }
}

/** Both ways to value a hand after one draw. */
const bothWays = (deal: Deal, final: readonly Code[], draw: readonly Code[]) => {
  const counting = afterDraw(countingOf(deal), draw.map(rankOf))
  const held = final.length === 6 ? sixHeld(deal, draw[0]!) : heldOf(final)
  const all = hiddenHands(draw.length) * replacements(draw.length)
  const deck = deal.deck.filter(code => !draw.includes(code))
  return [played(counting, held, draw) / all, plainPlayed(final, deal.up, deck)] as const
}

const ELECTIONS = {
  dealing: 'shuffler',
  superTable: 1,
  instantCash: INSTANT_CASH[0]!,
  multipleSuper: false,
} as const

/** What the rules give the box, in antes, for these cards in this order. */
const netOf = (deck: readonly Code[], action: 'play' | 'buy-sixth', forceDealer: boolean) => {
  const ante = chips(100)
  const order = [...new Set([...cardsOf(deck), ...DECK])]
  const box = {
    seat: 1,
    ante,
    super: [],
    action,
    discard: [],
    afterDraw: 'play',
    forceDealer,
  } as const
  const answer = settleRound({ elections: ELECTIONS, deck: order, patrons: [box] })
  if (isRefusal(answer)) throw new Error(answer.says)
  return answer.patrons[0]!.net / 100
}

/** Brute force with every round settled by the rules. */
const settledPlayed = (
  hand: readonly Code[],
  up: Code,
  deck: readonly Code[],
  sixth: readonly Code[],
) => {
  const action = sixth.length > 0 ? 'buy-sixth' : 'play'
  const fours = subsets(deck, 4)
  const worth = fours.map(hidden => {
    const dealt = [...hand, up, ...hidden, ...sixth]
    const nexts = deck.filter(code => !hidden.includes(code))
    const net = (force: boolean): number =>
      nexts.reduce((sum, next) => sum + netOf([...dealt, next], action, force), 0) / nexts.length
    return Math.max(net(false), net(true))
  })
  return worth.reduce((a, b) => a + b) / fours.length
}

/** Ranks among which there is something to win with, and something to force. */
const FEW = [0, 5, 6, 7, 8, 9, 12]

test('nz22:10.2 nz22:10.4 nz22:10.6 nz22:10.9 the brute force gives what the rules settle', () => {
  const next = numbers(1022)
  for (let i = 0; i < 24; i += 1) {
    const codes = DECK.map(codeOf).filter(code => i % 3 === 0 || FEW.includes(rankOf(code)))
    const cards = some(next, codes, 14)
    const [hand, up, rest] = [cards.slice(0, 5), cards[5]!, cards.slice(6)]
    if (instantCash(cardsOf(hand))) continue
    const sixth = i % 2 === 0 ? [] : rest.slice(0, 1)
    const plain = plainPlayed([...hand, ...sixth], up, rest.slice(1)) - sixth.length
    expect(plain).toBeCloseTo(settledPlayed(hand, up, rest.slice(1), sixth), 9)
  }
})

// biome-ignore format: set as printed
const DEALS = [
  ['odd cards',              '3S 9D QH 7C 2D',  'KC'],
  ['ace and king',           'AS KD QH 7C 2D',  '9H'],
  ['a pair with them',       'KS KD AH 4C 9D',  'AC'],
  ['two pairs with them',    'KS KD 4H 4C AD',  'AH'],
  ['three with them',        '8S 8D 8H AC KD',  'AH'],
  ['a straight',             '9S 8D 7H 6C 5D',  'KC'],
  ['a flush in the suit',    'AS KS 7S 9S 2S',  'JS'],
  ['a flush in another',     'QH 10H 9H 3H 2H', '6C'],
  ['a full house',           'QS QD QH 4C 4D',  'JC'],
  ['four of a kind',         '6S 6D 6H 6C KD',  'AS'],
  ['four to a flush',        '2S 4S 7S 9S JD',  'QS'],
] as const

describe('nz22:10.1 nz22:10.3 nz22:10.4 nz22:10.9 the count against the brute force', () => {
  test.each(DEALS)('%s: %s against %s, as dealt and after a draw', (name, hand, up) => {
    const deal = dealt(hand, up)
    const size = 1 + (DEALS.findIndex(one => one[0] === name) % 5)
    for (const draw of [[], some(numbers(deal.up), deal.deck, size)]) {
      const kept = draw.length < 2 ? deal.hand : deal.hand.slice(draw.length)
      const [counted, plain] = bothWays(deal, [...kept, ...draw], draw)
      expect(counted).toBeCloseTo(plain, 10)
    }
  })
})

test.each([
  ['8S 8D 8H AC KD', 'AH', 2],
  ['2S 4S 7S 9S JD', 'QS', 2],
  ['2S 4S 7S 9S JD', 'QS', 3],
] as const)(
  'nz22:8.5 nz22:9.9 %s against %s: exchanging %d is all its draws, one by one',
  (hand, up, size) => {
    const deal = dealt(hand, up)
    const kept = deal.hand.slice(0, 5 - size)
    const counting = countingOf(deal)
    const sum = subsets(deal.deck, size)
      .map(draw => {
        const counted = afterDraw(counting, draw.map(rankOf))
        return orFold(size, played(counted, heldOf([...kept, ...draw]), draw))
      })
      .reduce((a, b) => a + b)
    expect(exchangeSums(countingOf(deal), [kept])).toEqual([sum])
  },
)

const choicesOf = (hand: readonly Card[], up: Card): readonly Choice[] => {
  const odds = handOdds(hand, up, INSTANT_CASH[0]!)
  return 'choices' in odds ? odds.choices : []
}

describe('nz22:5.2 the choices of one deal', () => {
  test('nz22:5.2(a) nz22:5.2(b) nz22:8.5 nz22:8.6 are 29, and every one a different one', () => {
    const choices = choicesOf(['AS', 'KD', 'QH', '7C', '2D'], '9H')
    const names = choices.map(({ choice, discard = [] }) => [choice, ...discard].join(' '))
    expect(new Set(names).size).toBe(29)
    expect(names.slice(0, 4)).toEqual(['fold', 'play', 'buy-sixth', 'exchange AS KD'])
    expect(choices[0]!.value).toBe(-1)
    expect(choices[1]!.value).toBeCloseTo(-1.0450838005944174, 12)
  })

  test('nz22:9.9 no draw costs more than its fee and the Ante', () => {
    for (const { value } of choicesOf(['3S', '9D', 'QH', '7C', '2D'], 'KC'))
      expect(value).toBeGreaterThanOrEqual(-2)
  })

  test('nz22:4.2 suits do not count: changed among themselves, they change nothing', () => {
    const turned: Readonly<Record<Suit, Suit>> = { C: 'H', D: 'S', H: 'D', S: 'C' }
    const turn = (card: Card): Card => `${rank(card)}${turned[suit(card)]}`
    const hand: readonly Card[] = ['JS', '10S', '9S', '6S', '6D']
    const values = choicesOf(hand, 'QS').map(({ value }) => value)
    expect(choicesOf(hand.map(turn), turn('QS')).map(({ value }) => value)).toEqual(values)
  })

  test('nz22:5.6 nz22:5.11 a straight flush and a royal flush are paid at once', () => {
    const cash = { straightFlush: 300, royalFlush: 1200 }
    expect(handOdds(['AS', '2S', '3S', '4S', '5S'], 'KC', cash)).toEqual({
      instantCash: 'straight-flush',
      value: 300,
    })
    expect(handOdds(['AS', 'KS', 'QS', 'JS', '10S'], 'KC', cash)).toEqual({
      instantCash: 'royal-flush',
      value: 1200,
    })
  })
})
