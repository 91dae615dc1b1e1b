import { cardsLeft, hiddenHands, setDrawn } from './ranks'
import { lost, unqualifiedHands, won } from './hidden'
import { takeUp } from './force'
import {
  COUNT, countForced, countOtherSuit, countUpSuit, FORCED, FORCED_LOSES, FORCED_WINS, LOST, TIED_HANDS, WON,
} from './forced'

/**
 * How many rounds end with which net amount: over draws, hidden hands and cards that may come, for the
 * number of cards drawn, each deal with its weight.
 */

/** From a loss of five antes to a gain of 302. */
const LOWEST: i32 = -5
export const NETS: i32 = 308
export const ENDS = memory.data(8 * 308 * 6, 16)

let row: usize = ENDS
let fee: i32 = 0

export function clearEnds(): void {
  memory.fill(ENDS, 0, 8 * 308 * 6)
}

/** After a draw of k cards. */
export function endWith(k: i32): void {
  setDrawn(k)
  row = ENDS + k * NETS * 8
  fee = k == 0 ? 0 : 1
}

// @ts-ignore: decorator
@inline
function add(net: i32, rounds: i64): void {
  const at = row + ((net - fee - LOWEST) << 3)
  store<i64>(at, load<i64>(at) + rounds)
}

// @ts-ignore: decorator
@inline
function allRounds(): i64 {
  return <i64>hiddenHands() * cardsLeft()
}

export function addFolded(ways: i64): void {
  add(-1, ways * allRounds())
}

/** A deal that is folded before anything is drawn. */
export function addFoldedDeal(weight: i64): void {
  endWith(0)
  addFolded(weight)
}

/**
 * A weak hand that plays in so many ways. Flushes turn hidden hands that did not qualify, that it beats
 * and that it ties into hands that beat it.
 */
export function addWeak(strength: i32, pays: i32, ways: i64, odd: i64, wins: i64, ties: i64): void {
  const left = <i64>cardsLeft()
  const none = <i64>unqualifiedHands()
  const beaten = <i64>won(strength)
  const lostTo = <i64>lost(strength)
  add(1, left * (ways * none - odd))
  add(2 * pays, left * (ways * beaten - wins))
  add(-3, left * (ways * lostTo + odd + wins + ties))
  add(0, left * (ways * (hiddenHands() - none - beaten - lostTo) - ties))
}

/** The strong hand that is held: its count by ranks, and by the free cards of a suit what that changes. */
const BY_RANKS = memory.data(32, 16)
const UP_KNOWN = memory.data(32 * 8192, 16)
const OTHER_KNOWN = memory.data(32 * 8192, 16)
let holding: i32 = 0
let heldPays: i32 = 0

/** @param flush as `compareFlushes` takes it. The hidden hands must have been counted. */
export function holdCounted(strength: i32, pays: i32, flush: i32): void {
  takeUp(strength, pays, cardsLeft())
  countForced(flush, BY_RANKS)
  const beaten = won(strength)
  const lostTo = lost(strength)
  store<i32>(BY_RANKS, hiddenHands())
  store<i32>(BY_RANKS + WON, beaten)
  store<i32>(BY_RANKS + LOST, lostTo)
  store<i32>(BY_RANKS + TIED_HANDS, hiddenHands() - unqualifiedHands() - beaten - lostTo)
  heldPays = pays
  holding++
}

let hands: i64 = 0
let forced: i64 = 0
let forcedWins: i64 = 0
let forcedLoses: i64 = 0
let wonHands: i64 = 0
let lostHands: i64 = 0
let tiedHands: i64 = 0

// @ts-ignore: decorator
@inline
function addCount(at: usize, ways: i64): void {
  forced += ways * load<i32>(at + FORCED)
  forcedWins += ways * load<i32>(at + FORCED_WINS)
  forcedLoses += ways * load<i32>(at + FORCED_LOSES)
  wonHands += ways * load<i32>(at + WON)
  lostHands += ways * load<i32>(at + LOST)
  tiedHands += ways * load<i32>(at + TIED_HANDS)
}

/** So many ways of the hand that is held. */
export function addByRanks(ways: i64): void {
  hands += ways * load<i32>(BY_RANKS)
  addCount(BY_RANKS, ways)
}

/** With these free cards in the up-card's suit; and in another one. */
export function addUpSuit(mask: i32, ways: i64): void {
  const at = UP_KNOWN + mask * COUNT
  if (load<i32>(at) != holding) {
    countUpSuit(mask, at)
    store<i32>(at, holding)
  }
  addCount(at, ways)
}

export function addOtherSuit(mask: i32, ways: i64): void {
  const at = OTHER_KNOWN + mask * COUNT
  if (load<i32>(at) != holding) {
    countOtherSuit(mask, at)
    store<i32>(at, holding)
  }
  addCount(at, ways)
}

/** Once all ways are added. A forced hand that comes to nothing, or ties, costs its fee. */
export function addStrong(): void {
  const left = <i64>cardsLeft()
  add(1, left * (hands - forced - wonHands - lostHands - tiedHands))
  add(2 * heldPays, left * wonHands)
  add(-3, left * lostHands)
  add(0, left * tiedHands)
  add(2 * heldPays - 1, forcedWins)
  add(-4, forcedLoses)
  add(-1, left * forced - forcedWins - forcedLoses)
  hands = 0
  forced = 0
  forcedWins = 0
  forcedLoses = 0
  wonHands = 0
  lostHands = 0
  tiedHands = 0
}
