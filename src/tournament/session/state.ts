import type { GeneralEvent } from '../../general/events.ts'
import {
  balance,
  betsClosed,
  type Ring,
  recordOf,
  type TableConfig,
  type TableState,
  type Time,
} from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron, Seat } from '../../kernel/people.ts'
import type { Topics } from '../../kernel/topic.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import type {
  Conditions,
  Duration,
  EndVariant,
  TimeToAct,
  WagerLimits,
} from '../director/s02-entry/conditions.ts'
import type { GameVariants } from '../director/s02-entry/variants.ts'
import type { Expulsion, Result } from '../director/s05-results/ranking.ts'
import { APPLICATION, type Application, type GameName } from './application.ts'

/** The director's setup for one session at one table. @rule nz7:1.1/session nz7:1.1/tournament */
export interface SessionTerms {
  readonly game: GameName
  readonly tournament: string
  /** In seat order. */
  readonly players: readonly Patron[]
  readonly startingChips: Chips
  readonly limits: readonly WagerLimits[]
  readonly increment: Chips
  readonly duration: Duration
  readonly endVariant?: EndVariant
  readonly passCards: number
  readonly secretCards: number
  readonly chipIssue: Conditions['chipIssue']
  /** A roulette table with its wheel on the other side. @rule nz7:4.7 ruling:723 */
  readonly leftHand?: boolean
  /** @rule nz7:3.9 */
  readonly timeToAct?: TimeToAct
  /** The variants of the game that the conditions chose. */
  readonly variants?: GameVariants
}

export interface SessionConfig<Elections> {
  readonly terms: SessionTerms
  readonly table: TableConfig<Elections>
}

/** @rule nz7:1.1/pass-card nz7:1.1/secret-wager-card nz7:1.1/pre-approved-wager-form */
export type WagerForm = 'pass' | 'secret'

export interface Player {
  readonly patron: Patron
  readonly seat: Seat
  readonly left: Readonly<Record<WagerForm, number>>
  readonly status: 'active' | 'out' | 'disqualified' | 'void'
  /** The clause by which the player is out. */
  readonly outUnder?: Authority
  /** A supervisor asked for the name, and the player gave it for the record. @rule nz7:4.3 */
  readonly name: { readonly asked: boolean; readonly given: string | null }
}

/** Why play is stopped. */
export type Interruption = 'recess' | 'malfunction'

/** Void if the system behind the terminals failed. */
export type SessionStatus = 'seating' | 'running' | 'over' | 'tallied' | 'void'

export interface SessionState<PlayState> {
  readonly terms: SessionTerms
  readonly inner: TableState<PlayState>
  readonly status: SessionStatus
  readonly directorPresent: boolean
  readonly players: readonly Player[]
  readonly marker: Seat
  /** Where the marker was in the round before. */
  readonly markerWas?: Seat
  /** Players who have finished their turn in this round. */
  readonly done: readonly Patron[]
  /** Players who used a card in this round, and their chips as others saw them before. */
  readonly played: Readonly<Record<Patron, { readonly form: WagerForm; readonly stack: number }>>
  /** The same for the round before, which may still be invalidated. */
  readonly playedBefore: SessionState<unknown>['played']
  /** A player who was late and may only bet the minimum. */
  readonly late: Patron | null
  /** A late player who did not bet at all. The director decides. */
  readonly silent: Patron | null
  /** In seconds, once the director has announced it. */
  readonly timer: number | null
  /** The time from the next round on, if the director changed it during a round. */
  readonly nextTimer: number | null
  /** Players whose connection is lost, and since when. The director decides. */
  readonly offline: Readonly<Record<Patron, Time>>
  readonly rounds: number
  readonly shoe: number
  /** `shoeIn`: a shoe is in use. `shoeOver`: the next shoe is a new one, not a repeat. */
  readonly shoeIn: boolean
  readonly shoeOver: boolean
  /** Terminals out of order, by seat. */
  readonly faults: readonly Seat[]
  readonly interrupted: { readonly ground: Interruption; readonly since: Time } | null
  /** True if everyone has been away from the table since the last round. @rule nz7:8.4(c) */
  readonly vacant: boolean
  readonly expelled: Readonly<Record<Patron, Expulsion>>
  readonly startedAt: Time
  readonly limitStep: number
  readonly raises: boolean
  readonly cutInRound: number | null
  readonly result: Result | null
}

