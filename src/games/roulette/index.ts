import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { USUAL } from '../usual-table.ts'
import { ELECTIONS, kindsOf, limitOf } from './book/elections.ts'
import { ROULETTE } from './commands.ts'
import { roulette as play } from './play.ts'
import type { TableElections } from './table/state.ts'
import { incidents } from './table/view.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

const game = table(play)

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
  ...USUAL,
  seats: 8,
  standing: true,
  limits: Object.fromEntries(kindsOf(elections).map(kind => [kind, limitOf(kind)])),
  /** The sign shows the value of each colour. @rule nz8:2.6(a) nz8:2.6(b) */
  colours: ['blue', 'green', 'orange', 'pink', 'purple', 'red', 'white', 'yellow'],
  elections,
})

const refused = (config: TableConfig<TableElections>): Refusal | undefined =>
  limitsRefused(config.limits, kindsOf(config.elections))

/** @rule nz1:2.1(f) */
export const roulette = {
  name: 'roulette',
  chance: 'wheel',
  commands: [...GENERAL, ...ROULETTE],
  elections: ELECTIONS,
  incidents,
  books: ['nz8'],
  game,
  hasBegun: play.isUnderWay,
  standard,
  setUp,
  refused,
  usualBets: {
    ons: [
      'straight-up:17',
      'straight-up:0',
      'split:17-20',
      'street:16-17-18',
      'corner:17-18-20-21',
    ],
    stakes: [5_00, 10_00, 15_00, 25_00],
  },
} as const
