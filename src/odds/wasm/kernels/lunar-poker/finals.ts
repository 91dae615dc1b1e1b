import { choose, countOf, discard, record } from './multisets'
import { FIVE, SIX } from './ranks'

/** Final hands by kept and drawn cards: rows over all draws of a size. */

const KEPT_3 = memory.data(4 * 455 * 91, 16)
const KEPT_2 = memory.data(4 * 91 * 455, 16)
const KEPT_1 = memory.data(4 * 13 * 1820, 16)
/** With a sixth card, for the current hand. */
const SIXTH = memory.data(4 * 16, 16)

const CARDS = memory.data(16, 16)

function clearCards(): void {
  v128.store(CARDS, i8x16.splat(0))
}

function addSet(size: i32, set: i32): void {
  const at = record(size, set)
  const different = load<u8>(at)
  for (let i: u8 = 0; i < different; i++) {
    const rank = load<u8>(at + 2 * i + 1)
    store<u8>(CARDS + rank, load<u8>(CARDS + rank) + load<u8>(at + 2 * i + 2))
  }
}

/** The number of the set in `CARDS`, or -1 if it has five of a rank. */
function cardsSet(): i32 {
  let set = 0
  let j = 1
  for (let rank = 0; rank < 13; rank++) {
    const cards = load<u8>(CARDS + rank)
    if (cards > 4) return -1
    for (let c: u8 = 0; c < cards; c++) {
      set += choose(rank + j - 1, j)
      j++
    }
  }
  return set
}

function writeRows(table: usize, kept: i32): void {
  const drawn = 5 - kept
  let at = table
  for (let k = 0; k < countOf(kept); k++)
    for (let d = 0; d < countOf(drawn); d++) {
      clearCards()
      addSet(kept, k)
      addSet(drawn, d)
      const set = cardsSet()
      store<u32>(at, set < 0 ? 0 : load<u32>(FIVE + (set << 2)))
      at += 4
    }
}

/** Call this once `FIVE` is filled. */
export function prepareFinals(): void {
  writeRows(KEPT_3, 3)
  writeRows(KEPT_2, 2)
  writeRows(KEPT_1, 1)
}

/** The number of the set that a hand keeps. */
export function keptSet(hand: i32, k: i32, way: i32): i32 {
  clearCards()
  addSet(5, hand)
  const gone = discard(hand, k, way)
  for (let i = 0; i < k; i++) {
    const rank = load<u8>(gone + i)
    store<u8>(CARDS + rank, load<u8>(CARDS + rank) - 1)
  }
  return cardsSet()
}

/** The final hand for each draw of k cards, if the rest of the hand is kept. */
export function finalsRow(hand: i32, k: i32, way: i32): usize {
  if (k == 0) return FIVE + (hand << 2)
  if (k == 1) return sixthRow(hand)
  if (k == 5) return FIVE
  const kept = keptSet(hand, k, way)
  if (k == 2) return KEPT_3 + 4 * 91 * kept
  return k == 3 ? KEPT_2 + 4 * 455 * kept : KEPT_1 + 4 * 1820 * kept
}

function sixthRow(hand: i32): usize {
  for (let rank = 0; rank < 13; rank++) {
    clearCards()
    addSet(5, hand)
    store<u8>(CARDS + rank, load<u8>(CARDS + rank) + 1)
    const set = cardsSet()
    store<u32>(SIXTH + (rank << 2), set < 0 ? 0 : load<u32>(SIX + (set << 2)))
  }
  return SIXTH
}
