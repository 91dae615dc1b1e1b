import { REFUSALS } from '../../../app/words/refusals.en.ts'
import { line, lobby, nav } from '../../../features/lobby/words/lobby.en.ts'
import { lobbyRoads } from '../../../features/lobby/words/lobby-roads.en.ts'
import { tiles } from '../../../features/lobby/words/tiles.en.ts'
import { tournaments } from '../../../features/lobby/words/tournaments.en.ts'
import { shell } from '../../../features/table/words/shell.en.ts'
import { books, cards, names } from '../../../ui/words/cards.en.ts'
import { games } from '../../games.en.ts'
import { marks } from '../../marks.en.ts'

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
  failed: 'Something went wrong on this page. Reload it; your bets are kept at the table.',
  templates: REFUSALS,
}
