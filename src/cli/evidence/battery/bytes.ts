import { beyondChiSquare, upperGamma } from '../../../odds/numbers/special-functions.ts'
import { drawTests } from './draws.ts'
import { chiSquare, type FairnessTest } from './fit-test.ts'
import type { Secrets } from './sources.ts'

/** Questions about raw bytes, before anything is drawn from them. */

/** Bytes of consecutive secrets, as the server uses them. */
export const rawBytes = (count: number, secrets: Secrets): Uint8Array => {
  const bytes = Buffer.alloc(count)
  for (let at = 0; at < count; ) at += bytes.write(secrets(), at, 'hex')
  return bytes
}

const countsOf = (bytes: Uint8Array): Float64Array => {
  const counts = new Float64Array(256)
  for (let i = 0; i < bytes.length; i += 1) counts[bytes[i]!]! += 1
  return counts
}

/** In bits per byte; 8 is the maximum. */
export const entropy = (bytes: Uint8Array): number =>
  countsOf(bytes).reduce(
    (sum, count) => sum - (count ? (count / bytes.length) * Math.log2(count / bytes.length) : 0),
    0,
  )

/** The entropy missing from 8 bits, times twice the count, has a chi-square distribution. */
const missing = (bytes: Uint8Array): number =>
  beyondChiSquare(2 * Math.LN2 * bytes.length * (8 - entropy(bytes)), 255)

/** Two bytes as one number: all 65 536 are equally likely. */
const doubles = (bytes: Uint8Array): number => {
  const counts = new Float64Array(65_536)
  for (let i = 0; i + 1 < bytes.length; i += 2) counts[bytes[i]! * 256 + bytes[i + 1]!]! += 1
  const seen = Math.floor(bytes.length / 2)
  return chiSquare(counts, () => seen / 65_536)
}

/** Blocks of 20 000 bits, with the bounds of FIPS 140-2. */
export const BLOCK = 2500

// biome-ignore format: set as printed
const RUNS: readonly (readonly [least: number, most: number])[] = [
  [2315, 2685], [1114, 1386], [527, 723], [240, 384], [103, 209], [103, 209],
]
const LONGEST = 26

const within = (x: number, least: number, most: number): boolean => x > least && x < most

const onesIn = (bytes: Uint8Array): number => {
  let ones = 0
  for (const byte of bytes) for (let rest = byte; rest > 0; rest &= rest - 1) ones += 1
  return ones
}

/** How much the counts of the sixteen half bytes differ from equal counts. */
const poker = (bytes: Uint8Array): number => {
  const counts = new Array<number>(16).fill(0)
  for (const byte of bytes) {
    counts[byte >> 4]! += 1
    counts[byte & 15]! += 1
  }
  const halves = 2 * bytes.length
  return (16 / halves) * counts.reduce((sum, count) => sum + count ** 2, 0) - halves
}

/** Runs of zeros, then of ones, by length: one to five, then six or more; and the longest. */
const runsIn = (bytes: Uint8Array) => {
  const counts = new Int32Array(12)
  let longest = 0
  let length = 0
  let last = bytes[0]! >> 7
  for (let i = 0; i <= bytes.length; i += 1) {
    /** An extra bit after the end closes the last run. */
    const byte = i < bytes.length ? bytes[i]! : (1 - last) << 7
    for (let at = 7; at >= (i < bytes.length ? 0 : 7); at -= 1) {
      const bit = (byte >> at) & 1
      length += 1
      if (bit === last) continue
      const run = length - 1
      counts[last * 6 + (run < 6 ? run : 6) - 1]! += 1
      if (run > longest) longest = run
      last = bit
      length = 1
    }
  }
  return { counts, longest }
}

export type BlockTest = 'ones' | 'halves of bytes' | 'runs' | 'a long run'

/** The tests that a block fails. */
export const failedBy = (block: Uint8Array): readonly BlockTest[] => {
  const { counts, longest } = runsIn(block)
  const areRuns = counts.every((count, i) => count >= RUNS[i % 6]![0] && count <= RUNS[i % 6]![1])
  return [
    ...(within(onesIn(block), 9725, 10_275) ? [] : (['ones'] as const)),
    ...(within(poker(block), 2.16, 46.17) ? [] : (['halves of bytes'] as const)),
    ...(areRuns ? [] : (['runs'] as const)),
    ...(longest < LONGEST ? [] : (['a long run'] as const)),
  ]
}

/** The share of fair blocks that fail, counted over 100 000 blocks. */
const FAIR = 0.0008

/** Whether more blocks fail than a fair coin's would. */
const blocks = (bytes: Uint8Array): number => {
  const all = Math.floor(bytes.length / BLOCK)
  let failed = 0
  for (let i = 0; i < all; i += 1)
    if (failedBy(bytes.subarray(i * BLOCK, (i + 1) * BLOCK)).length > 0) failed += 1
  return failed === 0 ? 1 : 1 - upperGamma(failed, FAIR * all)
}

export const byteTests = (name: string, bytes: Uint8Array): readonly FairnessTest[] => [
  ...drawTests(name, bytes, 256),
  { asks: `${name}: bits for each byte`, p: missing(bytes) },
  { asks: `${name}: two bytes together`, p: doubles(bytes) },
  { asks: `${name}: blocks of 20000 bits`, p: blocks(bytes) },
]
