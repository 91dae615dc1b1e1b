import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/fixtures/sweep.ts'
import { DECK } from '../../../kernel/card.ts'
import { betPays } from '../s10-settlement/combinations.ts'
import {
  codeOf,
  fiveCardStrength,
  paysFive,
  paysSix,
  QUALIFIES,
  sixCardStrength,
} from './evaluator.ts'
import { type PokerValue, place, pokerValue, qualifies, valueOfFive } from './hands.ts'

/** A Poker Value as one number, in the order of `compare`. Base 15 is above every card value. */
const ordinal = ({ name, by }: PokerValue): number =>
  [0, 1, 2, 3, 4].reduce((sum, i) => sum * 15 + (by[i] ?? 0), place(name))

/** A sequence of numbers that is the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const sixFrom = (next: (below: number) => number, deck: number[]) => {
  for (let i = 0; i < 6; i += 1) {
    const at = i + next(52 - i)
    const card = deck[at]!
    deck[at] = deck[i]!
    deck[i] = card
  }
  return deck.slice(0, 6) as [number, number, number, number, number, number]
}

test('nz22:4.3 nz22:4.4 nz22:10.1 on all 2,598,960 hands of five the evaluator says what the rules say', () => {
  const strengthOf = new Map<number, number>()
  let differing = 0
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            const value = ordinal(valueOfFive([DECK[a]!, DECK[b]!, DECK[c]!, DECK[d]!, DECK[e]!]))
            const strength = fiveCardStrength(a, b, c, d, e)
            const known = strengthOf.get(value)
            if (known === undefined) strengthOf.set(value, strength)
            else if (known !== strength) differing += 1
          }
  expect(differing).toBe(0)
  const inOrder = [...strengthOf].sort(([x], [y]) => x - y).map(([, strength]) => strength)
  expect(inOrder).toEqual(Array.from({ length: 7_462 }, (_, i) => i + 1))
})

test('nz22:8.6 on a million hands of six, or a tenth of them, it says what the rules say', () => {
  const strengthOf = new Map<number, number>()
  for (let a = 0; a < 13; a += 1)
    for (let b = a; b < 13; b += 1)
      for (let c = b; c < 13; c += 1)
        for (let d = c; d < 13; d += 1)
          for (let e = d; e < 13; e += 1)
            for (const codes of [
              [a, b + 13, c + 26, d + 39, e],
              [a, b, c, d, e],
            ] as const) {
              if (new Set(codes).size < 5) continue
              const value = valueOfFive(codes.map(code => DECK[code]!))
              strengthOf.set(ordinal(value), fiveCardStrength(...codes))
            }
  const next = numbers(22)
  const deck = Array.from({ length: 52 }, (_, i) => i)
  let differing = 0
  for (let i = 0; i < sweep(100_000, 1_000_000); i += 1) {
    const codes = sixFrom(next, deck)
    const value = pokerValue(codes.map(code => DECK[code]!))
    if (strengthOf.get(ordinal(value)) !== sixCardStrength(...codes)) differing += 1
  }
  expect(differing).toBe(0)
})

test('nz22:10.9 it pays for both combinations what the rules pay', () => {
  const next = numbers(109)
  const deck = Array.from({ length: 52 }, (_, i) => i)
  for (let i = 0; i < 20_000; i += 1) {
    const codes = sixFrom(next, deck)
    const [a, b, c, d, e] = codes
    if (i % 2 === 0) expect(paysSix(...codes)).toBe(betPays(codes.map(code => DECK[code]!)))
    else expect(paysFive(a, b, c, d, e)).toBe(betPays([a, b, c, d, e].map(code => DECK[code]!)))
  }
})

test('nz22:10.9 it pays for both combinations of five cards of one suit and a card beside them', () => {
  const next = numbers(9)
  for (let i = 0; i < 4_000; i += 1) {
    const suited = Array.from({ length: 13 }, (_, rank) => rank)
    const [a, b, c, d, e] = sixFrom(below => next(Math.min(below, 13)), [...suited, ...suited])
    const codes = [a, b, c, d, e, 13 + next(13)] as const
    if (new Set(codes).size < 6) continue
    expect(paysSix(...codes)).toBe(betPays(codes.map(code => DECK[code]!)))
    expect(paysFive(a, b, c, d, e)).toBe(betPays([a, b, c, d, e].map(code => DECK[code]!)))
  }
})

test('nz22:10.1 the Dealer plays from its lowest ace and king on', () => {
  const lowest = ['AS', 'KD', '2C', '3H', '4S'] as const
  const [a, b, c, d, e] = lowest.map(codeOf) as [number, number, number, number, number]
  expect(qualifies(lowest)).toBe(true)
  expect(fiveCardStrength(a, b, c, d, e)).toBe(QUALIFIES)
})