export type Session = Omit<SessionState<unknown>, 'inner'> & { readonly inner: Ring }

/**
 * In order: no wager or card, another's box, no name, borrowed chips, leaving, hidden chips,
 * advice.
 * @rule nz7:3.5 nz7:4.2 nz7:4.3 nz7:4.5 nz7:4.6 nz7:4.10 nz7:4.11
 */
// biome-ignore format: a list
export const BREACHES = [
  'nz7:3.5', 'nz7:4.2', 'nz7:4.3', 'nz7:4.5', 'nz7:4.6', 'nz7:4.10', 'nz7:4.11',
] as const
export type Breach = (typeof BREACHES)[number]

type EventBody =
  | { readonly is: 'DirectorPresent'; readonly present: boolean }
  | { readonly is: 'SessionStarted'; readonly marker: Seat; readonly at: Time }
  | {
      readonly is: 'TurnEnded'
      readonly patron: Patron
      readonly form: WagerForm | null
      readonly stack: number
    }
  | { readonly is: 'BetTimerSet'; readonly seconds: number; readonly from?: 'next-round' }
  | { readonly is: 'MinimumOnly'; readonly patron: Patron }
  /** The player made no wager at all in time. */
  | { readonly is: 'PlayerSilent'; readonly patron: Patron }
  | { readonly is: 'ConnectionLost'; readonly patron: Patron; readonly at: Time }
  | { readonly is: 'ConnectionBack'; readonly patron: Patron; readonly at: Time }
  | { readonly is: 'ShoeCounted' }
  | { readonly is: 'ShoeAgain' }
  | { readonly is: 'ShoeFinished' }
  | { readonly is: 'ShoeOut' }
  | { readonly is: 'NameAsked'; readonly patron: Patron }
  | { readonly is: 'NameGiven'; readonly patron: Patron; readonly name: string }
  | {
      readonly is: 'PlayInterrupted'
      readonly ground: Interruption
      readonly reason: string
      readonly at: Time
    }
  | { readonly is: 'PlayResumed'; readonly at: Time }
  | { readonly is: 'TerminalFailed'; readonly seat: Seat }
  | { readonly is: 'TerminalRestored'; readonly seat: Seat }
  | { readonly is: 'TerminalChanged'; readonly patron: Patron; readonly to: Seat }
  | { readonly is: 'HeatVoided'; readonly patron: Patron }
  | { readonly is: 'SessionBrokenOff'; readonly reason: string }
  | { readonly is: 'CuttingCardSeen'; readonly round: number }
  | { readonly is: 'IndicatorSeen' }
  | { readonly is: 'LimitsKept' }
  | { readonly is: 'LimitsRaised'; readonly step: number }
  | { readonly is: 'RoundClosed' }
  | { readonly is: 'RoundRepeated' }
  /** A finished round is invalid. Players who went out in it are back. */
  | {
      readonly is: 'RoundTakenBack'
      readonly back: readonly Patron[]
      /** Where the marker was in that round. */
      readonly marker?: Seat
    }
  | { readonly is: 'MarkerMoved'; readonly to: Seat }
  | { readonly is: 'PlayerOut'; readonly patron: Patron }
  /** The player was out only because chips were missing, which have now been paid. */
  | { readonly is: 'PlayerBack'; readonly patron: Patron }
  | {
      readonly is: 'PlayerDisqualified'
      readonly patron: Patron
      readonly reason: string
      readonly held: number
    }
  | { readonly is: 'SessionEnded'; readonly result: Result }
  /** It ended only because players had too few chips, which has been put right. */
  | { readonly is: 'SessionResumed'; readonly back: readonly Patron[]; readonly marker: Seat }
  | { readonly is: 'SessionCounted' }
  /** Chips or players changed after the end. */
  | { readonly is: 'CountCorrected'; readonly result: Result }

