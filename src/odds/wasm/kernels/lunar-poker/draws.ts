import { countOf, FROM, record } from './multisets'
import { cardsLeft, hiddenHands, suitBound } from './ranks'
import { ACE_KING, BOTH_WITHIN, ODD, PAIRED, paysOf, sortOf, STRONG, taken } from './weak'
import {
  ALL, BEFORE, choices, drawnBy, drawOf, finalOf, flushOf, keptBy, PART, PART_WAYS, partsOf, placeOf,
  PLACES, suitMask, upRank, valueOf, waysOf,
} from './hand'

/**
 * What each choice comes to over its draws, flushes of the patron apart. The decision after a draw
 * is mostly the same whatever the suits: then their effect is a sum that all choices share.
 */

/** By choice: over draws that are decided, by ranks; and how far suits may change strong hands. */
export const DECIDED = memory.data(8 * 28, 16)
export const BOUND = memory.data(8 * 28, 16)
/** By choice: the least and the most that a flush adds to the hand it was counted as. */
export const FLUSH_LEAST = memory.data(8 * 28, 16)
export const FLUSH_MOST = memory.data(8 * 28, 16)
/** By choice: how many draws complete a straight, and the masks of at most ten. */
export const STRAIGHTS = memory.data(4 * 28, 16)
export const STRAIGHT_MASKS = memory.data(2 * 16 * 28, 16)

/** Draws with strong hands, and those that are decided suit by suit: by place, and how many. */
export const STRONG_DRAWS = memory.data(2 * 20880, 16)
export const STRONG_COUNT = memory.data(4 * 28, 16)
const OPEN_DRAWS = memory.data(2 * 20880, 16)
const OPEN_COUNT = memory.data(4 * 28, 16)
/** By place: what a draw counts of the hands that do not qualify, and of those with ace and king. */
const ODD_SHARE = memory.data(4 * 20880, 16)
const ACE_KING_SHARE = memory.data(4 * 20880, 16)

let simple: bool = false
let aceKingSeen: i32 = 0
let oddSeen: i32 = 0

/**
 * After a draw a simple strategy plays a pair or better. It plays an ace and a king, or odd cards,
 * only if it has seen this many cards of the up-card's rank besides the up-card.
 */
export function setSimple(yes: bool, forAceKing: i32, forOdd: i32): void {
  simple = yes
  aceKingSeen = forAceKing
  oddSeen = forOdd
}

/** Cards of the up-card's rank that the hand and the draw hold. */
// @ts-ignore: decorator
@inline
function seen(draw: usize): i32 {
  let cards = 3 - <i32>load<u8>(BEFORE + upRank)
  const ranks = load<u8>(draw)
  for (let i: u8 = 0; i < ranks; i++)
    if (<i32>load<u8>(draw + 2 * i + 1) == upRank) cards += load<u8>(draw + 2 * i + 2)
  return cards
}

function simplyPlays(sort: i32, draw: usize): bool {
  if (sort == PAIRED) return true
  return seen(draw) >= (sort == ODD ? oddSeen : aceKingSeen)
}

/** Whether this hand is played or folded in any suits: 1, -1, or 0 if it depends. */
function decision(final: u32, value: i32, k: i32, draw: usize): i32 {
  const sort = sortOf(final)
  if (k == 0) return 0
  if (simple) return !simplyPlays(sort, draw) ? -1 : sort == ACE_KING ? 0 : 1
  if (value <= -hiddenHands()) return -1
  if (sort == ODD || sort == PAIRED) {
    const suit = ALL & ~(1 << upRank)
    return value - taken(final, suit) >= -hiddenHands() ? 1 : 0
  }
  return 0
}

/** Whether a weak hand plays after a draw with these free cards in the up-card's suit. */
export function plays(final: u32, value: i32, suit: i32, k: i32, draw: usize): bool {
  if (k == 0) return true
  return simple ? simplyPlays(sortOf(final), draw) : value - taken(final, suit) > -hiddenHands()
}

