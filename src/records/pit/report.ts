import { theoryOf } from '../../odds/games.ts'
import {
  type Fraction,
  fraction,
  plus,
  times,
  toNumber,
  ZERO,
} from '../../odds/numbers/fraction.ts'
import { expectedOf, type Theory } from '../../odds/theory/theory.ts'
import { addFloat, type DropCount, expectedFloats, type FloatSums } from './floats.ts'
import { dropOf, type MoneyRow, NO_MONEY, type RoundStakes, type TableMoney } from './money.ts'
import { type FloorEntry, floorBookOf } from './periods.ts'

/**
 * The pit's report: drop, win, hold and the theoretical win, by table, game, dealer, shift or day.
 * Win and drop come from the tables' logs; floats and counted drops from the floor's log.
 */

export const BY = ['table', 'game', 'dealer', 'shift', 'day'] as const
export type Grouping = (typeof BY)[number]

export interface RoundRow extends RoundStakes {
  readonly table: string
  readonly game: string
  /** The entry that ended the round. */
  readonly seq: number
  readonly at: number
  readonly elections: unknown
}

export interface PitLine {
  /** A table, a game, a dealer, `day 2, shift 1, Ana` or `day 2`. */
  readonly of: string
  readonly rounds: number
  /** Stakes that were decided. */
  readonly turnover: number
  /** The money that bought chips, according to the logs. */
  readonly drop: DropCount
  /** The counted contents of the drop boxes; null if none was counted. */
  readonly counted: DropCount | null
  readonly redeemed: number
  readonly win: number
  /** Win over drop; null without a drop. */
  readonly hold: number | null
  /** From the exact odds of every stake at risk, to the nearest cent. */
  readonly theoretical: number
  /** One standard deviation of the win; null if the exact odds do not give it. */
  readonly deviation: number | null
  /** The win less the theoretical win, in standard deviations. */
  readonly off: number | null
  /** Stakes without exact odds, which the theoretical win leaves out. */
  readonly without: number
  readonly float: FloatSums | null
}

export interface PitReport {
  readonly by: Grouping
  readonly lines: readonly PitLine[]
  readonly total: PitLine
}

export interface PitQuery {
  readonly by: Grouping
  readonly day?: number | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface PitRows {
  readonly money: readonly MoneyRow[]
  readonly rounds: readonly RoundRow[]
  readonly floor: readonly FloorEntry[]
}

interface Sums {
  money: { -readonly [K in keyof TableMoney]: number }
  rounds: number
  turnover: number
  without: number
  /** By terms and wager: the exact edge, and the cents at risk. */
  handle: Map<string, { readonly edge: Fraction; cents: number }>
  variance: number | null
  counted: { cash: number; chips: number; vouchers: number } | null
  float: { -readonly [K in keyof FloatSums]: FloatSums[K] } | null
}

const newSums = (): Sums => ({
  money: { ...NO_MONEY },
  rounds: 0,
  turnover: 0,
  without: 0,
  handle: new Map(),
  variance: 0,
  counted: null,
  float: null,
})

/** Theories by the terms of a table. They take a while to compute, so they are cached. */
export type Theories = Map<string, Theory | undefined>

const theoryIn = (theories: Theories, { game, elections }: RoundRow) => {
  const terms = `${game} ${JSON.stringify(elections)}`
  if (!theories.has(terms)) theories.set(terms, theoryOf(game, elections))
  return { terms, theory: theories.get(terms) }
}

const addRound = (sums: Sums, row: RoundRow, theories: Theories): void => {
  const { terms, theory } = theoryIn(theories, row)
  sums.rounds += 1
  sums.turnover += row.turnover
  if (!theory) {
    sums.without += row.turnover
    return
  }
  const { known, unknown, variance } = expectedOf(theory, row.stakes)
  sums.without += unknown
  sums.variance = variance === undefined || sums.variance === null ? null : sums.variance + variance
  for (const [on, cents] of known) {
    const key = `${terms} ${on}`
    const handle = sums.handle.get(key) ?? { edge: theory.edge(on)!, cents: 0 }
    handle.cents += cents
    sums.handle.set(key, handle)
  }
}

const theoreticalOf = ({ handle }: Sums): number =>
  Math.round(
    toNumber(
      [...handle.values()]
        .map(({ edge, cents }) => times(edge, fraction(BigInt(cents), 1n)))
        .reduce(plus, ZERO),
    ),
  )

const lineOf = (of: string, sums: Sums): PitLine => {
  const { cash, chips, vouchers, win, redeemed } = sums.money
  const drop = dropOf(sums.money)
  const theoretical = theoreticalOf(sums)
  const deviation = sums.variance === null ? null : Math.sqrt(Math.max(0, sums.variance))
  return {
    of,
    rounds: sums.rounds,
    turnover: sums.turnover,
    drop: { cash, chips, vouchers },
    counted: sums.counted,
    redeemed,
    win,
    hold: drop === 0 ? null : win / drop,
    theoretical,
    deviation: deviation === null ? null : Math.round(deviation),
    off: deviation === null || deviation === 0 ? null : (win - theoretical) / deviation,
    without: sums.without,
    float: sums.float,
  }
}

interface PitPlace {
  readonly table: string
  readonly game: string
  readonly dealer: string
  readonly day: number
  readonly shift: number
  readonly inCharge: string
}

const KEYS: { readonly [B in Grouping]: (placed: PitPlace) => string } = {
  table: ({ table }) => table,
  game: ({ game }) => game,
  dealer: ({ dealer }) => dealer,
  shift: ({ day, shift, inCharge }) =>
    `day ${day}, shift ${shift}${inCharge === '' ? '' : `, ${inCharge}`}`,
  day: ({ day }) => `day ${day}`,
}

export const pitReport = (
  { money, rounds, floor }: PitRows,
  { by, day, from = 0, to = Number.POSITIVE_INFINITY }: PitQuery,
  theories: Theories = new Map(),
): PitReport => {
  const book = floorBookOf(floor)
  const groups = new Map<string, Sums>()
  const total = newSums()
  const games = new Map([...money, ...rounds].map(({ table, game }) => [table, game]))
  const into = (placed: PitPlace, at: number, add: (sums: Sums) => void): void => {
    if (at < from || at > to || (day !== undefined && placed.day !== day)) return
    const key = KEYS[by](placed)
    const sums = groups.get(key) ?? newSums()
    groups.set(key, sums)
    add(sums)
    add(total)
  }
  const placed = ({ table, game, seq, at }: MoneyRow | RoundRow): PitPlace => ({
    table,
    game,
    dealer: book.dealerAt(table, { seq, at }),
    ...book.periodAt(table, seq),
  })
  for (const row of money)
    into(placed(row), row.at, sums => {
      for (const key of Object.keys(NO_MONEY) as (keyof TableMoney)[]) sums.money[key] += row[key]
    })
  for (const row of rounds) into(placed(row), row.at, sums => addRound(sums, row, theories))
  const expected = expectedFloats(book, money)
  for (const noted of book.floats) {
    const { table } = noted.event
    const game = games.get(table) ?? book.state.tables[table]?.game ?? ''
    const { dealer, period } = noted
    into({ table, game, dealer, ...period }, noted.at, sums =>
      addFloat(sums, noted, expected.get(noted)),
    )
  }
  const lines = [...groups].map(([of, sums]) => lineOf(of, sums))
  return { by, lines: lines.sort(inOrder), total: lineOf('total', total) }
}

const inOrder = (one: PitLine, other: PitLine): number =>
  one.of.localeCompare(other.of, 'en', { numeric: true })
