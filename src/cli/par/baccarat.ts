import type { Command } from 'commander'
import { wholeShoe } from '../../odds/baccarat/shoe.ts'
import { baccaratPar, baccaratTable } from '../../odds/par/baccarat.ts'
import { bookCalled, checkDecks } from '../odds/baccarat.ts'
import { wholeNumber } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'

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
    write(baccaratTable(book), options, signs => ({
      ...baccaratPar(book, wholeShoe(decks), signs),
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
