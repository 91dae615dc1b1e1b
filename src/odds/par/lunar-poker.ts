import { superBetSpreads } from '../lunar-poker.ts'
import { EVERYTHING, type Offers, type ParSheet, parLine, type Signs } from '../par.ts'

/** The Super Bet by pay table: a table has only one, so no two are on offer together. */
export const lunarPokerPar = (
  { maximum, patrons }: Signs,
  offers: Offers = EVERYTHING,
): ParSheet => {
  const lines = superBetSpreads()
    .filter(offers)
    .map(spread => parLine(spread, maximum(spread.wager)))
  return {
    lines,
    covariances: [],
    exposures: lines.map(({ terms, largest }) => ({
      terms,
      patrons,
      when: { is: 'hands', hand: 'four-of-a-kind' },
      cents: largest.wins * patrons,
      under: largest.under,
    })),
  }
}
