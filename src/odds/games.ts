import { type GameName, isGame } from '../games/catalogue.ts'
import { type BaccaratQuestion, baccaratSheets } from './par/baccarat.ts'
import { lunarPokerSheets } from './par/lunar-poker.ts'
import { type RouletteQuestion, rouletteSheets } from './par/roulette.ts'
import type { Sheets } from './par/sheets.ts'
import { snakeEyesSheets } from './par/snake-eyes.ts'
import { baccaratTheory } from './theory/baccarat.ts'
import { lunarPokerTheory } from './theory/lunar-poker.ts'
import { rouletteTheory } from './theory/roulette.ts'
import { snakeEyesTheory } from './theory/snake-eyes.ts'
import type { Theory } from './theory/theory.ts'

/** What the odds say about the tables of each game. */

interface Questions extends Record<GameName, object> {
  readonly baccarat: BaccaratQuestion
  readonly roulette: RouletteQuestion
}

const THEORIES: { readonly [G in GameName]: (elections: never) => Theory } = {
  baccarat: baccaratTheory,
  roulette: rouletteTheory,
  'snake-eyes': snakeEyesTheory,
  'lunar-poker': lunarPokerTheory,
}

const SHEETS: { readonly [G in GameName]: Sheets<Questions[G]> } = {
  baccarat: baccaratSheets,
  roulette: rouletteSheets,
  'snake-eyes': snakeEyesSheets,
  'lunar-poker': lunarPokerSheets,
}

/** A game, and which of its tables is meant. */
export type GameQuestion = { [G in GameName]: { readonly of: G } & Questions[G] }[GameName]

export const sheetsOf = (game: GameName): Sheets<GameQuestion> =>
  SHEETS[game] as Sheets<object> as Sheets<GameQuestion>

/** `elections`: as a round's record has them. */
export const theoryOf = (game: string, elections: unknown): Theory | undefined =>
  isGame(game) ? THEORIES[game](elections as never) : undefined
