import { roulette } from '../../../games/roulette/words/roulette.en.ts'

export const volume = { roulette }
