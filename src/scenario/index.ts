import { baccaratStage } from './baccarat.ts'
import { lunarPokerStage } from './lunar-poker.ts'
import { read, type Scenario } from './read.ts'
import { rouletteStage } from './roulette.ts'
import { type Performance, perform } from './run.ts'
import { sessionSettings } from './session.ts'
import { snakeEyesStage } from './snake-eyes.ts'
import { type AnySetting, atTable } from './stage.ts'
import { tournamentSetting } from './tournament.ts'

const SETTINGS: readonly AnySetting[] = [
  ...[baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage].map(atTable),
  ...sessionSettings,
  tournamentSetting,
]

export interface Played extends Performance {
  readonly scenario: Scenario
}

/** Every scenario of a file, played. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, ...perform(SETTINGS, scenario) }))
