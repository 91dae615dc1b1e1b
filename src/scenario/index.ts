import { baccaratStage } from './baccarat/stage.ts'
import { lunarPokerStage } from './lunar-poker/stage.ts'
import { read, type Scenario } from './read.ts'
import { rouletteStage } from './roulette/stage.ts'
import { type Performance, perform } from './run.ts'
import { snakeEyesStage } from './snake-eyes/stage.ts'
import { type AnySetting, atTable } from './stage.ts'
import { sessionSettings } from './tournament/session.ts'
import { tournamentSetting } from './tournament/stage.ts'

const SETTINGS: readonly AnySetting[] = [
  ...[baccaratStage, rouletteStage, snakeEyesStage, lunarPokerStage].map(atTable),
  ...sessionSettings,
  tournamentSetting,
]

export interface Played extends Performance {
  readonly scenario: Scenario
}

/** Plays every scenario of a file. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, ...perform(SETTINGS, scenario) }))
