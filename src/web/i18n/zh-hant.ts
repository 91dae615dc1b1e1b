import type { Words } from './en.ts'
import { volume as baccarat } from './volumes/baccarat.zh-hant.ts'
import { volume as desk } from './volumes/desk.zh-hant.ts'
import { volume as help } from './volumes/help.zh-hant.ts'
import { volume as inspector } from './volumes/inspector.zh-hant.ts'
import { volume as limits } from './volumes/limits.zh-hant.ts'
import { volume as lunarPoker } from './volumes/lunar-poker.zh-hant.ts'
import { volume as odds } from './volumes/odds.zh-hant.ts'
import { volume as roulette } from './volumes/roulette.zh-hant.ts'
import { volume as snakeEyes } from './volumes/snake-eyes.zh-hant.ts'
import { volume as start } from './volumes/start.zh-hant.ts'
import { volume as table } from './volumes/table.zh-hant.ts'
import { volume as tournament } from './volumes/tournament.zh-hant.ts'

/** 畫面上我們自己的每一個字。規則的條文仍用法律的語言。 */

export const zhHant: Words = {
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
  templates: {
    ...start.templates,
    ...table.templates,
    ...baccarat.templates,
    ...roulette.templates,
    ...snakeEyes.templates,
    ...lunarPoker.templates,
    ...tournament.templates,
    ...desk.templates,
  },
}
