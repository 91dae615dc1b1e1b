import { nextRollDuty } from '../../../dealing/snake-eyes.ts'
import { snakeEyes } from '../../../games/snake-eyes/index.ts'
import { rules, YOU } from '../../client/practice/rules.ts'

const PAUSES: Readonly<Record<string, number>> = { rolling: 1300, 'at-rest': 800 }

/**
 * The shooter throws the dice; the dealer throws for a patron who declines.
 * @rule nz11a:5.3 nz11a:5.4
 */
export const RULES = rules({
  game: snakeEyes.game,
  config: snakeEyes.standard('nz11a'),
  duty: nextRollDuty,
  pause: ({ play }) => PAUSES[play.phase.is] ?? 400,
  mayDeal: ({ play: { phase }, wagers }) => phase.is === 'betting' && wagers.length > 0,
  says: ({ play: { phase } }) =>
    phase.is === 'betting' && phase.shooter.is === 'patron' ? { by: YOU, does: 'roll' } : undefined,
  throws: { of: 'roll' },
})