export type SessionEvent = EventBody & { readonly under: Authority }

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<SessionEvent> = {
  DirectorPresent: 'tournament',
  BetTimerSet: 'tournament',
  MinimumOnly: 'tournament',
  PlayerSilent: 'tournament',
  ConnectionLost: 'tournament',
  ConnectionBack: 'tournament',
  CountCorrected: 'tournament',
  LimitsKept: 'limits',
  LimitsRaised: 'limits',
  PlayerDisqualified: 'tournament',
  PlayInterrupted: 'tournament',
  PlayResumed: 'tournament',
  RoundTakenBack: 'void',
  SessionResumed: 'tournament',
  TerminalFailed: 'cards and equipment',
  TerminalRestored: 'cards and equipment',
  TerminalChanged: 'tournament',
  HeatVoided: 'tournament',
  SessionBrokenOff: 'void',
}

/** The events of a session and of Division 1. */
export type AnyEvent = SessionEvent | GeneralEvent

/** @rule nz7:1.1/tournament-chips nz7:3.1 */
export const kindOf = ({ tournament }: SessionTerms): ChipKind => `tournament:${tournament}`

export const applicationOf = ({ terms }: Session): Application => APPLICATION[terms.game]

export const limitsOf = ({ terms, limitStep }: Session): WagerLimits => terms.limits[limitStep]!

export const stackOf = ({ inner, terms }: Session, patron: Patron): number =>
  balance(inner, `stack:${patron}`, kindOf(terms))

export const patronStakes = ({ inner }: Session, patron: Patron): number =>
  inner.wagers.filter(w => w.patron === patron).reduce((sum, { chips }) => sum + chips, 0)

export const playerOf = ({ players }: Session, patron: Patron): Player | undefined =>
  players.find(player => player.patron === patron)

/** Clockwise from this seat, which comes first. @rule nz7:4.7 nz7:4.8 */
const clockwiseFrom = ({ players }: Session, seat: Seat): readonly Player[] => [
  ...players.filter(player => player.seat >= seat),
  ...players.filter(player => player.seat < seat),
]

const isActive = ({ status }: Player): boolean => status === 'active'

/** The clause by which nobody wagers in the coming round. @rule nz5:1.0/void-hand nz7:8.1(b) */
export const noBets = (state: Session): Authority | undefined =>
  applicationOf(state).noBets((state.inner as TableState<unknown>).play)

/**
 * The players who still have a turn in this round, in order. There are none at terminals and in a
 * Void Hand.
 * @rule nz7:4.7
 */
export const turnsLeft = (state: Session): readonly Patron[] =>
  state.status !== 'running' || applicationOf(state).terminals || noBets(state)
    ? []
    : clockwiseFrom(state, state.marker)
        .filter(player => isActive(player) && !state.done.includes(player.patron))
        .map(({ patron }) => patron)

/** The player whose turn it is. @rule nz7:4.7 */
export const turnOf = (state: Session): Patron | undefined => turnsLeft(state)[0]

/** The next active player gets the marker. @rule nz7:4.8 ruling:717 */
export const nextMarker = (state: Session): Seat =>
  clockwiseFrom(state, state.marker + 1).find(isActive)?.seat ?? state.marker

export const active = ({ players }: Session): readonly Patron[] =>
  players.filter(isActive).map(({ patron }) => patron)

/** Out only for want of chips, so that the player is back when chips are. @rule nz7:3.7 ruling:703 */
export const isOutOfChips = (state: Session, patron: Patron): boolean => {
  const player = playerOf(state, patron)
  const { outUnder } = player ?? {}
  const isForChips = outUnder === 'nz7:3.7' || outUnder === 'ruling:703'
  return player?.status === 'out' && isForChips && !recordOf(state.inner, patron)?.excluded
}

/** True if only one other player is left, so that the session would be over. @rule nz7:5.1 */
export const isLastButOne = (state: Session, patron: Patron): boolean =>
  state.status === 'running' &&
  !betsClosed(state.inner) &&
  active(state).filter(each => each !== patron).length === 1

/**
 * Who begins when the last round is played again: the player who began it, or the next who is still in.
 * @rule nz7:4.8 ruling:717
 */
export const markerBefore = (state: Session): Seat =>
  clockwiseFrom(state, state.markerWas ?? state.marker).find(isActive)?.seat ?? state.marker

/** The session without this player and their wagers. */
export const without = (state: Session, patron: Patron, status: Player['status']): Session => ({
  ...state,
  inner: { ...state.inner, wagers: state.inner.wagers.filter(w => w.patron !== patron) },
  players: state.players.map(player => (player.patron === patron ? { ...player, status } : player)),
})
