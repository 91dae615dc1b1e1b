import { international, nominees } from './en/acting.ts'
import { atTable } from './en/at-table.ts'
import { audit } from './en/audit.ts'
import { baccarat } from './en/baccarat.ts'
import { calls } from './en/calls.ts'
import { books, cards, names } from './en/cards.ts'
import { cloth } from './en/cloth.ts'
import { compare } from './en/compare.ts'
import { corrected } from './en/corrected.ts'
import { desk } from './en/desk.ts'
import { fairness } from './en/fairness.ts'
import { handling, squeeze } from './en/handling.ts'
import { help, settings } from './en/help.ts'
import { inspector } from './en/inspector.ts'
import { line, lobby, nav } from './en/lobby.ts'
import { lobbyRoads } from './en/lobby-roads.ts'
import { lunar } from './en/lunar.ts'
import { odds } from './en/odds.ts'
import { past } from './en/past.ts'
import { proof } from './en/proof.ts'
import { result, roads, why } from './en/results.ts'
import { rights } from './en/rights.ts'
import { roulette } from './en/roulette.ts'
import { rules } from './en/rules.ts'
import { marks, said } from './en/said.ts'
import { signs } from './en/signs.ts'
import { snakeEyes } from './en/snake-eyes.ts'
import { staff } from './en/staff.ts'
import { bets, cut, history, side, sign, table } from './en/table.ts'
import { tournament } from './en/tournament.ts'
import { typing } from './en/typing.ts'
import { wall } from './en/wall.ts'

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
  desk,
  names,
  roulette,
  tournament,
  typing,
  failed: 'Something went wrong on this page. Reload it; your wagers are kept by the table.',
}

export type Words = typeof en
