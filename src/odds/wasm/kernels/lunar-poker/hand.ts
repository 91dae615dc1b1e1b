import { choose, countOf, discardsOf, discard, FROM, record } from './multisets'
import { freeBefore, setDrawn } from './ranks'
import { finalsRow } from './finals'
import { valuesRow } from './values'

/** The current hand: its ranks, its choices, and the number of ways of every draw. */

export let hand: i32 = 0
export let upRank: i32 = 0
/** Cards of each rank that are free before a draw. */
export const BEFORE = memory.data(16, 16)
/** The different ranks of the hand, at most five, and how many cards of each. */
export const RANK = memory.data(8)
export const CARDS = memory.data(8)
export let different: i32 = 0
/** By a bit for each different rank: the mask of these ranks. */
export const PATTERN = memory.data(2 * 32, 16)
/** By draw of any size: in how many ways its cards come. */
export const WAYS = memory.data(4 * 8568, 16)

export const ALL: i32 = 0x1fff
/** 0 plays, 1 buys a sixth card, then exchanges of 2, 3, 4 and, last, of all five. */
export const MOST: i32 = 28
export let choices: i32 = 0
const DRAWN = memory.data(4 * 28)
const WAY = memory.data(4 * 28)
const KEPT = memory.data(4 * 28)
const FINALS = memory.data(4 * 28)
const VALUES = memory.data(4 * 28)
/** Where a choice's draws start in tables over all choices, and how many that are. */
const PLACE = memory.data(4 * 28)
export const PLACES: i32 = 20880

// @ts-ignore: decorator
@inline
export function drawnBy(choice: i32): i32 {
  return load<i32>(DRAWN + (choice << 2))
}
// @ts-ignore: decorator
@inline
export function wayOf(choice: i32): i32 {
  return load<i32>(WAY + (choice << 2))
}
/** The ranks kept if all differ, or -1: then no flush can come. */
// @ts-ignore: decorator
@inline
export function keptBy(choice: i32): i32 {
  return load<i32>(KEPT + (choice << 2))
}
// @ts-ignore: decorator
@inline
export function finalOf(choice: i32, draw: i32): u32 {
  return load<u32>(load<u32>(FINALS + (choice << 2)) + (draw << 2))
}
// @ts-ignore: decorator
@inline
export function valueOf(choice: i32, draw: i32): i32 {
  return load<i32>(load<u32>(VALUES + (choice << 2)) + (draw << 2))
}
/** What a flush of these ranks is worth by ranks alone. */
export function flushOf(choice: i32, draw: i32): i32 {
  const k = drawnBy(choice)
  const ways = k == 5 ? 1 : discardsOf(hand, k)
  return load<i32>(valuesRow(hand, k, ways) + (draw << 2))
}
// @ts-ignore: decorator
@inline
export function placeOf(choice: i32): i32 {
  return load<i32>(PLACE + (choice << 2))
}
// @ts-ignore: decorator
@inline
export function waysOf(k: i32, draw: i32): i32 {
  return load<i32>(WAYS + ((load<i32>(FROM + (k << 2)) + draw) << 2))
}

function keptMask(k: i32, way: i32): i32 {
  if (k < 2) return -1
  if (k == 5) return 0
  const gone = discard(hand, k, way)
  let mask = 0
  for (let i = 0; i < different; i++) {
    const rank = load<u8>(RANK + i)
    let cards = <i32>load<u8>(CARDS + i)
    for (let c = 0; c < k; c++) if (load<u8>(gone + c) == rank) cards--
    if (cards > 1) return -1
    if (cards == 1) mask |= 1 << rank
  }
  return mask
}

function addChoice(k: i32, way: i32, place: i32): i32 {
  const at = choices << 2
  store<i32>(DRAWN + at, k)
  store<i32>(WAY + at, way)
  store<i32>(KEPT + at, keptMask(k, way))
  store<u32>(FINALS + at, <u32>finalsRow(hand, k, way))
  store<u32>(VALUES + at, <u32>valuesRow(hand, k, way))
  store<i32>(PLACE + at, place)
  choices++
  return place + ((countOf(k) + 3) & ~3)
}

