import type { Command } from 'commander'
import { estimates, resultsIn } from '../../odds/baccarat/estimate.ts'
import { wholeShoe } from '../../odds/baccarat/shoe.ts'
import { baccaratOdds } from '../../odds/baccarat.ts'
import { bookCalled, checkDecks } from '../odds/baccarat.ts'
import { wholeNumber } from '../odds/report.ts'
import { count, type RunOptions, run, withRunOptions } from './run.ts'

interface Options extends RunOptions {
  readonly decks: number
}

const HELP = `
Whole shoes are played: shuffled, burned by the value of the first card
(7.7(a)), with the cutting card twenty cards from the back, up to the last coup
(11.2). The shoe in which the last round falls is played to its end.`

export const baccarat = (simulate: Command): void => {
  withRunOptions(
    simulate
      .command('baccarat')
      .description('Plays whole shoes of baccarat and settles every wager in every round.')
      .option('--book <id>', 'the rulebook: nz5, nz5-old or mbs', 'nz5')
      .option('--decks <n>', 'decks in a shoe, a number the book allows', wholeNumber('decks'), 8),
  )
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const { decks } = options
      const book = bookCalled(options.book)
      checkDecks(book, decks)
      await run(
        {
          task: { play: 'shoes', book: book.id, decks },
          heads: { game: 'baccarat', book: book.id, decks },
          title: totals => {
            const { player, banker, tie } = resultsIn(book, totals)
            return `Baccarat by ${book.id}: ${count(totals.rounds)} rounds, ${count(totals.shoes)} shoes of ${decks} decks
Player ${count(player)}, Banker ${count(banker)}, Tie ${count(tie)}`
          },
          counts: totals => resultsIn(book, totals),
          estimates: totals => estimates(book, totals),
          exact: () => baccaratOdds(book, wholeShoe(decks)),
        },
        options,
      )
    })
}
