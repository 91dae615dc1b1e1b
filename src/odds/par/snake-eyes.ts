import { snakeEyes } from '../../games/snake-eyes/index.ts'
import { snakeEyes as snakeEyesPlay } from '../../games/snake-eyes/play.ts'
import { ROLLS } from '../../games/snake-eyes/s03-equipment/dice.ts'
import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import { EVERYTHING, type Offers, type ParSheet, type Signs } from '../par.ts'
import { snakeEyesLines, snakeEyesOdds } from '../snake-eyes.ts'
import { drawCovariances, drawExposure, drawParLines } from './draws.ts'
import { drawnWagers, type Sheets } from './sheets.ts'
import type { ParTable } from './tables.ts'

/** Every wager at every price, and a roll with everything that wins on it at its best price. */
export const snakeEyesPar = (signs: Signs, offers: Offers = EVERYTHING): ParSheet => {
  const draws = snakeEyesLines().filter(offers)
  const lines = drawParLines(draws, signs)
  const wagers = ONS.map(on => draws.filter(({ wager }) => wager === on)).filter(
    ({ length }) => length > 0,
  )
  const exposure = drawExposure(wagers, signs, outcome => ({ is: 'roll', dice: ROLLS[outcome]! }))
  return { lines, covariances: drawCovariances(draws, lines), exposures: [exposure] }
}

export const snakeEyesTable = (): ParTable => ({
  ...snakeEyes.standard('nz11a'),
  kindOf: snakeEyesPlay.kindOf,
})

export const snakeEyesSheets: Sheets<object> = {
  table: snakeEyesTable,
  sheet: (_, signs, offers) => snakeEyesPar(signs, offers),
  wagers: () => drawnWagers(snakeEyesLines()),
  edges: () => [{ of: {}, rows: snakeEyesOdds() }],
}
