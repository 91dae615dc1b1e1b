import { adds, choose, countOf, discard, discardsOf, record } from './multisets'
import { FREE } from './hidden'
import {
  byRanks, cardsLeft, countFree, FIVE, flushByRanks, freeBefore, hiddenHands, setDrawn, SIX, suitBound,
} from './ranks'
import { finalsRow } from './finals'
import { paysOf, sortOf, STRONG } from './weak'

/**
 * Values by ranks of every draw to every hand of a range. The ranks that are out, of a hand and its
 * draw together, are counted once for all hands and draws that they can be made of.
 */

/** By hand: the address of its values, or 0. */
export const VALUES_OF = memory.data(4 * 6188, 16)
/** By hand, for an exchange of all five: more than all draws together are worth, flushes apart. */
export const AT_MOST_5 = memory.data(8 * 6188, 16)
/** And more than any flush is worth by ranks alone. */
export const FLUSH_AT_MOST_5 = memory.data(4 * 6188, 16)
/** Exchanges of all five of one hand: values, then values of flushes. */
const OF_FIVE = memory.data(8 * 6188, 16)

/** Of all ways of k cards, in bytes; behind them a row of flushes where k is 2 or more. */
function sizeOf(hand: i32, k: i32): i32 {
  if (k < 2) return 4 * countOf(k)
  return 4 * countOf(k) * (discardsOf(hand, k) + 1)
}

export function bytesOf(hand: i32): i32 {
  let size = 0
  for (let k = 0; k <= 4; k++) size += sizeOf(hand, k)
  return size
}

/** The row over all draws of k cards; for k of 2 or more the last way is the row of flushes. */
export function valuesRow(hand: i32, k: i32, way: i32): usize {
  if (k == 5) return OF_FIVE + 4 * 6188 * way
  let at = <usize>load<u32>(VALUES_OF + (hand << 2))
  for (let i = 0; i < k; i++) at += sizeOf(hand, i)
  return at + 4 * countOf(k) * way
}

/** The ranks that are out: how many of each, the different ones, and how many from one on. */
const OUT = memory.data(16, 16)
const DIFFERENT = memory.data(16, 16)
const REST = memory.data(4 * 16, 16)
let different: i32 = 0
/** By rank: what one card of it adds to the index of a subset. */
const STRIDE = memory.data(4 * 16, 16)
/** By index of the discarded subset: the value of the kept cards. */
const VALUES = memory.data(4 * 1024, 16)
let flushValue: i32 = 0
let drawn: i32 = 0

function takeOut(): void {
  different = 0
  let stride = 1
  for (let rank = 0; rank < 13; rank++) {
    const out = <i32>load<u8>(OUT + rank)
    store<u8>(FREE + rank, freeBefore(rank) - out)
    if (out == 0) continue
    store<u8>(DIFFERENT + different, rank)
    store<i32>(STRIDE + (rank << 2), stride)
    stride *= out + 1
    different++
  }
  let rest = 0
  store<i32>(REST + (different << 2), 0)
  for (let i = different - 1; i >= 0; i--) {
    rest += load<u8>(OUT + load<u8>(DIFFERENT + i))
    store<i32>(REST + (i << 2), rest)
  }
  countFree()
}

/** For an exchange of all five only a bound is wanted, in antes of every card that may come. */
function boundOf(final: u32): i32 {
  const value = byRanks(final)
  return sortOf(final) == STRONG
    ? value + <i32>suitBound(paysOf(final))
    : cardsLeft() * max(value, -hiddenHands())
}

/** Every part of the ranks that can be given away, and the value of the five that stay. */
function finalsFrom(i: i32, give: i32, j: i32, set: i32, place: i32): void {
  if (i == different) {
    const final = load<u32>(FIVE + (set << 2))
    store<i32>(VALUES + (place << 2), drawn == 5 ? boundOf(final) : byRanks(final))
    return
  }
  const rank = <i32>load<u8>(DIFFERENT + i)
  const out = <i32>load<u8>(OUT + rank)
  const stride = load<i32>(STRIDE + (rank << 2))
  const least = max(0, give - load<i32>(REST + (i << 2), 4))
  for (let x = least; x <= min(out, give); x++) {
    let to = set
    let next = j
    for (let c = x; c < out; c++) to += adds(next++, rank)
    finalsFrom(i + 1, give - x, next, to, place + x * stride)
  }
}

function sixFinal(): u32 {
  let set = 0
  let j = 1
  for (let rank = 0; rank < 13; rank++)
    for (let c: u8 = 0; c < load<u8>(OUT + rank); c++) set += adds(j++, rank)
  return load<u32>(SIX + (set << 2))
}

/** Every hand that these ranks hold; the others are its draw. */
function handsFrom(i: i32, need: i32, hand: i32, draw: i32, place: i32, ways: i32): void {
  if (i == different) {
    if (load<u32>(VALUES_OF + (hand << 2)) != 0) keep(hand, draw, place, ways)
    return
  }
  const rank = <i32>load<u8>(DIFFERENT + i)
  const out = <i32>load<u8>(OUT + rank)
  const stride = load<i32>(STRIDE + (rank << 2))
  const rest = load<i32>(REST + (i << 2), 4)
  const before = 5 + drawn - rest - out - (5 - need)
  for (let h = max(0, need - rest); h <= min(out, need); h++) {
    let toHand = hand
    for (let c = 0; c < h; c++) toHand += adds(6 - need + c, rank)
    let toDraw = draw
    for (let c = 0; c < out - h; c++) toDraw += adds(before + 1 + c, rank)
    const more = drawn == 5 ? ways * choose(freeBefore(rank) - h, out - h) : 0
    handsFrom(i + 1, need - h, toHand, toDraw, place + h * stride, more)
  }
}

