import {
  DEALT_FLUSH, HIDDEN, HIGHEST, KEPT, OTHER_FLUSH, OTHER_MASK, OTHER_PLAIN, OUT_BITS, OUT_FLUSHES, OUT_RANKS,
  OUT_STRAIGHTS, RANKS, setForceFrom, setLanes,
} from './force'
import { prepareHidden, SETS, setUnqualified, WEAKER } from './hidden'
import { prepareMultisets } from './multisets'
import { prepareFinals } from './finals'
import { FIVE, setFlushes, setSets, setUpRank, SIX, SUITED } from './ranks'
import { ACE_KING_WITHIN, ACE_KINGS, ODD_WITHIN, prepareWeak } from './weak'
import { AT_MOST_5, bytesOf, FLUSH_AT_MOST_5, ownBound, ownValues, sharedValues, VALUES_OF } from './values'
import { setSimple } from './draws'
import { choices, drawnBy, lookAt, wayOf } from './hand'
import {
  addClass, BASE, CLASS, classes, CLASSES, clearClasses, complete, contend, fives, FLUSH, FOLD, INSTANT,
  LEAST, listClasses, MOST_OF, sortChoices, want,
} from './classes'
import { discard } from './multisets'
import { ENDS } from './ends'
import { exactValue } from './exact'
import { countEnds } from './spread'
import { suited, isStraightFlush } from './ranks'

/** Lunar Poker: what every choice of a deal is worth, and the deals of a whole hand of ranks. */

/** Where the caller writes tables that only the rules know, and where it reads results. */
export function place(table: i32): usize {
  if (table < 16) {
    if (table == 0) return FIVE
    if (table == 1) return SIX
    if (table == 2) return SUITED
    if (table == 3) return SETS
    if (table == 4) return WEAKER
    if (table == 5) return ODD_WITHIN
    if (table == 6) return ACE_KING_WITHIN
    if (table == 7) return ACE_KINGS
    if (table == 8) return RANKS
    if (table == 9) return HIDDEN
    if (table == 10) return KEPT
    if (table == 11) return HIGHEST
    if (table == 12) return OUT_RANKS
    if (table == 13) return OUT_BITS
    if (table == 14) return OUT_STRAIGHTS
    return OUT_FLUSHES
  }
  if (table == 16) return DEALT_FLUSH
  if (table == 17) return OTHER_MASK
  if (table == 18) return OTHER_PLAIN
  if (table == 19) return OTHER_FLUSH
  if (table == 20) return CLASSES
  if (table == 21) return BASE
  if (table == 22) return LEAST
  if (table == 23) return MOST_OF
  if (table == 24) return FLUSH
  if (table == 25) return TOTALS
  return ENDS
}

/** Once, after `FIVE`, `SIX` and `SUITED` are written. */
export function prepare(straight: i32, flush: i32, straightFlush: i32, royal: i32): void {
  setUpRank(0, straight, flush)
  setFlushes(straightFlush, royal)
  prepareFinals()
}

/** First of all. */
export function start(): void {
  prepareHidden()
  prepareMultisets()
}

let up: i32 = 0

/** For an up-card, after its tables are written. */
export function prepareUp(
  rank: i32, straight: i32, flush: i32, qualifies: i32, unqualified: i32, aceKings: i32,
  sets: i32, aboveLanes: i32, lanes: i32, others: i32, otherLanes: i32,
): void {
  up = rank
  setUpRank(rank, straight, flush)
  setUnqualified(unqualified)
  setSets(sets, others)
  setLanes(rank, aboveLanes, lanes, otherLanes)
  prepareWeak(qualifies, aceKings)
}

/** Makes room for the values of the hands from `from` to before `to`. Returns whether there was any. */
export function reserve(from: i32, to: i32): bool {
  memory.fill(VALUES_OF, 0, 4 * 6188)
  let at = (__heap_base + 63) & ~63
  for (let hand = from; hand < to; hand++) {
    store<u32>(VALUES_OF + (hand << 2), <u32>at)
    store<i64>(AT_MOST_5 + (hand << 3), 0)
    store<i32>(FLUSH_AT_MOST_5 + (hand << 2), i32.MIN_VALUE)
    at += (bytesOf(hand) + 63) & ~63
  }
  const pages = <i32>((at + 0xffff) >> 16) - memory.size()
  return pages <= 0 || memory.grow(pages) >= 0
}

export function countShared(drawn: i32, first: i32): void {
  sharedValues(drawn, first)
}

export function countOwn(hand: i32, withBound: bool): void {
  for (let drawn = 0; drawn <= 4; drawn++) ownValues(hand, drawn)
  if (withBound) ownBound(hand)
}