function writeWays(k: i32): void {
  for (let draw = 0; draw < countOf(k); draw++) {
    const at = record(k, draw)
    let ways = 1
    for (let i: u8 = 0; i < load<u8>(at); i++)
      ways *= choose(load<u8>(BEFORE + load<u8>(at + 2 * i + 1)), load<u8>(at + 2 * i + 2))
    store<i32>(WAYS + ((load<i32>(FROM + (k << 2)) + draw) << 2), ways)
  }
}

/** Looks at a hand whose values by ranks are known. Returns whether there is such a hand. */
export function lookAt(set: i32, up: i32): bool {
  hand = set
  upRank = up
  const at = record(5, set)
  different = load<u8>(at)
  for (let rank = 0; rank < 13; rank++) store<u8>(BEFORE + rank, freeBefore(rank))
  for (let i = 0; i < different; i++) {
    const rank = load<u8>(at + 2 * i + 1)
    const cards = load<u8>(at + 2 * i + 2)
    if (cards > load<u8>(BEFORE + rank)) return false
    store<u8>(RANK + i, rank)
    store<u8>(CARDS + i, cards)
    store<u8>(BEFORE + rank, load<u8>(BEFORE + rank) - cards)
  }
  for (let bits = 0; bits < 1 << different; bits++) {
    let mask = 0
    for (let i = 0; i < different; i++) if ((bits >> i) & 1) mask |= 1 << load<u8>(RANK + i)
    store<u16>(PATTERN + (bits << 1), mask)
  }
  choices = 0
  let place = 0
  for (let k = 0; k <= 5; k++) {
    if (k < 5) writeWays(k)
    const ways = k < 2 || k == 5 ? 1 : discardsOf(set, k)
    for (let way = 0; way < ways; way++) place = addChoice(k, way, place)
  }
  return true
}

export function writeWaysOfFive(): void {
  writeWays(5)
}

/** The free cards of a suit after the deal. */
// @ts-ignore: decorator
@inline
export function suitMask(bits: i32, isUp: bool): i32 {
  const free = ALL & ~(<i32>load<u16>(PATTERN + (bits << 1)))
  return isUp ? free & ~(1 << upRank) : free
}

export function drawOf(choice: i32): void {
  setDrawn(drawnBy(choice))
}

/** A draw in its ways by the cards that are of one suit: their mask, and how many ways. */
export const PART = memory.data(4 * 32, 16)
export const PART_WAYS = memory.data(4 * 32, 16)

export function partsOf(draw: usize, suit: i32): usize {
  store<i32>(PART, 0)
  store<i32>(PART_WAYS, 1)
  let parts: usize = 4
  const ranks = load<u8>(draw)
  for (let i: u8 = 0; i < ranks; i++) {
    const rank = <i32>load<u8>(draw + 2 * i + 1)
    const cards = <i32>load<u8>(draw + 2 * i + 2)
    const has = (suit >> rank) & 1
    const free = <i32>load<u8>(BEFORE + rank)
    const without = choose(free - has, cards)
    const withIt = has ? choose(free - 1, cards - 1) : 0
    if (withIt == 0) {
      for (let p: usize = 0; p < parts; p += 4) store<i32>(PART_WAYS + p, load<i32>(PART_WAYS + p) * without)
      continue
    }
    const bit = 1 << rank
    if (without == 0) {
      for (let p: usize = 0; p < parts; p += 4) {
        store<i32>(PART_WAYS + p, load<i32>(PART_WAYS + p) * withIt)
        store<i32>(PART + p, load<i32>(PART + p) | bit)
      }
      continue
    }
    for (let p: usize = 0; p < parts; p += 4) {
      const ways = load<i32>(PART_WAYS + p)
      store<i32>(PART_WAYS + parts + p, ways * withIt)
      store<i32>(PART + parts + p, load<i32>(PART + p) | bit)
      store<i32>(PART_WAYS + p, ways * without)
    }
    parts <<= 1
  }
  return parts
}
