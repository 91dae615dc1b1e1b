import { byteTests, rawBytes } from './bytes.ts'
import { drawTests } from './draws.ts'
import type { FairnessTest } from './fit-test.ts'
import { handTests, roundTests } from './outcomes.ts'
import { rankTests, shuffleTests } from './shuffles.ts'
import {
  discards,
  lots,
  numbers,
  ranks,
  rolls,
  type Secrets,
  shoes,
  singleDecks,
  spins,
} from './sources.ts'

/**
 * The battery: all statistical questions at once. An honest generator fails once in a thousand
 * runs, however many questions there are.
 */

const LEVEL = 0.001

export interface Sizes {
  readonly bytes: number
  readonly draws: number
  readonly decks: number
  readonly shoes: number
}

type Part = (sizes: Sizes, secrets: Secrets) => readonly FairnessTest[]

export const PARTS: Readonly<Record<string, Part>> = {
  'raw bytes': ({ bytes }, s) => byteTests('bytes, 256', rawBytes(bytes, s)),
  'faces of dice': ({ draws }, s) => drawTests('dice, 6', rolls(draws, s), 6),
  'a wheel of 37': ({ draws }, s) => drawTests('spins, 37', spins(draws, 37, s), 37),
  'a wheel of 38': ({ draws }, s) => drawTests('spins, 38', spins(draws, 38, s), 38),
  'discards of 52': ({ draws }, s) => drawTests('discards, 52', discards(draws, 52, s), 52),
  'lots of 9': ({ draws }, s) => drawTests('lots, 9', lots(draws, 9, s), 9),
  'numbers below 312': ({ draws }, s) => drawTests('numbers, 312', numbers(draws, 312, s), 312),
  'numbers below 416': ({ draws }, s) => drawTests('numbers, 416', numbers(draws, 416, s), 416),
  'single decks': (sizes, s) => shuffleTests('decks', singleDecks(sizes.decks, s), 52),
  'hands of them': (sizes, s) => handTests('decks', singleDecks(sizes.decks, s)),
  'shoes of eight decks': (sizes, s) => rankTests('shoes', ranks(shoes(sizes.shoes, s)), 416),
  'rounds from them': (sizes, s) => roundTests('shoes', shoes(sizes.shoes, s)),
}

export interface BatteryResult {
  readonly findings: readonly FairnessTest[]
  /** The smallest p allowed for one question, given their number. */
  readonly least: number
  readonly failed: readonly FairnessTest[]
}

export const judged = (findings: readonly FairnessTest[]): BatteryResult => {
  const least = LEVEL / findings.length
  return { findings, least, failed: findings.filter(({ p }) => !(p >= least)) }
}
