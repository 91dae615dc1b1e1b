import { expect, test } from 'vitest'
import { cardsOf } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { superCombination } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { settleRound } from '../../games/lunar-poker/settle.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { seeded, shuffle } from '../simulation/random.ts'
import { CASH, netAt, newDeck, placeOf, playHands, simulatedHand } from './simulation.ts'
import { paysOf, planFor, playsAfterDraw, SIMPLE, type Strategy } from './strategy/strategy.ts'

const ELECTIONS = {
  dealing: 'shuffler',
  superTable: 1,
  instantCash: CASH,
  multipleSuper: false,
} as const

/** The round as the rules settle it, in antes. */
const settledNet = (strategy: Strategy, cards: Uint8Array): number => {
  const hand = [...cards.subarray(0, 5)]
  const { action, kept } = planFor(strategy, hand, cards[5]!)
  const took = action === 'exchange' ? 5 - kept.length : 1
  const drew = action === 'exchange' || action === 'buy-sixth'
  const drawn = drew ? [...cards.subarray(10, 10 + took)] : []
  const final = [...kept, ...drawn]
  const goesOn = drew && playsAfterDraw(strategy, final, [...hand, ...drawn], cards[5]!)
  const answer = settleRound({
    elections: ELECTIONS,
    deck: cardsOf([...cards]),
    patrons: [
      {
        seat: 1,
        ante: chips(100),
        super: [],
        action,
        discard: action === 'exchange' ? cardsOf(hand.filter(code => !kept.includes(code))) : [],
        afterDraw: goesOn ? 'play' : 'fold',
        forceDealer: final.length > 4 && paysOf(final) >= (strategy.forceFrom ?? 999),
      },
    ],
  })
  if (isRefusal(answer)) throw new Error(answer.says)
  return answer.patrons[0]!.net / 100
}

const FORCING: Strategy = {
  name: 'forcing',
  rules: [
    { from: 'three-of-a-kind', to: 'three-of-a-kind', do: 'keep-alike' },
    { from: 'straight', do: 'buy-sixth' },
    { from: 'pair', pair: 'at-least-up', do: 'play' },
    { from: 'pair', do: 'keep-alike' },
    { above: 'second', do: 'keep-two' },
    { highest: 'Q', do: 'keep-one' },
  ],
  aceKingPlays: 1,
  oddPlays: 2,
  forceFrom: 4,
}

test.each([SIMPLE, FORCING])(
  'nz22:8.4 nz22:8.5 nz22:8.6 nz22:10.2 nz22:10.4 nz22:10.6 a simulated round ends as the rules settle it: $name',
  strategy => {
    const cards = newDeck()
    const words = seeded('lunar', 0)
    for (let round = 0; round < 5_000; round += 1) {
      shuffle(cards, words)
      const played = simulatedHand(strategy, cards)
      expect(played.net).toBe(settledNet(strategy, cards))
      expect(netAt(placeOf(played))).toBe(played.net)
    }
  },
)

const inOrder = (...first: readonly Card[]): Uint8Array =>
  Uint8Array.from([...new Set([...first, ...DECK])], card => DECK.indexOf(card))

test('nz22:5.6 a simulated straight flush and royal flush are paid at once', () => {
  const royal = inOrder('AS', 'KS', 'QS', 'JS', '10S')
  expect(simulatedHand(SIMPLE, royal)).toEqual({ end: 'instant-cash', net: 600 })
  expect(simulatedHand(SIMPLE, inOrder('AS', '2S', '3S', '4S', '5S')).net).toBe(200)
})

test('nz22:5.9 simulated hands are counted by what a Super Bet calls them', () => {
  const { rounds, ends, kinds } = playHands(SIMPLE, newDeck(), seeded('super', 0), 3_000)
  const cards = newDeck()
  const words = seeded('super', 0)
  let won = 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(cards, words)
    if (superCombination(cardsOf([...cards.subarray(0, 5)]))) won += 1
  }
  expect(kinds.at(-1)).toBe(rounds - won)
  expect(ends.reduce((a, b) => a + b)).toBe(rounds)
})
