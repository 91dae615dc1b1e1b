import { calls } from '../features/desk/words/calls.zh-hant.ts'
import { desk } from '../features/desk/words/desk.zh-hant.ts'
import { wall } from '../features/desk/words/wall.zh-hant.ts'
import { fairness } from '../features/fairness/words/fairness.zh-hant.ts'
import { proof } from '../features/fairness/words/proof.zh-hant.ts'
import { guide } from '../features/help/words/guide.zh-hant.ts'
import { help, settings } from '../features/help/words/help.zh-hant.ts'
import { audit } from '../features/inspector/words/audit.zh-hant.ts'
import { inspector } from '../features/inspector/words/inspector.zh-hant.ts'
import { line, lobby, nav } from '../features/lobby/words/lobby.zh-hant.ts'
import { lobbyRoads } from '../features/lobby/words/lobby-roads.zh-hant.ts'
import { compare } from '../features/odds/words/compare.zh-hant.ts'
import { odds } from '../features/odds/words/odds.zh-hant.ts'
import { sheet } from '../features/odds/words/sheet.zh-hant.ts'
import { solved } from '../features/odds/words/solved.zh-hant.ts'
import { strategy } from '../features/odds/words/strategy.zh-hant.ts'
import { pit } from '../features/pit/words/pit.zh-hant.ts'
import { past } from '../features/replay/words/past.zh-hant.ts'
import { rules } from '../features/rules/words/rules.zh-hant.ts'
import { atTable } from '../features/settings/words/at-table.zh-hant.ts'
import { staff } from '../features/staff/words/staff.zh-hant.ts'
import { start } from '../features/start/words/start.zh-hant.ts'
import { corrected } from '../features/table/words/corrected.zh-hant.ts'
import { result, roads, why } from '../features/table/words/results.zh-hant.ts'
import { rights } from '../features/table/words/rights.zh-hant.ts'
import { shell } from '../features/table/words/shell.zh-hant.ts'
import { signs } from '../features/table/words/signs.zh-hant.ts'
import { bets, cut, history, side, sign, table } from '../features/table/words/table.zh-hant.ts'
import { typing } from '../features/table/words/typing.zh-hant.ts'
import { tournament } from '../features/tournament/words/tournament.zh-hant.ts'
import { international, nominees } from '../games/baccarat/words/acting.zh-hant.ts'
import { baccarat } from '../games/baccarat/words/baccarat.zh-hant.ts'
import { cloth } from '../games/baccarat/words/cloth.zh-hant.ts'
import { handling, squeeze } from '../games/baccarat/words/handling.zh-hant.ts'
import { lunar } from '../games/lunar-poker/words/lunar.zh-hant.ts'
import { roulette } from '../games/roulette/words/roulette.zh-hant.ts'
import { snakeEyes } from '../games/snake-eyes/words/snake-eyes.zh-hant.ts'
import { books, cards, names } from '../ui/words/cards.zh-hant.ts'
import type { Words } from './en.ts'
import { marks } from './marks.zh-hant.ts'
import { templates } from './templates.zh-hant.ts'

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
  sheet,
  solved,
  strategy,
  inspector,
  settings,
  help,
  cards,
  books,
  atTable,
  templates,
  marks,
  audit,
  compare,
  proof,
  wall,
  calls,
  baccarat,
  cloth,
  signs,
  shell,
  guide,
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
  pit,
  start,
  staff,
  tournament,
  typing,
  desk,
  names,
  roulette,
  failed: '本頁出了錯。請重新載入；您的注由賭桌儲存著。',
}
