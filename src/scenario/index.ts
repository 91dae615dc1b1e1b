import { baccaratStage } from './baccarat.ts'
import { lunarPokerStage } from './lunar-poker.ts'
import { read, type Scenario } from './read.ts'
import { rouletteStage } from './roulette.ts'
import { type Failure, run } from './run.ts'
import { sessionSettings } from './session.ts'
import { snakeEyesStage } from './snake-eyes.ts'
import { type AnySetting, atTable } from './stage.ts'
import { tournamentSetting } from './tournament.ts'

const SETTINGS: readonly AnySetting[] = [
  ...[baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage].map(atTable),
  ...sessionSettings,
  tournamentSetting,
]

export interface Played {
  readonly scenario: Scenario
  readonly failure: Failure | undefined
}

/** Every scenario of a file, played. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, failure: run(SETTINGS, scenario) }))
