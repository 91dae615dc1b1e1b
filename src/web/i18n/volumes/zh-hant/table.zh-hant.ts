import { guide } from '../../../features/help/words/guide.zh-hant.ts'
import { past } from '../../../features/replay/words/past.zh-hant.ts'
import { atTable } from '../../../features/settings/words/at-table.zh-hant.ts'
import { corrected } from '../../../features/table/words/corrected.zh-hant.ts'
import { REFUSALS as OF_TABLES } from '../../../features/table/words/refusals.zh-hant.ts'
import { result, roads, why } from '../../../features/table/words/results.zh-hant.ts'
import { rights } from '../../../features/table/words/rights.zh-hant.ts'
import { signs } from '../../../features/table/words/signs.zh-hant.ts'
import {
  bets,
  cut,
  history,
  side,
  sign,
  table,
} from '../../../features/table/words/table.zh-hant.ts'
import { typing } from '../../../features/table/words/typing.zh-hant.ts'

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
  templates: { '{pays} to 1': '1 賠 {pays}', '{pays} to {to}': '{to} 賠 {pays}', ...OF_TABLES },
}
