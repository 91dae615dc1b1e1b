import type { Command } from 'commander'
import { snakeEyes as game } from '../../games/snake-eyes/index.ts'
import { snakeEyes as play } from '../../games/snake-eyes/play.ts'
import { snakeEyesPar } from '../../odds/par/snake-eyes.ts'
import { checkBook } from '../odds/report.ts'
import { METHOD, type Options, withOptions, write } from './report.ts'
import type { Table } from './signs.ts'

const table = (): Table => ({
  ...game.standard('nz11a'),
  kindOf: play.kindOf,
})

export const snakeEyes = (verb: Command): void => {
  withOptions(
    verb
      .command('snake-eyes')
      .description('A PAR sheet of Snake Eyes, at every price that may be displayed.')
      .option('--book <id>', 'the rulebook: nz11a', 'nz11a'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz11a'])
    write(table(), options, signs => ({
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
