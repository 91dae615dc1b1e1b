import type { Command } from 'commander'
import { LAYOUTS } from '../../games/roulette/s02-layout.ts'
import { roulettePar, rouletteTable } from '../../odds/par/roulette.ts'
import { checkBook } from '../odds/report.ts'
import { layoutCalled } from '../odds/roulette.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'

export const roulette = (verb: Command): void => {
  withOptions(
    verb
      .command('roulette')
      .description('A PAR sheet of roulette, one wager of every kind.')
      .option('--book <id>', 'the rulebook: nz8', 'nz8')
      .option('--layout <name>', `the cloth: ${LAYOUTS.join(', ')}`, LAYOUTS[0]),
  ).action((options: Options & { readonly layout: string }) => {
    checkBook(options.book, ['nz8'])
    const layout = layoutCalled(options.layout)
    write(rouletteTable(layout), options, signs => ({
      ...roulettePar(layout, signs),
      title: `Roulette by nz8, ${layout}`,
      heads: { game: 'roulette', book: 'nz8', layout },
      notes: [
        ...METHOD,
        'Covariance: of the first wager of each kind, as the cloth lists them.',
        'Exact: every compartment of the wheel is counted.',
      ],
    }))
  })
}
