import type { Command } from 'commander'
import { LAYOUTS, type LayoutName } from '../../games/roulette/s02-layout.ts'
import { rouletteOdds } from '../../odds/roulette.ts'
import { Malformed } from '../input.ts'
import { checkBook, type Form, withForms, write } from './report.ts'

interface Options extends Form {
  readonly book: string
  readonly layout: string
}

export const roulette = (odds: Command): void => {
  withForms(
    odds
      .command('roulette')
      .description('Prints the edge of every wager of roulette, including the racetracks.')
      .option('--book <id>', 'the rulebook: nz8', 'nz8')
      .option('--layout <name>', `the layout: ${LAYOUTS.join(', ')}`, LAYOUTS[0]),
  ).action((options: Options) => {
    checkBook(options.book, ['nz8'])
    const layout = layoutCalled(options.layout)
    write(
      {
        heads: { game: 'roulette', book: 'nz8', layout },
        title: `Roulette by nz8, ${layout}`,
        note: `Edge: what a stake loses on average; of several pieces, all of them together.
Exact: every compartment of the wheel is counted.`,
        rows: rouletteOdds(layout),
      },
      options,
    )
  })
}

export const layoutCalled = (name: string): LayoutName => {
  const layout = LAYOUTS.find(one => one === name)
  if (!layout) throw new Malformed(`--layout: expected one of ${LAYOUTS.join(', ')}, not ${name}`)
  return layout
}
