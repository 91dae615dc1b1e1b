import type { Patron } from '../../kernel/people.ts'
import {
  type DirectorEvent,
  type DirectorState,
  type Entry,
  entryOf,
  type Session,
} from './state.ts'

/** Only keeps the director's books. No rule is checked here. */

const entered = (state: DirectorState, patron: Patron, change: Partial<Entry>): DirectorState => {
  const entry = entryOf(state, patron) ?? { status: 'applied', paid: false, asksRefund: false }
  return { ...state, entries: { ...state.entries, [patron]: { ...entry, ...change } } }
}

/** The status of an entry. */
const evolveEntry = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'Applied':
      return entered(state, event.patron, { status: 'applied', asksRefund: false })
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

const session = (state: DirectorState, at: number, change: Partial<Session>): DirectorState => ({
  ...state,
  sessions: state.sessions.with(at, { ...state.sessions[at]!, ...change }),
})

/** Moves a player to another heat, into the last seat. */
const moved = (
  state: DirectorState,
  { patron, from, to }: Extract<DirectorEvent, { is: 'HeatChanged' }>,
): DirectorState => {
  const without = state.sessions[from]!.players.filter(each => each !== patron)
  const left = session(state, from, { players: without })
  return session(left, to, { players: [...left.sessions[to]!.players, patron] })
}

export const evolve = (state: DirectorState, event: DirectorEvent): DirectorState => {
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
    case 'SessionBegan':
      return session(state, event.session, { begun: true, players: event.players })
    case 'HeatChanged':
      return moved(state, event)
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
    case 'ItemShared':
      return { ...state, awards: event.awards }
    default:
      return evolveEntry(state, event)
  }
}
