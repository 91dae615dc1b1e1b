import { baccarat } from './baccarat/index.ts'
import { lunarPoker } from './lunar-poker/index.ts'
import { roulette } from './roulette/index.ts'
import { snakeEyes } from './snake-eyes/index.ts'

/** Every game that can run, with every rule book for it. */
export const CATALOGUE = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
} as const

export { baccarat, lunarPoker, roulette, snakeEyes }

export type GameName = keyof typeof CATALOGUE

/** What decides a round: a shoe of many rounds, a deck of one round, a wheel, or dice. */
export type Chance = (typeof CATALOGUE)[GameName]['chance']

export const chanceAt = (game: string): Chance | undefined =>
  Object.hasOwn(CATALOGUE, game) ? CATALOGUE[game as GameName].chance : undefined
