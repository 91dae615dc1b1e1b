import { coach } from '../../../features/coach/words/coach.zh-hant.ts'
import { help, settings } from '../../../features/help/words/help.zh-hant.ts'
import { howTo } from '../../../features/help/words/how-to.zh-hant.ts'
import { rules } from '../../../features/rules/words/rules.zh-hant.ts'

export const volume = { help, settings, howTo, coach, rules }
