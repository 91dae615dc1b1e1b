import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import { MOST } from '../../general/s09-limits.ts'
import type { TableConfig, TableState } from '../../general/state.ts'
import { assert } from '../../kernel/assert.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { SessionState } from './state.ts'

/** The table of a session before its start. */

/** Limits that refuse nothing, so that Division 1 section 9 and rule 10.2 have no effect. */
export const wideOpen = <Elections>(config: TableConfig<Elections>): TableConfig<Elections> => ({
  ...config,
  limits: Object.fromEntries(
    Object.keys(config.limits).map(kind => [kind, { minimum: chips(1), maximum: MOST }]),
  ),
  multiplesOfMinimum: false,
})

/** The table is open, and the players have the seats from the draw. @rule nz7:4.2(a) */
export const seated = <El, PS, C extends Command, E extends Event>(
  game: Game<TableConfig<El>, TableState<PS>, C | GeneralCommand, E | GeneralEvent, unknown>,
  players: readonly Patron[],
  config: TableConfig<El>,
): TableState<PS> => {
  const commands: readonly GeneralCommand[] = [
    { by: { role: 'staff', rank: 'operator' }, does: 'open-table' },
    ...players.map(
      (patron, i): GeneralCommand => ({
        by: { role: 'patron', patron },
        does: 'sit',
        seat: i + 1,
      }),
    ),
  ]
  return commands.reduce((state, command) => {
    const decision = game.decide(state, command)
    assert(!isRefusal(decision), `a table of a tournament seats its players: ${command.does}`)
    return decision.reduce((all, event) => game.evolve(all, event), state)
  }, game.open(config))
}

export const opened = <PS>(
  terms: SessionState<PS>['terms'],
  inner: TableState<PS>,
): SessionState<PS> => ({
  terms,
  inner,
  status: 'seating',
  directorPresent: false,
  players: terms.players.map((patron, i) => ({
    patron,
    seat: i + 1,
    left: { pass: terms.passCards, secret: terms.secretCards },
    status: 'active',
    name: { asked: false, given: null },
  })),
  marker: 1,
  done: [],
  played: {},
  playedBefore: {},
  late: null,
  silent: null,
  timer: null,
  nextTimer: null,
  offline: {},
  rounds: 0,
  shoe: 0,
  shoeIn: false,
  shoeOver: true,
  faults: [],
  interrupted: null,
  vacant: true,
  expelled: {},
  startedAt: 0,
  limitStep: 0,
  raises: false,
  cutInRound: null,
  result: null,
})
