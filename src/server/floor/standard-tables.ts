import type { NewTable } from '../../floor/state.ts'
import { CATALOGUE, GAMES } from '../../games/catalogue.ts'
import { roulette } from '../../games/roulette/index.ts'
import type { TableConfig } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'

/** The tables of a new house. */

export interface Plan extends Omit<NewTable, 'config'> {
  readonly id: string
  /** The table's configuration, if it is not the usual one. */
  readonly config?: TableConfig<unknown>
}

const BOOKS: Readonly<Record<string, string>> = {
  nz5: 'New Zealand',
  'nz5-old': 'New Zealand, earlier edition',
  mbs: 'Marina Bay Sands',
}

export const titled = (game: string, book: string): string => {
  const name = game.replaceAll('-', ' ').replace(/(^| )[a-z]/g, letter => letter.toUpperCase())
  return book in BOOKS ? `${name} (${BOOKS[book]})` : name
}

/** The patron with the highest wager turns the cards. @rule nz5:8.5 */
const STYLE_B: Plan = {
  id: 'baccarat-b',
  game: 'baccarat',
  book: 'nz5',
  title: 'Baccarat Squeeze',
  attended: false,
  config: CATALOGUE.baccarat.setUp({
    ...CATALOGUE.baccarat.standard('nz5').elections,
    version: 'midi',
    style: 'B',
  }),
}

/**
 * Two wings of seven seats and room to stand; the dealer turns the cards.
 * @rule nz5:2.2(c) nz5:5.17 nz5:8.19
 */
const FULL: Plan = {
  id: 'baccarat-full',
  game: 'baccarat',
  book: 'nz5',
  title: 'Baccarat, the full table',
  attended: false,
  config: CATALOGUE.baccarat.setUp({
    ...CATALOGUE.baccarat.standard('nz5').elections,
    version: 'full',
    style: 'C',
    anyPair: 1,
    differential: chips(10_000_00),
  }),
}

/** Section 15: any number of nominees, and cards that patrons pass on. @rule nz5:15.1 nz5:15.2 */
const INTERNATIONAL: Plan = {
  id: 'baccarat-international',
  game: 'baccarat',
  book: 'nz5',
  title: 'International Baccarat',
  attended: false,
  config: CATALOGUE.baccarat.setUp({
    ...CATALOGUE.baccarat.standard('nz5').elections,
    version: 'midi',
    style: 'B',
    international: true,
  }),
}

/** The layouts with two zeros. @rule nz8:2.2(a) */
const TWO_ZEROS: readonly Plan[] = (['double-zero-00-0', 'double-zero-0-00'] as const).map(
  (layout, i) => ({
    id: `roulette-${i + 2}`,
    game: 'roulette',
    book: 'nz8',
    attended: false,
    title: `Roulette (${layout === 'double-zero-00-0' ? '00 and 0' : '0 and 00'})`,
    config: roulette.setUp({ ...roulette.standard().elections, layout }),
  }),
)

/** One table for every book of every game, every layout and every way of handling the cards. */
export const PLANS: readonly Plan[] = [
  ...GAMES.flatMap(game =>
    CATALOGUE[game].books.map((book, i) => ({
      id: `${game}-${i + 1}`,
      game,
      book,
      title: titled(game, book),
      attended: false,
    })),
  ),
  STYLE_B,
  FULL,
  INTERNATIONAL,
  ...TWO_ZEROS,
]

/** A table where people deal with real cards, a real wheel or real dice. */
export const attendedPlan = (of: string): Plan => {
  const [game = '', book = ''] = of.split('/')
  const known = PLANS.find(plan => plan.game === game && (book === '' || plan.book === book))
  if (!known)
    throw Object.assign(new Error(`there is no game ${of} to attend`), { code: 'UNUSABLE' })
  return { ...known, id: `${known.id}-attended`, title: `${known.title}, attended`, attended: true }
}
