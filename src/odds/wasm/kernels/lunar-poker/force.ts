import { FREE } from './hidden'

/**
 * Hands that pay 4 to 1 or more may force the Dealer. The Dealer's hidden ranks without a hand are
 * columns of eight lanes, those with a card above the up-card first. Columns marked "by hand" change
 * with the patron's hand, the others with the up-card only.
 */

export const LANES = 512
/** Ranks of the four, 15 in lanes that are empty; for those above, the fourth is the highest. */
export const RANKS = memory.data(4 * LANES, 16)
/** The hidden ranks, those that stay, and the highest hidden one. */
export const HIDDEN = memory.data(2 * LANES, 16)
export const KEPT = memory.data(2 * LANES, 16)
export const HIGHEST = memory.data(2 * LANES, 16)
/** The one or two ranks that complete a straight: as ranks, as bits, and the strengths they give. */
export const OUT_RANKS = memory.data(2 * LANES, 16)
export const OUT_BITS = memory.data(4 * LANES, 16)
export const OUT_STRAIGHTS = memory.data(4 * LANES, 16)
export const OUT_FLUSHES = memory.data(4 * LANES, 16)
/** What the four hidden ones are with the up-card where all are of its suit. */
export const DEALT_FLUSH = memory.data(2 * LANES, 16)

/** Sets that qualify by their ranks and are flushes in the up-card's suit. */
const OTHERS = 192
export const OTHER_MASK = memory.data(2 * OTHERS, 16)
export const OTHER_PLAIN = memory.data(2 * OTHERS, 16)
export const OTHER_FLUSH = memory.data(2 * OTHERS, 16)

/** By hand: what the cards that may come bring, the better of forcing or not, and corrections. */
const BROUGHT = memory.data(2 * LANES, 16)
const BETTER = memory.data(2 * LANES, 16)
export const BEATEN = memory.data(2 * LANES, 16)
export const TIED = memory.data(2 * LANES, 16)
const OUT_CHANGES = memory.data(4 * LANES, 16)
const DEALT = memory.data(2 * LANES, 16)
const OTHER_CHANGE = memory.data(2 * OTHERS, 16)

export let aboveEnd: usize = 0
export let end: usize = 0
export let otherEnd: usize = 0
export let up: i32 = 0
let forceFrom: i32 = 0
/** 0: if it is better. 1: always. 2: never. */
export let forces: i32 = 0

/** Lanes in bytes of a column of two bytes each: those above, all, and the other sets. */
export function setLanes(rank: i32, aboveLanes: i32, lanes: i32, others: i32): void {
  up = rank
  aboveEnd = aboveLanes << 1
  end = lanes << 1
  otherEnd = others << 1
}

/** A simple strategy always forces from these odds on, and never below; 0 is for the best play. */
export function setForceFrom(pays: i32): void {
  forceFrom = pays
}

export let twice: v128 = i16x8.splat(0)
export let cards: v128 = i16x8.splat(0)
export let strength: v128 = i16x8.splat(0)

// @ts-ignore: decorator
@inline
function against(dealer: v128): v128 {
  return v128.or(
    v128.and(i16x8.gt_s(strength, dealer), twice),
    v128.and(i16x8.lt_s(strength, dealer), i16x8.splat(-3)),
  )
}

// @ts-ignore: decorator
@inline
function better(brought: v128): v128 {
  const forced = i16x8.sub(brought, cards)
  if (forces == 0) return i16x8.max_s(forced, cards)
  return forces == 1 ? forced : cards
}

// @ts-ignore: decorator
@inline
export function freeOf(free: v128, ranks: usize): v128 {
  return i16x8.extend_low_i8x16_u(i8x16.swizzle(free, v128.load_zero<u64>(ranks)))
}

// @ts-ignore: decorator
@inline
export function total(sums: v128): i32 {
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}

/** Takes a hand up without counting anything. */
export function takeUp(hand: i32, pays: i32, left: i32): void {
  twice = i16x8.splat(<i16>(2 * pays))
  cards = i16x8.splat(<i16>left)
  strength = i16x8.splat(<i16>hand)
  forces = forceFrom == 0 ? 0 : pays >= forceFrom ? 1 : 2
}

