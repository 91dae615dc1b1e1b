import type { Command } from 'commander'
import type * as z from 'zod'
import type { GameName } from '../games/catalogue.ts'
import { baccarat as baccaratOdds } from './odds/baccarat.ts'
import { lunarPoker as lunarPokerOdds } from './odds/lunar-poker.ts'
import { roulette as rouletteOdds } from './odds/roulette.ts'
import { snakeEyes as snakeEyesOdds } from './odds/snake-eyes.ts'
import { addBaccarat } from './play/baccarat/command.ts'
import { addLunarPoker } from './play/lunar-poker/command.ts'
import { addRoulette } from './play/roulette/command.ts'
import { addSnakeEyes } from './play/snake-eyes/command.ts'
import { baccarat as baccaratRounds } from './settle/baccarat.ts'
import { lunarPoker as lunarPokerRounds } from './settle/lunar-poker.ts'
import { roulette as rouletteRounds } from './settle/roulette.ts'
import { snakeEyes as snakeEyesRounds } from './settle/snake-eyes.ts'
import { baccarat as baccaratSimulated } from './simulate/baccarat.ts'
import { lunarPoker as lunarPokerSimulated } from './simulate/lunar-poker.ts'
import { roulette as rouletteSimulated } from './simulate/roulette.ts'
import { snakeEyes as snakeEyesSimulated } from './simulate/snake-eyes.ts'

/** What the verbs of the command line have for each game, in the order of their help. */

type AddGame = (verb: Command) => void

export const ODDS: readonly AddGame[] = [baccaratOdds, rouletteOdds, snakeEyesOdds, lunarPokerOdds]

export const SIMULATED: readonly AddGame[] = [
  baccaratSimulated,
  rouletteSimulated,
  snakeEyesSimulated,
  lunarPokerSimulated,
]

export const PLAYED: readonly AddGame[] = [addBaccarat, addRoulette, addSnakeEyes, addLunarPoker]

/** Rounds as `settle` decodes and answers them. */
export const SETTLED: Readonly<Record<GameName, z.ZodType>> = {
  baccarat: baccaratRounds,
  roulette: rouletteRounds,
  'snake-eyes': snakeEyesRounds,
  'lunar-poker': lunarPokerRounds,
}
