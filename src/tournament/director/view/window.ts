import type { Viewer } from '../../../kernel/people.ts'
import { rollEntries } from '../roll.ts'
import {
  type DirectorState,
  type Entry,
  isInPlay,
  isPlayer,
  isWaiting,
  type Session,
} from '../state.ts'
import { mayUndo } from '../undo/undo.ts'
import type { ShownAction, ShownEntry, ShownSession, TournamentView } from './tournament-view.ts'

/** The part of a large tournament that fits a view. Pages have the rest. */

/** The most sessions, and the most entries, in a view. */
const SHOWN = 60

interface Counts {
  readonly entered: TournamentView['entered']
  readonly feesKept: number
}

/** Counting all entries is done once for each change of them. */
const COUNTED = new WeakMap<DirectorState['entries'], Counts>()

const counted = ({ entries }: Pick<DirectorState, 'entries'>): Counts => {
  const before = COUNTED.get(entries)
  if (before) return before
  const entered: Partial<Record<Entry['status'], number>> = {}
  let feesKept = 0
  for (const bucket of entries)
    for (const { status, paid } of Object.values(bucket)) {
      entered[status] = (entered[status] ?? 0) + 1
      if (paid) feesKept += 1
    }
  COUNTED.set(entries, { entered, feesKept })
  return { entered, feesKept }
}

/** The same for everyone. */
export const countsOf = (state: DirectorState) => ({
  taken: state.accepted,
  ...counted(state),
  undrawn: state.undrawn.length,
  sessionsInAll: state.sessions.length,
})

type Numbered = Session & Pick<ShownSession, 'at' | 'nth'>

export const numbered = ({ sessions }: DirectorState): readonly Numbered[] => {
  const tables = new Map<number, number>()
  return sessions.map((session, at) => {
    const nth = (tables.get(session.stage) ?? 0) + (session.playOff ? 0 : 1)
    tables.set(session.stage, nth)
    return { ...session, at, nth }
  })
}

/** @rule nz7:2.3(ac) nz7:2.4 ruling:744 */
const shownSession = (
  state: DirectorState,
  { counted: count, ...session }: Numbered,
  isHouse: boolean,
): ShownSession => {
  const isOpen = isWaiting(session) || isInPlay(session)
  const gone = isOpen ? session.players.filter(patron => !isPlayer(state, patron)) : []
  if (!isHouse || !count || session.result) return { ...session, gone }
  const { stacks: _, ...counted } = count
  return { ...session, gone, counted }
}

/** Own sessions, then those in play, then the next, then the latest results. */
const sessionsFor = (state: DirectorState, patron: string | undefined): readonly Numbered[] => {
  const all = numbered(state)
  if (all.length <= SHOWN) return all
  const isOwn = ({ players }: Numbered): boolean => patron !== undefined && players.includes(patron)
  const urgent = (session: Numbered): number =>
    isOwn(session) ? 0 : isInPlay(session) ? 1 : isWaiting(session) ? 2 : 3
  return all
    .map(session => ({ session, first: urgent(session) }))
    .toSorted(
      (a, b) =>
        a.first - b.first ||
        (a.first === 3 ? b.session.at - a.session.at : a.session.at - b.session.at),
    )
    .slice(0, SHOWN)
    .map(({ session }) => session)
    .toSorted((a, b) => a.at - b.at)
}

const waits = ({ status, asksRefund }: Entry): boolean =>
  asksRefund || ['applied', 'notified', 'alternate'].includes(status)

/** Entries that wait for a decision come first. Only those that can be shown are sorted. */
const entriesShown = ({ entries }: DirectorState): readonly ShownEntry[] => {
  const all = rollEntries(entries)
  const waiting = all.filter(([, entry]) => waits(entry))
  const last = SHOWN + waiting.length
  const others = all.filter(([, entry]) => entry.number <= last && !waits(entry))
  return [waiting, others]
    .flatMap(part => part.toSorted(([, a], [, b]) => a.number - b.number))
    .slice(0, SHOWN)
    .map(([patron, { notices: _, ...entry }]) => ({ patron, ...entry }))
}

const actionsOf = (state: DirectorState): readonly ShownAction[] =>
  state.actions.toReversed().map(action => {
    const { id, does, patron, session } = action
    const about = {
      ...(patron === undefined ? {} : { patron }),
      ...(session === undefined ? {} : { session }),
    }
    return { id, does, ...about, mayUndo: mayUndo(state, action) }
  })

export const shownTo = (
  state: DirectorState,
  viewer: Viewer,
): Pick<TournamentView, 'sessions' | 'entries' | 'actions'> => {
  const isHouse = viewer.role === 'dealer' || viewer.role === 'auditor'
  const shown = sessionsFor(state, viewer.role === 'patron' ? viewer.patron : undefined)
  return {
    sessions: shown.map(session => shownSession(state, session, isHouse)),
    entries: isHouse ? entriesShown(state) : null,
    actions: isHouse ? actionsOf(state) : null,
  }
}

/** The latest tables. */
export const latest = <T>(tables: readonly T[]): readonly T[] => tables.slice(-SHOWN)
