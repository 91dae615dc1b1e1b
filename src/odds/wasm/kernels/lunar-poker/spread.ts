import { countOf, record } from './multisets'
import { countHidden } from './hidden'
import { flushPays, hiddenHands, isBelowFlushes, isStraightFlush, suited } from './ranks'
import { paysOf, sortOf, STRONG, strengthOf, turned, turnedTies, turnedWins } from './weak'
import { choices, drawnBy, finalOf, keptBy, PART, PART_WAYS, partsOf, suitMask, valueOf, waysOf } from './hand'
import { plays } from './draws'
import { freeAfter, suit, SUITS } from './suits'
import { addEntry, concerned, ENTRIES, forgetEntries, nextConcerned, numberIn, suitIn, upAfter } from './entries'
import { fiveBest, oddRank, sixPays } from './flushes'
import { bestSuit } from './exact'
import { CLASS, CLASSES, classes, dress, FOLD, held, isDealtFlush, maySuit } from './classes'
import {
  addByRanks, addFolded, addFoldedDeal, addOtherSuit, addStrong, addUpSuit, addWeak, clearEnds, endWith, holdCounted,
} from './ends'

/** How the rounds of a hand end, once the choice of each of its classes is known. */

/** By pattern of a suit: the weight of the classes that have it, as up-card's suit and as another. */
const UP_WEIGHT = memory.data(4 * 32, 16)
const OTHER_WEIGHT = memory.data(4 * 32, 16)
let weight: i64 = 0

// @ts-ignore: decorator
@inline
function addTo(table: usize, bits: i32, more: i32): void {
  const at = table + (bits << 2)
  store<i32>(at, load<i32>(at) + more)
}

function note(choice: i32, deal: i32, at: usize): void {
  const times = load<i32>(at, 4)
  weight += times
  addTo(UP_WEIGHT, load<u8>(at), times)
  for (let t = 1; t < 4; t++) addTo(OTHER_WEIGHT, load<u8>(at + t), times)
  if (drawnBy(choice) == 5) {
    for (let t = 0; t < 4; t++) addEntry(t, times)
    return
  }
  const t = drawnBy(choice) < 2 ? -1 : bestSuit(deal, choice)
  if (t >= 0) addEntry(t, times)
}

/** Collects the classes that make a choice. */
function collect(choice: i32): void {
  memory.fill(UP_WEIGHT, 0, 4 * 32)
  memory.fill(OTHER_WEIGHT, 0, 4 * 32)
  weight = 0
  forgetEntries()
  for (let deal = 0; deal < classes; deal++) {
    const at = CLASSES + deal * CLASS
    if (load<i32>(at, 8) != choice) continue
    dress(at)
    if (choice > 1) note(choice, deal, at)
    else if (isDealtFlush(at)) addDealtFlush(choice, at)
    else {
      note(choice, deal, at)
      if (choice == 1) addBoughtFlushes(at)
    }
  }
}

function addStrongDraw(draw: usize, ways: i64): void {
  addByRanks(ways * weight)
  for (let bits = 0; bits < 32; bits++) {
    const ups = <i64>load<i32>(UP_WEIGHT + (bits << 2))
    if (ups != 0) {
      const suit = suitMask(bits, true)
      const parts = partsOf(draw, suit)
      for (let p: usize = 0; p < parts; p += 4)
        addUpSuit(suit & ~load<i32>(PART + p), ups * load<i32>(PART_WAYS + p))
    }
    const others = <i64>load<i32>(OTHER_WEIGHT + (bits << 2))
    if (others == 0) continue
    const suit = suitMask(bits, false)
    const parts = partsOf(draw, suit)
    for (let p: usize = 0; p < parts; p += 4)
      addOtherSuit(suit & ~load<i32>(PART + p), others * load<i32>(PART_WAYS + p))
  }
  addStrong()
}

function addWeakDraw(final: u32, value: i32, k: i32, draw: usize): void {
  let folded: i64 = 0
  let ways: i64 = 0
  let odd: i64 = 0
  let wins: i64 = 0
  let ties: i64 = 0
  for (let bits = 0; bits < 32; bits++) {
    const ups = <i64>load<i32>(UP_WEIGHT + (bits << 2))
    if (ups == 0) continue
    const suit = suitMask(bits, true)
    const parts = partsOf(draw, suit)
    for (let p: usize = 0; p < parts; p += 4) {
      const times = ups * load<i32>(PART_WAYS + p)
      const mask = suit & ~load<i32>(PART + p)
      if (!plays(final, value, mask, k, draw)) {
        folded += times
        continue
      }
      ways += times
      odd += times * turned(final, mask)
      wins += times * turnedWins
      ties += times * turnedTies
    }
  }
  addFolded(folded)
  addWeak(strengthOf(final), paysOf(final), ways, odd, wins, ties)
}

/** One draw of a weak hand, so many times, with these free cards in the up-card's suit. */
function addWeakOnce(final: u32, value: i32, k: i32, draw: usize, mask: i32, times: i64): void {
  if (!plays(final, value, mask, k, draw)) {
    addFolded(times)
    return
  }
  const odd = times * turned(final, mask)
  addWeak(strengthOf(final), paysOf(final), times, odd, times * turnedWins, times * turnedTies)
}

