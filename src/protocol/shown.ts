import type { Dealing } from '../floor/state.ts'
import type { TableView } from '../general/view.ts'
import type { Phrase } from '../kernel/refusal.ts'
import type { TournamentView } from '../tournament/director/view/tournament-view.ts'
import type { SessionView } from '../tournament/session/view.ts'
import type { Desk } from './desk.ts'

/** What a watcher sees of a table, a tournament or a session. Patches update it. */

/** The part of a view that every game has. */
export interface PlayView {
  readonly phase: string
  /** The dealer's announcements, the newest last. */
  readonly announcements: readonly string[]
  /** The same as templates and facts. */
  readonly calls: readonly Phrase[]
}

/** The public part of the current sealed secret. */
export interface SealedPromise {
  readonly number: number
  readonly commitment: string
  /** The number of patrons who have added text. */
  readonly words: number
  readonly takesWords: boolean
}

interface Always {
  /** The latest entry of its log. */
  readonly seq: number
  /**
   * When betting closes or a patron's time ends, by the server's clock; null without a countdown.
   */
  readonly until: number | null
  readonly dealer: Dealing['is']
}

export interface TableShown extends Always {
  readonly is: 'table'
  readonly promise: SealedPromise | null
  readonly view: TableView<PlayView>
  /** Only for staff. */
  readonly desk?: Desk
}

export interface TournamentShown extends Always {
  readonly is: 'tournament'
  readonly view: TournamentView
}

export interface SessionShown extends Always {
  readonly is: 'session'
  readonly tournament: string
  readonly view: SessionView<PlayView>
  /** Only for staff, where a person deals. */
  readonly desk?: Desk
}

export type Shown = TableShown | TournamentShown | SessionShown
