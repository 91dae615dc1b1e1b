import { compare } from '../../../features/odds/words/compare.zh-hant.ts'
import { odds } from '../../../features/odds/words/odds.zh-hant.ts'
import { sheet } from '../../../features/odds/words/sheet.zh-hant.ts'
import { solved } from '../../../features/odds/words/solved.zh-hant.ts'
import { strategy } from '../../../features/odds/words/strategy.zh-hant.ts'

export const volume = { odds, compare, sheet, solved, strategy }
