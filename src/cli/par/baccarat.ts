import type { Command } from 'commander'
import type { Book } from '../../games/baccarat/books/book.ts'
import { baccarat as game } from '../../games/baccarat/index.ts'
import { baccarat as play } from '../../games/baccarat/play.ts'
import { baccaratPar } from '../../odds/par/baccarat.ts'
import { bookCalled, checkDecks } from '../odds/baccarat.ts'
import { wholeNumber } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'
import type { Table } from './signs.ts'

const DIFFERENTIAL = 10_000_00

/** A table that offers everything its book has. The three wagers on pairs never meet at one table. */
const table = (book: Book['id']): Table => {
  const { elections } = game.standard(book)
  const all = { ...elections, perfectPair: 1, anyPair: 1, luckyMatch: 1, dragonBonus: 1 } as const
  const { limits, seats } = game.setUp(all)
  return { limits, seats, kindOf: play.kindOf, differential: DIFFERENTIAL }
}

export const baccarat = (verb: Command): void => {
  withOptions(
    verb
      .command('baccarat')
      .description('A PAR sheet of baccarat, from a new shoe.')
      .option('--book <id>', 'the rulebook: nz5, nz5-old or mbs', 'nz5')
      .option('--decks <n>', 'decks in the shoe, as the book allows', wholeNumber('decks'), 8)
      .option(
        '--differential <cents>',
        'the maximum Table Differential, where the book has one (5.17; default: 1000000)',
        wholeNumber('differential'),
      ),
  ).action((options: Options & { readonly decks: number }) => {
    const { decks } = options
    const book = bookCalled(options.book)
    checkDecks(book, decks)
    write(table(book.id), options, signs => ({
      ...baccaratPar(book, decks, signs),
      title: `Baccarat by ${book.id}, ${decks} decks`,
      heads: { game: 'baccarat', book: book.id, decks },
      notes: [
        ...METHOD,
        'Rounds of one shoe depend on each other, but very little.',
        'Differential: where the dealer reduces every excess, as the dealer may (5.18).',
        'Exact: all ordered deals of six cards from a new shoe are counted.',
      ],
    }))
  })
}
