import type { Command } from 'commander'
import { LAYOUTS, layout } from '../../games/roulette/s02-layout.ts'
import { rouletteLines, rouletteOdds } from '../../odds/roulette.ts'
import { estimateOf } from '../../odds/simulation/draws.ts'
import { checkBook } from '../odds/report.ts'
import { layoutCalled } from '../odds/roulette.ts'
import { count, type RunOptions, run, withRunOptions } from './run.ts'

interface Options extends RunOptions {
  readonly layout: string
}

export const roulette = (simulate: Command): void => {
  withRunOptions(
    simulate
      .command('roulette')
      .description('Spins the wheel and settles one wager of every kind each time.')
      .option('--book <id>', 'the rulebook: nz8', 'nz8')
      .option('--layout <name>', `the layout: ${LAYOUTS.join(', ')}`, LAYOUTS[0]),
  ).action(async (options: Options) => {
    checkBook(options.book, ['nz8'])
    const cloth = layoutCalled(options.layout)
    const { pockets } = layout(cloth).wheel
    const lines = rouletteLines(cloth)
    await run(
      {
        task: { play: 'draws', outcomes: pockets.length },
        heads: { game: 'roulette', book: 'nz8', layout: cloth },
        title: ({ rounds }) => `Roulette by nz8, ${cloth}: ${count(rounds)} spins`,
        counts: ({ ends }) => Object.fromEntries(pockets.map((pocket, i) => [pocket, ends[i]!])),
        estimates: ({ ends }) => lines.map(line => estimateOf(line, ends)),
        exact: () => rouletteOdds(cloth),
      },
      options,
    )
  })
}
