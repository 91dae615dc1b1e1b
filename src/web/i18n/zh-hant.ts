import type { Words } from './en.ts'
import { volume as baccarat } from './volumes/zh-hant/baccarat.zh-hant.ts'
import { volume as desk } from './volumes/zh-hant/desk.zh-hant.ts'
import { volume as help } from './volumes/zh-hant/help.zh-hant.ts'
import { volume as inspector } from './volumes/zh-hant/inspector.zh-hant.ts'
import { volume as limits } from './volumes/zh-hant/limits.zh-hant.ts'
import { volume as lunarPoker } from './volumes/zh-hant/lunar-poker.zh-hant.ts'
import { volume as odds } from './volumes/zh-hant/odds.zh-hant.ts'
import { volume as roulette } from './volumes/zh-hant/roulette.zh-hant.ts'
import { volume as snakeEyes } from './volumes/zh-hant/snake-eyes.zh-hant.ts'
import { volume as start } from './volumes/zh-hant/start.zh-hant.ts'
import { volume as table } from './volumes/zh-hant/table.zh-hant.ts'
import { volume as tournament } from './volumes/zh-hant/tournament.zh-hant.ts'

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
