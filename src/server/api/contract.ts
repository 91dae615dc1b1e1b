import type { CATALOGUE, GameName } from '../../games/catalogue.ts'
import type { TableView } from '../../general/view.ts'
import type { show } from '../../law/clause-report.ts'
import type { Away } from '../../protection/state.ts'
import type { Desk } from '../../protocol/desk.ts'
import type { Result, Standing } from '../../protocol/protection.ts'
import type { PlayView, SealedPromise, Shown } from '../../protocol/shown.ts'
import type {
  AnswerMessage,
  NoticeMessage,
  OutcomeMessage,
  PatchMessage,
  RefusedOnWire,
  SnapshotMessage,
  UnwatchMessage,
  WatchMessage,
} from '../../protocol/wire.ts'
import type { StatementLine } from '../../records/money/statement.ts'
import type { ReplayStep } from '../../records/replay.ts'
import type { FiledRound } from '../../records/round-record.ts'
import type { Significant } from '../../records/significant-record.ts'
import type { SessionView } from '../../tournament/session/view.ts'
import type { StaleReason } from '../approvals/agreement.ts'
import type { Request } from '../approvals/approvals.ts'
import type { auditOf } from '../audit/queries.ts'
import type { SharedRound } from '../audit/shared-round.ts'
import type { Attention } from '../desk/attention.ts'
import type { deskLine } from '../desk/desk.ts'
import type { commandPreview } from '../desk/preview.ts'
import type { FedFact } from '../feed/feed.ts'
import type { lobbyTable } from '../gateway/lobby.ts'
import type { roundsFor, sealsFor } from '../history/past-rounds.ts'
import type { ApiToken, STAFF_ROLES } from '../identity/account.ts'
import type { PitPage } from '../pit/page.ts'
import type { Considered as ConsideredByDirector } from '../tournaments/preview.ts'
import type { HouseSession } from '../tournaments/sessions/house-sessions.ts'
import type { Planned } from '../tournaments/tournament-book.ts'

/**
 * The types of every answer over HTTP and of every message on the socket. `tools/schemas` turns them
 * into the JSON schemas of the two API documents.
 */

type StaffRole = (typeof STAFF_ROLES)[number]

interface SignedIn {
  readonly name: string
  readonly role: StaffRole
}

interface Invited {
  /** Used once, and good for three days. */
  readonly token: string
}

interface Statement {
  readonly patron: string
  readonly balance: number
  readonly lines: readonly StatementLine[]
}

interface StaffAccount extends SignedIn {
  readonly locked: string | null
  readonly invitedUntil: number | null
  readonly hasPassword: boolean
  readonly passkeys: number
}

interface OwnAccount extends SignedIn {
  readonly hasPassword: boolean
  readonly passkeys: readonly { readonly id: string; readonly label: string }[]
  readonly sessions: readonly {
    readonly id: string
    readonly at: number
    readonly with: string
    readonly isThis: boolean
  }[]
}

interface Me {
  readonly name: string
  readonly role: string
  readonly balance?: number
  /** The tables where a guest plays. */
  readonly at?: readonly string[]
  /** Whether this guest may see the odds now. */
  readonly odds?: boolean
  /** Whether this guest is excluded, which applies to every table. */
  readonly excluded?: boolean
  /** A break or an exclusion that the guest asked for. */
  readonly away?: Away
  /** The guest's tournament, until it ends. */
  readonly tournament?: string
}

interface Audited {
  readonly at: number
  readonly holds: boolean
  readonly wrong: readonly string[]
  readonly logs: ReturnType<typeof auditOf>
}

type DeskTable = ReturnType<typeof deskLine> & {
  /** The tournament session that is played there now, or the next one. */
  readonly session: HouseSession | null
}

interface ListedTournament {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly status: string
  readonly stage: string | null
  readonly taken: number
  readonly most: number
  readonly fee: number
  readonly prizes: number
  readonly champion: string | null
}

/** A page of a report. The columns are those of the CSV file. */
interface ReportPage {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly rows: readonly Readonly<Record<string, string | number | null>>[]
}

