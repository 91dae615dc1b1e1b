import type { Dealing } from '../floor/state.ts'
import type { TableView } from '../general/view.ts'
import type { Phrase } from '../kernel/refusal.ts'
import type { TournamentView } from '../tournament/director/standing.ts'
import type { SessionView } from '../tournament/session/view.ts'
import type { Desk } from './desk.ts'

/** What a watcher sees of a table, a tournament or one of its sessions. Patches change it. */

/** What every game shows of itself. */
export interface PlayView {
  readonly phase: string
  /** What the dealer had to say, the newest last. */
  readonly announcements: readonly string[]
  /** The same as templates and facts. */
  readonly calls: readonly Phrase[]
}

/** The sealed secret in force, as everybody may know it. */
export interface SealedPromise {
  readonly number: number
  readonly commitment: string
  /** How many patrons have mixed words in. */
  readonly words: number
  readonly takesWords: boolean
}

interface Always {
  /** The latest entry of its log. */
  readonly seq: number
  /** When bets close or a patron's time is up, by the house's clock; null while nothing is counted down. */
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
}

export type Shown = TableShown | TournamentShown | SessionShown
