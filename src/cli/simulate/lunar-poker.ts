import type { Command } from 'commander'
import { superBetOdds } from '../../odds/lunar-poker.ts'
import { checkBook } from '../odds/report.ts'
import { count, type RunOptions, run, withRunOptions } from './run.ts'

const STRATEGY = `Pair or better: play. Four of a suit: buy a sixth card. Ace and king: exchange
the other three. Else fold. After a draw: play with an ace and a king or better.
The Dealer is never forced.`

const HELP = `
One patron plays this strategy:
${STRATEGY}
Instant Cash pays 200 and 600 to 1. The edge of the ante is the loss per unit
of Ante, including the Bet and the fees. A Super Bet is settled every round.`

export const lunarPoker = (simulate: Command): void => {
  withRunOptions(
    simulate
      .command('lunar-poker')
      .description('Deal hands of Lunar Poker and play them with a simple strategy.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  )
    .addHelpText('after', HELP)
    .action(async (options: RunOptions) => {
      checkBook(options.book, ['nz22'])
      const { endsIn, lunarEstimates } = await import('../../odds/lunar-poker/estimate.ts')
      await run(
        {
          task: { play: 'hands' },
          heads: { game: 'lunar-poker', book: 'nz22' },
          title: ({ rounds }) => `Lunar Poker by nz22: ${count(rounds)} rounds\n${STRATEGY}`,
          counts: endsIn,
          estimates: lunarEstimates,
          exact: superBetOdds,
        },
        options,
      )
    })
}
