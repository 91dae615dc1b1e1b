/**
 * Sets of ranks in which a rank may repeat. A set of some size has a number: with its ranks in
 * ascending order, the j-th card r adds C(r + j - 1, j). Rank 0 is the 2 and rank 12 the ace.
 */

/** How many sets there are of 0 to 5 ranks, and where those of a size start among all of them. */
export const COUNT = memory.data<i32>([1, 13, 91, 455, 1820, 6188])
export const FROM = memory.data<i32>([0, 1, 14, 105, 560, 2380, 8568])

/** Per set 16 bytes: how many different ranks, then (rank, cards) for each, then the mask at 12. */
export const RECORD: i32 = 16
export const RECORDS = memory.data(8568 * 16, 16)

/** C(n, d) for 0 to 22 of up to 10. */
const BINOMIAL = memory.data(23 * 11 * 4)

// @ts-ignore: decorator
@inline
export function choose(n: i32, d: i32): i32 {
  return load<i32>(BINOMIAL + ((n * 11 + d) << 2))
}

/** What card number j, counted from 1, adds to the number of a set. */
// @ts-ignore: decorator
@inline
export function adds(j: i32, rank: i32): i32 {
  return choose(rank + j - 1, j)
}

// @ts-ignore: decorator
@inline
export function record(size: i32, set: i32): usize {
  return RECORDS + (load<i32>(FROM + (size << 2)) + set) * RECORD
}

// @ts-ignore: decorator
@inline
export function countOf(size: i32): i32 {
  return load<i32>(COUNT + (size << 2))
}

const PATH = memory.data(8)

function writeRecord(size: i32, set: i32): void {
  const at = record(size, set)
  let different = 0
  let mask = 0
  for (let i = 0; i < size; i++) {
    const rank = load<u8>(PATH + i)
    if (different > 0 && load<u8>(at + 2 * different - 1) == rank) {
      store<u8>(at + 2 * different, load<u8>(at + 2 * different) + 1)
      continue
    }
    store<u8>(at + 2 * different + 1, rank)
    store<u8>(at + 2 * different + 2, 1)
    different++
    mask |= 1 << rank
  }
  store<u8>(at, different)
  store<u16>(at + 12, mask)
}

function recordsFrom(size: i32, j: i32, from: i32, set: i32): void {
  if (j > size) {
    writeRecord(size, set)
    return
  }
  for (let rank = from; rank < 13; rank++) {
    store<u8>(PATH + j - 1, rank)
    recordsFrom(size, j + 1, rank, set + adds(j, rank))
  }
}

/** The ways in which k of a hand's five cards go: by hand, their number and their ranks. */
export const DISCARDS = memory.data(6188 * 128, 16)
export const DISCARDS_OF: i32 = 128

/** At byte k of a hand, how many ways; the ranks of way x of k cards are 4 bytes at 8 + 4 (of k + x). */
function writeDiscards(hand: i32): void {
  const base = DISCARDS + hand * DISCARDS_OF
  const at = record(5, hand)
  const cards = PATH
  let n = 0
  for (let i: u8 = 0; i < load<u8>(at); i++)
    for (let c: u8 = 0; c < load<u8>(at + 2 * i + 2); c++) {
      store<u8>(cards + n, load<u8>(at + 2 * i + 1))
      n++
    }
  let total = 0
  for (let k = 2; k <= 4; k++) {
    let ways = 0
    for (let chosen = 1; chosen < 32; chosen++)
      if (popcnt(chosen) == k && takesFirst(cards, chosen)) {
        let put = base + 8 + 4 * total
        for (let i = 0; i < 5; i++) if ((chosen >> i) & 1) store<u8>(put++, load<u8>(cards + i))
        total++
        ways++
      }
    store<u8>(base + k, ways)
  }
}

/** Of cards that are alike the first ones are taken: so no way comes twice. */
function takesFirst(cards: usize, chosen: i32): bool {
  for (let i = 1; i < 5; i++)
    if (load<u8>(cards + i) == load<u8>(cards + i - 1))
      if (((chosen >> i) & 1) > ((chosen >> (i - 1)) & 1)) return false
  return true
}

export function discardsOf(hand: i32, k: i32): i32 {
  return load<u8>(DISCARDS + hand * DISCARDS_OF + k)
}

export function discard(hand: i32, k: i32, way: i32): usize {
  const base = DISCARDS + hand * DISCARDS_OF
  let before = 0
  for (let i = 2; i < k; i++) before += load<u8>(base + i)
  return base + 8 + 4 * (before + way)
}

export function prepareMultisets(): void {
  for (let n = 0; n < 23; n++)
    for (let d = 0; d < 11; d++)
      store<i32>(
        BINOMIAL + ((n * 11 + d) << 2),
        d == 0 ? 1 : n == 0 ? 0 : choose(n - 1, d - 1) + choose(n - 1, d),
      )
  for (let size = 0; size <= 5; size++) recordsFrom(size, 1, 0, 0)
  for (let hand = 0; hand < 6188; hand++) writeDiscards(hand)
}