/** Over the hands without a flush. For `kept...` and `flush...` to be right call `holdSuits` too. */
export function hold(hand: i32, pays: i32, left: i32): i32 {
  takeUp(hand, pays, left)
  const free = v128.load(FREE)
  const besides = i16x8.splat(<i16>(<i32>load<u8>(FREE + up) - 3))
  const minusFour = i16x8.splat(-4)
  let sums = i32x4.splat(0)
  for (let at: usize = 0; at < end; at += 16) {
    const byte = at >> 1
    const a = freeOf(free, RANKS + byte)
    const b = freeOf(free, RANKS + LANES + byte)
    const c = freeOf(free, RANKS + 2 * LANES + byte)
    const d = freeOf(free, RANKS + 3 * LANES + byte)
    const three = i16x8.add(i16x8.add(a, b), c)
    const pairs = i16x8.add(three, at < aboveEnd ? besides : i16x8.add(d, minusFour))
    const one = i16x8.mul(freeOf(free, OUT_RANKS + byte), against(v128.load(OUT_STRAIGHTS + at)))
    const two = i16x8.mul(
      freeOf(free, OUT_RANKS + LANES + byte),
      against(v128.load(OUT_STRAIGHTS + 2 * LANES + at)),
    )
    const brought = i16x8.add(i16x8.mul(pairs, twice), i16x8.add(one, two))
    const best = better(brought)
    v128.store(BROUGHT + at, brought)
    v128.store(BETTER + at, best)
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(i16x8.mul(i16x8.mul(a, b), i16x8.mul(c, d)), best))
  }
  return total(sums)
}

// @ts-ignore: decorator
@inline
function ofFlush(bits: v128, beaten: v128, tied: v128): v128 {
  const none = i16x8.splat(0)
  const wins = i16x8.ne(v128.and(bits, beaten), none)
  const loses = i16x8.eq(v128.and(bits, v128.or(beaten, tied)), none)
  return v128.or(v128.and(wins, twice), v128.and(loses, i16x8.splat(-3)))
}

// @ts-ignore: decorator
@inline
function outChange(column: usize, beaten: v128, tied: v128): v128 {
  const plain = i16x8.add(
    ofFlush(v128.load(OUT_BITS + column), beaten, tied),
    against(v128.load(OUT_STRAIGHTS + column)),
  )
  return i16x8.sub(against(v128.load(OUT_FLUSHES + column)), plain)
}

/** All bits up to the highest one. */
// @ts-ignore: decorator
@inline
function smeared(bits: v128): v128 {
  let x = bits
  x = v128.or(x, i16x8.shr_u(x, 1))
  x = v128.or(x, i16x8.shr_u(x, 2))
  x = v128.or(x, i16x8.shr_u(x, 4))
  return v128.or(x, i16x8.shr_u(x, 8))
}

/**
 * The ranks that make flushes below a hand, and one that makes the same, for eight sets that stay.
 * @param flush the ranks of a hand that is a flush; 0 if it is below all flushes, -1 if above them.
 * Flushes compare as masks: kept | 2^q against `flush`, so those below are smeared from the difference.
 */
// @ts-ignore: decorator
@inline
export function compareFlushes(flush: i32, at: usize): void {
  const none = i16x8.splat(0)
  let beaten = flush < 0 ? i16x8.splat(-1) : none
  let tied = none
  if (flush > 0) {
    const less = i16x8.sub(i16x8.splat(<i16>flush), v128.load(KEPT + at))
    const positive = i16x8.gt_s(less, none)
    const lower = i16x8.sub(less, i16x8.splat(1))
    beaten = smeared(v128.and(lower, positive))
    const isPower = i16x8.eq(v128.and(less, lower), none)
    tied = v128.and(less, v128.and(positive, isPower))
  }
  v128.store(BEATEN + at, beaten)
  v128.store(TIED + at, tied)
}

