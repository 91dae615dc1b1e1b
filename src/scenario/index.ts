import { baccaratStage } from './baccarat/stage.ts'
import { readScenarios, type Scenario } from './language/scenario-text.ts'
import { type Mistake, understand } from './line-meaning.ts'
import { lunarPokerStage } from './lunar-poker/stage.ts'
import { rouletteStage } from './roulette/stage.ts'
import { type Performance, perform } from './run.ts'
import { snakeEyesStage } from './snake-eyes/stage.ts'
import { type AnySetting, atTable } from './stage.ts'
import { sessionSettings } from './tournament/session.ts'
import { tournamentSetting } from './tournament/stage.ts'

export const SETTINGS: readonly AnySetting[] = [
  ...[baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage].map(atTable),
  ...sessionSettings,
  tournamentSetting,
]

export interface Played extends Performance {
  readonly scenario: Scenario
}

/** Reads every scenario of a file without playing it. */
export const lint = (text: string): readonly Mistake[] =>
  readScenarios(text).flatMap(scenario => understand(SETTINGS, scenario).mistakes)

/** Plays every scenario of a file. */
export const play = (text: string): readonly Played[] =>
  readScenarios(text).map(scenario => ({ scenario, ...perform(SETTINGS, scenario) }))
