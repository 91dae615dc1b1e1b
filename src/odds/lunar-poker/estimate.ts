import {
  SUPER_BETS,
  SUPER_TABLES,
  superPays,
} from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { type Estimate, estimated } from '../simulation/estimate.ts'
import type { Totals } from '../simulation/totals.ts'
import { ENDS, NETS, netAt } from './simulation.ts'

/** How often the Ante ended in each way. */
export const endsIn = ({ ends }: Totals): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ENDS.map((end, i) => [
      end,
      ends.slice(i * NETS, (i + 1) * NETS).reduce((sum, rounds) => sum + rounds, 0),
    ]),
  )

/** The Super Bet under each pay table, then the Ante with the Bet and the fees. */
export const lunarEstimates = ({ ends, kinds }: Totals): readonly Estimate[] => [
  ...SUPER_TABLES.map(table =>
    estimated('super', `table ${table}`, [
      ...SUPER_BETS.map(({ name }, i) => [superPays(name, table), kinds[i]!] as const),
      [-1, kinds[SUPER_BETS.length]!],
    ]),
  ),
  estimated(
    'ante',
    'by the strategy',
    ends.flatMap((rounds, place) => (rounds > 0 ? [[netAt(place), rounds] as const] : [])),
  ),
]
