import type { Event } from '../../kernel/game.ts'
import { isDirection } from '../../protocol/permissions.ts'
import type { Incident } from '../../records/round-record.ts'
import type { Significant, Topic } from '../../records/significant-record.ts'
import { changesOf, identified, movesOf, named, type TableBook } from '../../records/table-book.ts'
import type { Body } from '../log/log-writer.ts'
import type { Kept } from '../log/store.ts'
import { SESSION_CHANGES, SESSION_TOPICS } from './session-events.ts'

/** What an inspector wants to be told without asking: who changed what, from what to what, and why. */

// biome-ignore format: a table
const TOPICS: Readonly<Record<string, Topic>> = {
  // Division 1.
  TableOpened: 'table', TableClosed: 'table', ClosingAnnounced: 'table', GamingDayBegan: 'table',
  TableReserved: 'table', ReservationEnded: 'table',
  LimitsAnnounced: 'limits', LimitsProposed: 'limits', LimitsWithdrawn: 'limits',
  LimitsChanged: 'limits', PersonalLimitsSet: 'limits',
  RoundDropped: 'void', RoundInvalidated: 'void',
  WagerReopened: 'reopening',
  PaymentCorrected: 'money by hand', UnclaimedReleased: 'money by hand',
  PatronExcluded: 'people', PartnersNamed: 'people', DeviceOrderedAway: 'people',
  SeatRequired: 'people', DisputeOpened: 'dispute', DisputeEnded: 'dispute',
  // Division 5.
  RoundVoided: 'void', ResultVoided: 'void', RoundReopened: 'reopening', ResultCorrected: 'reopening',
  RoundReconstructed: 'reopening', CardsReplaced: 'cards and equipment',
  ShuffleDirected: 'cards and equipment', CardsExposed: 'cards and equipment',
  ForeignCardFound: 'cards and equipment', UnauthorisedThirdCard: 'cards and equipment',
  CardMisplaced: 'cards and equipment', FaceUpCardFound: 'cards and equipment',
  FirstCardFaceUp: 'cards and equipment', ExcessCard: 'cards and equipment',
  StyleElected: 'direction', NomineeApproved: 'people', NomineeRightWithdrawn: 'people',
  // Division 8.
  SpinVoided: 'void', SpinAbandoned: 'void', BallExamined: 'cards and equipment',
  BallChanged: 'cards and equipment', WagerRestored: 'reopening',
  // Division 11A.
  RollVoided: 'void', CallOverruled: 'reopening', RollSettledAgain: 'reopening',
  EntryAmended: 'reopening', DiceReplaced: 'cards and equipment', DiceMissing: 'cards and equipment',
  EquipmentFailed: 'cards and equipment', EquipmentResumed: 'cards and equipment',
  OperatorRuled: 'direction',
  // Division 22.
  HandVoided: 'void', HandForfeited: 'void', HandReconstructed: 'reopening',
  MissedInstantCashPaid: 'money by hand', MissedSuperPaid: 'money by hand',
  ConductDirected: 'direction', PatronsSeparated: 'people', CardExposed: 'cards and equipment',
  DealerShown: 'cards and equipment',
  // The house.
  ProgramStarted: 'program', ProgramStopped: 'program', ProgramLost: 'program',
  SignInFailed: 'sign-in', ChanceFailed: 'cards and equipment',
  // The staff.
  FirstClaimed: 'sign-in', AccountOpened: 'people', RoleGiven: 'people',
  AccountLocked: 'people', AccountUnlocked: 'people', PasswordSet: 'sign-in', AccessReset: 'sign-in',
  PasskeyAdded: 'sign-in', PasskeyRemoved: 'sign-in', SignedOutEverywhere: 'sign-in',
  // Division 7.
  TournamentSetUp: 'tournament', PlacesToFill: 'tournament', ...SESSION_TOPICS,
}

type Said = Readonly<Record<string, unknown>>

const first = (said: Said, names: readonly string[]): unknown =>
  names.map(name => said[name]).find(value => value !== undefined && value !== '')

const WHY = ['reason', 'note', 'ruling', 'about', 'cause', 'ground', 'procedure', 'term']

export const whyOf = (event: Event, { command }: Body): string | null => {
  const why = first(event as unknown as Said, WHY) ?? first((command ?? {}) as Said, WHY)
  return why === undefined ? null : String(why)
}

const patronOf = (event: Said): string | null => {
  const wager = event.wager as { patron?: unknown } | undefined
  const patron = event.patron ?? (typeof wager === 'object' ? wager?.patron : undefined)
  return typeof patron === 'string' ? patron : null
}

