import type { GameName } from '../games/catalogue.ts'
import { baccaratTheory } from './theory/baccarat.ts'
import { lunarPokerTheory } from './theory/lunar-poker.ts'
import { rouletteTheory } from './theory/roulette.ts'
import { snakeEyesTheory } from './theory/snake-eyes.ts'
import type { Theory } from './theory/theory.ts'

/** The odds of every game, and what they say of a table with the terms that it displays. */

export { baccaratOdds } from './baccarat.ts'
export { superBetOdds } from './lunar-poker.ts'
export { rouletteOdds } from './roulette.ts'
export { snakeEyesOdds } from './snake-eyes.ts'

const THEORIES: { readonly [G in GameName]: (elections: never) => Theory } = {
  baccarat: baccaratTheory,
  roulette: rouletteTheory,
  'snake-eyes': snakeEyesTheory,
  'lunar-poker': lunarPokerTheory,
}

const isGame = (game: string): game is GameName => Object.hasOwn(THEORIES, game)

/** `elections`: as a round's record has them. */
export const theoryOf = (game: string, elections: unknown): Theory | undefined =>
  isGame(game) ? THEORIES[game](elections as never) : undefined
