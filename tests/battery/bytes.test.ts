import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judged } from '../../src/cli/evidence/battery/battery.ts'
import {
  BLOCK,
  type BlockTest,
  byteTests,
  entropy,
  failedBy,
  rawBytes,
} from '../../src/cli/evidence/battery/bytes.ts'
import { fixedSecrets } from '../../src/cli/evidence/battery/sources.ts'

const honest = rawBytes(400_000, fixedSecrets('honest bytes'))

test('raw bytes of the server pass, and so do its blocks except a few in ten thousand', () => {
  expect(judged(byteTests('honest', honest)).failed).toEqual([])
  const blocks = Array.from({ length: 160 }, (_, i) => honest.subarray(i * BLOCK, (i + 1) * BLOCK))
  expect(blocks.filter(block => failedBy(block).length > 0).length).toBeLessThan(3)
})

test('entropy matches its definition', () => {
  expect(entropy(Uint8Array.from({ length: 512 }, (_, i) => i % 256))).toBe(8)
  expect(entropy(Uint8Array.from({ length: 512 }, (_, i) => i % 2))).toBe(1)
  expect(entropy(new Uint8Array(512))).toBe(0)
})

const changed = (how: (byte: number, at: number) => number): Uint8Array =>
  Uint8Array.from(honest, (byte, at) => how(byte, at))

/** The low byte of a linear congruential generator. */
const congruent = (): Uint8Array => {
  let state = 1
  return honest.map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state & 255
  })
}

const TEXT = Buffer.from('the quick brown fox jumps over the lazy dog and does so again, ')

/** Faulty sources, each with the question that must detect it. */
const BAD: Readonly<Record<string, readonly [Uint8Array, finds: string]>> = {
  'nothing but zeros': [changed(() => 0), 'blocks of 20000 bits'],
  'a counter': [changed((_, at) => at & 255), 'correlation, 1 apart'],
  'a sentence over and over': [changed((_, at) => TEXT[at % TEXT.length]!), 'bits for each byte'],
  'the low byte of a linear congruential generator': [congruent(), 'two bytes together'],
  'a bit that is stuck': [changed(byte => byte | 16), 'each number as often'],
  'one bit in a hundred is a one too many': [
    changed((byte, at) => (at % 12 === 0 ? byte | (1 << (at % 8)) : byte)),
    'each number as often',
  ],
  'every byte comes twice': [changed((_, at) => honest[at >> 1]!), 'correlation, 1 apart'],
  'a block that comes again and again': [
    changed((_, at) => honest[at % 4096]!),
    'each number as often',
  ],
  'the letters of a hash instead of its bytes': [
    changed((_, at) =>
      createHash('md5')
        .update(String(at >> 5))
        .digest('hex')
        .charCodeAt(at & 31),
    ),
    'bits for each byte',
  ],
}

test.each(Object.keys(BAD))('the battery detects: %s', name => {
  const [bytes, finds] = BAD[name]!
  const failed = judged(byteTests(name, bytes)).failed.map(({ asks }) => asks.split(': ')[1])
  expect(failed).toContain(finds)
})

const block = (bit: (at: number) => number): Uint8Array =>
  Uint8Array.from({ length: BLOCK }, (_, i) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((byte, at) => (byte << 1) | bit(i * 8 + at), 0),
  )

const fair = honest.subarray(0, BLOCK)
const fairBit = (at: number): number => (fair[at >> 3]! >> (7 - (at & 7))) & 1

/** Blocks with one fault, each with the test that must detect it. */
const BLOCKS: Readonly<Record<string, readonly [Uint8Array, BlockTest]>> = {
  'more ones than zeros': [block(at => (at % 20 === 0 ? 1 : fairBit(at))), 'ones'],
  'only some halves of bytes': [block(at => (at % 4 === 3 ? 0 : fairBit(at))), 'halves of bytes'],
  'zero and one by turns': [block(at => at % 2), 'runs'],
  'twenty-six ones in a row': [
    block(at => (at >= 500 && at < 526 ? 1 : fairBit(at))),
    'a long run',
  ],
}

test('a fair block passes all four', () => expect(failedBy(fair)).toEqual([]))

test.each(Object.keys(BLOCKS))('a block with %s fails', name => {
  const [bytes, by] = BLOCKS[name]!
  expect(failedBy(bytes)).toContain(by)
})

test('a run of twenty-five at the end of a block is counted and passes', () => {
  const last = 8 * BLOCK
  const ends = (length: number) =>
    failedBy(block(at => (at >= last - length ? 1 : at === last - length - 1 ? 0 : fairBit(at))))
  expect(ends(25)).not.toContain('a long run')
  expect(ends(26)).toContain('a long run')
})
