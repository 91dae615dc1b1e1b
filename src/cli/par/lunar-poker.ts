import type { Command } from 'commander'
import { lunarPokerPar } from '../../odds/par/lunar-poker.ts'
import { lunarPokerTable } from '../../odds/par/tables.ts'
import { checkBook } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'

export const lunarPoker = (verb: Command): void => {
  withOptions(
    verb
      .command('lunar-poker')
      .description('A PAR sheet of the Super Bet of Lunar Poker, by pay table.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    write(lunarPokerTable(), options, signs => ({
      ...lunarPokerPar(signs),
      title: 'Lunar Poker by nz22, the Super Bet',
      heads: { game: 'lunar-poker', book: 'nz22' },
      notes: [
        ...METHOD,
        'The Ante depends on how a patron plays, and is not on this sheet.',
        'Exact: all 2,598,960 hands of five cards are counted.',
      ],
    }))
  })
}
