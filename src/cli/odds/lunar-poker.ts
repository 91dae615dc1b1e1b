import type { Command } from 'commander'
import { superBetOdds } from '../../odds/lunar-poker.ts'
import { Malformed } from '../input.ts'
import { type HandOptions, writeHand } from './lunar-hand.ts'
import { checkBook, type Form, wholeNumber, withForms, write } from './report.ts'

interface Options extends HandOptions {
  readonly book: string
}

export const lunarPoker = (odds: Command): void => {
  withForms(
    odds
      .command('lunar-poker')
      .description(
        'Prints the edge of the Super Bet of Lunar Poker for each pay table, or the value of every ' +
          'choice in one deal.',
      )
      .option('--book <id>', 'the rulebook: nz22', 'nz22')
      .option('--hand <cards>', 'the five cards of a deal, such as "AS KD QH 7C 2D"')
      .option('--up <card>', "the Dealer's face-up card, such as 9H")
      .option('--straight-flush <n>', 'Instant Cash (default: 200)', wholeNumber('straight-flush'))
      .option('--royal-flush <n>', 'Instant Cash (default: 600)', wholeNumber('royal-flush')),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    if (options.hand !== undefined) return writeHand(options)
    const { up, straightFlush, royalFlush } = options
    if ((up ?? straightFlush ?? royalFlush) !== undefined)
      throw new Malformed('--hand: expected five cards with --up and with Instant Cash odds')
    return writeSuperBet(options)
  })
}

const writeSuperBet = (form: Form): void =>
  write(
    {
      heads: { game: 'lunar-poker', book: 'nz22' },
      title: 'Lunar Poker by nz22',
      note: `Edge: the average loss per unit wagered, if no maximum payout applies.
Exact: counts all 2,598,960 hands of five cards.`,
      rows: superBetOdds(),
    },
    form,
  )
