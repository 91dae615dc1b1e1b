import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { blockFault, MOST_IN_WINDOW, MOST_REPEATED } from './generator-health.ts'

const fixed = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 32)
    bytes.set(
      createHash('sha256')
        .update(`health ${at}`)
        .digest()
        .subarray(0, length - at),
      at,
    )
  return bytes
}

test('the cutoffs match the standard for eight bits per byte and a false alarm rate of 2^-40', () => {
  expect(MOST_REPEATED).toBe(6)
  expect(MOST_IN_WINDOW).toBe(19)
})

test('nz1:15.4 a sound generator passes, including the operating system’s', () => {
  expect(blockFault(fixed(1_000_000))).toBeUndefined()
  expect(blockFault(randomBytes(1_000_000))).toBeUndefined()
})

const sound = fixed(65_536)

const changed = (how: (byte: number, at: number) => number): Uint8Array =>
  Uint8Array.from(sound, (byte, at) => how(byte, at))

/** Broken sources, and the test that finds each. */
const BROKEN: Readonly<Record<string, readonly [Uint8Array, string]>> = {
  'nothing but zeros': [new Uint8Array(65_536), 'repetition count'],
  'one value that it is stuck at': [changed(() => 0xa5), 'repetition count'],
  'stuck for six bytes in the middle': [
    changed((byte, at) => (at >= 40_000 && at < 40_006 ? 7 : byte)),
    'repetition count',
  ],
  'two values by turns': [changed((_, at) => at % 2), 'adaptive proportion'],
  'sixteen values only': [changed(byte => byte & 15), 'adaptive proportion'],
  'one value in every tenth place': [
    changed((byte, at) => (at % 10 === 0 ? 99 : byte)),
    'adaptive proportion',
  ],
  'bits that are nearly all ones': [
    changed((byte, at) => byte | sound[(at * 7 + 1) % 65_536]! | sound[(at * 13 + 2) % 65_536]!),
    'repetition count',
  ],
}

test.each(Object.keys(BROKEN))('detected: %s', name => {
  const [bytes, by] = BROKEN[name]!
  expect(blockFault(bytes)?.test).toBe(by)
})

test('five equal bytes in a row pass, six do not', () => {
  const stuck = (length: number) =>
    changed((byte, at) => {
      if (at >= 1000 && at < 1000 + length) return 200
      return at === 999 || at === 1000 + length ? 201 : byte
    })
  expect(blockFault(stuck(5))).toBeUndefined()
  expect(blockFault(stuck(6))).toEqual({ test: 'repetition count', at: 1005, times: 6 })
})