/** What a weak hand comes to with these free cards in the up-card's suit. */
export function weakValue(final: u32, value: i32, suit: i32, k: i32, draw: usize): i32 {
  if (simple && k > 0 && !simplyPlays(sortOf(final), draw)) return -hiddenHands()
  const played = value - taken(final, suit)
  return k == 0 || simple ? played : max(played, -hiddenHands())
}

function boundFlush(choice: i32, draw: i32, final: u32, value: i32): void {
  const at = choice << 3
  const flush = <i64>flushOf(choice, draw)
  const error = suitBound(5)
  const lowest = <i64>cardsLeft() * max(value - taken(final, ALL & ~(1 << upRank)), -hiddenHands())
  const highest = <i64>cardsLeft() * max(value, -hiddenHands())
  store<i64>(FLUSH_LEAST + at, min(load<i64>(FLUSH_LEAST + at), flush - highest - error))
  store<i64>(FLUSH_MOST + at, max(load<i64>(FLUSH_MOST + at), flush - lowest + error))
}

function noteStraight(choice: i32, mask: i32): void {
  const n = load<i32>(STRAIGHTS + (choice << 2))
  store<u16>(STRAIGHT_MASKS + ((choice * 16 + n) << 1), mask)
  store<i32>(STRAIGHTS + (choice << 2), n + 1)
}

function clear(choice: i32): void {
  const k = drawnBy(choice)
  const place = placeOf(choice)
  memory.fill(ODD_SHARE + (place << 2), 0, 4 * ((countOf(k) + 3) & ~3))
  memory.fill(ACE_KING_SHARE + (place << 2), 0, 4 * ((countOf(k) + 3) & ~3))
  store<i64>(FLUSH_LEAST + (choice << 3), i64.MAX_VALUE)
  store<i64>(FLUSH_MOST + (choice << 3), i64.MIN_VALUE)
  store<i32>(STRAIGHTS + (choice << 2), 0)
}

/** Sorts the draws of a choice. */
export function sortDraws(choice: i32): void {
  clear(choice)
  drawOf(choice)
  const k = drawnBy(choice)
  const place = placeOf(choice)
  const kept = keptBy(choice)
  const left = <i64>cardsLeft()
  let sum: i64 = 0
  let bound: i64 = 0
  let strong = 0
  let open = 0
  for (let draw = 0; draw < countOf(k); draw++) {
    const ways = waysOf(k, draw)
    if (ways == 0) continue
    const final = finalOf(choice, draw)
    const value = valueOf(choice, draw)
    const mask = <i32>load<u16>(record(k, draw), 12)
    const mayFlush = kept >= 0 && popcnt(mask) == k && (mask & kept) == 0
    if (sortOf(final) == STRONG) {
      sum += <i64>ways * value
      bound += <i64>ways * suitBound(paysOf(final))
      store<u16>(STRONG_DRAWS + ((place + strong++) << 1), draw)
      if (mayFlush) noteStraight(choice, mask)
      continue
    }
    if (mayFlush && k < 5) boundFlush(choice, draw, final, value)
    const decided = decision(final, value, k, record(k, draw))
    if (decided == 0) store<u16>(OPEN_DRAWS + ((place + open++) << 1), draw)
    else sum += left * <i64>ways * (decided < 0 ? -hiddenHands() : value)
    if (decided > 0) {
      store<i32>(ODD_SHARE + ((place + draw) << 2), 4)
      if (sortOf(final) == PAIRED) store<i32>(ACE_KING_SHARE + ((place + draw) << 2), 3 + 2 * paysOf(final))
    }
  }
  store<i64>(DECIDED + (choice << 3), sum)
  store<i64>(BOUND + (choice << 3), bound)
  store<i32>(STRONG_COUNT + (choice << 2), strong)
  store<i32>(OPEN_COUNT + (choice << 2), open)
}

/** By draw: the sets within the free cards of the up-card's suit, over all its ways. */
const ODDS = memory.data(4 * 8576, 16)
const ACE_KINGS = memory.data(4 * 8576, 16)

