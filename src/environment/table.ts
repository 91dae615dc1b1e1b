import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { TableConfig } from '../general/state.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { seeded, type Words } from '../odds/random.ts'
import { answered, sampled } from './chances.ts'
import { nodeOf, opened, type Position, settledDown } from './position.ts'

export interface Start {
  readonly game: GameName
  readonly book: string
  readonly elections: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: number
  readonly rounds: number
}

interface Offered {
  readonly books: readonly string[]
  standard(book: string): TableConfig<object>
  setUp(elections: object): TableConfig<object>
  refused(config: TableConfig<object>): Refusal | undefined
}

export const booksOf = (game: GameName): readonly string[] => CATALOGUE[game].books

/** The table as the operator sets it up, or the reason to refuse these elections. */
export const configOf = ({ game, book, elections }: Start): TableConfig<object> | Refusal => {
  const { standard, setUp, refused } = CATALOGUE[game] as unknown as Offered
  const config = setUp({ ...standard(book).elections, ...elections })
  return refused(config) ?? config
}

export interface Begun {
  readonly position: Position
  /** The rest of the generator, for the chances that follow. */
  readonly words: Words
}

/**
 * The first position with a choice. Everything before the first betting phase, such as the cards
 * that are burned, is drawn from the seed.
 */
export const begun = (start: Start, config: TableConfig<object>): Begun => {
  const words = seeded(start.seed, 0)
  let position = settledDown(opened(start.game, config, start.players, start.rounds))
  while (nodeOf(position).to === 'chance') position = answered(position, sampled(position, words))!
  return { position, words }
}