/**
 * Sums over hands: values, each in two halves, of hands in one suit, in two, and in more; weight, classes,
 * contenders, then weights by best choice. Or the values alone, once for every list.
 */
const TOTALS = memory.data(8 * 24, 16)
const VALUES = 6

export function clearTotals(): void {
  memory.fill(TOTALS, 0, 8 * 24)
}

function addTotal(at: i32, value: i64): void {
  store<i64>(TOTALS + (at << 3), load<i64>(TOTALS + (at << 3)) + value)
}

function addValue(list: i32, at: usize, value: i64): void {
  let suits = 0
  for (let t = 0; t < 4; t++) if (load<u8>(at + t)) suits++
  const product = value * load<i32>(at, 4)
  const to = VALUES * list + 2 * (min(suits, 3) - 1)
  addTotal(to, product >> 32)
  addTotal(to + 1, product & 0xffffffff)
}

const SCALE: i64 = 616344183655200

/** The value of dealt straight flushes, times the scale. @param of its ranks */
function instantCash(at: usize): i64 {
  return load<i32>(at, 16) == 1 ? 600 * SCALE : 200 * SCALE
}

function settle(deal: i32): void {
  const at = CLASSES + deal * CLASS
  const weight = <i64>load<i32>(at, 4)
  let best = load<i32>(at, 8)
  let value = -SCALE
  const contenders = load<u32>(at, 12)
  if (best == INSTANT) value = instantCash(at)
  else
    for (let choice = 0; choice < choices; choice++)
      if ((contenders >> choice) & 1) {
        const exact = exactValue(deal, choice)
        if (exact > value) {
          value = exact
          best = choice
        }
      }
  store<i32>(at, best, 8)
  store<i64>(at, value, 24)
  addValue(0, at, value)
  addTotal(VALUES, weight)
  addTotal(VALUES + 1, 1)
  addTotal(VALUES + 2, popcnt(contenders))
  addTotal(VALUES + (best == INSTANT ? 10 : best == FOLD ? 3 : 4 + drawnBy(best)), weight)
}

/** Lists the deals of a hand whose values were counted. Returns how many classes there are. */
export function openHand(hand: i32): i32 {
  if (!lookAt(hand, up)) return 0
  sortChoices()
  listClasses()
  return classes
}

/** Finds the best choice of every deal of a hand. */
export function solveHand(hand: i32, every: bool): i32 {
  return openHand(hand) == 0 ? 0 : settleAll(every)
}

/** How a strategy goes on after its first choice; for the best play, false and 0. */
export function setLater(simple: bool, aceKingSeen: i32, oddSeen: i32, forceFrom: i32): void {
  setSimple(simple, aceKingSeen, oddSeen)
  setForceFrom(forceFrom)
}

/** Instead of `solveHand`, to value given choices: marks those of a class, false for Instant Cash. */
export function wantChoices(deal: i32, wanted: u32): bool {
  return want(deal, wanted)
}

/** After the choices of all classes are marked. */
export function completeChoices(): void {
  for (let choice = 0; choice < choices; choice++) complete(choice)
}

/** Adds a class to the values of `list`: its value with this choice, or if it is folded or paid. The class keeps the choice. */
export function addChosen(list: i32, deal: i32, choice: i32): void {
  const at = CLASSES + deal * CLASS
  const value =
    load<i32>(at, 8) == INSTANT ? instantCash(at) : choice < 0 ? -SCALE : exactValue(deal, choice)
  if (load<i32>(at, 8) != INSTANT) store<i32>(at, choice, 8)
  addValue(list, at, value)
}

/** After the choices of all classes are known: how often a round ends with which amount. */
export function spreadHand(): void {
  countEnds()
}

function settleAll(every: bool): i32 {
  for (let deal = 0; deal < classes; deal++) contend(deal, every)
  for (let choice = 0; choice < choices; choice++) complete(choice)
  for (let deal = 0; deal < classes; deal++) settle(deal)
  return classes
}

/** One deal: all choices of a hand, with the ranks of each suit, the up-card's first. */
export function solveDeal(hand: i32, p0: i32, p1: i32, p2: i32, p3: i32): i32 {
  reserve(hand, hand + 1)
  countOwn(hand, false)
  if (!lookAt(hand, up)) return 0
  sortChoices()
  clearClasses()
  addClass(p0, p1, p2, p3)
  settleAll(true)
  return choices
}

/** The exact value of a choice in a class, times the scale. */
export function valueIn(deal: i32, choice: i32): i64 {
  return exactValue(deal, choice)
}

export function choiceDrawn(choice: i32): i32 {
  return drawnBy(choice)
}

/** The ranks that a choice gives away, one byte each. */
export function choiceDiscard(hand: i32, choice: i32): u32 {
  return load<u32>(discard(hand, drawnBy(choice), wayOf(choice)))
}
