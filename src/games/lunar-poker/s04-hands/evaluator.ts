import { type Card, DECK } from '../../../kernel/card.ts'
import { betPays } from '../s10-settlement/combinations.ts'
import { buildTables, type Code, cardsOf } from './evaluator-tables.ts'

/** Hands as integers, to count through millions of them without strings and with few lookups. */

/** Higher beats lower. Equal numbers are a Stand-Off. */
export type Strength = number

// Module constants let V8 optimise: this doubles the speed.
const TABLES = buildTables()
const ROW = TABLES.row
const SUITS_FROM = TABLES.suitsFrom
const RANKS_ONLY = (1 << SUITS_FROM) - 1
const KEY = TABLES.key
const FLUSH_5 = TABLES.flush.five
const FLUSH_6 = TABLES.flush.six
const MOVED_5 = TABLES.moved.five
const MOVED_6 = TABLES.moved.six
const STRENGTH_5 = TABLES.strength.five
const STRENGTH_6 = TABLES.strength.six
const STRENGTH_SUITED = TABLES.strength.suited

const CODES = new Map(DECK.map((card, code) => [card, code]))

export const codeOf = (card: Card): Code => CODES.get(card)!

/** The card's rank as one bit, if the card is of this suit. Suits count from 1. */
const bit = (code: Code, suit: number): number => {
  const rank = code - (suit - 1) * 13
  return rank >= 0 && rank < 13 ? 1 << rank : 0
}

export const fiveCardStrength = (a: Code, b: Code, c: Code, d: Code, e: Code): Strength => {
  const sum = KEY[a]! + KEY[b]! + KEY[c]! + KEY[d]! + KEY[e]!
  const suit = FLUSH_5[sum >> SUITS_FROM]!
  if (suit > 0)
    return STRENGTH_SUITED[
      bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit)
    ]!
  const ranks = sum & RANKS_ONLY
  return STRENGTH_5[MOVED_5[ranks >> ROW]! + ranks]!
}

export const sixCardStrength = (a: Code, b: Code, c: Code, d: Code, e: Code, f: Code): Strength => {
  const sum = KEY[a]! + KEY[b]! + KEY[c]! + KEY[d]! + KEY[e]! + KEY[f]!
  const suit = FLUSH_6[sum >> SUITS_FROM]!
  if (suit > 0)
    return STRENGTH_SUITED[
      bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit)
    ]!
  const ranks = sum & RANKS_ONLY
  return STRENGTH_6[MOVED_6[ranks >> ROW]! + ranks]!
}

/** The Dealer's lowest qualifying hand: ace, king, 4, 3, 2. @rule nz22:10.1 */
export const QUALIFIES: Strength = fiveCardStrength(0, 12, 14, 15, 16)

/**
 * The odds to one that the Bet pays for both combinations. Each entry is computed on first use and
 * stored plus one, so that 0 means "not computed yet".
 */
const PAYS_5 = new Uint8Array(STRENGTH_5.length)
const PAYS_6 = new Uint8Array(STRENGTH_6.length)
const PAYS_5_SUITED = new Uint8Array(STRENGTH_SUITED.length)
const PAYS_SUITED = new Map<number, number>()

export const paysFive = (a: Code, b: Code, c: Code, d: Code, e: Code): number => {
  const sum = KEY[a]! + KEY[b]! + KEY[c]! + KEY[d]! + KEY[e]!
  const suit = FLUSH_5[sum >> SUITS_FROM]!
  if (suit > 0) {
    const mask = bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit)
    if (PAYS_5_SUITED[mask] === 0) PAYS_5_SUITED[mask] = betPays(cardsOf([a, b, c, d, e])) + 1
    return PAYS_5_SUITED[mask]! - 1
  }
  const ranks = sum & RANKS_ONLY
  const at = MOVED_5[ranks >> ROW]! + ranks
  if (PAYS_5[at] === 0) PAYS_5[at] = betPays(cardsOf([a, b, c, d, e])) + 1
  return PAYS_5[at]! - 1
}

export const paysSix = (a: Code, b: Code, c: Code, d: Code, e: Code, f: Code): number => {
  const sum = KEY[a]! + KEY[b]! + KEY[c]! + KEY[d]! + KEY[e]! + KEY[f]!
  const suit = FLUSH_6[sum >> SUITS_FROM]!
  const ranks = sum & RANKS_ONLY
  if (suit > 0) return paysSuited([a, b, c, d, e, f], suit, ranks)
  const at = MOVED_6[ranks >> ROW]! + ranks
  if (PAYS_6[at] === 0) PAYS_6[at] = betPays(cardsOf([a, b, c, d, e, f])) + 1
  return PAYS_6[at]! - 1
}

/** Only the ranks and the flush suit matter, so they make the key. */
const paysSuited = (codes: readonly Code[], suit: number, ranks: number): number => {
  const key = ranks * (1 << 13) + codes.reduce((mask, code) => mask | bit(code, suit), 0)
  const known = PAYS_SUITED.get(key)
  if (known !== undefined) return known
  const pays = betPays(cardsOf(codes))
  PAYS_SUITED.set(key, pays)
  return pays
}
