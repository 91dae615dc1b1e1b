import { LIMIT_KINDS } from '../../games/roulette/book/limit-kinds.ts'
import type { RouletteCommand } from '../../games/roulette/commands.ts'
import { roulette } from '../../games/roulette/index.ts'
import { ODDS } from '../../games/roulette/s03-wagers/odds.ts'
import { FIXED } from '../../games/roulette/s03-wagers/racetrack.ts'
import type { RouletteEvent } from '../../games/roulette/table/events.ts'
import { EVENTS } from '../../games/roulette/table/evolve.ts'
import type { State as PlayState, TableElections } from '../../games/roulette/table/state.ts'
import type { RouletteView } from '../../games/roulette/table/view.ts'
import { EVENTS as GENERAL_EVENTS } from '../../general/evolve.ts'
import { chips } from '../../kernel/money.ts'
import type { Stage } from '../stage.ts'
import { electionOptions, TABLE_OPTIONS, withTableOptions } from '../table-options.ts'
import { ROULETTE_EXPECTATIONS } from './expectations.ts'
import { OPTION_NAMES, ROULETTE_VERBS } from './verbs.ts'

/** Runs scenarios at a roulette table. */

type RouletteStage = Stage<TableElections, PlayState, RouletteCommand, RouletteEvent, RouletteView>

const ELECTIONS = electionOptions(roulette.elections, OPTION_NAMES)

const LIMIT = { minimum: chips(100), maximum: chips(1_000_000) }

const table: RouletteStage['table'] = (_, options) => {
  const { elections } = roulette.standard()
  const elected = { ...elections, ...ELECTIONS.elected(options) } as TableElections
  return withTableOptions(roulette.setUp(elected), options, LIMIT)
}

export const rouletteStage: RouletteStage = {
  books: roulette.books,
  game: roulette.game,
  table,
  options: { ...TABLE_OPTIONS, ...ELECTIONS.options },
  commands: roulette.commands,
  wagers: [...Object.keys(ODDS), ...FIXED, 'neighbours', 'by-hand'],
  limits: LIMIT_KINDS,
  happens: [...EVENTS, ...GENERAL_EVENTS],
  refused: roulette.refused,
  prepares: [{ by: { role: 'staff', rank: 'operator' }, does: 'open-table' }],
  verbs: ROULETTE_VERBS,
  expects: ROULETTE_EXPECTATIONS,
}
