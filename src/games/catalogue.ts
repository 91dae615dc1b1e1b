import { baccarat } from './baccarat/index.ts'
import { lunarPoker } from './lunar-poker/index.ts'
import { roulette } from './roulette/index.ts'
import { snakeEyes } from './snake-eyes/index.ts'

/** The catalogue: every game that can be run, with every book it can be run by. */
export const CATALOGUE = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
} as const

export type GameName = keyof typeof CATALOGUE
