import { choose, countOf } from './multisets'
import { cardsLeft, hiddenHands, isRoyalFlush, isStraightFlush, setDrawn, suitBound, suited } from './ranks'
import { AT_MOST_5, FLUSH_AT_MOST_5, ownValues } from './values'
import {
  ALL, CARDS, choices, different, drawnBy, hand, keptBy, PATTERN, RANK, suitMask, upRank, writeWaysOfFive,
} from './hand'
import {
  BOUND, FLUSH_LEAST, FLUSH_MOST, forgetPlain, plain, plainOfAll, plainOfFive, sortDraws, STRAIGHT_MASKS, STRAIGHTS,
} from './draws'
import { OTHER_CHANGE, suit, SUITS, UP_CHANGE, writeChanges } from './suits'
import { addEntry, forgetEntries } from './entries'
import { boughtFlushes, boughtToFlush, drawFlushes, playedFlush } from './flushes'

/**
 * The deals of one hand's ranks: by which of its ranks each suit holds, the up-card's suit first and
 * the other three in order. Values are antes times 37 x 46 x 45 x ... x 38 / 24.
 */

const SCALE: i64 = 616344183655200
const FACTORS = memory.data<i64>([89927760, 2193360, 109668, 8436, 888, 120])

/** Per class: four patterns, weight, best choice, contenders, value, exact plays and buys. */
export const CLASS: i32 = 48
export const CLASSES = memory.data(1024 * 48, 16)
export let classes: i32 = 0
/** By class and choice: the numerator without flushes, the bounds of the value; by suit, flushes. */
export const BASE = memory.data(1024 * 28 * 8, 16)
export const LEAST = memory.data(1024 * 28 * 8, 16)
export const MOST_OF = memory.data(1024 * 28 * 8, 16)
export const FLUSH = memory.data(1024 * 28 * 4 * 8, 16)

export const FOLD: i32 = -1
export const INSTANT: i32 = -2

// @ts-ignore: decorator
@inline
export function cell(deal: i32, choice: i32): usize {
  return <usize>(deal * 28 + choice) << 3
}

// @ts-ignore: decorator
@inline
export function scaled(choice: i32, numerator: i64): i64 {
  const k = drawnBy(choice)
  return numerator * load<i64>(FACTORS + (k << 3)) - (k == 0 ? 0 : SCALE)
}

export function addClass(p0: i32, p1: i32, p2: i32, p3: i32): void {
  const at = CLASSES + classes * CLASS
  store<u8>(at, p0)
  store<u8>(at, p1, 1)
  store<u8>(at, p2, 2)
  store<u8>(at, p3, 3)
  store<i32>(at, p1 == p2 && p2 == p3 ? 4 : p1 == p2 || p2 == p3 ? 12 : 24, 4)
  classes++
}

function classesFrom(i: i32, p0: i32, p1: i32, p2: i32, p3: i32): void {
  if (i == different) {
    if (p1 <= p2 && p2 <= p3) addClass(p0, p1, p2, p3)
    return
  }
  const isUp = <i32>load<u8>(RANK + i) == upRank
  for (let suits = 1; suits < 16; suits++) {
    if (popcnt(suits) != <i32>load<u8>(CARDS + i) || (isUp && suits & 1)) continue
    const bit = 1 << i
    classesFrom(
      i + 1,
      suits & 1 ? p0 | bit : p0,
      suits & 2 ? p1 | bit : p1,
      suits & 4 ? p2 | bit : p2,
      suits & 8 ? p3 | bit : p3,
    )
  }
}

export function listClasses(): void {
  classes = 0
  classesFrom(0, 0, 0, 0, 0)
}

export function clearClasses(): void {
  classes = 0
}

/** The free cards of the four suits of a class, for `suit`. */
export function dress(at: usize): void {
  for (let t = 0; t < 4; t++) store<i32>(SUITS + (t << 2), suitMask(load<u8>(at + t), t == 0))
}

