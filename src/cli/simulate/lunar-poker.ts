import { isDeepStrictEqual } from 'node:util'
import type { Command } from 'commander'
import type { ValuedStrategy } from '../../odds/lunar-poker/solve/solution.ts'
import STRATEGIES from '../../odds/lunar-poker/strategy/strategies.json' with { type: 'json' }
import type { Strategy } from '../../odds/lunar-poker/strategy/strategy.ts'
import { strategyText } from '../../odds/lunar-poker/strategy/text.ts'
import { superBetOdds } from '../../odds/lunar-poker.ts'
import { fraction } from '../../odds/numbers/fraction.ts'
import type { Row } from '../../odds/row.ts'
import { checkBook } from '../odds/report.ts'
import { strategyIn } from '../solve/strategy.ts'
import { count, type RunOptions, run, withRunOptions } from './run.ts'

const HELP = `
One patron, who bets by a strategy. Without --strategy:
Pair or better: play. Four of a suit: buy a sixth card. Ace and king: exchange
the other three. Else fold. After a draw: play with an ace and a king or better.
The Dealer is never forced.
Instant Cash pays 200 and 600 to 1. The edge of the ante is what a unit of Ante
loses together with the Bet and the fees. A Super Bet is settled every round.`

interface Options extends RunOptions {
  readonly strategy?: string
}

/** The exact edge of a strategy that was counted over all deals. */
const anteOdds = (strategy: Strategy): readonly Row[] =>
  (STRATEGIES as readonly ValuedStrategy[])
    .filter(valued => isDeepStrictEqual(valued.strategy, strategy))
    .map(({ value }) => ({
      wager: 'ante',
      terms: 'by the strategy',
      under: ['nz22:5.5', 'nz22:5.6'],
      edge: fraction(-BigInt(value.num), BigInt(value.den)),
    }))

export const lunarPoker = (simulate: Command): void => {
  withRunOptions(
    simulate
      .command('lunar-poker')
      .description('Deals hands of Lunar Poker, played by a strategy.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22')
      .option('--strategy <file>', 'a strategy as JSON; or 5, 10 or 20: a list of so many rules'),
  )
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      checkBook(options.book, ['nz22'])
      const { SIMPLE } = await import('../../odds/lunar-poker/strategy/strategy.ts')
      const strategy = options.strategy === undefined ? SIMPLE : strategyIn(options.strategy)
      const { endsIn, lunarEstimates } = await import('../../odds/lunar-poker/estimate.ts')
      await run(
        {
          task: { play: 'hands', strategy },
          heads: { game: 'lunar-poker', book: 'nz22', strategy: strategy.name },
          title: ({ rounds }) =>
            `Lunar Poker by nz22: ${count(rounds)} rounds\n\n${strategyText(strategy)}`,
          counts: endsIn,
          estimates: lunarEstimates,
          exact: () => [...superBetOdds(), ...anteOdds(strategy)],
        },
        options,
      )
    })
}
