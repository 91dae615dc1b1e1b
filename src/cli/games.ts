import type * as z from 'zod'
import type { GameName } from '../games/catalogue.ts'
import type { Laws } from '../what-if/comparison.ts'
import type { AuditedGame } from './audit/game.ts'
import type { Player } from './bots/player.ts'
import type { AddGame } from './game-verb.ts'

/**
 * What each verb of the command line needs from each game, in the order of the help. A verb loads
 * only its own parts.
 */

export const oddsOfGames = async (): Promise<readonly AddGame[]> => [
  (await import('./odds/baccarat.ts')).baccarat,
  (await import('./odds/roulette.ts')).roulette,
  (await import('./odds/snake-eyes.ts')).snakeEyes,
  (await import('./odds/lunar-poker.ts')).lunarPoker,
]

export const parOfGames = async (): Promise<readonly AddGame[]> => [
  (await import('./par/baccarat.ts')).baccarat,
  (await import('./par/roulette.ts')).roulette,
  (await import('./par/snake-eyes.ts')).snakeEyes,
  (await import('./par/lunar-poker.ts')).lunarPoker,
]

export const simulatedGames = async (): Promise<readonly AddGame[]> => [
  (await import('./simulate/baccarat.ts')).baccarat,
  (await import('./simulate/roulette.ts')).roulette,
  (await import('./simulate/snake-eyes.ts')).snakeEyes,
  (await import('./simulate/lunar-poker.ts')).lunarPoker,
]

export const playedGames = async (): Promise<readonly AddGame[]> => [
  (await import('./play/baccarat/command.ts')).addBaccarat,
  (await import('./play/roulette/command.ts')).addRoulette,
  (await import('./play/snake-eyes/command.ts')).addSnakeEyes,
  (await import('./play/lunar-poker/command.ts')).addLunarPoker,
]

/** The rounds that `settle` decodes and answers. */
export const settledGames = async (): Promise<Readonly<Record<GameName, z.ZodType>>> => ({
  baccarat: (await import('./settle/baccarat.ts')).baccarat,
  roulette: (await import('./settle/roulette.ts')).roulette,
  'snake-eyes': (await import('./settle/snake-eyes.ts')).snakeEyes,
  'lunar-poker': (await import('./settle/lunar-poker.ts')).lunarPoker,
})

/** How bots play each game. */
export const playersOfGames = async (): Promise<Readonly<Record<GameName, Player<never>>>> => ({
  baccarat: (await import('./bots/baccarat.ts')).baccarat,
  roulette: (await import('./bots/roulette.ts')).roulette,
  'snake-eyes': (await import('./bots/snake-eyes.ts')).snakeEyes,
  'lunar-poker': (await import('./bots/lunar-poker.ts')).lunarPoker,
})

/** What `audit` reads and judges. */
export const auditedGames = async (): Promise<Readonly<Record<GameName, AuditedGame>>> => ({
  baccarat: (await import('./audit/baccarat.ts')).baccarat,
  roulette: (await import('./audit/roulette.ts')).roulette,
  'snake-eyes': (await import('./audit/snake-eyes.ts')).snakeEyes,
  'lunar-poker': (await import('./audit/lunar-poker.ts')).lunarPoker,
})

/** The laws by which `what-if` settles recorded rounds again. */
export const whatIfGames = async (): Promise<Laws> => ({
  baccarat: (await import('../what-if/baccarat.ts')).enact,
  roulette: (await import('../what-if/roulette.ts')).enact,
  'snake-eyes': (await import('../what-if/snake-eyes.ts')).enact,
  'lunar-poker': (await import('../what-if/lunar-poker.ts')).enact,
})
