import { lawOf } from '../kernel/command.ts'
import type { Command, Game } from '../kernel/game.ts'
import { refuse } from '../kernel/refusal.ts'
import { type CallEvent, callsAfter, NOT_CALLED } from './calls.ts'
import { brought, FLOOR_LAW, type FloorCommand } from './commands.ts'
import { type PayoutEvent, tickedAfter } from './payouts.ts'
import { FIRST_DAY, isOfDay, pitAfter } from './pit/day.ts'
import { floatAfter, isFloat } from './pit/float.ts'
import {
  type Dealing,
  type FloorEvent,
  type FloorState,
  type OnFloor,
  OPENS,
  onFloor,
  type TableEvent,
} from './state.ts'

/** The floor has its own log, so that no table depends on another. */

const unattended = (attended: boolean): Dealing => ({ is: attended ? 'nobody' : 'virtual' })

const evolve = (state: FloorState, event: FloorEvent): FloorState => {
  if (isOfDay(event)) return { ...state, pit: pitAfter(state.pit, event) }
  const before = onFloor(state, event.table)!
  const table = isFloat(event)
    ? { ...before, float: floatAfter(before.float, event) }
    : tableAfter(before, event)
  return { ...state, tables: { ...state.tables, [event.table]: table } }
}

const tableAfter = (before: OnFloor, event: TableEvent | CallEvent | PayoutEvent): OnFloor => {
  switch (event.is) {
    case 'TableBrought':
      return {
        ...event.of,
        ...NOT_CALLED,
        open: true,
        dealing: unattended(event.of.attended),
        float: null,
      }
    case 'TableShut':
      return { ...before, open: false }
    case 'TableReopened':
      return { ...before, open: true }
    case 'DealerTook':
      return { ...before, dealing: { is: 'person', name: event.name, rank: event.rank } }
    case 'DealerLeft':
      return { ...before, dealing: unattended(before.attended) }
    case 'CallMade':
    case 'CallAnswered':
      return { ...before, ...callsAfter(before, event) }
    case 'PayoutsTicked':
      return { ...before, ticked: tickedAfter(before.ticked, event) }
  }
}

const LAW = lawOf(FLOOR_LAW, refuse(OPENS, 'The floor has no such command.'))

export const FLOOR: Game<null, FloorState, FloorCommand & Command, FloorEvent, null> = {
  open: () => ({ tables: {}, pit: FIRST_DAY }),
  decide: (state, command) =>
    command.does === 'bring-table'
      ? brought(state, command)
      : LAW.decide(state, command, undefined),
  evolve,
  awaits: () => undefined,
  view: () => null,
}