/** Ranks of the hand in suit t of a class. */
// @ts-ignore: decorator
@inline
export function held(at: usize, t: i32): i32 {
  return <i32>load<u16>(PATTERN + (<i32>load<u8>(at + t) << 1))
}

/** Playing and buying with four or five cards of a suit. Returns false for instant cash. */
function writeSuited(deal: i32, at: usize): bool {
  for (let t = 0; t < 4; t++) {
    const mask = held(at, t)
    const cards = popcnt(mask)
    if (cards == 4) store<i64>(BASE + cell(deal, 1), load<i64>(BASE + cell(deal, 1)) + boughtFlushes(t, mask))
    if (cards < 5) continue
    if (isStraightFlush(suited(mask))) {
      store<i32>(at, isRoyalFlush(suited(mask)) ? 1 : 0, 16)
      return false
    }
    store<i64>(BASE + cell(deal, 0), playedFlush(mask))
    store<i64>(BASE + cell(deal, 1), boughtToFlush(t, mask))
  }
  return true
}

export function isDealtFlush(at: usize): bool {
  for (let t = 0; t < 4; t++) if (popcnt(held(at, t)) == 5) return true
  return false
}

/** Whether the cards kept can be of suit t. */
// @ts-ignore: decorator
@inline
export function maySuit(choice: i32, at: usize, t: i32): bool {
  const kept = keptBy(choice)
  return kept >= 0 && (kept & ~held(at, t)) == 0
}

function straightsWithin(choice: i32, free: i32): i32 {
  let within = 0
  for (let i = 0; i < load<i32>(STRAIGHTS + (choice << 2)); i++)
    if ((<i32>load<u16>(STRAIGHT_MASKS + ((choice * 16 + i) << 1)) & ~free) == 0) within++
  return within
}

let flushLeast: i64 = 0
let flushMost: i64 = 0

function boundFlushes(choice: i32, at: usize): void {
  flushLeast = 0
  flushMost = 0
  const k = drawnBy(choice)
  if (k < 2) return
  setDrawn(k)
  const most = <i64>203 * hiddenHands() * cardsLeft()
  for (let t = 0; t < 4; t++) {
    if (!maySuit(choice, at, t)) continue
    const straights = straightsWithin(choice, suit(t))
    const flushes = choose(popcnt(suit(t)), k) - straights
    let least: i64 = 0
    let upTo: i64 = straights * most
    if (flushes > 0) {
      least = max(<i64>0, flushes * load<i64>(FLUSH_LEAST + (choice << 3)))
      upTo += flushes * load<i64>(FLUSH_MOST + (choice << 3))
    }
    flushLeast = max(flushLeast, least)
    flushMost = max(flushMost, upTo)
  }
}

function boundChoice(deal: i32, at: usize, choice: i32): void {
  const base = load<i64>(BASE + cell(deal, choice))
  const isExact = choice < 2 && isDealtFlush(at)
  const error = isExact ? <i64>0 : load<i64>(BOUND + (choice << 3))
  boundFlushes(choice, at)
  store<i64>(LEAST + cell(deal, choice), scaled(choice, base - error + flushLeast))
  store<i64>(MOST_OF + cell(deal, choice), scaled(choice, base + error + flushMost))
}

/** More than an exchange of all five can be worth. */
function fiveAtMost(): i64 {
  setDrawn(5)
  const all = <i64>hiddenHands() * cardsLeft()
  let flushes: i64 = 0
  for (let t = 0; t < 4; t++) flushes += choose(popcnt(suit(t)), 5)
  const flush = <i64>load<i32>(FLUSH_AT_MOST_5 + (hand << 2)) + all + suitBound(5)
  return scaled(choices - 1, load<i64>(AT_MOST_5 + (hand << 3)) + flushes * flush + 40 * 203 * all)
}

let hasFive: bool = false
export let fives: i32 = 0

export function needFive(): void {
  if (hasFive) return
  hasFive = true
  fives++
  ownValues(hand, 5)
  writeWaysOfFive()
  sortDraws(choices - 1)
}

