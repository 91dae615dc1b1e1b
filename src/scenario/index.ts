import { baccaratStage } from './baccarat.ts'
import { lunarPokerStage } from './lunar-poker.ts'
import { read, type Scenario } from './read.ts'
import { rouletteStage } from './roulette.ts'
import { type Performance, perform } from './run.ts'
import { snakeEyesStage } from './snake-eyes.ts'
import type { AnyStage } from './stage.ts'

const STAGES: readonly AnyStage[] = [baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage]

export interface Played extends Performance {
  readonly scenario: Scenario
}

/** Every scenario of a file, played. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, ...perform(STAGES, scenario) }))
