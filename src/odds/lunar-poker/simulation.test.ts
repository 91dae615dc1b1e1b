import { expect, test } from 'vitest'
import { cardsOf } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { superCombination } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { settleRound } from '../../games/lunar-poker/settle.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { seeded, shuffle } from '../random.ts'
import { CASH, netAt, newDeck, placeOf, playedFrom, playHands } from './simulation.ts'
import { planFor, playsAfterDraw } from './strategy.ts'

const ELECTIONS = {
  dealing: 'shuffler',
  superTable: 1,
  instantCash: CASH,
  multipleSuper: false,
} as const

/** The round as the rules settle it, in antes. */
const settledNet = (cards: Uint8Array): number => {
  const hand = [...cards.subarray(0, 5)]
  const { action, kept } = planFor(hand)
  const took = action === 'exchange' ? 5 - kept.length : 1
  const final = [...kept, ...cards.subarray(10, 10 + took)]
  const drew = action === 'exchange' || action === 'buy-sixth'
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
        afterDraw: drew && playsAfterDraw(final) ? 'play' : 'fold',
        forceDealer: false,
      },
    ],
  })
  if (isRefusal(answer)) throw new Error(answer.says)
  return answer.patrons[0]!.net / 100
}

test('nz22:8.4 nz22:8.5 nz22:8.6 nz22:10.2 nz22:10.6 a simulated round ends as the rules settle it', () => {
  const cards = newDeck()
  const words = seeded('lunar', 0)
  for (let round = 0; round < 5_000; round += 1) {
    shuffle(cards, words)
    const played = playedFrom(cards)
    expect(played.net).toBe(settledNet(cards))
    expect(netAt(placeOf(played))).toBe(played.net)
  }
})

const inOrder = (...first: readonly Card[]): Uint8Array =>
  Uint8Array.from([...new Set([...first, ...DECK])], card => DECK.indexOf(card))

test('nz22:5.6 a simulated straight flush and royal flush are paid at once', () => {
  const royal = inOrder('AS', 'KS', 'QS', 'JS', '10S')
  expect(playedFrom(royal)).toEqual({ end: 'instant-cash', net: 600 })
  expect(playedFrom(inOrder('AS', '2S', '3S', '4S', '5S')).net).toBe(200)
})

test('nz22:5.9 simulated hands are counted by what a Super Bet calls them', () => {
  const { rounds, ends, kinds } = playHands(newDeck(), seeded('super', 0), 3_000)
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
