import { type LayoutName, layout } from '../../games/roulette/s03-layout.ts'
import type { ParSheet, Signs } from '../par.ts'
import { rouletteKinds, rouletteLines } from '../roulette.ts'
import { drawCovariances, drawExposure, drawParLines } from './draws.ts'

/** One wager of every kind, and a spin with everything that wins on it. */
export const roulettePar = (cloth: LayoutName, signs: Signs): ParSheet => {
  const draws = rouletteLines(cloth)
  const lines = drawParLines(draws, signs)
  const { pockets } = layout(cloth).wheel
  const everywhere = rouletteKinds(cloth)
    .flat()
    .map(line => [line])
  const all = drawExposure(everywhere, signs, outcome => ({
    is: 'spin',
    number: String(pockets[outcome]),
  }))
  return { lines, covariances: drawCovariances(draws, lines), exposures: [all] }
}
