import type { Game } from '../kernel/game.ts'
import type { Patron, Viewer } from '../kernel/people.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Conditions } from './conditions.ts'
import type {
  DirectorCommand,
  DirectorEvent,
  DirectorState,
  Does,
  Entry,
  Law,
} from './director-state.ts'
import {
  accept,
  apply,
  cancel,
  consent,
  disqualify,
  notify,
  openEntries,
  refuseEntry,
  transfer,
  withdraw,
} from './entry.ts'
import {
  advance,
  begin,
  follows,
  lot,
  reschedule,
  restart,
  sessionEnded,
  voidEntries,
} from './heats.ts'

const LAW: { readonly [D in Does]: Law<D> } = {
  'open-entries': openEntries,
  apply,
  notify,
  accept,
  'refuse-entry': refuseEntry,
  withdraw,
  consent,
  transfer,
  disqualify: (state, command) => {
    const decision = disqualify(state, command)
    return 'refused' in decision ? decision : [...decision, ...follows(after(state, decision))]
  },
  cancel,
  time: (state, { by, at }) =>
    by.role === 'clock' && at >= state.now
      ? [{ is: 'TimePassed', at, under: 'nz7:2.7' }]
      : refuse('nz7:2.7', 'The clock tells the time, forwards.'),
  begin,
  lot,
  reschedule,
  'session-ended': sessionEnded,
  advance,
  'void-entries': voidEntries,
  restart,
}

const entered = (state: DirectorState, patron: Patron, change: Partial<Entry>): DirectorState => {
  const entry = state.entries[patron] ?? { status: 'applied', paid: false, asksRefund: false }
  return { ...state, entries: { ...state.entries, [patron]: { ...entry, ...change } } }
}

/** What becomes of an entry. */
const evolveEntry = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'Applied':
      return entered(state, event.patron, { status: 'applied', paid: false, asksRefund: false })
    case 'ConditionsSent':
      return entered(state, event.patron, { status: 'notified' })
    case 'EntryAccepted':
      return entered(state, event.patron, { status: 'accepted', paid: true })
    case 'EntryRefused':
      return entered(state, event.patron, { status: 'refused' })
    case 'EntryWithdrawn':
      return entered(state, event.patron, { status: 'withdrawn', asksRefund: event.asksRefund })
    case 'FeeRefunded':
      return entered(state, event.patron, { paid: false, asksRefund: false })
    case 'RefundDeclined':
      return entered(state, event.patron, { asksRefund: false })
    case 'EntryTransferred': {
      const from = entered(state, event.patron, { status: 'transferred', paid: false })
      return entered(from, event.to, { status: 'applied', paid: true })
    }
    case 'Disqualified':
      return entered(state, event.patron, { status: 'disqualified' })
    case 'EntryVoided':
      return entered(state, event.patron, { status: 'void' })
    default:
      return state
  }
}

const session = (state: DirectorState, at: number, change: object): DirectorState => ({
  ...state,
  sessions: state.sessions.with(at, { ...state.sessions[at]!, ...change }),
})

const evolve = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'EntriesOpened':
      return { ...state, status: 'entries-open' }
    case 'TournamentCancelled':
      return { ...state, status: 'cancelled' }
    case 'TimePassed':
      return { ...state, now: event.at }
    case 'StageOpened':
      return {
        ...state,
        status: 'running',
        stage: event.stage,
        undrawn: event.players,
        drawn: [],
      }
    case 'LotDrawn':
      return {
        ...state,
        undrawn: state.undrawn.filter(patron => patron !== event.patron),
        drawn: [...state.drawn, event.patron],
      }
    case 'SessionsDrawn':
      return { ...state, sessions: [...state.sessions, ...event.sessions], drawn: [] }
    case 'PlayOffCalled':
      return { ...state, sessions: [...state.sessions, event.session] }
    case 'SessionMoved':
      return session(state, event.session, { startsAt: event.at })
    case 'SessionVoided':
      return session(state, event.session, { isVoid: true })
    case 'SessionTallied':
      return session(state, event.session, { result: event.result })
    case 'TournamentDecided': {
      const { placings, awards } = event
      return { ...state, status: 'completed', placings, awards }
    }
    default:
      return evolveEntry(state, event)
  }
}

const after = (state: DirectorState, events: readonly DirectorEvent[]): DirectorState =>
  events.reduce(evolve, state)

export interface DirectorView {
  /** Everybody may read what they enter into. @rule nz7:2.6 */
  readonly conditions: Conditions
  readonly status: DirectorState['status']
  readonly entry: Entry | null
  /** The schedule, and how each session ended as soon as it is counted. @rule nz7:5.5 */
  readonly sessions: DirectorState['sessions']
  readonly placings: DirectorState['placings']
  readonly awards: DirectorState['awards']
}

const view = (state: DirectorState, viewer: Viewer): DirectorView => ({
  conditions: state.conditions,
  status: state.status,
  entry: viewer.role === 'patron' ? (state.entries[viewer.patron] ?? null) : null,
  sessions: state.sessions,
  placings: state.placings,
  awards: state.awards,
})

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
  decide: (state, command) =>
    Object.hasOwn(LAW, command.does)
      ? (LAW[command.does] as Law<Does>)(state, command)
      : refuse('nz7:2.3', 'Nobody does that in a tournament.'),
  evolve,
  awaits: ({ status, undrawn }) =>
    status === 'running' && undrawn.length > 0 ? { for: 'lot', of: undrawn.length } : undefined,
  view,
}
