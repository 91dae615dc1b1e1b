import type { Limit } from '../../../general/state.ts'
import * as field from '../../../kernel/shape.ts'
import { dollars } from '../../usual-table.ts'
import { LAYOUTS } from '../s02-layout.ts'
import type { TableElections } from '../table/state.ts'
import { LIMIT_KINDS } from './limit-kinds.ts'

/** The options of a table, and its usual limits. */

const INSIDE = { minimum: dollars(1), maximum: dollars(200) }
const OUTSIDE = { minimum: dollars(5), maximum: dollars(2000) }

/** The kinds of wager that need posted limits. */
export const kindsOf = (elections: TableElections): readonly string[] =>
  LIMIT_KINDS.filter(kind => {
    if (kind === 'racetrack') return elections.racetrack
    if (kind === 'asian-neighbour') return elections.asianRacetrack
    return kind !== 'five-line' || elections.layout !== 'single-zero'
  })

const ON_THE_SIDES: readonly string[] = ['column', 'dozen', 'even-chance']

export const limitOf = (kind: string): Limit => (ON_THE_SIDES.includes(kind) ? OUTSIDE : INSIDE)

/** `book` is not an option here: the catalogue sets it. */
export const ELECTIONS = {
  layout: field.oneOf(...LAYOUTS),
  racetrack: field.flag,
  asianRacetrack: field.flag,
  courtesyLine: field.flag,
  bell: field.flag,
  winningNumberDisplay: field.flag,
} as const satisfies Readonly<Record<Exclude<keyof TableElections, 'book'>, field.AnyShape>>
