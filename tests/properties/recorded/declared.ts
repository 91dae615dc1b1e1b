import { BOOKS } from '../../../src/games/baccarat/books/index.ts'
import { SIGNIFICANT } from '../../../src/games/significant.ts'
import { SIGNIFICANT as GENERAL } from '../../../src/general/events.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import { SIGNIFICANT as SESSION } from '../../../src/tournament/session/state.ts'
import { changed, othersOf, pathsIn, valueAt } from './changes.ts'
import { reasonOf } from './marks.ts'
import { type CatalogueGame, type Config, GAMES, valuesOf } from './offered.ts'

/** What the rules declare: commands, games, books, and how a table may be set up. */

/** One line, without functions. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'function' ? undefined : each))

/** The games, sessions and tournaments that have each command. */
const commands = (): readonly string[] => {
  const owners = new Map<string, Set<string>>()
  for (const { opens, game, commands: own } of SETTINGS) {
    const name = GAMES.find(each => each.game === game)?.name ?? opens
    for (const command of own.map(told))
      owners.set(command, (owners.get(command) ?? new Set()).add(name))
  }
  return [...owners].map(([command, names]) => `command of ${[...names].join(', ')}: ${command}`)
}

const games = (): readonly string[] =>
  GAMES.flatMap(({ game: _, commands: __, ...own }) => [
    `game ${own.name}: ${told(own)}`,
    ...own.books.map(book => `usual table of ${book}: ${told(own.standard(book))}`),
  ])

const answerTo = ({ refused }: CatalogueGame, value: unknown, config: Config): string => {
  const answer = refused(config)
  return `${told(value)} ${answer ? told(reasonOf(answer)) : 'taken'}`
}

/** A usual table of a book with one value changed at a time, and why it is refused. */
const setUps = (game: CatalogueGame, book: string): readonly string[] => {
  const usual = game.standard(book)
  const elections = Object.entries(game.elections).map(([name, shape]) => {
    const answers = valuesOf(shape).map(value =>
      answerTo(game, value, game.setUp({ ...usual.elections, [name]: value })),
    )
    return `set up ${book}, ${name}: ${answers.join(', ')}`
  })
  const others = pathsIn(usual)
    .filter(([first]) => first === 'limits' || first === 'seats' || first === 'standing')
    .map(path => {
      const answers = othersOf(valueAt(usual, path)).map(value =>
        answerTo(game, value, changed(usual, path, value) as Config),
      )
      return `set up ${book}, ${path.join('.')}: ${answers.join(', ')}`
    })
  return [...elections, ...others]
}

export const lines = (): readonly string[] => [
  ...commands(),
  ...games(),
  ...Object.entries(BOOKS).map(([name, book]) => `book ${name}: ${told(book)}`),
  `to review: ${told({ ...SIGNIFICANT, ...GENERAL, ...SESSION })}`,
  ...GAMES.flatMap(game => game.books.flatMap(book => setUps(game, book))),
]
