import {
  fiveCardStrength,
  sixCardStrength,
} from '../../src/games/lunar-poker/s04-hands/evaluator.ts'
import type { Measure } from '../measure.ts'

/** Our evaluator of poker hands compared with two npm packages, if they are installed. */

const HANDS = 1 << 15

/** They rank from the best hand down and we from the lowest up, so both ranks add up to this. */
const TOGETHER = 7463

type Evaluate = (codes: readonly number[]) => number

/** The same hands in every run. */
const hands = (size: 5 | 6): Uint8Array => {
  const all = new Uint8Array(HANDS * size)
  let state = size
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let hand = 0; hand < HANDS; hand += 1) {
    const cards = new Set<number>()
    while (cards.size < size) cards.add(next(52))
    all.set([...cards], hand * size)
  }
  return all
}

/** They encode a card as four times its rank (2 to ace) plus its suit. */
const theirs = (code: number): number => ((code + 12) % 13) * 4 + Math.floor(code / 13)

const FIVES = hands(5)
const SIXES = hands(6)

/** Adds up the strengths of all hands. Each size has its own loop, as in real use. */
const addFives = (): number => {
  let sum = 0
  for (let i = 0; i < FIVES.length; i += 5)
    sum += fiveCardStrength(FIVES[i]!, FIVES[i + 1]!, FIVES[i + 2]!, FIVES[i + 3]!, FIVES[i + 4]!)
  return sum
}

const addSixes = (): number => {
  let sum = 0
  for (let i = 0; i < SIXES.length; i += 6)
    sum += sixCardStrength(
      SIXES[i]!,
      SIXES[i + 1]!,
      SIXES[i + 2]!,
      SIXES[i + 3]!,
      SIXES[i + 4]!,
      SIXES[i + 5]!,
    )
  return sum
}

const strengthOf = ([a = 0, b = 0, c = 0, d = 0, e = 0, f]: readonly number[]): number =>
  f === undefined ? fiveCardStrength(a, b, c, d, e) : sixCardStrength(a, b, c, d, e, f)

const REPEATS = 32

const measure = (size: 5 | 6, name: string, evaluate: Evaluate): Measure => {
  const all = size === 5 ? FIVES : SIXES
  const added = size === 5 ? addFives : addSixes
  const ours = Array.from({ length: HANDS }, (_, hand) => [
    ...all.subarray(hand * size, hand * size + size),
  ])
  const codes = ours.map(hand => hand.map(theirs))
  return {
    name: `poker hands of ${size} cards`,
    reference: name,
    unit: 'hand',
    candidateUnits: HANDS * REPEATS,
    referenceUnits: HANDS,
    target: 8,
    isRight: () => codes.every((hand, i) => evaluate(hand) + strengthOf(ours[i]!) === TOGETHER),
    candidate: () => {
      for (let repeat = 0; repeat < REPEATS; repeat += 1) added()
    },
    against: () => {
      let sum = 0
      for (let hand = 0; hand < HANDS; hand += 1) sum += evaluate(codes[hand]!)
      return sum
    },
  }
}

/** The names are variables so that the type check passes without the packages. */
const PACKAGES: Readonly<Record<string, string>> = {
  phe: 'evaluateCardCodes',
  '@pokertools/evaluator': 'evaluate',
}

const evaluatorOf = async (name: string): Promise<Evaluate | undefined> => {
  try {
    const peer = (await import(name)) as Readonly<Record<string, Evaluate | undefined>> & {
      readonly default?: Readonly<Record<string, Evaluate | undefined>>
    }
    return peer[PACKAGES[name]!] ?? peer.default?.[PACKAGES[name]!]
  } catch {
    return undefined
  }
}

/** One figure for five cards and one for six, for each installed package. */
export const pokerHands = async (): Promise<readonly Measure[]> => {
  const found: Measure[] = []
  for (const name of Object.keys(PACKAGES)) {
    const evaluate = await evaluatorOf(name)
    if (evaluate) found.push(measure(5, name, evaluate), measure(6, name, evaluate))
  }
  return found
}
