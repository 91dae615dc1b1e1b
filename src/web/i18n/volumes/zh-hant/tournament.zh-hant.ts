import { wall } from '../../../features/desk/words/wall.zh-hant.ts'
import { REFUSALS as OF_TOURNAMENTS } from '../../../features/tournament/words/refusals.zh-hant.ts'
import { tournament } from '../../../features/tournament/words/tournament.zh-hant.ts'

export const volume = { tournament, wall, templates: { ...OF_TOURNAMENTS } }
