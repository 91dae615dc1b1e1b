import { volume as baccarat } from './volumes/baccarat.en.ts'
import { volume as desk } from './volumes/desk.en.ts'
import { volume as help } from './volumes/help.en.ts'
import { volume as inspector } from './volumes/inspector.en.ts'
import { volume as limits } from './volumes/limits.en.ts'
import { volume as lunarPoker } from './volumes/lunar-poker.en.ts'
import { volume as odds } from './volumes/odds.en.ts'
import { volume as roulette } from './volumes/roulette.en.ts'
import { volume as snakeEyes } from './volumes/snake-eyes.en.ts'
import { volume as start } from './volumes/start.en.ts'
import { volume as table } from './volumes/table.en.ts'
import { volume as tournament } from './volumes/tournament.en.ts'

/**
 * Every word of ours on a screen. Sentences of the rules stay in the language of the law. Screens use only the type:
 * a page loads the volumes it needs.
 */

export const en = {
  ...start,
  ...table,
  ...baccarat,
  ...roulette,
  ...snakeEyes,
  ...lunarPoker,
  ...tournament,
  ...desk,
  ...odds,
  ...inspector,
  ...help,
  ...limits,
}

export type Words = typeof en
