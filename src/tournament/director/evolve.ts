import type { Patron } from '../../kernel/people.ts'
import { informed } from './notices.ts'
import { withValue } from './roll.ts'
import {
  type DirectorEvent,
  type DirectorState,
  type Entry,
  entryOf,
  type Purpose,
  type Session,
} from './state.ts'
import { passedOver, remembered, stateWithout } from './undo/actions.ts'

/** Only keeps the director's books. No rule is checked here. */

const PENDING: readonly Entry['status'][] = ['applied', 'notified']

const NEW: Omit<Entry, 'number'> = { status: 'applied', paid: false, asksRefund: false }

export const entered = (
  state: DirectorState,
  patron: Patron,
  change: Partial<Entry>,
): DirectorState => {
  const before = entryOf(state, patron)
  const entry = { ...(before ?? { ...NEW, number: state.entered + 1 }), ...change }
  const was = before?.status === 'accepted' ? 1 : 0
  const is = entry.status === 'accepted' ? 1 : 0
  const { pending } = state
  const isPending = PENDING.includes(entry.status)
  const wasPending = before !== undefined && PENDING.includes(before.status)
  return {
    ...state,
    entries: withValue(state.entries, patron, entry),
    entered: state.entered + (before ? 0 : 1),
    accepted: state.accepted + is - was,
    pending:
      isPending === wasPending
        ? pending
        : isPending
          ? [...pending, patron]
          : pending.toSpliced(pending.indexOf(patron), 1),
  }
}

/** An entry that somebody decided about keeps the reason. */
const decided = (
  state: DirectorState,
  status: Entry['status'],
  { patron, under, ...event }: DirectorEvent & { readonly patron: Patron },
): DirectorState => {
  const reason = 'reason' in event ? { reason: event.reason } : {}
  return entered(state, patron, { status, under, ...reason })
}

/** The status of an entry. */
const evolveEntry = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'Applied':
      return entered(state, event.patron, {
        status: 'applied',
        asksRefund: false,
        ...(event.form ? { form: event.form } : {}),
      })
    case 'ConditionsSent':
      return entered(state, event.patron, { status: 'notified' })
    case 'EntryWaitListed':
      return entered(state, event.patron, { status: 'alternate' })
    case 'EntryAccepted':
      return entered(state, event.patron, { status: 'accepted', paid: true })
    case 'EntryRefused':
      return decided(state, 'refused', event)
    case 'EntryWithdrawn': {
      const { asksRefund } = event
      return decided(entered(state, event.patron, { asksRefund }), 'withdrawn', event)
    }
    case 'FeeRefunded':
      return entered(state, event.patron, { paid: false, asksRefund: false })
    case 'RefundDeclined':
      return entered(state, event.patron, { asksRefund: false })
    case 'EntryTransferred': {
      const from = entered(state, event.patron, { status: 'transferred', paid: false })
      return entered(from, event.to, { status: 'applied', paid: true })
    }
    case 'CheckedIn': {
      const { checkedIn: _, ...entry } = entryOf(state, event.patron)!
      const here = event.here ? { ...entry, checkedIn: true as const } : entry
      return { ...state, entries: withValue(state.entries, event.patron, here) }
    }
    case 'Disqualified':
      return decided(state, 'disqualified', event)
    case 'EntryVoided':
      return decided(state, 'void', event)
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

/** The words that a log has for each purpose. */
export const PURPOSES: Readonly<Record<string, Purpose>> = {
  progress: 'progress',
  winner: 'winner',
  'runner-up': 'runner-up',
  'those who went under together': 'bust',
}

const drawn = (state: DirectorState, patron: Patron): DirectorState => ({
  ...state,
  undrawn: state.undrawn.toSpliced(state.undrawn.indexOf(patron), 1),
  drawn: [...state.drawn, patron],
})

const evolveSession = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'LotDrawn':
      return drawn(state, event.patron)
    case 'SessionsDrawn':
      return { ...state, sessions: [...state.sessions, ...event.sessions], drawn: [] }
    case 'SeatsArranged':
      return event.seats.reduce((all, [at, seated]) => session(all, at, { players: seated }), state)
    case 'PlayOffCalled': {
      const purpose = PURPOSES[event.for]
      const called = purpose ? { ...event.session, for: purpose } : event.session
      return { ...state, sessions: [...state.sessions, called] }
    }
    case 'SessionBegan':
      return session(state, event.session, { begun: true, players: event.players })
    case 'HeatChanged':
      return moved(state, event)
    case 'SessionMoved':
      return session(state, event.session, { startsAt: event.at })
    case 'TableAssigned':
      return session(state, event.session, { table: event.table })
    case 'SessionVoided':
      return session(state, event.session, passedOver(state, event.under))
    case 'CountEntered': {
      const { by, stacks, differs } = event
      const counted = { by, stacks, ...(differs && { differs }) }
      return session(state, event.session, { counted })
    }
    case 'SessionTallied':
      return session(state, event.session, { result: event.result })
    default:
      return evolveEntry(state, event)
  }
}

const happened = (state: DirectorState, event: DirectorEvent): DirectorState => {
  switch (event.is) {
    case 'EntriesOpened':
      return { ...state, status: 'entries-open' }
    case 'TournamentCancelled':
      return { ...state, status: 'cancelled' }
    case 'TimePassed':
      return { ...state, now: event.at }
    case 'StageOpened': {
      const { stage, players: undrawn } = event
      return { ...state, status: 'running', stage, undrawn, drawn: [] }
    }
    case 'TournamentDecided': {
      const { placings, awards } = event
      return { ...state, status: 'completed', placings, awards }
    }
    case 'ItemShared':
      return { ...state, awards: event.awards }
    case 'ActionUndone':
      return stateWithout(state, event.action, entered)
    default:
      return evolveSession(state, event)
  }
}

export const evolve = (state: DirectorState, event: DirectorEvent): DirectorState =>
  informed(state, event, remembered(state, event, happened(state, event)))
