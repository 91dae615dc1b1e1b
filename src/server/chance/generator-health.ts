/**
 * Whether the generator still lives: the two health tests of NIST SP 800-90B, 4.4, on a block of raw
 * bytes. They find a source that is stuck or has lost most of its variety; what is subtler is for the
 * battery (`npm run battery`). A block is thrown away once it was looked at.
 */

/** How seldom a sound generator may be called a broken one: for each place where a run may begin. */
const FALSE_ALARM = 2 ** -40

/** What a byte of the operating system's generator is worth, in bits. */
const BITS = 8

/** How many bytes are counted together. */
const WINDOW = 512

export interface Broken {
  readonly test: 'repetition count' | 'adaptive proportion'
  /** Where in the block it was found out, and how often the byte had come by then. */
  readonly at: number
  readonly times: number
}

/** So many equal bytes in a row are none of chance. */
export const MOST_REPEATED = 1 + Math.ceil(-Math.log2(FALSE_ALARM) / BITS)

/** How likely at least so many of a window are the one byte that is counted. */
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

/** So many in a window that are equal to its first are none of chance. */
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

/** What is wrong with a block of raw bytes; nothing if it looks alive. */
export const brokenIn = (bytes: Uint8Array): Broken | undefined => repeated(bytes) ?? crowded(bytes)
