import type { Event } from '../kernel/game.ts'
import type { Body, Stamp } from './entry.ts'
import type { Incident } from './round-record.ts'
import { SESSION_TOPICS } from './session-events.ts'
import type { Topic } from './significant-record.ts'
import { named } from './table-book.ts'

/** Events that an inspector should review, by topic, and how a round's record mentions them. */

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

export const topicOf = ({ is }: Event): Topic =>
  TOPICS[is] ?? (is === 'PlayerOut' ? 'tournament' : 'direction')

type Said = Readonly<Record<string, unknown>>

const first = (said: Said, names: readonly string[]): unknown =>
  names.map(name => said[name]).find(value => value !== undefined && value !== '')

const WHY = ['reason', 'note', 'ruling', 'about', 'cause', 'ground', 'procedure', 'term']

export const whyOf = (event: Event, { command }: Body): string | null => {
  const why = first(event as unknown as Said, WHY) ?? first((command ?? {}) as Said, WHY)
  return why === undefined ? null : String(why)
}

/**
 * A player without chips is out by the rules, so that is not listed. An excused player is.
 * @rule nz7:4.6
 */
export const isListed = (event: Event, { command }: Body): boolean =>
  Object.hasOwn(TOPICS, event.is) || (event.is === 'PlayerOut' && command?.does === 'excuse')

const QUIET = new Set<string>(['TableOpened', 'RoundDropped', 'GamingDayBegan'])

export const incidentOf = (event: Event, { seq, at }: Stamp, body: Body): Incident | undefined =>
  isListed(event, body) && !QUIET.has(event.is)
    ? {
        seq,
        at,
        is: event.is,
        by: body.command ? named(body.command.by) : 'the house',
        why: whyOf(event, body),
        under: event.under,
      }
    : undefined
