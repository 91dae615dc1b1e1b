import type { Command } from 'commander'
import { snakeEyesOdds } from '../../odds/snake-eyes.ts'
import { checkBook, type Form, withForms, write } from './report.ts'

interface Options extends Form {
  readonly book: string
}

export const snakeEyes = (odds: Command): void => {
  withForms(
    odds
      .command('snake-eyes')
      .description('Prints the edge of every wager of Snake Eyes, at all odds the book allows.')
      .option('--book <id>', 'the rulebook: nz11a', 'nz11a'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz11a'])
    write(
      {
        heads: { game: 'snake-eyes', book: 'nz11a' },
        title: 'Snake Eyes by nz11a',
        note: `Edge: what a wager loses on average by the time a roll has decided it.
Exact: all 36 ways in which two dice fall are counted.`,
        rows: snakeEyesOdds(),
      },
      options,
    )
  })
}
