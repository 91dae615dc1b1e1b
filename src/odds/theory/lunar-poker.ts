import type { TableElections } from '../../games/lunar-poker/table/state.ts'
import { playSpread, superProduct } from '../lunar-poker/solve/play-spread.ts'
import SOLUTION from '../lunar-poker/solve/solution.json' with { type: 'json' }
import type { Solution } from '../lunar-poker/solve/solution.ts'
import { valueUnder } from '../lunar-poker/solve/solution.ts'
import { superBetOdds, superBetSpreads } from '../lunar-poker.ts'
import { type Fraction, minus, negative, times, toNumber, ZERO } from '../numbers/fraction.ts'
import { varied } from '../par.ts'
import { remembered, type Theory } from './theory.ts'

const solution = SOLUTION as Solution

/** Both on the patron's own hand. */
const isAnteWithSuper = (one: string, other: string): boolean =>
  (one === 'ante' && other === 'super') || (one === 'super' && other === 'ante')

/**
 * An Ante includes its Bet and fees, with the best play. Patrons who play worse lose more. There is
 * no figure for an Ante with a Super Bet on another hand, nor for a table that caps what a wager
 * may win.
 */
export const lunarPokerTheory = ({
  instantCash,
  superTable,
  maxPayout,
}: TableElections): Theory => {
  const edge = (on: string): Fraction | undefined => {
    if (maxPayout !== undefined) return undefined
    if (on === 'ante') return negative(valueUnder(solution, instantCash))
    if (on === 'bet') return ZERO
    return superBetOdds().find(({ terms }) => terms === `table ${superTable}`)?.edge
  }
  const covariance = (one: string, other: string): number | undefined => {
    if (one === 'bet' || other === 'bet') return 0
    if (isAnteWithSuper(one, other)) {
      const product = superProduct(solution.supers, instantCash, superTable)
      return toNumber(minus(product, times(edge('ante')!, edge('super')!)))
    }
    if (one !== other) return undefined
    if (one === 'ante') return toNumber(varied(playSpread(solution.nets!, instantCash)).variance)
    const spread = superBetSpreads().find(({ terms }) => terms === `table ${superTable}`)
    return spread && toNumber(varied(spread).variance)
  }
  return remembered({ edge, covariance })
}
