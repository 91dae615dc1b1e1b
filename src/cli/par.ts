import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { snakeEyes as dice } from '../games/catalogue.ts'
import { LAYOUTS } from '../games/roulette/s03-layout.ts'
import { baccaratPar } from '../odds/par/baccarat.ts'
import { lunarPokerPar } from '../odds/par/lunar-poker.ts'
import { roulettePar } from '../odds/par/roulette.ts'
import { Malformed } from './input.ts'
import { bookCalled, checkDecks } from './odds/baccarat.ts'
import { checkBook, type Form, wholeNumber, withForms } from './odds/report.ts'
import { layoutCalled } from './odds/roulette.ts'
import { asCsv } from './par/csv.ts'
import {
  baccaratTable,
  lunarPokerTable,
  rouletteTable,
  type SignOptions,
  signsOf,
  snakeEyesPar,
  snakeEyesTable,
  type Table,
} from './par/games.ts'
import { asHtml } from './par/html.ts'
import { asJson, type Sheet } from './par/sheet.ts'
import { asText } from './par/text.ts'

interface Options extends Form, SignOptions {
  readonly book: string
  readonly html?: string
}

const METHOD = [
  'Hit: how often a wager wins anything. Edge: what it loses on average.',
  'Dev.: the standard deviation. Index: 1.645 of them.',
  'Hold: of equal wagers, each round independent of the others.',
  'Exposure: every patron has the maximum on whatever wins (nz1:10.1(b)).',
]

/** `croupier par GAME`: the sheet that goes with a game to a test laboratory. */
export const par = (program: Command): void => {
  const verb = program
    .command('par')
    .summary('a PAR sheet: hit frequency, edge, variance, hold, exposure')
    .description(
      'For every wager on every set of terms: hit frequency, edge, variance and covariance, ' +
        'exactly; the volatility index, the hold to expect, and the most a round can cost.',
    )
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    const games = verb.commands.map(command => command.name()).join(', ')
    throw new Malformed(`par: expected a game, one of ${games}${args[0] ? `, not ${args[0]}` : ''}`)
  })
  for (const game of [baccarat, roulette, snakeEyes, lunarPoker]) game(verb)
}

const withOptions = (command: Command): Command =>
  withForms(command)
    .option('--html <file>', 'write a page to print')
    .option('--maximum <kind=cents...>', 'the maximum of a kind of wager, such as main=500000')
    .option('--patrons <n>', 'how many patrons wager (default: the seats)', wholeNumber('patrons'))

const write = (
  table: Table,
  options: Options,
  sheetOf: (signs: ReturnType<typeof signsOf>) => Sheet,
): void => {
  const { json, csv, html } = options
  if ([json, csv, html].filter(form => form !== undefined).length > 1)
    throw new Malformed('expected one of --json, --csv and --html')
  const signs = signsOf(table, options)
  const { limits, patrons, differential } = signs
  const said = sheetOf(signs)
  const sheet = {
    ...said,
    heads: { ...said.heads, limits, patrons, ...(differential !== undefined && { differential }) },
  }
  if (html !== undefined) writePage(html, asHtml(sheet))
  else process.stdout.write(json ? asJson(sheet) : csv ? asCsv(sheet) : asText(sheet))
}

const writePage = (file: string, page: string): void => {
  try {
    writeFileSync(file, page)
  } catch (error) {
    throw new Malformed(`--html: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const baccarat = (verb: Command): void => {
  withOptions(
    verb
      .command('baccarat')
      .description('A PAR sheet of baccarat, from a new shoe.')
      .option('--book <id>', 'the rulebook: nz5, nz5-old or mbs', 'nz5')
      .option('--decks <n>', 'decks in the shoe, as the book allows', wholeNumber('decks'), 8)
      .option(
        '--differential <cents>',
        'the maximum Table Differential, where the book has one (5.17; default: 1000000)',
        wholeNumber('differential'),
      ),
  ).action((options: Options & { readonly decks: number }) => {
    const { decks } = options
    const book = bookCalled(options.book)
    checkDecks(book, decks)
    write(baccaratTable(book.id), options, signs => ({
      ...baccaratPar(book, decks, signs),
      title: `Baccarat by ${book.id}, ${decks} decks`,
      heads: { game: 'baccarat', book: book.id, decks },
      notes: [
        ...METHOD,
        'Rounds of one shoe depend on each other, but very little.',
        'Differential: where the dealer reduces every excess, as the dealer may (5.18).',
        'Exact: all ordered deals of six cards from a new shoe are counted.',
      ],
    }))
  })
}

const roulette = (verb: Command): void => {
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

const snakeEyes = (verb: Command): void => {
  withOptions(
    verb
      .command(dice.name)
      .description('A PAR sheet of Snake Eyes, at every price that may be displayed.')
      .option('--book <id>', 'the rulebook: nz11a', 'nz11a'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz11a'])
    write(snakeEyesTable(), options, signs => ({
      ...snakeEyesPar(signs),
      title: 'Snake Eyes by nz11a',
      heads: { game: dice.name, book: 'nz11a' },
      notes: [
        ...METHOD,
        'A round is a wager from its placing to the roll that decides it.',
        'Covariance: of two wagers placed together, each left until it is decided.',
        'Exact: all 36 ways in which two dice fall are counted.',
      ],
    }))
  })
}

const lunarPoker = (verb: Command): void => {
  withOptions(
    verb
      .command('lunar-poker')
      .description('A PAR sheet of the Super Bet of Lunar Poker, by pay table.')
      .option('--book <id>', 'the rulebook: nz22', 'nz22'),
  ).action((options: Options) => {
    checkBook(options.book, ['nz22'])
    write(lunarPokerTable(), options, signs => ({
      ...lunarPokerPar(signs),
      title: 'Lunar Poker by nz22, the Super Bet',
      heads: { game: 'lunar-poker', book: 'nz22' },
      notes: [
        ...METHOD,
        'The Ante depends on how a patron plays, and is not on this sheet.',
        'Exact: all 2,598,960 hands of five cards are counted.',
      ],
    }))
  })
}
