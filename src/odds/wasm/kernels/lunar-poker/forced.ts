import { FREE } from './hidden'
import {
  aboveEnd, BEATEN, cards, compareFlushes, DEALT_FLUSH, end, forces, freeOf, HIDDEN, HIGHEST, KEPT, LANES, OTHER_FLUSH,
  OTHER_MASK, OTHER_PLAIN, otherEnd, OUT_BITS, OUT_FLUSHES, OUT_RANKS, OUT_STRAIGHTS, RANKS, sizes, strength, TIED, total,
  twice, up,
} from './force'

/**
 * How rounds end for a hand that may force the Dealer: `force` adds up what they are worth, this
 * counts them. A count has eight places of 32 bits; the first is the caller's.
 */

/** Hidden hands that are forced; of the cards that then come, those that win and those that lose. */
export const FORCED: usize = 4
export const FORCED_WINS: usize = 8
export const FORCED_LOSES: usize = 12
/** Hidden hands that qualify as dealt: won, lost and tied. */
export const WON: usize = 16
export const LOST: usize = 20
export const TIED_HANDS: usize = 24
export const COUNT: usize = 32

/** By set, by ranks alone: cards that win and that lose, and whether it is forced. */
const WINS = memory.data(2 * 512, 16)
const LOSES = memory.data(2 * 512, 16)
const IS_FORCED = memory.data(2 * 512, 16)
/** What a card changes that completes a straight and is of the suit of the four that stay. */
const OUT_WINS = memory.data(4 * 512, 16)
const OUT_LOSES = memory.data(4 * 512, 16)

/** All lanes of hands that force, by the cards that win and lose. */
// @ts-ignore: decorator
@inline
function forcing(wins: v128, loses: v128): v128 {
  if (forces != 0) return i16x8.splat(forces == 1 ? -1 : 0)
  const brought = i16x8.sub(i16x8.mul(wins, twice), i16x8.mul(loses, i16x8.splat(3)))
  return i16x8.gt_s(brought, i16x8.add(cards, cards))
}

// @ts-ignore: decorator
@inline
function dotted(sums: v128, lanes: v128, ways: v128): v128 {
  return i32x4.add(sums, i32x4.dot_i16x8_s(lanes, ways))
}

/** Lanes that hold -1 where something is so. */
// @ts-ignore: decorator
@inline
function wins(dealer: v128): v128 {
  return i16x8.gt_s(strength, dealer)
}
// @ts-ignore: decorator
@inline
function loses(dealer: v128): v128 {
  return i16x8.lt_s(strength, dealer)
}
// @ts-ignore: decorator
@inline
function ties(dealer: v128): v128 {
  return i16x8.eq(strength, dealer)
}

function writeOut(column: usize, at: usize): void {
  const none = i16x8.splat(0)
  const bits = v128.load(OUT_BITS + column)
  const beaten = i16x8.ne(v128.and(bits, v128.load(BEATEN + at)), none)
  const tied = i16x8.ne(v128.and(bits, v128.load(TIED + at)), none)
  const lost = v128.not(v128.or(beaten, tied))
  const plain = v128.load(OUT_STRAIGHTS + column)
  const both = v128.load(OUT_FLUSHES + column)
  v128.store(OUT_WINS + column, i16x8.sub(i16x8.add(beaten, wins(plain)), wins(both)))
  v128.store(OUT_LOSES + column, i16x8.sub(i16x8.add(lost, loses(plain)), loses(both)))
}

/**
 * Counts for the hand that was taken up, flushes of the Dealer apart.
 * @param flush as `compareFlushes` takes it
 */
export function countForced(flush: i32, to: usize): void {
  const free = v128.load(FREE)
  const besides = i16x8.splat(<i16>(<i32>load<u8>(FREE + up) - 3))
  const one = i16x8.splat(1)
  let forced = i32x4.splat(0)
  let won = i32x4.splat(0)
  let lost = i32x4.splat(0)
  for (let at: usize = 0; at < end; at += 16) {
    const byte = at >> 1
    const a = freeOf(free, RANKS + byte)
    const b = freeOf(free, RANKS + LANES + byte)
    const c = freeOf(free, RANKS + 2 * LANES + byte)
    const d = freeOf(free, RANKS + 3 * LANES + byte)
    const three = i16x8.add(i16x8.add(a, b), c)
    const pairs = i16x8.add(three, at < aboveEnd ? besides : i16x8.add(d, i16x8.splat(-4)))
    const first = freeOf(free, OUT_RANKS + byte)
    const second = freeOf(free, OUT_RANKS + LANES + byte)
    const high = v128.load(OUT_STRAIGHTS + at)
    const low = v128.load(OUT_STRAIGHTS + 2 * LANES + at)
    const w = i16x8.add(pairs, i16x8.add(v128.and(first, wins(high)), v128.and(second, wins(low))))
    const l = i16x8.add(v128.and(first, loses(high)), v128.and(second, loses(low)))
    const yes = forcing(w, l)
    v128.store(WINS + at, w)
    v128.store(LOSES + at, l)
    v128.store(IS_FORCED + at, yes)
    const ways = v128.and(i16x8.mul(i16x8.mul(a, b), i16x8.mul(c, d)), yes)
    forced = dotted(forced, ways, one)
    won = dotted(won, ways, w)
    lost = dotted(lost, ways, l)
    compareFlushes(flush, at)
    writeOut(at, at)
    writeOut(2 * LANES + at, at)
  }
  memory.fill(to, 0, COUNT)
  store<i32>(to + FORCED, total(forced))
  store<i32>(to + FORCED_WINS, total(won))
  store<i32>(to + FORCED_LOSES, total(lost))
}

