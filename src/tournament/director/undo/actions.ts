import type { Authority } from '../../../kernel/authority.ts'
import type { Patron } from '../../../kernel/people.ts'
import { rollEntries, withValue } from '../roll.ts'
import {
  type Action,
  type DirectorEvent,
  type DirectorState,
  type Entry,
  entryOf,
  type PriorValues,
  type Session,
} from '../state.ts'

/** The director's latest actions, each with what it replaced, so that it can be undone. */

const KEPT = 20

type UndoRecord = Omit<Action, 'id' | 'does'>

const ofEntry = (state: DirectorState, patron: Patron): UndoRecord => {
  const { status, paid } = entryOf(state, patron)!
  const at = state.sessions.findLastIndex(
    ({ players, isVoid }) => !isVoid && players.includes(patron),
  )
  return { patron, ...(at < 0 ? {} : { session: at }), before: { ...stageOf(state), status, paid } }
}

const stageOf = ({ stage, sessions }: DirectorState): PriorValues => ({
  stage,
  sessions: sessions.length,
})

/**
 * Somebody who is accepted after the draw gets a seat at once. That is not a separate action:
 * undoing the acceptance also takes the seat away.
 * @rule ruling:743
 */
const isFirstSeat = ({ sessions, stage }: DirectorState, event: DirectorEvent): boolean => {
  if (event.is !== 'SeatsArranged') return false
  const here = sessions.filter(session => session.stage === stage && !session.isVoid)
  const hasSeat = (patron: Patron) => here.some(({ players }) => players.includes(patron))
  return event.seats.some(([, players]) => !players.every(hasSeat))
}

/** The values that an event replaces; undefined if the director cannot undo the event. */
const replaced = (state: DirectorState, event: DirectorEvent): UndoRecord | undefined => {
  switch (event.is) {
    case 'EntriesOpened':
      return {}
    case 'EntryAccepted':
    case 'EntryRefused':
    case 'EntryWaitListed':
    case 'Disqualified':
    case 'RefundDeclined':
      return ofEntry(state, event.patron)
    case 'StageOpened':
      return event.stage === 0 && state.status === 'entries-open' ? {} : undefined
    case 'SessionMoved': {
      const { startsAt } = state.sessions[event.session]!
      return { session: event.session, before: { startsAt, until: event.at } }
    }
    case 'TableAssigned': {
      const { table } = state.sessions[event.session]!
      return { session: event.session, before: table === undefined ? {} : { table } }
    }
    case 'SeatsArranged': {
      const seats = event.seats.map(([at]) => [at, state.sessions[at]!.players] as const)
      return { before: { seats, now: event.seats } }
    }
    case 'SessionBegan': {
      const seats = [[event.session, state.sessions[event.session]!.players] as const]
      return { session: event.session, before: { seats } }
    }
    case 'CountEntered':
      return { session: event.session }
    /** Players who go on by their chips are not an action of the operator. */
    case 'Qualified':
      return event.term === null
        ? undefined
        : { before: { ...stageOf(state), undrawn: state.undrawn, drawn: state.drawn } }
    case 'TournamentCancelled': {
      const paid = rollEntries(state.entries).some(([, entry]) => entry.paid)
      return { before: { was: state.status, paid } }
    }
    case 'SessionTallied':
      return state.sessions[event.session]!.counted && !state.sessions[event.session]!.table
        ? { session: event.session, before: stageOf(state) }
        : undefined
    default:
      return undefined
  }
}

/** A second count replaces the first, and a session that ended can no longer be un-begun. */
const isSuperseded = (action: Action, { does, session }: Omit<Action, 'id'>): boolean =>
  session !== undefined && action.session === session && does === 'SessionTallied'
    ? action.does === 'CountEntered' || action.does === 'SessionBegan'
    : false

/**
 * Actions that could not be undone in older versions have a separate numbering, so that the others
 * keep their numbers in old logs.
 */
const LATER: readonly DirectorEvent['is'][] = ['Qualified', 'TournamentCancelled']
const FIRST_LATER = 1_000_000_000

const laterId = ({ actions }: DirectorState): number =>
  Math.max(FIRST_LATER, ...actions.map(({ id }) => id)) + 1

/** A session that is passed over remembers which action did it. @rule nz7:5.7 */
export const passedOver = (state: DirectorState, under: Authority): Partial<Session> =>
  under === 'nz7:5.7(b)' ? { isVoid: true, passedOver: laterId(state) } : { isVoid: true }

