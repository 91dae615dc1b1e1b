import { volume as baccarat } from './volumes/en/baccarat.en.ts'
import { volume as desk } from './volumes/en/desk.en.ts'
import { volume as help } from './volumes/en/help.en.ts'
import { volume as inspector } from './volumes/en/inspector.en.ts'
import { volume as limits } from './volumes/en/limits.en.ts'
import { volume as lunarPoker } from './volumes/en/lunar-poker.en.ts'
import { volume as odds } from './volumes/en/odds.en.ts'
import { volume as roulette } from './volumes/en/roulette.en.ts'
import { volume as snakeEyes } from './volumes/en/snake-eyes.en.ts'
import { volume as start } from './volumes/en/start.en.ts'
import { volume as table } from './volumes/en/table.en.ts'
import { volume as tournament } from './volumes/en/tournament.en.ts'

/**
 * Every text on our screens. The sentences of the rules stay in the language of the law. Screens
 * import only the type: a page loads the volumes it needs.
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
  templates: { ...start.templates, ...table.templates },
}

export type Words = typeof en
