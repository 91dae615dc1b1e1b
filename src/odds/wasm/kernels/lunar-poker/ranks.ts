import { countHidden, lost, unqualifiedHands, won } from './hidden'
import { hold } from './force'
import { paysOf, sortOf, STRONG, strengthOf } from './weak'

/**
 * What final hands are worth by ranks alone. Ranks that are out, of a hand and of a draw together,
 * are counted once for all hands and draws that they are made of.
 */

/** By number of a set of five or six ranks: the final hand, or sort 0 and strength 0 for none. */
export const FIVE = memory.data(4 * 6188, 16)
export const SIX = memory.data(4 * 18564, 16)

let up: i32 = 0
let drawn: i32 = 0
let hands: i32 = 0
let left: i32 = 0
let lowestStraight: i32 = 0
let lowestFlush: i32 = 0

export function setUpRank(rank: i32, straight: i32, flush: i32): void {
  up = rank
  lowestStraight = straight
  lowestFlush = flush
}

/** The numbers of hidden hands and of replacement cards after a draw of this size. */
export function setDrawn(k: i32): void {
  drawn = k
  hands = (((46 - k) * (45 - k) * (44 - k)) / 6) * (43 - k) / 4
  left = 42 - k
}

// @ts-ignore: decorator
@inline
export function hiddenHands(): i32 {
  return hands
}

// @ts-ignore: decorator
@inline
export function cardsLeft(): i32 {
  return left
}

/** Forcing is worth the same for all hands that pay the same and beat the same straights. */
const KNOWN = memory.data(8 * 64, 16)
let known: usize = 0

function forcedSum(strength: i32, pays: i32): i32 {
  const like = strength < lowestStraight ? 0 : strength >= lowestFlush ? lowestFlush : strength
  const key = (like << 8) | pays
  for (let i: usize = 0; i < known; i++)
    if (load<i32>(KNOWN + (i << 3)) == key) return load<i32>(KNOWN + (i << 3), 4)
  const sum = hold(strength, pays, left)
  store<i32>(KNOWN + (known << 3), key)
  store<i32>(KNOWN + (known << 3), sum, 4)
  known++
  return sum
}

/** To be called when `FREE` has changed. */
export function countFree(): void {
  countHidden()
  known = 0
}

/** A weak hand in hidden hands; a strong one in hidden hands times cards that may come. */
export function byRanks(final: u32): i32 {
  const strength = strengthOf(final)
  const pays = paysOf(final)
  const against = 2 * pays * won(strength) - 3 * lost(strength)
  return sortOf(final) < STRONG
    ? unqualifiedHands() + against
    : left * against + forcedSum(strength, pays)
}

/** @param strength of a hand of one suit */
export function suitedByRanks(strength: i32, pays: i32): i32 {
  return left * (2 * pays * won(strength) - 3 * lost(strength)) + forcedSum(strength, pays)
}

/** A flush that is not in sequence: by ranks alone, all are worth the same. */
export function flushByRanks(): i32 {
  return suitedByRanks(lowestFlush, 5)
}

let sets: i32 = 0
let others: i32 = 0

/** How many hidden sets do not qualify, and how many others may be flushes. */
export function setSets(unqualified: i32, qualified: i32): void {
  sets = unqualified
  others = qualified
}

/**
 * A bound of what flushes of the Dealer change for a strong hand, per draw, either way. No rank set
 * brings more than 20 cards that win, and no suit more than 9 cards that change what they bring.
 */
export function suitBound(pays: i32): i64 {
  const most = 2 * pays
  const dealt = left * max(3, most) + max(left, 20 * most - left)
  const turned = left * (most + 3)
  const gained = 9 * (most + 3)
  return <i64>sets * (dealt + 4 * gained) + <i64>others * turned
}

// @ts-ignore: decorator
@inline
export function freeBefore(rank: i32): i32 {
  return rank == up ? 3 : 4
}

/** By the ranks of five or six cards of one suit: the strength. */
export const SUITED = memory.data(2 * 8192, 16)
let lowestStraightFlush: i32 = 0
let royalFlush: i32 = 0

export function setFlushes(straightFlush: i32, royal: i32): void {
  lowestStraightFlush = straightFlush
  royalFlush = royal
}

export function isBelowFlushes(strength: i32): bool {
  return strength < lowestFlush
}

export function isStraightFlush(strength: i32): bool {
  return strength >= lowestStraightFlush
}

export function isRoyalFlush(strength: i32): bool {
  return strength == royalFlush
}

// @ts-ignore: decorator
@inline
export function suited(mask: i32): i32 {
  return <i32>load<u16>(SUITED + (mask << 1))
}

/** Five cards of one suit. */
export function flushPays(strength: i32): i32 {
  return strength == royalFlush ? 100 : isStraightFlush(strength) ? 50 : 5
}
