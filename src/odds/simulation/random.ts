import { assert } from '../../kernel/assert.ts'

/**
 * A small seeded generator, xoshiro128** by Blackman and Vigna. Use it for simulations, never for a
 * table. The caller keeps its state of four words.
 */
export type Words = Uint32Array

/** Any text is a seed. Each stream of a seed is a separate sequence. */
export const seeded = (seed: string, stream: number): Words => {
  const words = new Uint32Array(4)
  for (let i = 0; i < 4; i += 1) {
    let word = mix(mix(Math.imul(i + 1, 0x9e3779b9)) + stream)
    for (let at = 0; at < seed.length; at += 1) word = mix(word + seed.charCodeAt(at) + 1)
    words[i] = word
  }
  // The generator could never leave the state of all zeros.
  if (words.every(word => word === 0)) words[0] = 1
  return words
}

/** Mixes, so that every bit of the input affects half the bits of the output. */
const mix = (word: number): number => {
  let w = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35)
  return (w ^ (w >>> 16)) >>> 0
}

/**
 * Shuffles cards; every order is equally likely. One word places two cards: sixteen random bits,
 * times the number of cards still to place, choose which one comes last. The words are kept in
 * variables, because this is half the time of a simulation.
 */
export const shuffle = (cards: Uint8Array, words: Words): void => {
  let a = words[0]! | 0
  let b = words[1]! | 0
  let c = words[2]! | 0
  let d = words[3]! | 0
  for (let last = cards.length - 1; last > 0; ) {
    const scrambled = Math.imul(b, 5)
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    const first = Math.imul(word & 0xffff, last + 1)
    const second = Math.imul(word >>> 16, last)
    if ((first & 0xffff) > last && (second & 0xffff) >= last) {
      swap(cards, first >>> 16, last)
      swap(cards, second >>> 16, last - 1)
      last -= 2
    } else if (isFair(first, last + 1)) {
      swap(cards, first >>> 16, last)
      last -= 1
      if (isFair(second, last + 1)) {
        swap(cards, second >>> 16, last)
        last -= 1
      }
    }
  }
  words[0] = a
  words[1] = b
  words[2] = c
  words[3] = d
}

/**
 * If the bound does not divide 65,536, some numbers would come up more often, so some products are
 * rejected. They all have small remainders, so the remainder is checked first.
 */
export const isFair = (product: number, bound: number): boolean =>
  (product & 0xffff) >= 0x10000 % bound

const swap = (cards: Uint8Array, i: number, j: number): void => {
  const card = cards[i]!
  cards[i] = cards[j]!
  cards[j] = card
}

/** Draws numbers below a bound and counts each one. All are equally likely. */
export const drawnNumbers = (words: Words, bound: number, times: number): readonly number[] => {
  const counts = new Array<number>(bound).fill(0)
  for (let left = times; left > 0; left -= 1) counts[numberBelow(bound, words)]! += 1
  return counts
}

const WORDS = 2 ** 32
const BOUNDS = 'a bound is a whole number from 1 to 2^32'

/** One of the numbers below a bound. @param words are changed. */
export const numberBelow = (bound: number, words: Words): number => {
  // A word would not be fair for any other bound, and the loops would not end.
  assert(Number.isInteger(bound) && bound >= 1 && bound <= WORDS, BOUNDS)
  while (bound > 0x10000) {
    const word = nextWord(words) >>> 0
    if (word < WORDS - (WORDS % bound)) return word % bound
  }
  for (;;) {
    const product = (nextWord(words) & 0xffff) * bound
    if (isFair(product, bound)) return product >>> 16
  }
}

/** @param words are changed. */
const nextWord = (words: Words): number => {
  const [a, b, c, d] = words as unknown as [number, number, number, number]
  const scrambled = Math.imul(b, 5)
  words[2] = c ^ a
  words[3] = d ^ b
  words[1] = b ^ words[2]!
  words[0] = a ^ words[3]!
  words[2]! ^= b << 9
  words[3] = (words[3]! << 11) | (words[3]! >>> 21)
  return Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
}

/** One of these. @param words are changed. */
export const oneOf = <T>(among: readonly T[], words: Words): T =>
  among[numberBelow(among.length, words)]!
