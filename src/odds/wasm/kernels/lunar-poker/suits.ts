import { FREE } from './hidden'
import { hold, holdSuits, otherSuit, upSuit } from './force'
import { cardsLeft, isBelowFlushes } from './ranks'
import { record } from './multisets'
import { paysOf, strengthOf } from './weak'
import { BEFORE, drawnBy, drawOf, finalOf, PART, PART_WAYS, partsOf, placeOf, suitMask } from './hand'
import { STRONG_COUNT, STRONG_DRAWS } from './draws'

/** What the Dealer's flushes change for strong hands, suit by suit. */

/** By mask of a suit's free cards: the result for the current hand. */
const UP_KNOWN = memory.data(8 * 8192, 16)
const OTHER_KNOWN = memory.data(8 * 8192, 16)
let holding: i32 = 0

export function inUpSuit(mask: i32): i32 {
  const at = UP_KNOWN + (mask << 3)
  if (load<i32>(at) == holding) return load<i32>(at, 4)
  const change = upSuit(mask, cardsLeft())
  store<i32>(at, holding)
  store<i32>(at, change, 4)
  return change
}

export function inOtherSuit(mask: i32): i32 {
  const at = OTHER_KNOWN + (mask << 3)
  if (load<i32>(at) == holding) return load<i32>(at, 4)
  const change = otherSuit(mask)
  store<i32>(at, holding)
  store<i32>(at, change, 4)
  return change
}

/** Holds a hand; `flush` as `holdSuits` takes it. */
export function holdHand(strength: i32, pays: i32, flush: i32): void {
  hold(strength, pays, cardsLeft())
  holdSuits(flush)
  holding++
}

export function holdFinal(final: u32): void {
  holdHand(strengthOf(final), paysOf(final), isBelowFlushes(strengthOf(final)) ? 0 : -1)
}

/** The free cards of each rank after a draw. */
export function freeAfter(draw: usize): void {
  v128.store(FREE, v128.load(BEFORE))
  const ranks = load<u8>(draw)
  for (let i: u8 = 0; i < ranks; i++) {
    const rank = load<u8>(draw + 2 * i + 1)
    store<u8>(FREE + rank, load<u8>(FREE + rank) - load<u8>(draw + 2 * i + 2))
  }
}

/** By choice and pattern of a suit: what its flushes change over all draws of strong hands. */
export const UP_CHANGE = memory.data(8 * 32 * 28, 16)
export const OTHER_CHANGE = memory.data(8 * 32 * 28, 16)

function overParts(draw: usize, suit: i32, isUp: bool): i64 {
  const parts = partsOf(draw, suit)
  let sum: i64 = 0
  for (let p: usize = 0; p < parts; p += 4) {
    const mask = suit & ~load<i32>(PART + p)
    sum += <i64>load<i32>(PART_WAYS + p) * (isUp ? inUpSuit(mask) : inOtherSuit(mask))
  }
  return sum
}

/** @param ups and @param others the patterns that are wanted, a bit for each */
export function writeChanges(choice: i32, ups: u32, others: u32): void {
  memory.fill(UP_CHANGE + ((choice * 32) << 3), 0, 8 * 32)
  memory.fill(OTHER_CHANGE + ((choice * 32) << 3), 0, 8 * 32)
  drawOf(choice)
  const k = drawnBy(choice)
  const place = placeOf(choice)
  const end = load<i32>(STRONG_COUNT + (choice << 2))
  for (let i = 0; i < end; i++) {
    const number = <i32>load<u16>(STRONG_DRAWS + ((place + i) << 1))
    const draw = record(k, number)
    freeAfter(draw)
    holdFinal(finalOf(choice, number))
    for (let rest = ups; rest > 0; rest &= rest - 1) {
      const bits = <i32>ctz(rest)
      const at = UP_CHANGE + ((choice * 32 + bits) << 3)
      store<i64>(at, load<i64>(at) + overParts(draw, suitMask(bits, true), true))
    }
    for (let rest = others; rest > 0; rest &= rest - 1) {
      const bits = <i32>ctz(rest)
      const at = OTHER_CHANGE + ((choice * 32 + bits) << 3)
      store<i64>(at, load<i64>(at) + overParts(draw, suitMask(bits, false), false))
    }
  }
}

/** The free cards of the four suits, the up-card's first. */
export const SUITS = memory.data(4 * 4, 16)

// @ts-ignore: decorator
@inline
export function suit(t: i32): i32 {
  return load<i32>(SUITS + (t << 2))
}

/** What flushes change for the hand that is held, with these cards of one suit drawn. */
export function changesAfter(t: i32, drawn: i32): i32 {
  let sum = inUpSuit(t == 0 ? suit(0) & ~drawn : suit(0))
  for (let other = 1; other < 4; other++)
    sum += inOtherSuit(other == t ? suit(other) & ~drawn : suit(other))
  return sum
}
