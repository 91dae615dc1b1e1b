import { burnValue, POINT_VALUE, pointValue } from '../../games/baccarat/s04-card-values.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, DECK, RANKS, rank, SUITS, suit } from '../../kernel/card.ts'

/** Cards as the kernels of the simulation keep them, and what the rules say of a byte. */

/** What a wager on the cards of a hand can tell apart. */
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
 * A card as a byte: above, four bits of what it counts; below, two of which rank it is of those that
 * count as much, and two of suit. So two bytes differ in the same bits whenever two cards are alike
 * in the same way, and in the four lower bits only where they count the same.
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

/** [byte] cards that leave the shoe with this one turned up. @rule nz5:7.7(a) nz5-old:7.7 */
export const BURNED = Uint8Array.from({ length: 256 }, (_, byte) => {
  const card = cardOf(byte)
  return card === undefined ? 0 : 1 + burnValue(card)
})

/** [the bits in which they differ] the kind of two cards: 0 wherever an upper bit differs. */
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
