import { BOOKS as TEXTS } from '../kernel/authority.ts'
import * as games from './index.ts'

type AnyGame = (typeof games)[keyof typeof games]

export type GameName = AnyGame['name']

const place = ({ books }: AnyGame): number => TEXTS.indexOf(books[0])

/** Every game with its name, in the order of the books. */
export const CATALOGUE = Object.fromEntries(
  Object.values(games)
    .toSorted((a, b) => place(a) - place(b))
    .map(game => [game.name, game]),
) as { readonly [G in AnyGame as G['name']]: G }

export const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

export const isGame = (name: string): name is GameName => Object.hasOwn(CATALOGUE, name)

/** Every rule book of a game. */
export const BOOKS: readonly string[] = GAMES.flatMap(game => CATALOGUE[game].books)

/** The game that a rule book is about. */
export const gameOfBook = (book: string): GameName | undefined =>
  GAMES.find(game => (CATALOGUE[game].books as readonly string[]).includes(book))

/** What decides a round: a shoe of many rounds, a deck of one round, a wheel, or dice. */
export type Chance = AnyGame['chance']

export const chanceAt = (game: string): Chance | undefined =>
  isGame(game) ? CATALOGUE[game].chance : undefined
