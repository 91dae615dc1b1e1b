import { isFair, numberBelow, seeded, type Words } from '../simulation/random.ts'

/**
 * The random numbers of a block of shoes: four generators side by side, as in a SIMD register, and
 * a fifth that replaces numbers the four had to reject. Every kernel draws the same numbers.
 */
export interface BlockRandomness {
  /** [generator] its four words. */
  readonly four: readonly Words[]
  readonly fifth: Words
}

const GENERATORS = 5

export const chanceOf = (seed: string, block: number): BlockRandomness => {
  const [fifth, ...four] = Array.from({ length: GENERATORS }, (_, i) =>
    seeded(seed, block * GENERATORS + i),
  )
  return { four, fifth: fifth! }
}

/** @rule nz5:7.6 nz5-old:7.6 the least number of cards behind the cutting card. */
export const BEHIND = 20

/**
 * How many cards of a shoe need to be shuffled. The last coup begins at most five cards after the
 * cutting card and takes six. Swaps are drawn eight at a time.
 */
export const orderedOf = (cards: number): number => Math.ceil((cards - BEHIND + 11) / 8) * 8

/**
 * A Fisher-Yates shuffle: [place] the same or a later place with which each place swaps its card.
 * One word of each generator gives eight swaps of sixteen bits each.
 * @param swaps is filled: one for each card to shuffle.
 */
export const drawSwaps = (
  swaps: Uint16Array,
  cards: number,
  { four, fifth }: BlockRandomness,
): void => {
  const inVain: number[] = []
  four.forEach((words, i) => {
    drawEvery(swaps, cards, words, 2 * i, inVain)
  })
  inVain.sort((one, other) => one - other)
  for (const place of inVain) swaps[place] = place + numberBelow(cards - place, fifth)
}

/** Two places of every eight. Keeping the words in variables makes it three times as fast. */
const drawEvery = (
  swaps: Uint16Array,
  cards: number,
  words: Words,
  from: number,
  inVain: number[],
): void => {
  let a = words[0]! | 0
  let b = words[1]! | 0
  let c = words[2]! | 0
  let d = words[3]! | 0
  for (let place = from; place < swaps.length; place += 8) {
    const scrambled = Math.imul(b, 5)
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    const left = cards - place
    const first = Math.imul(word & 0xffff, left)
    const second = Math.imul(word >>> 16, left - 1)
    swaps[place] = place + (first >>> 16)
    swaps[place + 1] = place + 1 + (second >>> 16)
    if ((first & 0xffff) < left || (second & 0xffff) < left) {
      if (!isFair(first, left)) inVain.push(place)
      if (!isFair(second, left - 1)) inVain.push(place + 1)
    }
  }
  words[0] = a
  words[1] = b
  words[2] = c
  words[3] = d
}
