import { SUITS } from './suits'

/**
 * Deals that may draw a flush in one suit: the free cards of all suits, that suit, and a number for
 * the caller. They are collected for one choice at a time.
 */

const ENTRY: usize = 32
export const ENTRIES = memory.data(4096 * 32, 16)
let end: usize = ENTRIES

export function forgetEntries(): void {
  end = ENTRIES
}

/** The suits are those dressed now. */
export function addEntry(t: i32, number: i32): void {
  v128.store(end, v128.load(SUITS))
  store<i32>(end, t, 16)
  store<i32>(end, number, 20)
  end += ENTRY
}

/** The first entry, from here on, whose suit still has all these cards; 0 if there is none. */
export function concerned(from: usize, mask: i32): usize {
  for (let at = from; at < end; at += ENTRY)
    if ((mask & ~load<i32>(at + (load<i32>(at, 16) << 2))) == 0) return at
  return 0
}

/** The next one after an entry. */
// @ts-ignore: decorator
@inline
export function nextConcerned(at: usize, mask: i32): usize {
  return concerned(at + ENTRY, mask)
}

// @ts-ignore: decorator
@inline
export function suitIn(at: usize): i32 { return load<i32>(at, 16) }

// @ts-ignore: decorator
@inline
export function numberIn(at: usize): i32 { return load<i32>(at, 20) }

/** How many cards of the up-card's suit are left after drawing these. */
// @ts-ignore: decorator
@inline
export function upAfter(at: usize, mask: i32): i32 {
  return suitIn(at) == 0 ? load<i32>(at) & ~mask : load<i32>(at)
}
