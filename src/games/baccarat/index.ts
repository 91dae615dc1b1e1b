import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig, TableState } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { DECK } from '../../kernel/card.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { USUAL } from '../usual-table.ts'
import type { Book } from './books/book.ts'
import { ELECTIONS, houseRefused, tableRefused } from './books/elections.ts'
import { BOOKS } from './books/index.ts'
import { kindsOf, limitOf } from './books/limits.ts'
import { BACCARAT } from './commands.ts'
import { baccarat as play } from './play.ts'
import { tableDifferential } from './s05-wagers/basic-wagers.ts'
import { anteTooHigh } from './s14-ante-up.ts'
import type { BaccaratState, TableElections } from './table/state.ts'
import { incidents } from './table/view.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

const game = table(play)

/** A typical table: eight decks, commission, seven seats. */
const standard = (book: Book['id']): TableConfig<TableElections> => {
  const elections: TableElections = {
    book,
    decks: 8,
    variant: 'commission',
    tie: 8,
    version: 'mini',
    equipment: 'shoe',
    style: 'A',
    burn: 'by-value',
  }
  return setUp(elections)
}

/** Completes these elections to a valid table. */
const setUp = (elections: TableElections): TableConfig<TableElections> => ({
  ...USUAL,
  seats: SEATS[elections.version],
  /** @rule nz5:5.6 nz5-old:5.6 */
  standing: true,
  limits: Object.fromEntries(kindsOf(elections).map(kind => [kind, limitOf(elections, kind)])),
  elections,
})

/**
 * @rule nz5:2.2(a) nz5:2.2(b) nz5:2.2(c) nz5:3.1(a) nz5:3.1(b) nz5:3.1(c)
 * @rule nz5-old:2.2(a) nz5-old:2.2(b) nz5-old:2.2(c)
 */
const SEATS = { mini: 7, midi: 9, full: 14 } as const

const refused = (config: TableConfig<TableElections>): Refusal | undefined => {
  const { elections, limits } = config
  return (
    tableRefused(BOOKS[elections.book], elections) ??
    seatsRefused(config) ??
    limitsRefused(limits, kindsOf(elections)) ??
    (elections.ante && anteTooHigh(elections.ante.fee, limits.main!.minimum))
  )
}

/** @rule nz5:3.1 nz5-old:3.1 */
const seatsRefused = ({
  seats,
  standing,
  elections: { book, version },
}: TableConfig<TableElections>): Refusal | undefined => {
  const under = BOOKS[book].areas.seats[version]
  const most = SEATS[version]
  if (!(Number.isInteger(seats) && seats >= 1 && seats <= most))
    return refuse(under, 'A {version} table has 1 to {most} seats.', { version, most })
  return version === 'full' && !standing
    ? refuse(under, 'A full table has areas for patrons who stand.')
    : undefined
}

const cardsLeft = ({ left, elections }: BaccaratState) => ({
  now: left,
  of: DECK.length * elections.decks,
})

/** @rule nz5:5.17 nz5-old:5.17 */
const differential = ({ play, wagers }: TableState<BaccaratState>) => {
  const most = play.elections.differential
  return most === undefined ? null : { now: tableDifferential(wagers), of: most }
}

/** @rule nz1:2.1(b) */
export const baccarat = {
  name: 'baccarat',
  chance: 'shoe',
  books: ['nz5', 'nz5-old', 'mbs'],
  game,
  hasBegun: play.isTooLate ?? play.isUnderWay,
  standard,
  setUp,
  refused,
  houseRefused,
  commands: [...GENERAL, ...BACCARAT],
  elections: ELECTIONS,
  incidents,
  cardsLeft,
  differential,
  usualBets: {
    ons: ['player', 'banker', 'banker', 'tie'],
    stakes: [20_00, 40_00, 60_00, 100_00, 220_00],
  },
} as const
