import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { chips } from '../../kernel/money.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { ROULETTE } from './commands.ts'
import { LIMIT_KINDS } from './limit-kinds.ts'
import { roulette as play } from './play.ts'
import { LAYOUTS } from './s03-layout.ts'
import type { TableElections } from './state.ts'
import { incidents } from './view.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

const game = table(play)

const dollars = (whole: number) => chips(whole * 100)

const INSIDE = { minimum: dollars(1), maximum: dollars(200) }
const OUTSIDE = { minimum: dollars(5), maximum: dollars(2000) }

/** The kinds of wager that need posted limits. */
const kindsOf = (elections: TableElections): readonly string[] =>
  LIMIT_KINDS.filter(kind => {
    if (kind === 'racetrack') return elections.racetrack
    if (kind === 'asian-neighbour') return elections.asianRacetrack
    return kind !== 'five-line' || elections.layout !== 'single-zero'
  })

/** A typical table: one zero, both racetracks, a bell and a display. */
const standard = (): TableConfig<TableElections> =>
  setUp({
    book: 'nz8',
    layout: 'single-zero',
    racetrack: true,
    asianRacetrack: true,
    courtesyLine: true,
    bell: true,
    winningNumberDisplay: true,
  })

/** Completes these elections to a valid table. */
const setUp = (elections: TableElections): TableConfig<TableElections> => ({
  seats: 8,
  standing: true,
  denominations: [1, 5, 25, 100, 500, 1000].map(dollars),
  limits: Object.fromEntries(
    kindsOf(elections).map(kind => [kind, ON_THE_SIDES.includes(kind) ? OUTSIDE : INSIDE]),
  ),
  multiplesOfMinimum: false,
  refusesUnpayable: false,
  promotionalChips: false,
  /** The sign shows the value of each colour. @rule nz8:2.6(a) nz8:2.6(b) */
  colours: ['blue', 'green', 'orange', 'pink', 'purple', 'red', 'white', 'yellow'],
  nonValueChipsOnly: false,
  elections,
})

const ON_THE_SIDES: readonly string[] = ['column', 'dozen', 'even-chance']

const refused = (config: TableConfig<TableElections>): Refusal | undefined =>
  limitsRefused(config.limits, kindsOf(config.elections))

/** `book` is not an option here: the catalogue sets it. */
const ELECTIONS = {
  layout: field.oneOf(...LAYOUTS),
  racetrack: field.flag,
  asianRacetrack: field.flag,
  courtesyLine: field.flag,
  bell: field.flag,
  winningNumberDisplay: field.flag,
} as const satisfies Readonly<Record<Exclude<keyof TableElections, 'book'>, field.AnyShape>>

/** @rule nz1:2.1(f) */
export const roulette = {
  name: 'roulette',
  chance: 'wheel',
  commands: [...GENERAL, ...ROULETTE],
  elections: ELECTIONS,
  incidents,
  books: ['nz8'],
  game,
  standard,
  setUp,
  refused,
} as const
