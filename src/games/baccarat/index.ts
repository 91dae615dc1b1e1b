import { limitsRefused } from '../../general/limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { chips } from '../../kernel/money.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Book } from './book.ts'
import { BOOKS } from './books/index.ts'
import { tableRefused } from './elections.ts'
import { baccarat as play } from './play.ts'
import type { TableElections } from './state.ts'
import { isOn } from './wagers.ts'

/** The public face of the game: a table to run, what it may be set up as, and what speaks against it. */

const game = table(play)

const dollars = (whole: number) => chips(whole * 100)

const LIMITS = {
  main: { minimum: dollars(20), maximum: dollars(5000) },
  tie: { minimum: dollars(5), maximum: dollars(1000) },
  side: { minimum: dollars(5), maximum: dollars(500) },
}

/** The kinds of wager that need limits on the sign. */
const kindsOf = (elections: TableElections): readonly string[] => [
  ...new Set(
    Object.keys(BOOKS[elections.book].wagers(elections))
      .filter(isOn)
      .map(on => play.kindOf(on)),
  ),
]

/** A table as a house would open it: eight decks, commission, seven seats. */
const standard = (book: Book['id']): TableConfig<TableElections> => {
  const elections: TableElections = {
    book,
    decks: 8,
    variant: 'commission',
    tie: 8,
    version: 'mini',
    style: 'A',
    burn: 'by-value',
  }
  return setUp(elections)
}

/** The rest of a lawful table round these elections. */
const setUp = (elections: TableElections): TableConfig<TableElections> => ({
  seats: SEATS[elections.version],
  standing: false,
  denominations: [1, 5, 25, 100, 500, 1000].map(dollars),
  limits: Object.fromEntries(
    kindsOf(elections).map(kind => [
      kind,
      kind === 'main' || kind === 'tie' ? LIMITS[kind] : LIMITS.side,
    ]),
  ),
  multiplesOfMinimum: false,
  refusesUnpayable: false,
  promotionalChips: false,
  colours: [],
  nonValueChipsOnly: false,
  elections,
})

/** @rule nz5:2.2(a) nz5:2.2(b) nz5:2.2(c) nz5:3.1(a) nz5:3.1(b) nz5:3.1(c) */
const SEATS = { mini: 7, midi: 9, full: 14 } as const

const refused = (config: TableConfig<TableElections>): Refusal | undefined => {
  const { elections, seats } = config
  const book = BOOKS[elections.book]
  const most = SEATS[elections.version]
  if (seats < 1 || seats > most)
    return refuse('nz5:3.1', 'A {version} table has 1 to {most} seats.', {
      version: elections.version,
      most,
    })
  return tableRefused(book, elections) ?? limitsRefused(config.limits, kindsOf(elections))
}

export const baccarat = {
  name: 'baccarat',
  books: ['nz5', 'nz5-old', 'mbs'],
  game,
  standard,
  setUp,
  refused,
} as const
