import { CALLS as LUNAR_CALLS } from '../../../games/lunar-poker/words/calls.zh-hant.ts'
import { lunar } from '../../../games/lunar-poker/words/lunar.zh-hant.ts'
import { REFUSALS as OF_LUNAR_POKER } from '../../../games/lunar-poker/words/refusals.zh-hant.ts'

export const volume = { lunar, templates: { ...OF_LUNAR_POKER, ...LUNAR_CALLS } }
