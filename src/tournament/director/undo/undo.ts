import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command, DIRECTOR } from '../law.ts'
import { chipsRefunded } from '../money.ts'
import { refund } from '../s02-entry/entry.ts'
import {
  type Action,
  type DirectorEvent,
  type DirectorState,
  entryOf,
  hasPlayBegun,
  isInPlay,
  isWaiting,
} from '../state.ts'

/** A director's action is undone as long as nothing depends on it. @rule ruling:742 */

type DependencyCheck = (state: DirectorState, action: Action) => boolean

const isOpen = ({ status }: DirectorState): boolean =>
  status === 'entries-open' || status === 'running'

/** The stage goes on as it was, and no session has been added to it. */
const isSameStage = (state: DirectorState, { before }: Action): boolean =>
  state.stage === before?.stage && state.sessions.length === before.sessions

const entryIs = (state: DirectorState, { patron, before }: Action, status: string): boolean => {
  const entry = entryOf(state, patron!)
  return entry?.status === status && entry.paid === before?.paid
}

/** The sessions that came after, none of which has begun. */
const areUntouched = (state: DirectorState, from: number): boolean =>
  state.sessions.slice(from).every(isWaiting)

/** Whether nothing depends on it yet. */
const FREE: { readonly [Is in DirectorEvent['is']]?: DependencyCheck } = {
  EntriesOpened: state => state.status === 'entries-open' && state.entered === 0,
  /** Until the draw, or until play if it came after the draw. The fee goes back. */
  EntryAccepted: (state, { patron, before }) => {
    const isLate = (before?.sessions ?? 0) > 0 && isOpen(state) && !hasPlayBegun(state)
    const isFree = state.status === 'entries-open' || isLate
    return isFree && entryOf(state, patron!)?.status === 'accepted'
  },
  EntryRefused: (state, action) =>
    state.status === 'entries-open' && entryIs(state, action, 'refused'),
  EntryWaitListed: (state, action) => isOpen(state) && entryIs(state, action, 'alternate'),
  RefundDeclined: (state, { patron }) => {
    const entry = entryOf(state, patron!)
    return isOpen(state) && entry?.status === 'withdrawn' && entry.paid && !entry.asksRefund
  },
  /** A session that begins or ends without the player depends on it. */
  Disqualified: (state, action) => {
    const { patron, session, before } = action
    if (!isOpen(state) || !entryIs(state, action, 'disqualified')) return false
    if (session === undefined) return state.sessions.length === (before?.sessions ?? 0)
    if (!isSameStage(state, action)) return false
    const { players, result } = state.sessions[session]!
    return players.includes(patron!) && (!result || Object.hasOwn(result.stacks, patron!))
  },
  StageOpened: state => state.status === 'running' && state.stage === 0 && !hasPlayBegun(state),
  SessionMoved: (state, { session, before }) => {
    const now = state.sessions[session!]
    return now !== undefined && isWaiting(now) && now.startsAt === before?.until
  },
  TableAssigned: (state, { session }) => {
    const now = state.sessions[session!]
    return now !== undefined && isWaiting(now)
  },
  SeatsArranged: (state, { before }) =>
    before!.now!.every(([at, players]) => {
      const now = state.sessions[at]
      return now !== undefined && isWaiting(now) && now.players.join('\n') === players.join('\n')
    }),
  SessionBegan: (state, { session }) => {
    const now = state.sessions[session!]
    return state.status === 'running' && now !== undefined && isInPlay(now) && !now.counted
  },
  /** Undoing an earlier action may have removed the session. */
  CountEntered: (state, { session }) => {
    const now = state.sessions[session!]
    return now?.counted !== undefined && now.result === undefined
  },
  /** A later choice of who qualifies depends on this one, so undo that first. */
  Qualified: (state, { id, before }) =>
    state.status === 'running' &&
    areUntouched(state, before!.sessions!) &&
    !state.actions.some(({ does, id: other }) => does === 'Qualified' && other > id),
  /** Fees that went back cannot be asked for again. */
  TournamentCancelled: (state, { before }) =>
    state.status === 'cancelled' && !before!.paid && !state.sessions.some(isInPlay),
  SessionTallied: (state, { session, before }) =>
    state.status === 'running' &&
    state.conditions.chipIssue === 'gratuitous' &&
    state.sessions[session!]?.result !== undefined &&
    areUntouched(state, before!.sessions!),
}

export const mayUndo = (state: DirectorState, action: Action): boolean =>
  FREE[action.does]?.(state, action) === true

/** A start time that is restored must still lie ahead. @rule nz7:2.7 */
const passed = ({ now }: DirectorState, { does, before }: Action): Refusal | undefined =>
  does === 'SessionMoved' && before!.startsAt! < now
    ? refuse('nz7:2.7', 'The earlier time has passed: choose a new one.')
    : undefined

/** The fee, or the price of chips that were sold for a session, goes back. @rule ruling:730 */
const soldBack = (state: DirectorState, action: Action): readonly DirectorEvent[] => {
  const { does, session, patron, before } = action
  if (does === 'EntryAccepted') return before?.paid ? [] : refund(state, patron!, 'ruling:742')
  if (does !== 'SessionBegan') return []
  const begun = state.sessions[session!]!
  return chipsRefunded(state, begun, begun.players, 'ruling:742')
}

/** @rule nz7:1.1/tournament-director ruling:742 */
export const undo = command('undo', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { action: field.whole(1, Number.MAX_SAFE_INTEGER) },
  about: 'the-table',
  under: 'ruling:742',

  decide: (state, { action: id }) => {
    const action = state.actions.find(each => each.id === id)
    if (!action) return refuse('ruling:742', 'There is no such action to undo.')
    if (!mayUndo(state, action))
      return refuse('ruling:742', 'Something depends on it already: it cannot be undone.')
    return (
      passed(state, action) ?? [
        ...soldBack(state, action),
        { is: 'ActionUndone', action, under: 'ruling:742' },
      ]
    )
  },
})