function keep(hand: i32, draw: i32, place: i32, ways: i32): void {
  if (drawn == 5) {
    const at = AT_MOST_5 + (hand << 3)
    store<i64>(at, load<i64>(at) + <i64>ways * load<i32>(VALUES + (place << 2)))
    const most = FLUSH_AT_MOST_5 + (hand << 2)
    store<i32>(most, max(load<i32>(most), flushValue))
    return
  }
  let at = valuesRow(hand, drawn, 0) + (draw << 2)
  if (drawn < 2) {
    store<i32>(at, load<i32>(VALUES))
    return
  }
  const ofWays = discardsOf(hand, drawn)
  let gone = discard(hand, drawn, 0)
  for (let way = 0; way < ofWays; way++) {
    let part = 0
    for (let c = 0; c < drawn; c++) part += load<i32>(STRIDE + (<i32>load<u8>(gone + c) << 2))
    store<i32>(at, load<i32>(VALUES + (part << 2)))
    at += 4 * countOf(drawn)
    gone += 4
  }
  store<i32>(at, flushValue)
}

function outFrom(rank: i32, cards: i32): void {
  if (cards == 0) {
    takeOut()
    flushValue = drawn > 1 ? flushByRanks() : 0
    if (drawn == 1) store<i32>(VALUES, byRanks(sixFinal()))
    else finalsFrom(0, drawn, 1, 0, 0)
    handsFrom(0, 5, 0, 0, 0, 1)
    return
  }
  if (rank == 13) return
  for (let out = min(cards, freeBefore(rank)); out >= 0; out--) {
    store<u8>(OUT + rank, out)
    outFrom(rank + 1, cards - out)
  }
  store<u8>(OUT + rank, 0)
}

/** For all hands that `VALUES_OF` has a place for. The first rank's cards tell apart the pieces. */
export function sharedValues(k: i32, first: i32): void {
  drawn = k
  setDrawn(k)
  v128.store(OUT, i8x16.splat(0))
  store<u8>(OUT, first)
  if (first <= freeBefore(0)) outFrom(1, 5 + k - first)
}

function takeSet(size: i32, set: i32): bool {
  const at = record(size, set)
  const ranks = load<u8>(at)
  let fits = true
  for (let i: u8 = 0; i < ranks; i++) {
    const rank = load<u8>(at + 2 * i + 1)
    const out = load<u8>(OUT + rank) + load<u8>(at + 2 * i + 2)
    store<u8>(OUT + rank, out)
    if (<i32>out > freeBefore(rank)) fits = false
  }
  return fits
}

/** For one hand alone. */
export function ownValues(hand: i32, k: i32): void {
  drawn = k
  setDrawn(k)
  const ways = k < 2 || k == 5 ? 1 : discardsOf(hand, k)
  const draws = countOf(k)
  for (let draw = 0; draw < draws; draw++) {
    v128.store(OUT, i8x16.splat(0))
    takeSet(5, hand)
    if (!takeSet(k, draw)) continue
    takeOut()
    for (let way = 0; way < ways; way++) {
      const final = load<u32>(finalsRow(hand, k, way) + (draw << 2))
      store<i32>(valuesRow(hand, k, way) + (draw << 2), byRanks(final))
    }
    const isPaired = popcnt(<i32>load<u16>(record(k, draw), 12)) < k
    if (k > 1 && !isPaired) store<i32>(valuesRow(hand, k, ways) + (draw << 2), flushByRanks())
  }
}

/** And the bound of an exchange of all five. */
export function ownBound(hand: i32): void {
  ownValues(hand, 5)
  store<i64>(AT_MOST_5 + (hand << 3), 0)
  let sum: i64 = 0
  let most = i32.MIN_VALUE
  for (let draw = 0; draw < 6188; draw++) {
    const ways = drawWays(hand, draw)
    if (ways == 0) continue
    const final = load<u32>(FIVE + (draw << 2))
    const value = load<i32>(OF_FIVE + (draw << 2))
    const bound = sortOf(final) == STRONG
      ? <i64>value + suitBound(paysOf(final))
      : <i64>cardsLeft() * max(value, -hiddenHands())
    sum += <i64>ways * bound
    if (popcnt(<i32>load<u16>(record(5, draw), 12)) == 5)
      most = max(most, load<i32>(OF_FIVE + 4 * 6188 + (draw << 2)))
  }
  store<i64>(AT_MOST_5 + (hand << 3), sum)
  store<i32>(FLUSH_AT_MOST_5 + (hand << 2), most)
}

/** In how many ways cards of these five ranks come. */
function drawWays(hand: i32, draw: i32): i32 {
  v128.store(OUT, i8x16.splat(0))
  takeSet(5, hand)
  const at = record(5, draw)
  const ranks = load<u8>(at)
  let ways = 1
  for (let i: u8 = 0; i < ranks; i++) {
    const rank = load<u8>(at + 2 * i + 1)
    ways *= choose(max(0, freeBefore(rank) - load<u8>(OUT + rank)), load<u8>(at + 2 * i + 2))
  }
  return ways
}
