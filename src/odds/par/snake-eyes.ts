import { ROLLS } from '../../games/snake-eyes/dice.ts'
import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import type { ParSheet, Signs } from '../par.ts'
import { snakeEyesLines } from '../snake-eyes.ts'
import { drawCovariances, drawExposure, drawParLines } from './draws.ts'

/** Every wager at every price, and a roll with everything that wins on it at its best price. */
export const snakeEyesPar = (signs: Signs): ParSheet => {
  const draws = snakeEyesLines()
  const lines = drawParLines(draws, signs)
  const wagers = ONS.map(on => draws.filter(({ wager }) => wager === on))
  const exposure = drawExposure(
    wagers,
    signs,
    outcome => `${ROLLS[outcome]!.join(' and ')} are rolled`,
  )
  return { lines, covariances: drawCovariances(draws, lines), exposures: [exposure] }
}
