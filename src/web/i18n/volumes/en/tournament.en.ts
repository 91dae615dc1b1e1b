import { wall } from '../../../features/desk/words/wall.en.ts'
import { tournament } from '../../../features/tournament/words/tournament.en.ts'

export const volume = { tournament, wall }
