import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { TableConfig } from '../general/state.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import type { Fields } from '../kernel/shape.ts'
import { seeded, type Words } from '../odds/simulation/random.ts'
import { decode, mistakeText } from '../protocol/decode.ts'
import { answered, sampled } from './chances.ts'
import {
  nodeOf,
  opened,
  openedSession,
  type Position,
  playersNamed,
  settledDown,
} from './position.ts'
import { isInTournaments, type SessionStart, sessionConfig } from './session.ts'

export interface Start {
  readonly game: GameName
  readonly book: string
  readonly elections: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: number
  readonly rounds: number
  /** A session of a tournament instead of an ordinary table. */
  readonly session?: SessionStart | undefined
}

interface CatalogueGame {
  readonly books: readonly string[]
  standard(book: string): TableConfig<object>
  setUp(elections: object): TableConfig<object>
  refused(config: TableConfig<object>): Refusal | undefined
}

/** Checks the names and shapes of these elections, before any rule sees them. */
export const electionsMistake = (
  game: GameName,
  elections: Readonly<Record<string, unknown>>,
): string | undefined => {
  const shapes: Fields = CATALOGUE[game].elections
  for (const [name, value] of Object.entries(elections)) {
    if (!Object.hasOwn(shapes, name))
      return `${name}: no such election; the elections are ${Object.keys(shapes).join(', ')}`
    const found = decode(shapes[name]!, value)
    if (found.is === 'mistaken') return mistakeText({ ...found, at: [name, ...found.at] })
  }
  return undefined
}

export const booksOf = (game: GameName): readonly string[] => CATALOGUE[game].books

/** The table as the operator sets it up, or the reason to refuse these elections. */
export const configOf = ({ game, book, elections, players, session }: Start): object | Refusal => {
  if (session)
    return isInTournaments(game)
      ? sessionConfig(game, session, playersNamed(players))
      : refuse('nz7:7.1', 'Tournaments are played at roulette and baccarat.')
  const { standard, setUp, refused } = CATALOGUE[game] as unknown as CatalogueGame
  const config = setUp({ ...standard(book).elections, ...elections })
  return refused(config) ?? config
}

export interface Begun {
  readonly position: Position
  /** The state of the generator, for further chances. */
  readonly words: Words
}

const firstOf = ({ game, players, rounds, session }: Start, config: object): Position =>
  session && isInTournaments(game)
    ? openedSession(game, config, playersNamed(players))
    : opened(game, config as TableConfig<unknown>, players, rounds)

/**
 * The first position with a choice. Everything before the first betting phase, such as the cards
 * that are burned, is drawn from the seed.
 */
export const begun = (start: Start, config: object): Begun => {
  const words = seeded(start.seed, 0)
  let position = settledDown(firstOf(start, config))
  while (nodeOf(position).to === 'chance') position = answered(position, sampled(position, words))!
  return { position, words }
}
