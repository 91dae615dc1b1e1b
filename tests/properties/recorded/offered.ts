import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Refusal } from '../../../src/kernel/refusal.ts'
import type { AnyShape } from '../../../src/kernel/shape.ts'
import { othersOf } from './changes.ts'

/** What the games of the catalogue offer, and how a table may be set up. */

export interface Config {
  readonly elections: object
}

/** A game as the catalogue offers it. */
export interface CatalogueGame {
  readonly name: string
  readonly game: unknown
  readonly commands: unknown
  readonly books: readonly string[]
  readonly elections: Readonly<Record<string, AnyShape>>
  readonly standard: (book: string) => Config
  readonly setUp: (elections: object) => Config
  readonly refused: (config: Config) => Refusal | undefined
}

export const GAMES = Object.values(CATALOGUE) as unknown as readonly CatalogueGame[]

/** Values of an election's shape, which a book may still refuse. */
export const valuesOf = (shape: AnyShape): readonly unknown[] => {
  if (shape.is === 'one-of') return shape.values
  if (shape.is === 'whole') return [shape.from, shape.from + 1, shape.to - 1, shape.to]
  if (shape.is === 'flag') return [true, false]
  if (shape.is !== 'record') return othersOf(1000)
  const fields = Object.entries(shape.fields)
  return [0, 1, 2, 3].map(at =>
    Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field).at(at)])),
  )
}
