import { createHash } from 'node:crypto'
import { WHEELS } from '../../../games/roulette/s02-wheel.ts'
import { type Card, DECK } from '../../../kernel/card.ts'
import { discard, lot } from '../../../server/chance/chance-draws.ts'
import {
  newSecret,
  numberBelow,
  orderOf,
  type Seal,
  stackOf,
  wordsOf,
} from '../../../server/chance/shoe-commitments.ts'
import { deckOf, facesOf, pocketOf } from '../../../server/chance/spin-commitments.ts'

/**
 * What the server draws in play: every number and order comes from the functions that tables use.
 */

/** The secrets of one run, in order. */
export type Secrets = () => string

/** The same in every run. */
export const fixedSecrets = (name: string): Secrets => {
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`battery|${name}|${count}`).digest('hex')
  }
}

export const freshSecrets: Secrets = newSecret

const sealOf = (secret: string, shoe: number, decks = 0): Seal => ({
  table: 'roulette-1',
  shoe,
  decks,
  secret,
})

const filled = (count: number, draw: (at: number) => number): Uint16Array =>
  Uint16Array.from({ length: count }, (_, at) => draw(at))

/** Both faces of each roll, in order. */
export const rolls = (count: number, secrets: Secrets): Uint16Array => {
  const faces = new Uint16Array(count)
  for (let at = 0; at + 1 < count; at += 2) {
    const [first, second] = facesOf(sealOf(secrets(), at / 2 + 1), [])
    faces[at] = first - 1
    faces[at + 1] = second - 1
  }
  return faces
}

export const spins = (count: number, compartments: 37 | 38, secrets: Secrets): Uint16Array => {
  const { pockets } = WHEELS[compartments]
  const places = new Map<string, number>(pockets.map((pocket, place) => [pocket, place]))
  const spin = pocketOf(pockets)
  return filled(count, at => places.get(spin(sealOf(secrets(), at + 1), []))!)
}

/** Several discards per secret, as a long round of Lunar Poker needs them. */
export const discards = (count: number, of: number, secrets: Secrets): Uint16Array => {
  let seal = sealOf(secrets(), 1)
  return filled(count, at => {
    if (at % 6 === 0) seal = sealOf(secrets(), at + 1)
    return discard(seal, of, at % 6)
  })
}

export const lots = (count: number, of: number, secrets: Secrets): Uint16Array =>
  filled(count, at => lot(sealOf(secrets(), at + 1), of))

/** Consecutive numbers from the stream that shuffles a shoe. */
export const numbers = (count: number, of: number, secrets: Secrets): Uint16Array => {
  let next = wordsOf(sealOf(secrets(), 1), [])
  return filled(count, at => {
    if (at % 415 === 0) next = wordsOf(sealOf(secrets(), at + 1), [])
    return numberBelow(of, next)
  })
}

const CODES = new Map<Card, number>(DECK.map((card, code) => [card, code]))

/** A single deck, as for a round of Lunar Poker. */
export function* singleDecks(count: number, secrets: Secrets): Generator<Uint16Array> {
  for (let at = 0; at < count; at += 1)
    yield Uint16Array.from(deckOf(sealOf(secrets(), at + 1, 1), []), card => CODES.get(card)!)
}

/** Eight decks in dealing order: cut at a different place each time, without the cutting card. */
export function* shoes(count: number, secrets: Secrets): Generator<readonly Card[]> {
  for (let at = 0; at < count; at += 1) {
    const order = orderOf(sealOf(secrets(), at + 1, 8), [])
    const stack = stackOf(order, 104 + (at % 208), 20)
    yield stack.filter((drawn): drawn is Card => CODES.has(drawn as Card))
  }
}

export function* ranks(of: Iterable<readonly Card[]>): Generator<Uint16Array> {
  for (const shoe of of) yield Uint16Array.from(shoe, card => CODES.get(card)! % 13)
}
