import type { GameName } from '../games/catalogue.ts'
import { baccarat } from './baccarat.ts'
import type { Enact } from './law.ts'
import { lunarPoker } from './lunar-poker.ts'
import { roulette } from './roulette.ts'
import { snakeEyes } from './snake-eyes.ts'

/** The laws by which recorded rounds can be settled again. */
export const LAWS: Readonly<Record<GameName, Enact>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
}
