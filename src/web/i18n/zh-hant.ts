import type { Words } from './en.ts'
import { international, nominees } from './zh-hant/acting.ts'
import { atTable } from './zh-hant/at-table.ts'
import { audit } from './zh-hant/audit.ts'
import { baccarat } from './zh-hant/baccarat.ts'
import { calls } from './zh-hant/calls.ts'
import { books, cards, names } from './zh-hant/cards.ts'
import { cloth } from './zh-hant/cloth.ts'
import { compare } from './zh-hant/compare.ts'
import { corrected } from './zh-hant/corrected.ts'
import { desk } from './zh-hant/desk.ts'
import { fairness } from './zh-hant/fairness.ts'
import { handling, squeeze } from './zh-hant/handling.ts'
import { help, settings } from './zh-hant/help.ts'
import { inspector } from './zh-hant/inspector.ts'
import { line, lobby, nav } from './zh-hant/lobby.ts'
import { lobbyRoads } from './zh-hant/lobby-roads.ts'
import { lunar } from './zh-hant/lunar.ts'
import { odds } from './zh-hant/odds.ts'
import { past } from './zh-hant/past.ts'
import { proof } from './zh-hant/proof.ts'
import { result, roads, why } from './zh-hant/results.ts'
import { rights } from './zh-hant/rights.ts'
import { roulette } from './zh-hant/roulette.ts'
import { rules } from './zh-hant/rules.ts'
import { marks, said } from './zh-hant/said.ts'
import { signs } from './zh-hant/signs.ts'
import { snakeEyes } from './zh-hant/snake-eyes.ts'
import { staff } from './zh-hant/staff.ts'
import { bets, cut, history, side, sign, table } from './zh-hant/table.ts'
import { tournament } from './zh-hant/tournament.ts'
import { typing } from './zh-hant/typing.ts'
import { wall } from './zh-hant/wall.ts'

/** 畫面上我們自己的每一個字。規則的條文仍用法律的語言。 */

export const zhHant: Words = {
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
  failed: '本頁出了錯。請重新載入；您的注由賭桌儲存著。',
}
