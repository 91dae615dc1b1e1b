import type { Command } from 'commander'
import { snakeEyesPar, snakeEyesTable } from '../../odds/par/snake-eyes.ts'
import { checkBook } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'

export const snakeEyes = (verb: Command): void => {
  withOptions(
    verb
      .command('snake-eyes')
      .description('A PAR sheet of Snake Eyes, with all odds that may be displayed.')
      .option('--book <id>', 'the rulebook: nz11a', 'nz11a'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz11a'])
    write(snakeEyesTable(), options, signs => ({
      ...snakeEyesPar(signs),
      title: 'Snake Eyes by nz11a',
      heads: { game: 'snake-eyes', book: 'nz11a' },
      notes: [
        ...METHOD,
        'A round is a wager from its placing to the roll that decides it.',
        'Covariance: of two wagers placed together, each left until it is decided.',
        'Exact: all 36 ways in which two dice fall are counted.',
      ],
    }))
  })
}
