import { CALLS as DICE_CALLS } from '../../../games/snake-eyes/words/calls.zh-hant.ts'
import { REFUSALS as OF_SNAKE_EYES } from '../../../games/snake-eyes/words/refusals.zh-hant.ts'
import { dice, snakeEyes } from '../../../games/snake-eyes/words/snake-eyes.zh-hant.ts'

export const volume = { snakeEyes, dice, templates: { ...OF_SNAKE_EYES, ...DICE_CALLS } }
