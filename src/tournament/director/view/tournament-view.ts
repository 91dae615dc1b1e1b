import type { Authority } from '../../../kernel/authority.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { PlayerView, SessionView } from '../../session/view.ts'
import type { Action, Entry, Session, StackCount } from '../state.ts'
import type { DirectorView } from './director-view.ts'

/** What people see of a tournament during play. However large the field, the view stays small. */

/** The state of a session during play, as anyone at the rail can count it. @rule nz7:4.9 */
export interface Standing {
  readonly session: number
  readonly table: string
  readonly status: SessionView<unknown>['status']
  readonly turn: Patron | null
  readonly silent: Patron | null
  readonly indicator: SessionView<unknown>['indicator']
  readonly clock: SessionView<unknown>['clock']
  readonly players: readonly Pick<
    PlayerView,
    'patron' | 'seat' | 'chips' | 'status' | 'why' | 'card' | 'offline' | 'done'
  >[]
  readonly limits: SessionView<unknown>['limits']
  readonly marker: SessionView<unknown>['marker']
}

/** A session with its number in the tournament, and its table's number in the stage. */
export interface ShownSession extends Omit<Session, 'counted'> {
  readonly at: number
  readonly nth: number
  /** Of those drawn, who will not play: disqualified, withdrawn or void. Their seats stay empty. */
  readonly gone: readonly Patron[]
  /**
   * For staff: who has counted. Nobody sees the amounts before a second person has found the same.
   * @rule ruling:744
   */
  readonly counted?: Omit<StackCount, 'stacks'>
}

export interface ShownEntry extends Omit<Entry, 'notices'> {
  readonly patron: Patron
}

/** A director's action, and whether it can still be undone. */
export interface ShownAction extends Pick<Action, 'id' | 'does' | 'patron' | 'session'> {
  readonly mayUndo: boolean
}

export interface TournamentView extends Omit<DirectorView, 'entries' | 'undrawn' | 'sessions'> {
  readonly run: 'director' | 'house'
  /** Who deals: the house, or people at attended tables, or people at tables outside the system. */
  readonly tables: 'virtual' | 'attended' | 'outside'
  /** Players now, and everyone whose fee was kept. */
  readonly taken: number
  readonly feesKept: number
  readonly undrawn: number
  /** Those in play, the next ones, and the latest results. Pages have all. */
  readonly sessions: readonly ShownSession[]
  readonly sessionsInAll: number
  /** How many entries have each status. */
  readonly entered: Readonly<Partial<Record<Entry['status'], number>>>
  /** For staff: those that wait for a decision first. Pages have all. */
  readonly entries: readonly ShownEntry[] | null
  readonly actions: readonly ShownAction[] | null
  readonly standings: readonly Standing[]
  /** For staff: the attended tables of the house where sessions can be dealt. */
  readonly places: readonly string[] | null
}

export const sessionAt = (
  { sessions }: Pick<TournamentView, 'sessions'>,
  at: number,
): ShownSession | undefined => sessions.find(each => each.at === at)

/** One thing that would follow from a decision. */
export interface Consequence {
  /** The event. */
  readonly is: string
  /** The first few of them. */
  readonly patrons: readonly Patron[]
  readonly count: number
  readonly session: number | null
  readonly chips: number
  readonly at: number | null
  readonly table: string | null
  readonly under: Authority
}

export interface Consequences {
  readonly follows: readonly Consequence[]
  /** How many players would be told. */
  readonly told: number
  readonly mayUndo: boolean
}

export interface TournamentLine {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly status: DirectorView['status']
  readonly stage: string
  readonly taken: number
  readonly most: number | null
  readonly fee: number
  readonly prizes: number
  readonly champion: Patron | null
}
