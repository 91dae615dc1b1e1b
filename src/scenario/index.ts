import { baccaratStage } from './baccarat.ts'
import { lunarPokerStage } from './lunar-poker.ts'
import { read, type Scenario } from './read.ts'
import { rouletteStage } from './roulette.ts'
import { type Failure, run } from './run.ts'
import { snakeEyesStage } from './snake-eyes.ts'
import type { AnyStage } from './stage.ts'

const STAGES: readonly AnyStage[] = [baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage]

export interface Played {
  readonly scenario: Scenario
  readonly failure: Failure | undefined
}

/** Every scenario of a file, played. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, failure: run(STAGES, scenario) }))
