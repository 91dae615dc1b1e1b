import { CATALOGUE } from '../../games/catalogue.ts'
import { SIGNIFICANT as DIVISION_1 } from '../../general/events.ts'
import type { Event } from '../../kernel/game.ts'
import type { Topic } from '../../kernel/topic.ts'
import { isDirection } from '../../protocol/permissions.ts'
import type { Incident } from '../../records/round-record.ts'
import type { Significant } from '../../records/significant-record.ts'
import { changesOf, identified, movesOf, named, type TableBook } from '../../records/table-book.ts'
import { SIGNIFICANT as OF_SESSIONS } from '../../tournament/session/state.ts'
import { SIGNIFICANT as OF_ACCOUNTS } from '../identity/account.ts'
import { SIGNIFICANT as OF_HOUSE } from '../log/house-log.ts'
import type { Body } from '../log/log-writer.ts'
import type { Kept } from '../log/store.ts'
import { SIGNIFICANT as OF_TOURNAMENTS } from '../tournaments/tournament-book.ts'
import { SESSION_CHANGES } from './session-events.ts'

/** What an inspector wants to be told without asking: who changed what, from what to what, and why. */

/** The topic of each event that an inspector reviews, as the log that it is in declares it. */
const TOPICS: Readonly<Partial<Record<string, Topic>>> = {
  ...DIVISION_1,
  ...Object.assign({}, ...Object.values(CATALOGUE).map(({ significant }) => significant)),
  ...OF_HOUSE,
  ...OF_ACCOUNTS,
  ...OF_TOURNAMENTS,
  ...OF_SESSIONS,
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
  const isDirected = body.command !== undefined && isDirection('table', body.command.does)
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
