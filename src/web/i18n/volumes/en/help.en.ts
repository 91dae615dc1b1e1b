import { coach } from '../../../features/coach/words/coach.en.ts'
import { help, settings } from '../../../features/help/words/help.en.ts'
import { howTo } from '../../../features/help/words/how-to.en.ts'
import { rules } from '../../../features/rules/words/rules.en.ts'

export const volume = { help, settings, howTo, coach, rules }
