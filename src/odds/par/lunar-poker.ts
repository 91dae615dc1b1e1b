import { lunarPoker } from '../../games/lunar-poker/index.ts'
import { lunarPoker as lunarPokerPlay } from '../../games/lunar-poker/play.ts'
import { INSTANT_CASH, type InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { SUPER_TABLES, type SuperTable } from '../../games/lunar-poker/s05-wagers/super-bet.ts'
import { playSpread, superProduct } from '../lunar-poker/solve/play-spread.ts'
import SOLUTION from '../lunar-poker/solve/solution.json' with { type: 'json' }
import type { ValuedStrategy } from '../lunar-poker/solve/solution.ts'
import STRATEGIES from '../lunar-poker/strategy/strategies.json' with { type: 'json' }
import { superBetOdds, superBetSpreads } from '../lunar-poker.ts'
import {
  type Covariance,
  covarianceBetween,
  EVERYTHING,
  type Exposure,
  type Offers,
  type ParLine,
  type ParSheet,
  type PlayedLine,
  parLine,
  type Signs,
} from '../par.ts'
import { lunarExposure } from './lunar-exposure.ts'
import type { Sheets } from './sheets.ts'
import type { ParTable } from './tables.ts'

/**
 * The Super Bet for each pay table (a table has only one); the Ante with its Bet and fees, by
 * Instant Cash and by the way to play; and both on the same hand.
 */
export const lunarPokerPar = (signs: Signs, offers: Offers = EVERYTHING): ParSheet => {
  const lines = superBetSpreads()
    .filter(offers)
    .map(spread => parLine(spread, signs.maximum(spread.wager)))
  const pairs = INSTANT_CASH.filter(cash => offers({ wager: 'ante', terms: cashTerms(cash) }))
  const tables = SUPER_TABLES.filter(table =>
    lines.some(({ terms }) => terms === tableTerms(table)),
  )
  const antes = pairs.flatMap(cash => WAYS.map(way => ({ cash, way })))
  const played = antes.map(ante => playedLine(ante, signs.maximum('ante')))
  return {
    lines,
    covariances: [],
    played,
    playedCovariances: antes.flatMap((ante, of) => withSupers(ante, [played, of], lines)),
    exposures: exposuresOf(signs, pairs, tables),
  }
}

export const cashTerms = ({ straightFlush, royalFlush }: InstantCash): string =>
  `${straightFlush}/${royalFlush}`

const tableTerms = (table: SuperTable): string => `table ${table}`

/** A way to play whose every round was counted. */
interface Way {
  readonly by: string
  readonly nets: NonNullable<ValuedStrategy['nets']>
  readonly supers: NonNullable<ValuedStrategy['supers']>
}

/** The best play, then the lists, the longest first. */
const WAYS: readonly Way[] = [
  { by: 'the best play', ...SOLUTION },
  ...STRATEGIES.toReversed().map(valued => ({ by: valued.strategy.name, ...valued })),
]

interface Ante {
  readonly cash: InstantCash
  readonly way: Way
}

const named = (cash: InstantCash) =>
  ({ wager: 'ante', terms: cashTerms(cash), under: ['nz22:5.5', 'nz22:5.6'] }) as const

const playedLine = ({ cash, way: { by, nets } }: Ante, maximum: number): PlayedLine => ({
  ...parLine({ ...named(cash), ...playSpread(nets, cash) }, maximum),
  by,
})

/** @param at the line of the Ante */
const withSupers = (
  { cash, way }: Ante,
  at: readonly [lines: readonly ParLine[], at: number],
  lines: readonly ParLine[],
): readonly Covariance[] =>
  lines.map(({ terms }, other) => {
    const table = SUPER_TABLES.find(each => tableTerms(each) === terms)!
    return covarianceBetween(at, [lines, other], superProduct(way.supers, cash, table))
  })

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

const HANDS = 2_598_960

export const lunarPokerSheets: Sheets<object> = {
  table: lunarPokerTable,
  sheet: (_, signs, offers) => lunarPokerPar(signs, offers),
  wagers: () => ({ spreads: superBetSpreads(), from: HANDS, ways: BigInt(HANDS), removals: [] }),
  edges: () => [{ of: {}, rows: superBetOdds() }],
}