/** Over hidden hands whose suits change something. */
let forcedSum: v128 = i32x4.splat(0)
let winSum: v128 = i32x4.splat(0)
let loseSum: v128 = i32x4.splat(0)

function clearSums(): void {
  forcedSum = i32x4.splat(0)
  winSum = i32x4.splat(0)
  loseSum = i32x4.splat(0)
}

function storeSums(to: usize): void {
  memory.fill(to, 0, COUNT)
  store<i32>(to + FORCED, total(forcedSum))
  store<i32>(to + FORCED_WINS, total(winSum))
  store<i32>(to + FORCED_LOSES, total(loseSum))
}

/** Takes away what was counted by ranks alone. @param ways of each lane */
// @ts-ignore: decorator
@inline
function takeAway(at: usize, ways: v128): void {
  const minus = i16x8.neg(v128.and(ways, v128.load(IS_FORCED + at)))
  forcedSum = dotted(forcedSum, minus, i16x8.splat(1))
  winSum = dotted(winSum, minus, v128.load(WINS + at))
  loseSum = dotted(loseSum, minus, v128.load(LOSES + at))
}

/** The four cards that stay are of the suit. @param ways of each lane */
// @ts-ignore: decorator
@inline
function stayInSuit(at: usize, suit: v128, ways: v128): void {
  const none = i16x8.splat(0)
  const flush = v128.andnot(suit, v128.load(KEPT + at))
  const beaten = v128.load(BEATEN + at)
  const first = i16x8.ne(v128.and(flush, v128.load(OUT_BITS + at)), none)
  const second = i16x8.ne(v128.and(flush, v128.load(OUT_BITS + 2 * LANES + at)), none)
  const w = i16x8.add(i16x8.add(v128.load(WINS + at), sizes(v128.and(flush, beaten))), i16x8.add(
    v128.and(first, v128.load(OUT_WINS + at)), v128.and(second, v128.load(OUT_WINS + 2 * LANES + at)),
  ))
  const above = v128.andnot(flush, v128.or(beaten, v128.load(TIED + at)))
  const l = i16x8.add(i16x8.add(v128.load(LOSES + at), sizes(above)), i16x8.add(
    v128.and(first, v128.load(OUT_LOSES + at)), v128.and(second, v128.load(OUT_LOSES + 2 * LANES + at)),
  ))
  const forced = v128.and(ways, forcing(w, l))
  forcedSum = dotted(forcedSum, forced, i16x8.splat(1))
  winSum = dotted(winSum, forced, w)
  loseSum = dotted(loseSum, forced, l)
  takeAway(at, ways)
}

/** What flushes of a suit change that is not the up-card's. @param mask its free cards */
export function countOtherSuit(mask: i32, to: usize): void {
  const suit = i16x8.splat(<i16>mask)
  clearSums()
  for (let at: usize = aboveEnd; at < end; at += 16) {
    const within = i16x8.eq(v128.andnot(v128.load(HIDDEN + at), suit), i16x8.splat(0))
    if (v128.any_true(within)) stayInSuit(at, suit, v128.and(within, i16x8.splat(1)))
  }
  storeSums(to)
}

/** The same in the up-card's suit, in which the Dealer may also be dealt a flush. */
export function countUpSuit(mask: i32, to: usize): void {
  const suit = i16x8.splat(<i16>mask)
  const none = i16x8.splat(0)
  const one = i16x8.splat(1)
  const free = v128.load(FREE)
  let won = none
  let lost = none
  let tied = none
  clearSums()
  for (let at: usize = 0; at < end; at += 16) {
    const missing = v128.andnot(v128.load(HIDDEN + at), suit)
    const dealt = i16x8.eq(missing, none)
    if (v128.any_true(dealt)) {
      const flush = v128.load(DEALT_FLUSH + at)
      won = i16x8.sub(won, v128.and(dealt, wins(flush)))
      lost = i16x8.sub(lost, v128.and(dealt, loses(flush)))
      tied = i16x8.sub(tied, v128.and(dealt, ties(flush)))
      takeAway(at, v128.and(dealt, one))
    }
    if (at >= aboveEnd) continue
    const highest = v128.load(HIGHEST + at)
    const within = i16x8.eq(v128.andnot(missing, highest), none)
    if (!v128.any_true(within)) continue
    const isFree = v128.and(i16x8.ne(v128.and(highest, suit), none), one)
    const ways = i16x8.sub(freeOf(free, RANKS + 3 * LANES + (at >> 1)), isFree)
    stayInSuit(at, suit, v128.and(ways, within))
  }
  for (let at: usize = 0; at < otherEnd; at += 16) {
    const within = i16x8.eq(v128.andnot(v128.load(OTHER_MASK + at), suit), none)
    if (!v128.any_true(within)) continue
    const flush = v128.load(OTHER_FLUSH + at)
    const plain = v128.load(OTHER_PLAIN + at)
    won = i16x8.add(won, v128.and(within, i16x8.sub(wins(plain), wins(flush))))
    lost = i16x8.add(lost, v128.and(within, i16x8.sub(loses(plain), loses(flush))))
    tied = i16x8.add(tied, v128.and(within, i16x8.sub(ties(plain), ties(flush))))
  }
  storeSums(to)
  store<i32>(to + WON, total(i32x4.extadd_pairwise_i16x8_s(won)))
  store<i32>(to + LOST, total(i32x4.extadd_pairwise_i16x8_s(lost)))
  store<i32>(to + TIED_HANDS, total(i32x4.extadd_pairwise_i16x8_s(tied)))
}
