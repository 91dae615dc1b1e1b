import { ENGLISH } from '../../odds/lunar-poker/strategy/text.ts'
import { calls } from '../features/desk/words/calls.en.ts'
import { desk } from '../features/desk/words/desk.en.ts'
import { wall } from '../features/desk/words/wall.en.ts'
import { fairness } from '../features/fairness/words/fairness.en.ts'
import { proof } from '../features/fairness/words/proof.en.ts'
import { guide } from '../features/help/words/guide.en.ts'
import { help, settings } from '../features/help/words/help.en.ts'
import { audit } from '../features/inspector/words/audit.en.ts'
import { inspector } from '../features/inspector/words/inspector.en.ts'
import { line, lobby, nav } from '../features/lobby/words/lobby.en.ts'
import { lobbyRoads } from '../features/lobby/words/lobby-roads.en.ts'
import { compare } from '../features/odds/words/compare.en.ts'
import { odds } from '../features/odds/words/odds.en.ts'
import { sheet } from '../features/odds/words/sheet.en.ts'
import { solved } from '../features/odds/words/solved.en.ts'
import { pit } from '../features/pit/words/pit.en.ts'
import { past } from '../features/replay/words/past.en.ts'
import { rules } from '../features/rules/words/rules.en.ts'
import { atTable } from '../features/settings/words/at-table.en.ts'
import { staff } from '../features/staff/words/staff.en.ts'
import { start } from '../features/start/words/start.en.ts'
import { corrected } from '../features/table/words/corrected.en.ts'
import { result, roads, why } from '../features/table/words/results.en.ts'
import { rights } from '../features/table/words/rights.en.ts'
import { shell } from '../features/table/words/shell.en.ts'
import { signs } from '../features/table/words/signs.en.ts'
import { bets, cut, history, side, sign, table } from '../features/table/words/table.en.ts'
import { typing } from '../features/table/words/typing.en.ts'
import { tournament } from '../features/tournament/words/tournament.en.ts'
import { international, nominees } from '../games/baccarat/words/acting.en.ts'
import { baccarat } from '../games/baccarat/words/baccarat.en.ts'
import { cloth } from '../games/baccarat/words/cloth.en.ts'
import { handling, squeeze } from '../games/baccarat/words/handling.en.ts'
import { lunar } from '../games/lunar-poker/words/lunar.en.ts'
import { roulette } from '../games/roulette/words/roulette.en.ts'
import { snakeEyes } from '../games/snake-eyes/words/snake-eyes.en.ts'
import { books, cards, names } from '../ui/words/cards.en.ts'
import { marks } from './marks.en.ts'
import { templates } from './templates.en.ts'

/** Every word of ours on a screen. Sentences of the rules stay in the language of the law. */

export const en = {
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
  strategy: ENGLISH,
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
  desk,
  names,
  roulette,
  tournament,
  typing,
  failed: 'Something went wrong on this page. Reload it; your wagers are kept by the table.',
}

export type Words = typeof en
