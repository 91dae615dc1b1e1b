import { baccaratStage } from './baccarat.ts'
import { lunarPokerStage } from './lunar-poker.ts'
import { read, type Scenario } from './read.ts'
import { type Failure, run } from './run.ts'
import type { AnyStage } from './stage.ts'

const STAGES: readonly AnyStage[] = [baccaratStage, lunarPokerStage]

export interface Played {
  readonly scenario: Scenario
  readonly failure: Failure | undefined
}

/** Every scenario of a file, played. */
export const play = (text: string): readonly Played[] =>
  read(text).map(scenario => ({ scenario, failure: run(STAGES, scenario) }))