/** The options of WebAuthn, as the browser's interface defines them. */
type PasskeyOptions = Readonly<Record<string, unknown>>

/** The answer of each route, with status 200. The others answer with an empty object, or with text. */
export interface Answers {
  'POST /api/guest': { readonly name: string; readonly balance: number }
  'GET /api/me': Me
  'GET /api/tables': readonly ReturnType<typeof lobbyTable>[]
  'GET /api/tables/:id/rounds': ReturnType<typeof roundsFor>
  'GET /api/tables/:id/shoes': ReturnType<typeof sealsFor>
  'GET /api/law/:id': NonNullable<ReturnType<typeof show>>
  'GET /api/tournaments': readonly ListedTournament[]
  'GET /api/tournaments/:id/results': ReportPage
  'GET /api/tournaments/:id/entries': ReportPage
  'GET /api/tournaments/:id/money': ReportPage
  'GET /api/tournaments/:id/draw': ReportPage
  'GET /api/tournaments/:id/conditions': Planned
  'POST /api/tournaments/:id/consider': ConsideredByDirector
  'POST /api/tournaments': { readonly tournament: string }
  'GET /api/desk': readonly DeskTable[]
  'POST /api/desk/:id/consider': ReturnType<typeof commandPreview>
  'GET /api/attention': readonly Attention[]
  'GET /api/pit': PitPage
  'POST /api/staff/sign-in': SignedIn
  'POST /api/staff/first': SignedIn
  'POST /api/staff/invitation': SignedIn
  'POST /api/staff/passkey': SignedIn
  'POST /api/staff/passkey/options': PasskeyOptions
  'POST /api/staff/passkeys/options': PasskeyOptions
  'GET /api/staff/me': OwnAccount
  'GET /api/staff': readonly StaffAccount[]
  'POST /api/staff': Invited
  'POST /api/staff/:name/invitation': Invited
  'GET /api/approvals': readonly (Request & {
    readonly stale: StaleReason | null
  })[]
  'GET /api/records': { readonly rounds: readonly FiledRound[] }
  'GET /api/records/:table/:round': FiledRound
  'GET /api/records/:table/:round/views': {
    readonly table: string
    readonly round: number
    readonly steps: readonly ReplayStep[]
  }
  'GET /api/records/:table/:round/public': SharedRound
  'GET /api/significant': { readonly events: readonly Significant[] }
  'GET /api/audit': Audited
  'GET /api/feed': FedFact
  'GET /api/tokens': readonly Omit<ApiToken, 'hash'>[]
  'POST /api/tokens': { readonly token: string; readonly until: number }
  'GET /api/me/statement': Statement
  'GET /api/me/protection': Standing
  'GET /api/me/results': readonly Result[]
  'GET /api/statements/:patron': Statement
  'GET /healthz': { readonly ok: boolean; readonly wrong?: readonly string[] }
  'GET /readyz': { readonly ready: boolean; readonly wrong: readonly string[] }
}

/** What a table shows, by game. */
type TableShownOf<P extends PlayView> = {
  readonly is: 'table'
  readonly seq: number
  readonly until: number | null
  readonly dealer: Shown['dealer']
  readonly promise: SealedPromise | null
  readonly view: TableView<P>
  /** Only for staff. */
  readonly desk?: Desk
}

export interface Messages {
  watch: WatchMessage
  unwatch: UnwatchMessage
  snapshot: Omit<SnapshotMessage, 'snapshot'> & { readonly snapshot: Views[keyof Views] }
  patch: PatchMessage
  answer: AnswerMessage
  outcome: OutcomeMessage
  notice: NoticeMessage
  malformed: { readonly malformed: string }
  closing: { readonly closing: string }
  refusal: RefusedOnWire
}

type PlayViewAt<G extends GameName> =
  ReturnType<(typeof CATALOGUE)[G]['game']['view']> extends TableView<infer P> ? P : never

export type Views = { readonly [G in GameName]: TableShownOf<PlayViewAt<G> & PlayView> } & {
  tournament: Extract<Shown, { is: 'tournament' }>
  session: Omit<Extract<Shown, { is: 'session' }>, 'view'> & {
    readonly view: SessionView<PlayView>
  }
}
