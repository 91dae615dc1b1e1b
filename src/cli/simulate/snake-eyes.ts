import type { Command } from 'commander'
import { ROLLS, total } from '../../games/snake-eyes/s03-equipment/dice.ts'
import { estimateOf } from '../../odds/simulation/draws.ts'
import type { Totals } from '../../odds/simulation/totals.ts'
import { snakeEyesLines, snakeEyesOdds } from '../../odds/snake-eyes.ts'
import { checkBook } from '../odds/report.ts'
import { count, type RunOptions, run, withRunOptions } from './run.ts'

/** How often each total came. */
const totalsOf = ({ ends }: Totals): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  ROLLS.forEach((roll, i) => {
    counts[total(roll)] = (counts[total(roll)] ?? 0) + ends[i]!
  })
  return counts
}

export const snakeEyes = (simulate: Command): void => {
  withRunOptions(
    simulate
      .command('snake-eyes')
      .description('Rolls the dice. A new wager follows every wager that is decided.')
      .option('--book <id>', 'the rulebook: nz11a', 'nz11a'),
  ).action(async (options: RunOptions) => {
    checkBook(options.book, ['nz11a'])
    const lines = snakeEyesLines()
    await run(
      {
        task: { play: 'draws', outcomes: ROLLS.length },
        heads: { game: 'snake-eyes', book: 'nz11a' },
        title: ({ rounds }) => `Snake Eyes by nz11a: ${count(rounds)} rolls`,
        counts: totalsOf,
        estimates: ({ ends }) => lines.map(line => estimateOf(line, ends)),
        exact: snakeEyesOdds,
      },
      options,
    )
  })
}
