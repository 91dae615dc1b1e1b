import type { TableElections } from '../../games/lunar-poker/state.ts'
import { type Fraction, negative, ZERO } from '../fraction.ts'
import SOLUTION from '../lunar-poker/solve/solution.json' with { type: 'json' }
import type { Solution } from '../lunar-poker/solve/solution.ts'
import { valueUnder } from '../lunar-poker/solve/solution.ts'
import { superBetOdds } from '../lunar-poker.ts'
import { remembered, type Theory } from './theory.ts'

/**
 * An Ante counts with everything that follows from it, the Bet and the fees, when the patron plays
 * best. Patrons who play worse lose more. The exact deviation of a whole hand is not known, nor is
 * any figure where the table caps what a wager may win.
 */
export const lunarPokerTheory = ({
  instantCash,
  superTable,
  maxPayout,
}: TableElections): Theory => {
  const edge = (on: string): Fraction | undefined => {
    if (maxPayout !== undefined) return undefined
    if (on === 'ante') return negative(valueUnder(SOLUTION as Solution, instantCash))
    if (on === 'bet') return ZERO
    return superBetOdds().find(({ terms }) => terms === `table ${superTable}`)?.edge
  }
  return remembered({ edge, covariance: () => undefined })
}
