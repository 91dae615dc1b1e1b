import { roulette } from '../../games/roulette/index.ts'
import { roulette as roulettePlay } from '../../games/roulette/play.ts'
import { LAYOUTS, type LayoutName, layout } from '../../games/roulette/s02-layout.ts'
import type { ParSheet, Signs } from '../par.ts'
import { rouletteKinds, rouletteLines, rouletteOdds } from '../roulette.ts'
import { drawCovariances, drawExposure, drawParLines } from './draws.ts'
import { drawnWagers, type Sheets } from './sheets.ts'
import type { ParTable } from './tables.ts'

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

export const rouletteTable = (layout: LayoutName): ParTable => {
  const { elections } = roulette.standard()
  const { limits, seats } = roulette.setUp({ ...elections, layout })
  const kindOf = (wager: string) =>
    roulettePlay.kindOf(wager === 'neighbours' ? 'neighbours:0' : wager)
  return { limits, seats, kindOf }
}

export interface RouletteQuestion {
  readonly layout: LayoutName
}

export const rouletteSheets: Sheets<RouletteQuestion> = {
  table: ({ layout }) => rouletteTable(layout),
  sheet: ({ layout }, signs) => roulettePar(layout, signs),
  wagers: ({ layout }) => drawnWagers(rouletteLines(layout)),
  edges: () => LAYOUTS.map(layout => ({ of: { layout }, rows: rouletteOdds(layout) })),
}