function walk(k: i32, suit: i32): void {
  const from = load<i32>(FROM + (k << 2))
  for (let draw = 0; draw < countOf(k); draw++) {
    if (waysOf(k, draw) == 0) continue
    const parts = partsOf(record(k, draw), suit)
    let both: u64 = 0
    for (let p: usize = 0; p < parts; p += 4)
      both += <u64>load<u32>(PART_WAYS + p) * load<u64>(BOTH_WITHIN + ((suit & ~load<i32>(PART + p)) << 3))
    store<u32>(ODDS + ((from + draw) << 2), <u32>both)
    store<u32>(ACE_KINGS + ((from + draw) << 2), <u32>(both >> 32))
  }
}

function shared(choice: i32): i64 {
  const k = drawnBy(choice)
  const place = placeOf(choice) << 2
  const from = load<i32>(FROM + (k << 2)) << 2
  const end = countOf(k) << 2
  let sum: i64 = 0
  for (let block = 0; block < end; block += 1024) {
    let sums = i32x4.splat(0)
    for (let at = block; at < min(end, block + 1024); at += 16) {
      const odd = i32x4.mul(v128.load(ODDS + from + at), v128.load(ODD_SHARE + place + at))
      const aceKing = i32x4.mul(v128.load(ACE_KINGS + from + at), v128.load(ACE_KING_SHARE + place + at))
      sums = i32x4.add(sums, i32x4.add(odd, aceKing))
    }
    const pairs = i64x2.add(i64x2.extend_low_i32x4_u(sums), i64x2.extend_high_i32x4_u(sums))
    sum += i64x2.extract_lane(pairs, 0) + i64x2.extract_lane(pairs, 1)
  }
  return sum
}

function open(choice: i32, suit: i32): i64 {
  const k = drawnBy(choice)
  const place = placeOf(choice)
  const end = load<i32>(OPEN_COUNT + (choice << 2))
  let sum: i64 = 0
  for (let i = 0; i < end; i++) {
    const draw = <i32>load<u16>(OPEN_DRAWS + ((place + i) << 1))
    const final = finalOf(choice, draw)
    const value = valueOf(choice, draw)
    const parts = partsOf(record(k, draw), suit)
    for (let p: usize = 0; p < parts; p += 4) {
      const played = weakValue(final, value, suit & ~load<i32>(PART + p), k, record(k, draw))
      sum += <i64>load<i32>(PART_WAYS + p) * played
    }
  }
  return sum
}

/** By choice and pattern of the hand's cards in the up-card's suit: all draws, suits of strong hands apart. */
export const PLAIN = memory.data(8 * 32 * 28, 16)
let known: u32 = 0
let knownFive: u32 = 0

export function forgetPlain(): void {
  known = 0
  knownFive = 0
}

function writePlain(choice: i32, bits: i32): void {
  drawOf(choice)
  const suit = suitMask(bits, true)
  const sum = open(choice, suit) - shared(choice)
  const plain = load<i64>(DECIDED + (choice << 3)) + <i64>cardsLeft() * sum
  store<i64>(PLAIN + ((choice * 32 + bits) << 3), plain)
}

export function plainOfAll(bits: i32): void {
  if ((known >> bits) & 1) return
  known |= 1 << bits
  const suit = suitMask(bits, true)
  for (let k = 0; k <= 4; k++) walk(k, suit)
  for (let choice = 0; choice < choices - 1; choice++) writePlain(choice, bits)
}

/** The last choice, the exchange of all five, is looked at only where it may be the best. */
export function plainOfFive(bits: i32): void {
  if ((knownFive >> bits) & 1) return
  knownFive |= 1 << bits
  walk(5, suitMask(bits, true))
  writePlain(choices - 1, bits)
}

// @ts-ignore: decorator
@inline
export function plain(choice: i32, bits: i32): i64 {
  return load<i64>(PLAIN + ((choice * 32 + bits) << 3))
}
