import { nextSpinDuty } from '../../../dealing/roulette.ts'
import { roulette } from '../../../games/roulette/index.ts'
import { rules } from '../../client/practice/rules.ts'

/**
 * Patrons may bet while the ball runs, until the call, so the pauses leave time for it.
 * @rule nz8:3.6 nz8:4.3
 */
const PAUSES: Readonly<Record<string, number>> = {
  spinning: 3500,
  'no-more-bets': 1500,
  'ball-dropped': 1500,
  'at-rest': 800,
  announced: 700,
}

export const RULES = rules({
  game: roulette.game,
  config: roulette.standard(),
  duty: nextSpinDuty,
  pause: ({ play }) => PAUSES[play.phase.is] ?? 400,
  mayDeal: ({ play }) => play.phase.is === 'betting',
  throws: { of: 'spin', pockets: 37 },
})
