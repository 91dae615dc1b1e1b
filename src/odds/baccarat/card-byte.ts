import { burnValue, POINT_VALUE, pointValue } from '../../games/baccarat/s04-card-values.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, DECK, RANKS, rank, SUITS, suit } from '../../kernel/card.ts'

/** Cards as bytes for the kernels of the simulation, and what the rules say about each byte. */

/** The kinds of two cards that a wager on a hand distinguishes. */
export const KINDS: readonly (readonly Card[])[] = [
  ['AC', '2C'],
  ['AC', 'AD'],
  ['AC', 'AS'],
  ['AC', 'AC'],
  ['AC', 'AC', 'AC'],
]

export const TRIPLE = KINDS.length - 1

const NAMES = KINDS.map(kind => (isTriple(kind) ? 'triple' : match(kind)))

const kindOf = (hand: readonly Card[]): number =>
  NAMES.indexOf(isTriple(hand) ? 'triple' : match(hand))

/**
 * A card as a byte. The upper four bits are its point value. The lower four bits are two bits for
 * the rank among those with this value, and two bits for the suit. So the bits in which two bytes
 * differ show how two cards are alike, and cards with the same value differ only in the lower bits.
 */
const BYTES = Uint8Array.from(DECK, card => {
  const alike = RANKS.filter(other => POINT_VALUE[other] === pointValue(card))
  return (pointValue(card) << 4) | (alike.indexOf(rank(card)) << 2) | SUITS.indexOf(suit(card))
})

export const byteOf = (card: Card): number => BYTES[DECK.indexOf(card)]!

export const cardOf = (byte: number): Card | undefined => DECK[BYTES.indexOf(byte)]

/** The cards of a new shoe, in the order of the decks. */
export const newCards = (decks: number): Uint8Array =>
  Uint8Array.from({ length: decks * 52 }, (_, i) => BYTES[i % 52]!)

/** [byte] how many cards are burned if this one is turned up. @rule nz5:7.7(a) nz5-old:7.7 */
export const BURNED = Uint8Array.from({ length: 256 }, (_, byte) => {
  const card = cardOf(byte)
  return card === undefined ? 0 : 1 + burnValue(card)
})

/** [the bits in which they differ] the kind of two cards: 0 if any upper bit differs. */
export const KIND = new Uint8Array(256)
const known = new Set<number>()
for (const [i, first] of DECK.entries())
  for (const [j, second] of DECK.entries()) {
    const differ = BYTES[i]! ^ BYTES[j]!
    const kind = kindOf([first, second])
    assert(!known.has(differ) || KIND[differ] === kind, 'cards alike differ in the same bits')
    assert(differ < 16 || kind === 0, 'cards of a kind count the same')
    known.add(differ)
    KIND[differ] = kind
  }
