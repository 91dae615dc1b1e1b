import { dice, snakeEyes } from '../../../games/snake-eyes/words/snake-eyes.en.ts'

export const volume = { snakeEyes, dice }
