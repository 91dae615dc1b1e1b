import type { Command } from 'commander'
import { PLAYED_ROUNDS } from '../../odds/lunar-poker/strategy/played.ts'
import { lunarPokerPar, lunarPokerTable } from '../../odds/par/lunar-poker.ts'
import { checkBook } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'

export const lunarPoker = (verb: Command): void => {
  withOptions(
    verb
      .command('lunar-poker')
      .description('A PAR sheet of Lunar Poker: the Ante by how it is played, and the Super Bet.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    write(lunarPokerTable(), options, signs => ({
      ...lunarPokerPar(signs),
      title: 'Lunar Poker by nz22',
      heads: { game: 'lunar-poker', book: 'nz22' },
      notes: [
        ...METHOD,
        'The Ante: one patron, no maximum payout, edges exact (docs/lunar-poker.md).',
        `Simulated: ${PLAYED_ROUNDS.toLocaleString('en')} rounds by the list; ± is one standard error.`,
        'Instant Cash is counted at its exact chance.',
        'Exposure: no maximum payout (5.12), no multiple Super Bets (5a).',
        'The Super Bet, exactly: all 2,598,960 hands of five cards are counted.',
      ],
    }))
  })
}