/** Sorts the draws of the hand that is looked at; the exchange of five comes when needed. */
export function sortChoices(): void {
  hasFive = false
  forgetPlain()
  for (let choice = 0; choice < choices - 1; choice++) sortDraws(choice)
}

/** What all choices of a class but an exchange of five are based on. False: Instant Cash is paid. */
function writeBase(deal: i32, at: usize): bool {
  dress(at)
  plainOfAll(load<u8>(at))
  for (let choice = 0; choice < choices - 1; choice++)
    store<i64>(BASE + cell(deal, choice), plain(choice, load<u8>(at)))
  store<i32>(at, FOLD, 8)
  store<u32>(at, 0, 12)
  if (writeSuited(deal, at)) return true
  store<i32>(at, INSTANT, 8)
  return false
}

function writeFive(deal: i32, at: usize): void {
  needFive()
  plainOfFive(load<u8>(at))
  store<i64>(BASE + cell(deal, choices - 1), plain(choices - 1, load<u8>(at)))
}

/** Marks choices of a class that are wanted, a bit for each. False: Instant Cash is paid. */
export function want(deal: i32, wanted: u32): bool {
  const at = CLASSES + deal * CLASS
  if (!writeBase(deal, at)) return false
  if ((wanted >> (choices - 1)) & 1) writeFive(deal, at)
  store<u32>(at, wanted, 12)
  return true
}

/** Bounds every choice of a class and marks those that may be the best; all of them if `every`. */
export function contend(deal: i32, every: bool): void {
  const at = CLASSES + deal * CLASS
  if (!writeBase(deal, at)) return
  let least = -SCALE
  for (let choice = 0; choice < choices - 1; choice++) {
    boundChoice(deal, at, choice)
    least = max(least, load<i64>(LEAST + cell(deal, choice)))
  }
  let contenders: u32 = 0
  for (let choice = 0; choice < choices - 1; choice++)
    if (every || load<i64>(MOST_OF + cell(deal, choice)) >= least) contenders |= 1 << choice
  const five = choices - 1
  store<i64>(LEAST + cell(deal, five), -2 * SCALE)
  store<i64>(MOST_OF + cell(deal, five), fiveAtMost())
  if (every || load<i64>(MOST_OF + cell(deal, five)) >= least) {
    contenders |= 1 << five
    writeFive(deal, at)
  }
  store<u32>(at, contenders, 12)
}

// @ts-ignore: decorator
@inline
function isContender(at: usize, choice: i32): bool {
  return ((load<u32>(at, 12) >> choice) & 1) == 1
}

/** Makes one choice exact in all classes that want it. */
export function complete(choice: i32): void {
  let ups: u32 = 0
  let others: u32 = 0
  forgetEntries()
  for (let deal = 0; deal < classes; deal++) {
    const at = CLASSES + deal * CLASS
    if (!isContender(at, choice) || (choice < 2 && isDealtFlush(at))) continue
    ups |= 1 << load<u8>(at)
    for (let t = 1; t < 4; t++) others |= 1 << load<u8>(at + t)
    dress(at)
    for (let t = 0; t < 4; t++) {
      if (!maySuit(choice, at, t)) continue
      const sum = FLUSH + ((<usize>(deal * 28 + choice) * 4 + t) << 3)
      store<i64>(sum, 0)
      addEntry(t, <i32>sum)
    }
  }
  if (ups == 0) return
  writeChanges(choice, ups, others)
  drawFlushes(choice, countOf(drawnBy(choice)))
  for (let deal = 0; deal < classes; deal++) {
    const at = CLASSES + deal * CLASS
    if (!isContender(at, choice) || (choice < 2 && isDealtFlush(at))) continue
    let base = load<i64>(BASE + cell(deal, choice))
    base += load<i64>(UP_CHANGE + ((choice * 32 + <i32>load<u8>(at)) << 3))
    for (let t = 1; t < 4; t++) base += load<i64>(OTHER_CHANGE + ((choice * 32 + <i32>load<u8>(at + t)) << 3))
    store<i64>(BASE + cell(deal, choice), base)
  }
}
