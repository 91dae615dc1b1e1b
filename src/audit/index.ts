import type { GameName } from '../games/catalogue.ts'
import { BACCARAT } from './baccarat.ts'
import type { Audited } from './game.ts'
import { LUNAR_POKER } from './lunar-poker.ts'
import { ROULETTE } from './roulette.ts'
import { SNAKE_EYES } from './snake-eyes.ts'

export { judgeBaccarat } from './baccarat.ts'
export { type Difference, KINDS, type Kind, money } from './difference.ts'
export type { Judge } from './game.ts'
export { judgeLunarPoker } from './lunar-poker.ts'
export { judgeRoulette } from './roulette.ts'
export { type Row, Unreadable } from './row.ts'
export { judgeSnakeEyes } from './snake-eyes.ts'
export type { Tested } from './statistics.ts'
export type { Terms } from './wager.ts'

/** The fields of each game that a column map can name. */
export const AUDITED: Readonly<Record<GameName, Audited>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'snake-eyes': SNAKE_EYES,
  'lunar-poker': LUNAR_POKER,
}
