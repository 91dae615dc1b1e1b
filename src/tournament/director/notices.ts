import type { Time } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'
import { rollEntries, withValue } from './roll.ts'
import {
  type Action,
  type DirectorEvent,
  type DirectorState,
  type Entry,
  entryOf,
  type Session,
} from './state.ts'

/** The notices to each player: where and when to play, every change, and the result. */

export interface Notice {
  readonly is:
    | 'accepted'
    | 'seated'
    | 'play-off'
    | 'moved'
    | 'begun'
    | 'void'
    | 'counted'
    | 'qualified'
    | 'eliminated'
    | 'placed'
    | 'refunded'
    | 'cancelled'
    | 'restored'
    | 'table'
    | 'waiting'
    | 'recount'
    | 'redraw'
  readonly at: Time
  readonly session?: number
  readonly seat?: number
  readonly startsAt?: Time
  readonly chips?: number
  readonly place?: number
  readonly table?: string
  readonly under: Authority
}

const KEPT = 12

type PatronNotice = readonly [Patron, Omit<Notice, 'at' | 'under'>]

const seated = (sessions: readonly Session[], from: number): readonly PatronNotice[] =>
  sessions.flatMap(({ players, startsAt, playOff }, i) =>
    players.map((patron, seat): PatronNotice => {
      const is = playOff ? 'play-off' : 'seated'
      return [patron, { is, session: from + i, seat: seat + 1, startsAt }]
    }),
  )

const inSession = (
  { sessions }: DirectorState,
  session: number,
  notice: Omit<Notice, 'at' | 'under' | 'session'>,
): readonly PatronNotice[] =>
  sessions[session]!.players.map((patron): PatronNotice => [patron, { ...notice, session }])

/** Tells everyone who played in the stage whether they go on. @rule nz7:5.8 */
const eliminated = (
  { sessions, stage }: DirectorState,
  patrons: readonly Patron[],
): readonly PatronNotice[] => {
  const on = new Set(patrons)
  return sessions
    .filter(each => each.stage === stage && !each.playOff && each.result)
    .flatMap(({ result }) => Object.keys(result!.stacks))
    .map((patron): PatronNotice => [patron, { is: on.has(patron) ? 'qualified' : 'eliminated' }])
}

/** The seats that changed. */
const reseated = (
  { sessions }: DirectorState,
  seats: readonly (readonly [number, readonly Patron[]])[],
): readonly PatronNotice[] =>
  seats.flatMap(([at, players]) => {
    const before = sessions[at]!.players
    const { startsAt } = sessions[at]!
    return players.flatMap((patron, i): readonly PatronNotice[] =>
      before[i] === patron ? [] : [[patron, { is: 'seated', session: at, seat: i + 1, startsAt }]],
    )
  })

const IN: readonly Entry['status'][] = ['applied', 'notified', 'alternate', 'accepted']

/** Undoing an action is a change too. */
const toldByUndo = (
  state: DirectorState,
  { does, patron, session = 0, before }: Action,
): readonly PatronNotice[] => {
  switch (does) {
    case 'SessionMoved':
      return inSession(state, session, { is: 'moved', startsAt: before!.startsAt! })
    case 'TableAssigned':
      return inSession(state, session, { is: 'table', table: before!.table ?? '' })
    case 'SeatsArranged':
      return reseated(state, before!.seats!)
    case 'SessionBegan':
      return inSession(state, session, { is: 'waiting' })
    case 'SessionTallied':
      return inSession(state, session, { is: 'recount' })
    case 'StageOpened':
      return state.sessions.flatMap(({ players }) =>
        players.map((each): PatronNotice => [each, { is: 'redraw' }]),
      )
    default:
      return patron === undefined ? [] : [[patron, { is: 'restored' }]]
  }
}

/** The notices that an event gives to players. */
const toldBy = (state: DirectorState, event: DirectorEvent): readonly PatronNotice[] => {
  switch (event.is) {
    case 'EntryAccepted':
      return [[event.patron, { is: 'accepted' }]]
    case 'FeeRefunded':
      return [[event.patron, { is: 'refunded', chips: state.conditions.entryFee }]]
    case 'SessionsDrawn':
      return seated(event.sessions, state.sessions.length)
    case 'PlayOffCalled':
      return seated([event.session], state.sessions.length)
    case 'SeatsArranged':
      return reseated(state, event.seats)
    case 'HeatChanged': {
      const { players, startsAt } = state.sessions[event.to]!
      const seat = players.length + 1
      return [[event.patron, { is: 'seated', session: event.to, seat, startsAt }]]
    }
    case 'TableAssigned':
      return inSession(state, event.session, { is: 'table', table: event.table })
    case 'SessionMoved':
      return inSession(state, event.session, { is: 'moved', startsAt: event.at })
    case 'SessionBegan':
      return inSession(state, event.session, { is: 'begun' })
    case 'SessionVoided':
      return inSession(state, event.session, { is: 'void' })
    case 'SessionTallied':
      return Object.entries(event.result.stacks).map(([patron, chips]) => [
        patron,
        { is: 'counted', session: event.session, chips },
      ])
    case 'Qualified':
      return eliminated(state, event.patrons)
    case 'TournamentDecided':
      return event.placings.map(({ patron, place }) => [patron, { is: 'placed', place }])
    case 'ActionUndone':
      return toldByUndo(state, event.action)
    case 'TournamentCancelled':
      return rollEntries(state.entries).flatMap(([patron, { status }]) =>
        IN.includes(status) ? [[patron, { is: 'cancelled' }] as const] : [],
      )
    default:
      return []
  }
}

/** Adds the notices of an event. `before` is the state before it. */
export const informed = (
  before: DirectorState,
  event: DirectorEvent,
  after: DirectorState,
): DirectorState => {
  const told = toldBy(before, event)
  if (told.length === 0) return after
  let { entries } = after
  for (const [patron, notice] of told) {
    const entry = entryOf({ ...after, entries }, patron)
    if (!entry) continue
    const notices = [...(entry.notices ?? []), { ...notice, at: after.now, under: event.under }]
    entries = withValue(entries, patron, { ...entry, notices: notices.slice(-KEPT) })
  }
  return { ...after, entries }
}