/** The hand that is held, so many times, with these cards drawn of suit t. */
function addHeldOnce(t: i32, drawn: i32, times: i64): void {
  addByRanks(times)
  addUpSuit(t == 0 ? suit(0) & ~drawn : suit(0), times)
  for (let other = 1; other < 4; other++)
    addOtherSuit(other == t ? suit(other) & ~drawn : suit(other), times)
}

function holdFinal(final: u32): void {
  holdCounted(strengthOf(final), paysOf(final), isBelowFlushes(strengthOf(final)) ? 0 : -1)
}

/** For all entries concerned, a strong hand that is held. */
function addHeldEntries(mask: i32, sign: i64): void {
  for (let at = concerned(ENTRIES, mask); at != 0; at = nextConcerned(at, mask)) {
    v128.store(SUITS, v128.load(at))
    addHeldOnce(suitIn(at), mask, sign * numberIn(at))
  }
  addStrong()
}

/** Draws that make a flush were counted as another hand: that is taken away again. */
function addFlushDraw(choice: i32, final: u32, value: i32, draw: usize): void {
  const k = drawnBy(choice)
  const mask = <i32>load<u16>(draw, 12)
  if (sortOf(final) == STRONG) addHeldEntries(mask, -1)
  else
    for (let at = concerned(ENTRIES, mask); at != 0; at = nextConcerned(at, mask))
      addWeakOnce(final, value, k, draw, upAfter(at, mask), -(<i64>numberIn(at)))
  const flush = keptBy(choice) | mask
  const strength = suited(flush)
  holdCounted(strength, flushPays(strength), isStraightFlush(strength) ? -1 : flush)
  addHeldEntries(mask, 1)
}

function addDraws(choice: i32): void {
  const k = drawnBy(choice)
  const kept = keptBy(choice)
  for (let number = 0; number < countOf(k); number++) {
    const ways = <i64>waysOf(k, number)
    if (ways == 0) continue
    const draw = record(k, number)
    const final = finalOf(choice, number)
    const value = valueOf(choice, number)
    const mask = <i32>load<u16>(draw, 12)
    const isFlush = popcnt(mask) == k && (mask & kept) == 0 && concerned(ENTRIES, mask) != 0
    const isStrong = sortOf(final) == STRONG
    const isFolded = !isStrong && !plays(final, value, 0, k, draw)
    if (isFolded) addFolded(ways * weight)
    if (isFolded && !isFlush) continue
    freeAfter(draw)
    countHidden()
    if (isStrong) {
      holdFinal(final)
      addStrongDraw(draw, ways)
    } else if (!isFolded) addWeakDraw(final, value, k, draw)
    if (isFlush) addFlushDraw(choice, final, value, draw)
  }
}

function holdFlush(mask: i32, pays: i32): void {
  const strength = suited(mask)
  holdCounted(strength, pays, isStraightFlush(strength) ? -1 : fiveBest(mask, strength))
}

/** A dealt flush that plays, or that buys a sixth card. */
function addDealtFlush(choice: i32, at: usize): void {
  let t = 0
  while (popcnt(held(at, t)) < 5) t++
  const mask = held(at, t)
  const times = <i64>load<i32>(at, 4)
  if (choice == 0) {
    freeAfter(record(0, 0))
    countHidden()
    holdFlush(mask, 5)
    addHeldOnce(0, 0, times)
    addStrong()
    return
  }
  for (let rank = 0; rank < 13; rank++) {
    if (waysOf(1, rank) == 0) continue
    const bit = 1 << rank
    freeAfter(record(1, rank))
    countHidden()
    if (suit(t) & bit) {
      holdFlush(mask | bit, sixPays(mask | bit, -1))
      addHeldOnce(t, bit, times)
      addStrong()
    }
    holdFlush(mask, sixPays(mask, rank))
    for (let other = 0; other < 4; other++)
      if (other != t && suit(other) & bit) addHeldOnce(other, bit, times)
    addStrong()
  }
}

/** Four of a suit and a sixth card that makes five, which was counted as another hand. */
function addBoughtFlushes(at: usize): void {
  const times = <i64>load<i32>(at, 4)
  for (let t = 0; t < 4; t++) {
    const mask = held(at, t)
    if (popcnt(mask) != 4) continue
    for (let rank = 0; rank < 13; rank++) {
      const bit = 1 << rank
      if (!(suit(t) & bit)) continue
      freeAfter(record(1, rank))
      countHidden()
      const final = finalOf(1, rank)
      if (sortOf(final) == STRONG) {
        holdFinal(final)
        addHeldOnce(t, bit, -times)
        addStrong()
      } else {
        const up = t == 0 ? suit(0) & ~bit : suit(0)
        addWeakOnce(final, valueOf(1, rank), 1, record(1, rank), up, -times)
      }
      holdFlush(mask | bit, sixPays(mask | bit, oddRank(mask)))
      addHeldOnce(t, bit, times)
      addStrong()
    }
  }
}

/** Of all classes of the hand, by the choice that each of them has. Instant Cash is left out. */
export function countEnds(): void {
  clearEnds()
  for (let deal = 0; deal < classes; deal++) {
    const at = CLASSES + deal * CLASS
    if (load<i32>(at, 8) == FOLD) addFoldedDeal(load<i32>(at, 4))
  }
  for (let choice = 0; choice < choices; choice++) {
    endWith(drawnBy(choice))
    collect(choice)
    if (weight > 0) addDraws(choice)
  }
}
