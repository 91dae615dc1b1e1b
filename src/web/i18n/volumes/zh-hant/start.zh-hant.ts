import { REFUSALS as OF_THE_HOUSE } from '../../../app/words/refusals.zh-hant.ts'
import { line, lobby, nav } from '../../../features/lobby/words/lobby.zh-hant.ts'
import { lobbyRoads } from '../../../features/lobby/words/lobby-roads.zh-hant.ts'
import { tiles } from '../../../features/lobby/words/tiles.zh-hant.ts'
import { TITLES } from '../../../features/lobby/words/titles.zh-hant.ts'
import { tournaments } from '../../../features/lobby/words/tournaments.zh-hant.ts'
import { shell } from '../../../features/table/words/shell.zh-hant.ts'
import { books, cards, names } from '../../../ui/words/cards.zh-hant.ts'
import { games } from '../../games.zh-hant.ts'
import { marks } from '../../marks.zh-hant.ts'

export const volume = {
  nav,
  lobby,
  line,
  marks,
  books,
  cards,
  names,
  games,
  lobbyRoads,
  tiles,
  tournaments,
  shell,
  failed: '本頁出了錯。請重新載入；您的注由賭桌儲存著。',
  /** The one call that every table with cards or a wheel makes. */
  templates: { 'No more bets': '停止下注', ...OF_THE_HOUSE, ...TITLES },
}
