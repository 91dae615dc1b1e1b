import { lunarPoker } from '../../games/lunar-poker/index.ts'
import { lunarPoker as lunarPokerPlay } from '../../games/lunar-poker/play.ts'
import { INSTANT_CASH, type InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { SUPER_TABLES, type SuperTable } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { type Fraction, fraction, negative, plus } from '../fraction.ts'
import type { Nets } from '../lunar-poker/solve/game-sums.ts'
import { playSpread } from '../lunar-poker/solve/play-spread.ts'
import SOLUTION from '../lunar-poker/solve/solution.json' with { type: 'json' }
import { type Solution, type ValuedStrategy, valueUnder } from '../lunar-poker/solve/solution.ts'
import STRATEGIES from '../lunar-poker/strategy/strategies.json' with { type: 'json' }
import { superBetSpreads } from '../lunar-poker.ts'
import {
  EVERYTHING,
  type Exposure,
  type Offers,
  type ParSheet,
  type PlayedLine,
  parLine,
  type Signs,
  varied,
} from '../par.ts'
import { lunarExposure } from './lunar-exposure.ts'
import type { ParTable } from './tables.ts'

/**
 * The Super Bet by pay table: a table has only one, so no two are on offer together. The Ante, with
 * its Bet and fees, by Instant Cash and by how it is played.
 */
export const lunarPokerPar = (signs: Signs, offers: Offers = EVERYTHING): ParSheet => {
  const lines = superBetSpreads()
    .filter(offers)
    .map(spread => parLine(spread, signs.maximum(spread.wager)))
  const pairs = INSTANT_CASH.filter(cash => offers({ wager: 'ante', terms: cashTerms(cash) }))
  const tables = SUPER_TABLES.filter(table =>
    lines.some(({ terms }) => terms === tableTerms(table)),
  )
  return {
    lines,
    covariances: [],
    played: pairs.flatMap(playedLines),
    exposures: exposuresOf(signs, pairs, tables),
  }
}

export const cashTerms = ({ straightFlush, royalFlush }: InstantCash): string =>
  `${straightFlush}/${royalFlush}`

const tableTerms = (table: SuperTable): string => `table ${table}`

const playedLines = (cash: InstantCash): readonly PlayedLine[] => {
  const line = { wager: 'ante', terms: cashTerms(cash), under: ['nz22:5.5', 'nz22:5.6'] } as const
  const solution = SOLUTION as Solution
  const best = negative(valueUnder(solution, cash))
  const by = (name: string, edge: Fraction, nets: Nets | undefined): PlayedLine => ({
    ...line,
    edge,
    by: name,
    ...(nets && { varies: varied(playSpread(nets, cash)) }),
  })
  return [
    by('the best play', best, solution.nets),
    ...(STRATEGIES as readonly ValuedStrategy[])
      .toReversed()
      .map(({ strategy: { name }, cost, nets }) =>
        by(name, plus(best, fraction(BigInt(cost.num), BigInt(cost.den))), nets),
      ),
  ]
}

/** Each wager alone, then both at the odds that cost most. */
const exposuresOf = (
  { maximum, patrons }: Signs,
  pairs: readonly InstantCash[],
  tables: readonly SuperTable[],
): readonly Exposure[] => {
  const [ante, side] = [maximum('ante'), maximum('super')]
  const [first, someTable] = [INSTANT_CASH[0]!, SUPER_TABLES[0]]
  const both = pairs.flatMap(cash =>
    tables.map(table =>
      lunarExposure(`ante ${cashTerms(cash)}, super ${tableTerms(table)}`, {
        ante,
        super: side,
        patrons,
        cash,
        table,
      }),
    ),
  )
  return [
    ...pairs.map(cash =>
      lunarExposure(`ante ${cashTerms(cash)}`, { ante, super: 0, patrons, cash, table: someTable }),
    ),
    ...tables.map(table =>
      lunarExposure(`super ${tableTerms(table)}`, {
        ante: 0,
        super: side,
        patrons,
        cash: first,
        table,
      }),
    ),
    ...both.toSorted((one, other) => other.cents - one.cents).slice(0, 1),
  ]
}

export const lunarPokerTable = (): ParTable => ({
  ...lunarPoker.standard('nz22'),
  kindOf: lunarPokerPlay.kindOf,
})
