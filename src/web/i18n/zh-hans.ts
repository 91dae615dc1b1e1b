import type { Words } from './en.ts'
import { international, nominees } from './zh-hans/acting.ts'
import { atTable } from './zh-hans/at-table.ts'
import { audit } from './zh-hans/audit.ts'
import { baccarat } from './zh-hans/baccarat.ts'
import { calls } from './zh-hans/calls.ts'
import { books, cards, names } from './zh-hans/cards.ts'
import { cloth } from './zh-hans/cloth.ts'
import { compare } from './zh-hans/compare.ts'
import { corrected } from './zh-hans/corrected.ts'
import { desk } from './zh-hans/desk.ts'
import { fairness } from './zh-hans/fairness.ts'
import { handling, squeeze } from './zh-hans/handling.ts'
import { help, settings } from './zh-hans/help.ts'
import { inspector } from './zh-hans/inspector.ts'
import { line, lobby, nav } from './zh-hans/lobby.ts'
import { lobbyRoads } from './zh-hans/lobby-roads.ts'
import { lunar } from './zh-hans/lunar.ts'
import { odds } from './zh-hans/odds.ts'
import { past } from './zh-hans/past.ts'
import { proof } from './zh-hans/proof.ts'
import { result, roads, why } from './zh-hans/results.ts'
import { rights } from './zh-hans/rights.ts'
import { roulette } from './zh-hans/roulette.ts'
import { rules } from './zh-hans/rules.ts'
import { marks, said } from './zh-hans/said.ts'
import { signs } from './zh-hans/signs.ts'
import { snakeEyes } from './zh-hans/snake-eyes.ts'
import { staff } from './zh-hans/staff.ts'
import { bets, cut, history, side, sign, table } from './zh-hans/table.ts'
import { tournament } from './zh-hans/tournament.ts'
import { typing } from './zh-hans/typing.ts'
import { wall } from './zh-hans/wall.ts'

/** 画面上我们自己的每一个字。规则的条文仍用法律的语言。 */

export const zhHans: Words = {
  nav,
  lobby,
  line,
  table,
  bets,
  cut,
  result,
  why,
  side,
  roads,
  sign,
  history,
  rules,
  fairness,
  odds,
  inspector,
  settings,
  help,
  cards,
  books,
  atTable,
  said,
  marks,
  audit,
  compare,
  proof,
  wall,
  calls,
  baccarat,
  cloth,
  signs,
  nominees,
  international,
  handling,
  corrected,
  lobbyRoads,
  rights,
  squeeze,
  snakeEyes,
  lunar,
  past,
  staff,
  tournament,
  typing,
  desk,
  names,
  roulette,
  failed: '本页出了错。请重新载入；您的注由赌桌保存着。',
}
