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

export type GameName = keyof typeof CATALOGUE
