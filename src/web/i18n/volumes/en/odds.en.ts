import { ENGLISH as strategy } from '../../../../odds/lunar-poker/strategy/text.ts'
import { compare } from '../../../features/odds/words/compare.en.ts'
import { odds } from '../../../features/odds/words/odds.en.ts'
import { sheet } from '../../../features/odds/words/sheet.en.ts'
import { solved } from '../../../features/odds/words/solved.en.ts'

export const volume = { odds, compare, sheet, solved, strategy }
