import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { USUAL } from '../usual-table.ts'
import { type TableElections, tableRefused } from './book/book.ts'
import { ELECTIONS, LIMITS } from './book/elections.ts'
import { SNAKE_EYES } from './commands.ts'
import { snakeEyes as play } from './play.ts'
import { ONS } from './s04-wagers.ts'
import { incidents } from './table/view.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

/** A typical table: five dice and the best odds for every wager. */
const standard = (_: 'nz11a'): TableConfig<TableElections> =>
  setUp({
    hard4: 7,
    hard6: 9,
    hard8: 9,
    hard10: 7,
    field: 1,
    craps2: 33,
    craps12: 33,
    dice: 5,
    layout: 1,
    resultsDisplay: true,
    resultEntry: false,
  })

/** Completes these elections to a valid table. */
const setUp = (elections: TableElections): TableConfig<TableElections> => ({
  ...USUAL,
  seats: 8,
  standing: false,
  limits: LIMITS,
  /**
   * If a table uses colours, the sign shows their values.
   * @rule nz11a:3.1(e) nz11a:3.1(e)(i) nz11a:3.1(e)(ii)
   */
  colours: [],
  elections,
})

const refused = ({ elections, limits, seats }: TableConfig<TableElections>): Refusal | undefined =>
  tableRefused(elections) ??
  limitsRefused(limits, Object.keys(LIMITS)) ??
  (seats < 1 ? refuse('nz11a:5.3(a)', 'A Snake Eyes table needs at least one seat.') : undefined)

/** @rule nz1:2.1(y) */
export const snakeEyes = {
  name: 'snake-eyes',
  chance: 'dice',
  commands: [...GENERAL, ...SNAKE_EYES],
  elections: ELECTIONS,
  incidents,
  spots: ONS,
  books: ['nz11a'],
  game: table(play),
  hasBegun: play.isUnderWay,
  standard,
  setUp,
  refused,
  usualBets: {
    ons: ['field', 'any-7', 'any-craps', 'hard-6', 'hard-8', 'six', 'eight'],
    stakes: [5_00, 10_00, 25_00],
  },
} as const
