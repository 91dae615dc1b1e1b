import type { Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Body, Kept } from '../../records/entry.ts'
import type { Change, Significant } from '../../records/significant-record.ts'
import { evolve } from '../../tournament/director/evolve.ts'
import {
  type DirectorEvent,
  type DirectorState,
  entryOf,
  isInPlay,
} from '../../tournament/director/state.ts'
import { heading } from './significant.ts'

/** Decisions in a tournament: old and new value, by whom, why, and the clause. */

type Is = DirectorEvent['is']
type EventOf<I extends Is> = DirectorEvent & { readonly is: I }
type Changing = {
  readonly [I in Is]?: (before: DirectorState, event: EventOf<I>, after: DirectorState) => Change
}

const entrySays = (state: DirectorState, patron: Patron): string => {
  const entry = entryOf(state, patron)
  if (!entry) return 'no entry'
  return entry.paid ? `${entry.status}, fee paid` : entry.status
}

const ofEntry = (
  before: DirectorState,
  { patron }: { readonly patron: Patron },
  after: DirectorState,
): Change => ({ before: entrySays(before, patron), after: entrySays(after, patron) })

const ofStatus = (before: DirectorState, _: unknown, after: DirectorState): Change => ({
  before: before.status,
  after: after.status,
})

const sessionSays = ({ sessions }: DirectorState, at: number): string => {
  const session = sessions[at]!
  if (session.isVoid) return 'void'
  return isInPlay(session) ? 'in play' : 'waiting'
}

/** Every event that somebody decides. Consequences such as a count are only in the log. */
const CHANGES: Changing = {
  EntriesOpened: ofStatus,
  EntryAccepted: ofEntry,
  EntryRefused: ofEntry,
  EntryWithdrawn: ofEntry,
  FeeRefunded: ofEntry,
  RefundDeclined: ofEntry,
  EntryTransferred: ofEntry,
  Disqualified: ofEntry,
  EntryVoided: ofEntry,
  TournamentCancelled: ofStatus,
  SessionMoved: ({ sessions }, { session, at }) => ({
    before: sessions[session]!.startsAt,
    after: at,
  }),
  SessionVoided: (before, { session }, after) => ({
    before: sessionSays(before, session),
    after: sessionSays(after, session),
  }),
  HeatChanged: (_, { from, to }) => ({ before: `heat ${from + 1}`, after: `heat ${to + 1}` }),
  ChipsRefunded: (_, { moves }) => ({ before: 0, after: moves[0]?.chips ?? 0 }),
  Qualified: ({ stage }, { patrons }) => ({ before: `stage ${stage + 1}`, after: patrons }),
  TournamentDecided: (before, { placings }) => ({
    before: before.status,
    after: placings.map(({ place, patron, under }) => ({ place, patron, under })),
  }),
  ItemShared: (_, { item, how }) => ({
    before: `${item}, shared`,
    after: 'to' in how ? `to ${how.to}` : `sold for ${how.soldFor} cents`,
  }),
}

/** A discretionary choice is a decision. Promoting the best players only follows the conditions. */
const isDecided = (event: DirectorEvent): boolean =>
  Object.hasOwn(CHANGES, event.is) && (event.is !== 'Qualified' || event.term !== null)

export interface Directed {
  readonly state: DirectorState
  readonly significant: readonly Significant[]
}

const patronIn = (event: DirectorEvent): string | null => ('patron' in event ? event.patron : null)

/** One entry of a director's log: its decisions, and the state of the tournament after it. */
export const directedIn = (before: DirectorState, kept: Kept, body: Body): Directed => {
  const significant: Significant[] = []
  let state = before
  for (const event of body.events as readonly Event[] as readonly DirectorEvent[]) {
    const after = evolve(state, event)
    if (isDecided(event)) {
      const change = CHANGES[event.is] as (b: DirectorState, e: Event, a: DirectorState) => Change
      significant.push({
        ...heading(kept, event, body),
        topic: 'tournament',
        table: null,
        patron: patronIn(event),
        ...change(state, event, after),
      })
    }
    state = after
  }
  return { state, significant }
}
