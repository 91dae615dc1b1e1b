import type { Command } from 'commander'
import { superBetOdds } from '../../odds/lunar-poker.ts'
import { checkBook, type Form, withForms, write } from './report.ts'

interface Options extends Form {
  readonly book: string
}

export const lunarPoker = (odds: Command): void => {
  withForms(
    odds
      .command('lunar-poker')
      .description('The edge of the Super Bet of Lunar Poker, by pay table.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    write(
      {
        heads: { game: 'lunar-poker', book: 'nz22' },
        title: 'Lunar Poker by nz22',
        note: `Edge: what a stake loses on average, no maximum being in the way of a win.
Exact: all 2,598,960 hands of five cards are counted.`,
        rows: superBetOdds(),
      },
      options,
    )
  })
}