export interface Change {
  readonly before: unknown
  readonly after: unknown
}

type Changing = (book: TableBook, event: never) => Change

interface OfLimits {
  readonly patron: string
  readonly limits: unknown
}

const ofLimits = (book: TableBook, { limits }: OfLimits): Change => ({
  before: book.limits,
  after: limits,
})

/** Whose account it is; a hash of a password is nobody's business. */
const ofAccount = (_: TableBook, { name, role }: { name: string; role?: string }): Change => ({
  before: null,
  after: role === undefined ? name : { name, role },
})

const CHANGES: Readonly<Record<string, Changing>> = {
  LimitsAnnounced: ofLimits,
  LimitsProposed: ofLimits,
  LimitsChanged: ofLimits,
  PersonalLimitsSet: (book, { patron, limits }: OfLimits) => ({
    before: book.personal[patron] ?? book.limits,
    after: limits,
  }),
  ProgramStarted: (_, { program, settings }: { program: string; settings: object }) => ({
    before: null,
    after: { program, ...settings },
  }),
  SignInFailed: ofAccount,
  AccountOpened: ofAccount,
  RoleGiven: ofAccount,
  AccountLocked: ofAccount,
  AccountUnlocked: ofAccount,
  PasswordSet: ofAccount,
  AccessReset: ofAccount,
  PasskeyAdded: ofAccount,
  PasskeyRemoved: ofAccount,
  SignedOutEverywhere: ofAccount,
  ChanceFailed: () => ({ before: 'tables open', after: 'all tables stopped' }),
  ProgramLost: () => ({ before: 'running', after: 'ended without a word' }),
  TableOpened: () => ({ before: 'closed', after: 'open' }),
  TableClosed: () => ({ before: 'open', after: 'closed' }),
  PatronExcluded: () => ({ before: 'at the table', after: 'excluded' }),
  StyleElected: (book, { style }: { style: unknown }) => ({
    before: book.elections.style ?? null,
    after: style,
  }),
  TournamentSetUp: (_, { of }: { of: { conditions: object; run: string; fill: unknown } }) => ({
    before: null,
    after: of,
  }),
  PlacesToFill: (_, { players }: { players: number }) => ({ before: null, after: players }),
  ...SESSION_CHANGES,
}

/** Where chips move, the patron's holdings; where something else changes, that. */
const changeOf = (book: TableBook, event: Event): Change => {
  if (Object.hasOwn(CHANGES, event.is)) return CHANGES[event.is]!(book, event as never)
  const [change] = changesOf(book, movesOf(event))
  if (!change) return { before: null, after: null }
  const [patron, { bank, cage }] = change
  const before = book.holdings[patron] ?? 0
  return { before, after: before + bank + cage }
}

/** Who runs out of chips is out by the rules; who is excused, by the director. @rule nz7:4.6 */
const isListed = (event: Event, { command }: Body): boolean =>
  Object.hasOwn(TOPICS, event.is) || (event.is === 'PlayerOut' && command?.does === 'excuse')

/** What is said of an event in the same way, whatever log it is in. */
export const heading = ({ log, seq, at }: Kept, event: Event, body: Body) => {
  const by = body.command?.by
  return {
    log,
    seq,
    at,
    what: event.is,
    who: by ? identified(by) : 'the house',
    approvedBy: by?.role === 'staff' ? (by.approvedBy ?? null) : null,
    request: null,
    why: whyOf(event, body),
    under: event.under,
  }
}

/** Of one entry, asked before its events are kept in the book. */
export const significantIn = (book: TableBook, kept: Kept, body: Body): readonly Significant[] => {
  const listed = body.events.filter(event => isListed(event, body))
  const isDirected = body.command !== undefined && isDirection(body.command.does)
  const told = listed.length === 0 && isDirected ? body.events.slice(0, 1) : listed
  return told.map(event => ({
    ...heading(kept, event, body),
    topic: TOPICS[event.is] ?? (event.is === 'PlayerOut' ? 'tournament' : 'direction'),
    table: book.book === '' ? null : kept.log,
    patron: patronOf(event as unknown as Said),
    ...changeOf(book, event),
  }))
}

const QUIET = new Set<string>(['TableOpened', 'RoundDropped', 'GamingDayBegan'])

/** The same, as a round's own record tells it. */
export const incidentOf = (event: Event, kept: Kept, body: Body): Incident | undefined =>
  isListed(event, body) && !QUIET.has(event.is)
    ? {
        seq: kept.seq,
        at: kept.at,
        is: event.is,
        by: body.command ? named(body.command.by) : 'the house',
        why: whyOf(event, body),
        under: event.under,
      }
    : undefined
