import type { Game } from '../../kernel/game.ts'
import { isRefusal, refuse } from '../../kernel/refusal.ts'
import { evolve } from './evolve.ts'
import { anotherHeat, cancel, restart, voidEntries } from './faults.ts'
import type { Conditions } from './s02-conditions.ts'
import {
  accept,
  apply,
  consent,
  disqualify,
  notify,
  openEntries,
  refuseEntry,
  transfer,
  withdraw,
} from './s02-entry.ts'
import { begin, beginSession, lot, reschedule, sessionEnded } from './s04-heats.ts'
import { shareItem } from './s05-distribution.ts'
import { advance, follows } from './s05-progression.ts'
import type { DirectorCommand, DirectorEvent, DirectorState, Does, Law } from './state.ts'
import { type DirectorView, viewDirector } from './view.ts'

const LAW: { readonly [D in Does]: Law<D> } = {
  'open-entries': openEntries,
  apply,
  notify,
  accept,
  'refuse-entry': refuseEntry,
  withdraw,
  consent,
  transfer,
  disqualify,
  cancel,
  time: (state, { by, at }) =>
    by.role === 'clock' && at >= state.now
      ? [{ is: 'TimePassed', at, under: 'nz7:2.7' }]
      : refuse('nz7:2.7', 'The clock tells the time, forwards.'),
  begin,
  lot,
  reschedule,
  'begin-session': beginSession,
  'session-ended': sessionEnded,
  advance,
  'another-heat': anotherHeat,
  'void-entries': voidEntries,
  restart,
  'share-item': shareItem,
}

/** What happened, and all that follows from it: play-offs, the next stage, the places. */
const completed = (
  start: DirectorState,
  events: readonly DirectorEvent[],
): readonly DirectorEvent[] => {
  const state = events.reduce(evolve, start)
  const more = state.status === 'running' ? follows(state) : []
  return more.length === 0 ? events : [...events, ...completed(state, more)]
}

/**
 * A tournament as its director runs it: it never looks into a round, it hears how sessions ended.
 * @rule nz7:2.3
 */
export const director: Game<
  Conditions,
  DirectorState,
  DirectorCommand,
  DirectorEvent,
  DirectorView
> = {
  open: conditions => ({
    conditions,
    status: 'draft',
    now: 0,
    entries: {},
    stage: 0,
    undrawn: [],
    drawn: [],
    sessions: [],
    placings: [],
    awards: [],
  }),
  decide: (state, command) => {
    if (!Object.hasOwn(LAW, command.does))
      return refuse('nz7:2.3', 'Nobody does that in a tournament.')
    const decision = (LAW[command.does] as Law<Does>)(state, command)
    return isRefusal(decision) ? decision : completed(state, decision)
  },
  evolve,
  awaits: ({ status, undrawn }) =>
    status === 'running' && undrawn.length > 0 ? { for: 'lot', of: undrawn.length } : undefined,
  view: viewDirector,
}
