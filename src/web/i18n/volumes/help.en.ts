import { help, settings } from '../../features/help/words/help.en.ts'
import { rules } from '../../features/rules/words/rules.en.ts'

export const volume = { help, settings, rules }
