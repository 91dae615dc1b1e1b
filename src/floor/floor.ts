import { lawOf } from '../kernel/command.ts'
import type { Command, Game } from '../kernel/game.ts'
import { refuse } from '../kernel/refusal.ts'
import { callsAfter, NOT_CALLED } from './calls.ts'
import { brought, FLOOR_LAW, type FloorCommand } from './commands.ts'
import {
  type Dealing,
  type FloorEvent,
  type FloorState,
  type OnFloor,
  OPENS,
  onFloor,
} from './state.ts'

/** The floor has its own log, so that no table depends on another. */

const unattended = (attended: boolean): Dealing => ({ is: attended ? 'nobody' : 'virtual' })

const evolve = (state: FloorState, event: FloorEvent): FloorState => {
  const before = onFloor(state, event.table)
  const now = (table: OnFloor): FloorState => ({
    tables: { ...state.tables, [event.table]: table },
  })
  switch (event.is) {
    case 'TableBrought':
      return now({
        ...event.of,
        ...NOT_CALLED,
        open: true,
        dealing: unattended(event.of.attended),
      })
    case 'TableShut':
      return now({ ...before!, open: false })
    case 'TableReopened':
      return now({ ...before!, open: true })
    case 'DealerTook':
      return now({ ...before!, dealing: { is: 'person', name: event.name, rank: event.rank } })
    case 'DealerLeft':
      return now({ ...before!, dealing: unattended(before!.attended) })
    case 'CallMade':
    case 'CallAnswered':
      return now({ ...before!, ...callsAfter(before!, event) })
  }
}

const LAW = lawOf(FLOOR_LAW, refuse(OPENS, 'The floor has no such command.'))

export const FLOOR: Game<null, FloorState, FloorCommand & Command, FloorEvent, null> = {
  open: () => ({ tables: {} }),
  decide: (state, command) =>
    command.does === 'bring-table'
      ? brought(state, command)
      : LAW.decide(state, command, undefined),
  evolve,
  awaits: () => undefined,
  view: () => null,
}
