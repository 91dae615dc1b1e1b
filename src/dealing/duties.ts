import type { GameName } from '../games/catalogue.ts'
import { baccaratDuties } from './baccarat.ts'
import type { Duties } from './duty.ts'
import { lunarPokerDuties } from './lunar-poker.ts'
import { rouletteDuties } from './roulette.ts'
import { snakeEyesDuties } from './snake-eyes.ts'
import { baccarat } from './turns/baccarat.ts'
import { lunarPoker } from './turns/lunar-poker.ts'
import { roulette } from './turns/roulette.ts'
import { snakeEyes } from './turns/snake-eyes.ts'
import type { Turns } from './turns/turn.ts'

/** The duties of each game's virtual dealer. */
export const DUTIES: Readonly<Record<GameName, Duties<never>>> = {
  baccarat: baccaratDuties,
  roulette: rouletteDuties,
  'snake-eyes': snakeEyesDuties,
  'lunar-poker': lunarPokerDuties,
}

/** The choices of the patrons in each game. */
export const TURNS: Readonly<Record<GameName, Turns<never>>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
}
