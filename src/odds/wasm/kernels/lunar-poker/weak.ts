/**
 * Hands that pay 3 to 1 or less. For them a flush of the Dealer in the up-card's suit only takes
 * away: a hand that did not qualify or lost to this one wins after all.
 */

const MASKS: usize = 8192

/** By the free ranks of the suit: the sets within that do not qualify; those with ace and king. */
export const ODD_WITHIN = memory.data(2 * 8192, 16)
export const ACE_KING_WITHIN = memory.data(2 * 8192, 16)

/** Both at once, the second 32 bits higher. */
export const BOTH_WITHIN = memory.data(8 * 8192, 16)

/** The sets with ace and king: mask and strength. */
export const ACE_KINGS = memory.data(4 * 192, 16)

/** By the strength of a hand with ace and king, and by mask: how many of those sets it beats, and ties, 8 bits higher. */
const STRENGTHS: i32 = 164
const AGAINST = memory.data(2 * 8192 * 164, 16)

let lowest: i32 = 0

/** Sums over all subsets, 16-bit lanes. */
function sumSubsets(table: usize): void {
  for (let bit: usize = 1; bit < 8; bit <<= 1)
    for (let mask: usize = 0; mask < MASKS; mask++)
      if (mask & bit) {
        const at = table + (mask << 1)
        store<u16>(at, load<u16>(at) + load<u16>(at - (bit << 1)))
      }
  for (let bit: usize = 8; bit < MASKS; bit <<= 1)
    for (let mask: usize = 0; mask < MASKS; mask += 8)
      if (mask & bit) {
        const at = table + (mask << 1)
        v128.store(at, i16x8.add(v128.load(at), v128.load(at - (bit << 1))))
      }
}

function writeAgainst(hand: i32, sets: i32): void {
  const table = AGAINST + <usize>(hand - lowest) * 2 * MASKS
  memory.fill(table, 0, 2 * MASKS)
  for (let i = 0; i < sets; i++) {
    const set = <i32>load<u16>(ACE_KINGS + (i << 2), 2)
    const one: u16 = set < hand ? 1 : set == hand ? 0x100 : 0
    store<u16>(table + (<usize>load<u16>(ACE_KINGS + (i << 2)) << 1), one)
  }
  sumSubsets(table)
}

/** @param qualifies the strength of the lowest hand with ace and king */
export function prepareWeak(qualifies: i32, sets: i32): void {
  lowest = qualifies
  for (let mask: usize = 0; mask < MASKS; mask++)
    store<u64>(
      BOTH_WITHIN + (mask << 3),
      <u64>load<u16>(ODD_WITHIN + (mask << 1)) | (<u64>load<u16>(ACE_KING_WITHIN + (mask << 1)) << 32),
    )
  for (let i = 0; i < STRENGTHS; i++) writeAgainst(qualifies + i, sets)
}

/** A hand's sort: what it is without a flush. */
export const ODD: i32 = 0
export const ACE_KING: i32 = 1
export const PAIRED: i32 = 2
export const STRONG: i32 = 3

/** A final hand in one word: strength, then from bit 16 on what it pays, then from bit 24 its sort. */
// @ts-ignore: decorator
@inline
export function strengthOf(final: u32): i32 {
  return final & 0xffff
}

// @ts-ignore: decorator
@inline
export function paysOf(final: u32): i32 {
  return (final >> 16) & 0xff
}

// @ts-ignore: decorator
@inline
export function sortOf(final: u32): i32 {
  return final >> 24
}

/** Hands with ace and king that a weak hand beats and that flushes turn, and those that it ties. */
export let turnedWins: i32 = 0
export let turnedTies: i32 = 0

/** Hands that do not qualify and that flushes turn. The other two are set by the way. */
// @ts-ignore: decorator
@inline
export function turned(final: u32, mask: i32): i32 {
  const sort = sortOf(final)
  turnedWins = 0
  turnedTies = 0
  if (sort == ACE_KING) {
    const against = <i32>load<u16>(AGAINST + (<usize>(strengthOf(final) - lowest) * MASKS + mask) * 2)
    turnedWins = against & 0xff
    turnedTies = against >> 8
  } else if (sort == PAIRED) turnedWins = load<u16>(ACE_KING_WITHIN + (mask << 1))
  return load<u16>(ODD_WITHIN + (mask << 1))
}

/** What flushes take from a weak hand, in hidden hands. */
export function taken(final: u32, mask: i32): i32 {
  const odd = turned(final, mask)
  return 4 * odd + (3 + 2 * paysOf(final)) * turnedWins + 3 * turnedTies
}
