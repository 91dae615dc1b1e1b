import { lawOf } from '../../kernel/command.ts'
import type { Game } from '../../kernel/game.ts'
import { isRefusal, refuse } from '../../kernel/refusal.ts'
import { DIRECTOR_LAW, type DirectorCommand } from './commands.ts'
import { evolve } from './evolve.ts'
import { EMPTY } from './roll.ts'
import type { Conditions } from './s02-entry/conditions.ts'
import { follows, mayFollow } from './s05-results/progression.ts'
import type { DirectorEvent, DirectorState } from './state.ts'
import { type DirectorView, viewDirector } from './view/director-view.ts'

const LAW = lawOf(DIRECTOR_LAW, refuse('nz7:2.3', 'A tournament has no such command.'))

/** These events and all that follows from them: play-offs, the next stage, the places. */
const completed = (
  start: DirectorState,
  events: readonly DirectorEvent[],
): readonly DirectorEvent[] => {
  if (!mayFollow(events)) return events
  const state = events.reduce(evolve, start)
  const more = state.status === 'running' ? follows(state, events) : []
  return [...events, ...completed(state, more)]
}

/**
 * A tournament as its director runs it. It does not see rounds, only the results of sessions.
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
    entries: EMPTY,
    entered: 0,
    accepted: 0,
    pending: [],
    stage: 0,
    undrawn: [],
    drawn: [],
    sessions: [],
    placings: [],
    awards: [],
    actions: [],
    acted: 0,
  }),
  decide: (state, command) => {
    const decision = LAW.decide(state, command, undefined)
    return isRefusal(decision) ? decision : completed(state, decision)
  },
  evolve,
  awaits: ({ status, undrawn }) =>
    status === 'running' && undrawn.length > 0 ? { for: 'lot', of: undrawn.length } : undefined,
  view: viewDirector,
}
