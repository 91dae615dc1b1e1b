import { CALLS as ROULETTE_CALLS } from '../../../games/roulette/words/calls.zh-hant.ts'
import { REFUSALS as OF_ROULETTE } from '../../../games/roulette/words/refusals.zh-hant.ts'
import { roulette } from '../../../games/roulette/words/roulette.zh-hant.ts'

export const volume = { roulette, templates: { ...OF_ROULETTE, ...ROULETTE_CALLS } }
