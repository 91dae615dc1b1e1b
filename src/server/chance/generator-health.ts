/**
 * Whether the generator still works: the two health tests of NIST SP 800-90B, 4.4, on a block of
 * raw bytes. They find a source that is stuck or has lost most of its variety. The battery (`npm
 * run battery`) finds subtler faults. No draw uses a tested block.
 */

/** Probability of a false alarm, for each position where a run may begin. */
const FALSE_ALARM = 2 ** -40

/** Assumed entropy per byte of the operating system's generator, in bits. */
const BITS = 8

/** Window of the adaptive proportion test, in bytes. */
const WINDOW = 512

export interface Broken {
  readonly test: 'repetition count' | 'adaptive proportion'
  /** Position in the block, and the count of the byte up to there. */
  readonly at: number
  readonly times: number
}

/** Repetition-count cutoff. */
export const MOST_REPEATED = 1 + Math.ceil(-Math.log2(FALSE_ALARM) / BITS)

/** Probability that a window holds its first byte at least this often. */
const atLeast = (count: number): number => {
  const p = 2 ** -BITS
  let chance = (1 - p) ** WINDOW
  let sum = 0
  for (let k = 0; k <= WINDOW; k += 1) {
    if (k >= count) sum += chance
    chance *= ((WINDOW - k) / (k + 1)) * (p / (1 - p))
  }
  return sum
}

/** Adaptive-proportion cutoff. */
export const MOST_IN_WINDOW = ((): number => {
  let count = 1
  while (atLeast(count) > FALSE_ALARM) count += 1
  return count
})()

const repeated = (bytes: Uint8Array): Broken | undefined => {
  let times = 0
  for (let at = 0; at < bytes.length; at += 1) {
    times = bytes[at] === bytes[at - 1] ? times + 1 : 1
    if (times >= MOST_REPEATED) return { test: 'repetition count', at, times }
  }
  return undefined
}

const crowded = (bytes: Uint8Array): Broken | undefined => {
  for (let from = 0; from + WINDOW <= bytes.length; from += WINDOW) {
    let times = 0
    for (let at = from; at < from + WINDOW; at += 1) {
      if (bytes[at] === bytes[from]) times += 1
      if (times >= MOST_IN_WINDOW) return { test: 'adaptive proportion', at, times }
    }
  }
  return undefined
}

/** The fault in a block of raw bytes, or undefined. */
export const blockFault = (bytes: Uint8Array): Broken | undefined =>
  repeated(bytes) ?? crowded(bytes)
