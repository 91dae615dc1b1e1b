import { guide } from '../../../features/help/words/guide.en.ts'
import { past } from '../../../features/replay/words/past.en.ts'
import { atTable } from '../../../features/settings/words/at-table.en.ts'
import { corrected } from '../../../features/table/words/corrected.en.ts'
import { result, roads, why } from '../../../features/table/words/results.en.ts'
import { rights } from '../../../features/table/words/rights.en.ts'
import { signs } from '../../../features/table/words/signs.en.ts'
import { bets, cut, history, side, sign, table } from '../../../features/table/words/table.en.ts'
import { typing } from '../../../features/table/words/typing.en.ts'
import { templates } from '../../templates.en.ts'

export const volume = {
  table,
  bets,
  cut,
  result,
  why,
  side,
  roads,
  sign,
  history,
  signs,
  corrected,
  rights,
  typing,
  past,
  atTable,
  guide,
  templates,
}