export const remembered = (
  before: DirectorState,
  event: DirectorEvent,
  after: DirectorState,
): DirectorState => {
  /** Old logs number this seat like an action. */
  if (isFirstSeat(before, event)) return { ...after, acted: after.acted + 1 }
  const what = replaced(before, event)
  if (!what) return after
  const isLater = LATER.includes(event.is)
  const acted = after.acted + (isLater ? 0 : 1)
  const action: Action = { id: isLater ? laterId(before) : acted, does: event.is, ...what }
  const kept = after.actions.filter(each => !isSuperseded(each, action)).slice(1 - KEPT)
  return { ...after, actions: [...kept, action], acted }
}

type EntryUpdate = (state: DirectorState, patron: Patron, change: Partial<Entry>) => DirectorState

/** The books before the action, with the action removed from the list. */
export const stateWithout = (
  { actions, ...state }: DirectorState,
  action: Action,
  entered: EntryUpdate,
): DirectorState => {
  const now: DirectorState = { ...state, actions: actions.filter(({ id }) => id !== action.id) }
  return BACK[action.does]!(now, action, entered)
}

const statusBack = (
  state: DirectorState,
  { patron, before }: Action,
  entered: EntryUpdate,
): DirectorState => {
  const back = entered(state, patron!, { status: before!.status! })
  const { reason: _, under: __, ...entry } = entryOf(back, patron!)!
  return { ...back, entries: withValue(back.entries, patron!, entry) }
}

const sessionWithout = (
  state: DirectorState,
  at: number,
  ...fields: readonly ('begun' | 'counted' | 'result' | 'table' | 'isVoid' | 'passedOver')[]
): DirectorState => {
  const kept = Object.entries(state.sessions[at]!).filter(
    ([name]) => !(fields as readonly string[]).includes(name),
  )
  return { ...state, sessions: state.sessions.with(at, Object.fromEntries(kept) as never) }
}

const seatsBack = (state: DirectorState, { before }: Action): DirectorState => ({
  ...state,
  sessions: before!.seats!.reduce(
    (all, [at, players]) => all.with(at, { ...all[at]!, players }),
    state.sessions,
  ),
})

const BACK: {
  readonly [Is in DirectorEvent['is']]?: (
    state: DirectorState,
    action: Action,
    entered: EntryUpdate,
  ) => DirectorState
} = {
  EntriesOpened: state => ({ ...state, status: 'draft' }),
  EntryAccepted: statusBack,
  EntryRefused: statusBack,
  EntryWaitListed: statusBack,
  Disqualified: statusBack,
  RefundDeclined: (state, { patron }, entered) => entered(state, patron!, { asksRefund: true }),
  StageOpened: state => ({
    ...state,
    status: 'entries-open',
    undrawn: [],
    drawn: [],
    sessions: [],
  }),
  SessionMoved: (state, { session, before }) => ({
    ...state,
    sessions: state.sessions.with(session!, {
      ...state.sessions[session!]!,
      startsAt: before!.startsAt!,
    }),
  }),
  TableAssigned: (state, { session, before }) => {
    const without = sessionWithout(state, session!, 'table')
    const { table } = before!
    return table === undefined
      ? without
      : {
          ...without,
          sessions: without.sessions.with(session!, { ...without.sessions[session!]!, table }),
        }
  },
  SeatsArranged: seatsBack,
  SessionBegan: (state, action) =>
    seatsBack(sessionWithout(state, action.session!, 'begun'), action),
  CountEntered: (state, { session }) => sessionWithout(state, session!, 'counted'),
  Qualified: (state, { id, before }) => {
    const { stage, undrawn, drawn, sessions } = before!
    const back = { ...state, stage: stage!, undrawn: undrawn!, drawn: drawn! }
    return state.sessions
      .slice(0, sessions)
      .reduce<DirectorState>(
        (now, session, at) =>
          session.passedOver === id ? sessionWithout(now, at, 'isVoid', 'passedOver') : now,
        { ...back, sessions: state.sessions.slice(0, sessions) },
      )
  },
  TournamentCancelled: (state, { before }) => ({ ...state, status: before!.was! }),
  SessionTallied: (state, { session, before }) =>
    sessionWithout(
      {
        ...state,
        stage: before!.stage!,
        undrawn: [],
        drawn: [],
        sessions: state.sessions.slice(0, before!.sessions),
      },
      session!,
      'counted',
      'result',
    ),
}
