import { help, settings } from '../../features/help/words/help.zh-hant.ts'
import { rules } from '../../features/rules/words/rules.zh-hant.ts'

export const volume = { help, settings, rules }
