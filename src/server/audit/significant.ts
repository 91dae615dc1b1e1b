import type { Event } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import type { Topic } from '../../kernel/topic.ts'
import { SIGNIFICANT as OF_PROTECTION } from '../../protection/state.ts'
import { isDirection } from '../../protocol/permissions.ts'
import { byName } from '../../records/by-name.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { isListed, topicOf, whyOf } from '../../records/incidents.ts'
import { SESSION_CHANGES } from '../../records/session-events.ts'
import type { Change, Significant } from '../../records/significant-record.ts'
import { actorText, changesOf, movesOf, type TableBook } from '../../records/table-book.ts'
import { isOfHouse, SIGNIFICANT as OF_ACCOUNTS } from '../identity/account.ts'
import { SIGNIFICANT as OF_HOUSE } from '../log/house-log.ts'
import { SIGNIFICANT as OF_TOURNAMENTS } from '../tournaments/tournament-book.ts'

/** Events an inspector should review: who changed what, the old and the new value, and why. */

/** Topics of logs that belong to no table. */
const TOPICS: Readonly<Partial<Record<string, Topic>>> = {
  ...OF_HOUSE,
  ...OF_ACCOUNTS,
  ...OF_PROTECTION,
  ...OF_TOURNAMENTS,
}

type EventFields = Readonly<Record<string, unknown>>

const patronOf = (event: EventFields): string | null => {
  const wager = event.wager as { patron?: unknown } | undefined
  const patron = event.patron ?? (typeof wager === 'object' ? wager?.patron : undefined)
  return typeof patron === 'string' ? patron : null
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

/** Names the account, never the hash of its password. */
const ofAccount = (_: TableBook, { name, role }: { name: string; role?: string }): Change => ({
  before: null,
  after: role === undefined ? name : { name, role },
})

interface HandsEvent {
  readonly before?: readonly string[]
  readonly hands: { readonly [hand: string]: readonly (string | { readonly secret: string })[] }
}

/** The cards of a round in dealing order, before and after they were put right. */
const ofCards = (_: TableBook, { before, hands }: HandsEvent): Change => {
  const cards = [0, 1, 2].flatMap(i =>
    ['player', 'banker'].flatMap(hand => hands[hand]?.slice(i, i + 1) ?? []),
  )
  return {
    before: before ?? null,
    after: cards.map(card => (typeof card === 'string' ? card : card.secret)),
  }
}

const CHANGES: Readonly<Record<string, Changing>> = {
  LimitsAnnounced: ofLimits,
  LimitsProposed: ofLimits,
  LimitsChanged: ofLimits,
  PersonalLimitsSet: (book, { patron, limits }: OfLimits) => ({
    before: byName(book.personal, patron) ?? book.limits,
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
  BreakTaken: (_, { until }: { until: number }) => ({ before: null, after: until }),
  SelfExcluded: (_, { until }: { until: number | string }) => ({ before: null, after: until }),
  PatronExcluded: () => ({ before: 'at the table', after: 'excluded' }),
  RoundReconstructed: ofCards,
  ResultCorrected: ofCards,
  EntryCorrected: (_, { was, card }: { was: string; card: string }) => ({
    before: was,
    after: card,
  }),
  BurnEntryCorrected: (_, { was, card }: { was: string; card: string }) => ({
    before: was,
    after: card,
  }),
  StyleElected: (book, { style }: { style: unknown }) => ({
    before: book.elections.style ?? null,
    after: style,
  }),
  ElectionChanged: (book, { election, value }: { election: string; value: unknown }) => ({
    before: byName(book.elections, election) ?? null,
    after: value,
  }),
  TournamentSetUp: (_, { of }: { of: { conditions: object; run: string; fill: unknown } }) => ({
    before: null,
    after: of,
  }),
  PlacesToFill: (_, { players }: { players: number }) => ({ before: null, after: players }),
  ...SESSION_CHANGES,
}

/** The patron's holdings if chips move, otherwise the value that changed. */
const changeOf = (book: TableBook, event: Event): Change => {
  if (Object.hasOwn(CHANGES, event.is)) return CHANGES[event.is]!(book, event as never)
  const [change] = changesOf(book, movesOf(event))
  if (!change) return { before: null, after: null }
  const [patron, { bank, cage }] = change
  const before = byName(book.holdings, patron) ?? 0
  return { before, after: before + bank + cage }
}

/**
 * Names an actor so that nobody takes the program for a person: `the house (door)` when it acts for
 * itself, and `virtual dealer` when it deals.
 */
export const identified = (by: Actor): string => {
  if (by.role !== 'staff') return actorText(by)
  if (by.name === undefined) return `virtual ${by.rank}`
  return isOfHouse(by.name) ? `the house (${by.name})` : actorText(by)
}

/** The fields of an event that are the same for every kind of log. */
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

/** Significant events of one entry. Call it before the book takes the entry's events. */
export const significantIn = (book: TableBook, kept: Kept, body: Body): readonly Significant[] => {
  const listed = body.events.filter(
    event => Object.hasOwn(TOPICS, event.is) || isListed(event, body),
  )
  const isDirected = body.command !== undefined && isDirection('table', body.command.does)
  const told = listed.length === 0 && isDirected ? body.events.slice(0, 1) : listed
  return told.map(event => ({
    ...heading(kept, event, body),
    topic: TOPICS[event.is] ?? topicOf(event),
    table: book.book === '' ? null : kept.log,
    patron: patronOf({ ...event }),
    ...changeOf(book, event),
  }))
}