/** Prepares flushes, after `hold`. @param flush as `compareFlushes` takes it */
export function holdSuits(flush: i32): void {
  for (let at: usize = 0; at < end; at += 16) {
    compareFlushes(flush, at)
    const beaten = v128.load(BEATEN + at)
    const tied = v128.load(TIED + at)
    v128.store(OUT_CHANGES + at, outChange(at, beaten, tied))
    v128.store(OUT_CHANGES + 2 * LANES + at, outChange(2 * LANES + at, beaten, tied))
    const qualified = i16x8.mul(cards, against(v128.load(DEALT_FLUSH + at)))
    v128.store(DEALT + at, i16x8.sub(qualified, v128.load(BETTER + at)))
  }
  for (let at: usize = 0; at < otherEnd; at += 16)
    v128.store(
      OTHER_CHANGE + at,
      i16x8.sub(against(v128.load(OTHER_FLUSH + at)), against(v128.load(OTHER_PLAIN + at))),
    )
}

// @ts-ignore: decorator
@inline
export function sizes(bits: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(bits))
}

/** What each hidden hand is worth more if the four cards that stay are of the suit. */
// @ts-ignore: decorator
@inline
function gain(at: usize, suit: v128): v128 {
  const none = i16x8.splat(0)
  const flush = v128.andnot(suit, v128.load(KEPT + at))
  const beaten = v128.load(BEATEN + at)
  const wins = sizes(v128.and(flush, beaten))
  const loses = sizes(v128.andnot(flush, v128.or(beaten, v128.load(TIED + at))))
  const first = i16x8.ne(v128.and(flush, v128.load(OUT_BITS + at)), none)
  const second = i16x8.ne(v128.and(flush, v128.load(OUT_BITS + 2 * LANES + at)), none)
  const outs = i16x8.add(
    v128.and(first, v128.load(OUT_CHANGES + at)),
    v128.and(second, v128.load(OUT_CHANGES + 2 * LANES + at)),
  )
  const flushes = i16x8.sub(i16x8.mul(wins, twice), i16x8.mul(loses, i16x8.splat(3)))
  const brought = i16x8.add(i16x8.add(v128.load(BROUGHT + at), flushes), outs)
  return i16x8.sub(better(brought), v128.load(BETTER + at))
}

/** What the flushes of a suit change that is not the up-card's. @param mask its free cards */
export function otherSuit(mask: i32): i32 {
  const suit = i16x8.splat(<i16>mask)
  const none = i16x8.splat(0)
  const one = i16x8.splat(1)
  let sums = i32x4.splat(0)
  for (let at: usize = aboveEnd; at < end; at += 16) {
    const within = i16x8.eq(v128.andnot(v128.load(HIDDEN + at), suit), none)
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(v128.and(gain(at, suit), within), one))
  }
  return total(sums)
}

/** The same in the up-card's suit, in which the Dealer may also be dealt a flush. */
export function upSuit(mask: i32, left: i32): i32 {
  const suit = i16x8.splat(<i16>mask)
  const none = i16x8.splat(0)
  const one = i16x8.splat(1)
  const free = v128.load(FREE)
  let sums = i32x4.splat(0)
  for (let at: usize = 0; at < end; at += 16) {
    const missing = v128.andnot(v128.load(HIDDEN + at), suit)
    const dealt = v128.and(v128.load(DEALT + at), i16x8.eq(missing, none))
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(dealt, one))
    if (at >= aboveEnd) continue
    const highest = v128.load(HIGHEST + at)
    const within = i16x8.eq(v128.andnot(missing, highest), none)
    const isFree = v128.and(i16x8.ne(v128.and(highest, suit), none), one)
    const ways = i16x8.sub(freeOf(free, RANKS + 3 * LANES + (at >> 1)), isFree)
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(v128.and(gain(at, suit), within), ways))
  }
  let others = i32x4.splat(0)
  for (let at: usize = 0; at < otherEnd; at += 16) {
    const within = i16x8.eq(v128.andnot(v128.load(OTHER_MASK + at), suit), none)
    others = i32x4.add(
      others,
      i32x4.dot_i16x8_s(v128.and(v128.load(OTHER_CHANGE + at), within), one),
    )
  }
  return total(sums) + left * total(others)
}
