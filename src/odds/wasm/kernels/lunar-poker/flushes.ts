import { choose, record } from './multisets'
import { countFree, byRanks, cardsLeft, flushPays, isStraightFlush, setDrawn, suited, suitedByRanks } from './ranks'
import { paysOf, sortOf, STRONG } from './weak'
import { CARDS, choices, different, drawnBy, drawOf, finalOf, flushOf, keptBy, PATTERN, RANK, valueOf, waysOf } from './hand'
import { changesAfter, freeAfter, holdFinal, holdHand, suit, SUITS } from './suits'
import { weakValue } from './draws'
import { concerned, ENTRIES, nextConcerned, numberIn, suitIn, upAfter } from './entries'

/** Flushes of the patron, drawn or dealt: what they are worth, less the hand they were counted as. */

// @ts-ignore: decorator
@inline
function addTo(at: usize, value: i64): void {
  const sum = <usize>numberIn(at)
  store<i64>(sum, load<i64>(sum) + value)
}

/** For every deal concerned: the value by ranks, and what flushes of the Dealer change. */
function addHeld(mask: i32, value: i64, sign: i64): void {
  for (let at = concerned(ENTRIES, mask); at != 0; at = nextConcerned(at, mask)) {
    v128.store(SUITS, v128.load(at))
    addTo(at, sign * (value + changesAfter(suitIn(at), mask)))
  }
}

function takeCounted(choice: i32, draw: i32, mask: i32): void {
  const final = finalOf(choice, draw)
  const value = valueOf(choice, draw)
  if (sortOf(final) == STRONG) {
    holdFinal(final)
    addHeld(mask, value, -1)
    return
  }
  const k = drawnBy(choice)
  for (let at = concerned(ENTRIES, mask); at != 0; at = nextConcerned(at, mask))
    addTo(at, -(<i64>cardsLeft() * weakValue(final, value, upAfter(at, mask), k, record(k, draw))))
}

/** For all entries: the flushes that draws make with the cards kept. */
export function drawFlushes(choice: i32, draws: i32): void {
  if (concerned(ENTRIES, 0) == 0) return
  drawOf(choice)
  const k = drawnBy(choice)
  const kept = keptBy(choice)
  for (let draw = 0; draw < draws; draw++) {
    const at = record(k, draw)
    const mask = <i32>load<u16>(at, 12)
    if (popcnt(mask) != k || (mask & kept) != 0) continue
    if (waysOf(k, draw) == 0 || concerned(ENTRIES, mask) == 0) continue
    freeAfter(at)
    takeCounted(choice, draw, mask)
    const strength = suited(kept | mask)
    const pays = flushPays(strength)
    let value: i64 = 0
    if (pays == 5) value = flushOf(choice, draw)
    else {
      countFree()
      value = suitedByRanks(strength, pays)
    }
    holdHand(strength, pays, isStraightFlush(strength) ? -1 : kept | mask)
    addHeld(mask, value, 1)
  }
}

/** Five ranks in sequence, the ace also below the 2. */
function isSequence(mask: i32, from: i32): i32 {
  const run = from == 0 ? 0x100f : 0x1f << (from - 1)
  return (mask & run) == run ? run : 0
}

/**
 * The payment of six cards, five or six of which have the same suit.
 * @param odd the rank of the card of another suit, or -1
 * @rule nz22:10.9 ruling:2201 ruling:2202
 */
export function sixPays(mask: i32, odd: i32): i32 {
  const first = flushPays(suited(mask))
  let runs = 0
  let isStraight = false
  for (let from = 0; from < 10; from++) {
    if (isSequence(mask, from) != 0) runs++
    if (odd >= 0 && (isSequence(mask | (1 << odd), from) >> odd) & 1) isStraight = true
  }
  if (odd < 0) return first + (runs > 1 ? 50 : 5)
  if (isStraight) return first + 4
  if ((mask >> odd) & 1) return first + 1
  const aceKing = (odd == 12 && (mask >> 11) & 1) || (odd == 11 && (mask >> 12) & 1)
  return aceKing ? first + 1 : first
}

/** A flush in suit t that is held now, with these further cards of suit `from` gone. */
function flushValue(mask: i32, pays: i32): i64 {
  const strength = suited(mask)
  const value = <i64>suitedByRanks(strength, pays)
  holdHand(strength, pays, isStraightFlush(strength) ? -1 : fiveBest(mask, strength))
  return value
}

/** Of six cards of one suit the five that make the strength. */
export function fiveBest(mask: i32, strength: i32): i32 {
  if (popcnt(mask) == 5) return mask
  for (let rest = mask; rest > 0; rest &= rest - 1) {
    const five = mask & ~(rest & -rest)
    if (suited(five) == strength) return five
  }
  return mask
}

/** A dealt flush that plays. */
export function playedFlush(mask: i32): i64 {
  setDrawn(0)
  freeAfter(record(0, 0))
  countFree()
  const value = flushValue(mask, 5)
  return value + changesAfter(0, 0)
}

/** A dealt flush that buys a sixth card: over all 46. */
export function boughtToFlush(t: i32, mask: i32): i64 {
  setDrawn(1)
  let sum: i64 = 0
  for (let rank = 0; rank < 13; rank++) {
    const bit = 1 << rank
    if (waysOf(1, rank) == 0) continue
    freeAfter(record(1, rank))
    countFree()
    if (suit(t) & bit) sum += flushValue(mask | bit, sixPays(mask | bit, -1)) + changesAfter(t, bit)
    const value = flushValue(mask, sixPays(mask, rank))
    for (let other = 0; other < 4; other++)
      if (other != t && suit(other) & bit) sum += value + changesAfter(other, bit)
  }
  return sum
}

/** The rank of the one card of another suit. */
export function oddRank(mask: i32): i32 {
  for (let i = 0; i < different; i++) {
    const rank = load<u8>(RANK + i)
    if (load<u8>(CARDS + i) > 1 || ((mask >> rank) & 1) == 0) return rank
  }
  return -1
}

/** Four of a suit and a sixth card that makes five, minus what was already counted for these cards. */
export function boughtFlushes(t: i32, mask: i32): i64 {
  setDrawn(1)
  const odd = oddRank(mask)
  let sum: i64 = 0
  for (let rank = 0; rank < 13; rank++) {
    const bit = 1 << rank
    if (!(suit(t) & bit)) continue
    freeAfter(record(1, rank))
    countFree()
    const final = finalOf(1, rank)
    const value = valueOf(1, rank)
    if (sortOf(final) == STRONG) {
      holdFinal(final)
      sum -= <i64>value + changesAfter(t, bit)
    } else {
      const up = t == 0 ? suit(0) & ~bit : suit(0)
      sum -= <i64>cardsLeft() * weakValue(final, value, up, 1, record(1, rank))
    }
    sum += flushValue(mask | bit, sixPays(mask | bit, odd)) + changesAfter(t, bit)
  }
  return sum
}
