import type { Command } from 'commander'
import { lunarPokerPar, lunarPokerTable } from '../../odds/par/lunar-poker.ts'
import type { ParSheet } from '../../odds/par.ts'
import { checkBook } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'
import type { Sheet } from './sheet.ts'

export const lunarPoker = (verb: Command): void => {
  withOptions(
    verb
      .command('lunar-poker')
      .description('A PAR sheet of Lunar Poker: the Ante by how it is played, and the Super Bet.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    write(lunarPokerTable(), options, signs => withNotes(lunarPokerPar(signs)))
  })
}

const withNotes = (par: ParSheet): Sheet => ({
  ...par,
  title: 'Lunar Poker by nz22',
  heads: { game: 'lunar-poker', book: 'nz22' },
  notes: [
    ...METHOD,
    'The Ante, exactly: one patron, no maximum payout (docs/lunar-poker.md).',
    'Exposure: no maximum payout (5.12), no multiple Super Bets (5a).',
    'The Super Bet, exactly: all 2,598,960 hands of five cards are counted.',
  ],
})
