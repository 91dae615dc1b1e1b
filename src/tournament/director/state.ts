import type { Time } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'
import type { DirectorEvent } from './events.ts'
import type { Notice } from './notices.ts'
import { type Roll, rollEntries, rollEntry } from './roll.ts'
import type { Conditions } from './s02-entry/conditions.ts'
import type { Award } from './s05-results/prizes.ts'
import type { Placing, Result } from './s05-results/ranking.ts'

export type { ChipTrade, DirectorEvent, ItemShare } from './events.ts'

/** @rule nz7:1.1/applicant nz7:1.1/player an accepted applicant becomes a player. */
export interface Entry {
  /** In the order of application, from 1. */
  readonly number: number
  readonly status:
    | 'applied'
    | 'notified'
    | 'alternate'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'transferred'
    | 'disqualified'
    | 'void'
  readonly paid: boolean
  /** A late withdrawal that waits for the operator's decision. @rule nz7:2.4(1)(ii) */
  readonly asksRefund: boolean
  readonly checkedIn?: true
  /** What the applicant wrote. @rule nz7:2.2(1) */
  readonly form?: Readonly<Record<string, string>>
  /** Why the entry has its status, if somebody decided it. */
  readonly reason?: string
  readonly under?: Authority
  /** What the player was told, newest last. @rule nz7:2.7 nz7:4.2 nz7:5.5 */
  readonly notices?: readonly Notice[]
}

/** What a play-off decides. @rule nz7:5.6 nz7:5.10 nz7:3.8 */
export type Purpose = 'progress' | 'winner' | 'runner-up' | 'bust'

export interface Session {
  readonly stage: number
  readonly playOff: boolean
  /** Absent in ordinary sessions. */
  readonly for?: Purpose
  /** In seat order. */
  readonly players: readonly Patron[]
  readonly startsAt: Time
  /** The attended table of the house where it is dealt. @rule nz7:4.2(a) */
  readonly table?: string
  readonly begun?: true
  readonly result?: Result
  readonly isVoid?: true
  /** The action that passed it over, which can be undone. @rule nz7:5.7 */
  readonly passedOver?: number
  /** Counted once, by hand. A second person has to find the same. @rule nz7:5.5(a) */
  readonly counted?: StackCount
}

export interface StackCount {
  readonly by: string
  readonly stacks: Readonly<Record<Patron, number>>
  /** Another person counted before, and found other amounts for these players. */
  readonly differs?: { readonly from: string; readonly patrons: readonly Patron[] }
}

/** A director's action that may still be undone. */
export interface Action {
  readonly id: number
  readonly does: DirectorEvent['is']
  readonly patron?: Patron
  readonly session?: number
  /** What it replaced: an entry's status, a start time, or seats. */
  readonly before?: PriorValues
}

export interface PriorValues {
  readonly status?: Entry['status']
  readonly paid?: boolean
  readonly startsAt?: Time
  readonly table?: string
  /** The time that replaced it. */
  readonly until?: Time
  readonly seats?: readonly (readonly [number, readonly Patron[]])[]
  /** The seats that replaced them. */
  readonly now?: readonly (readonly [number, readonly Patron[]])[]
  readonly stage?: number
  /** How many sessions there were. */
  readonly sessions?: number
  readonly undrawn?: readonly Patron[]
  readonly drawn?: readonly Patron[]
  /** Of the tournament that was cancelled. */
  readonly was?: DirectorState['status']
}

export interface DirectorState {
  readonly conditions: Conditions
  readonly status: 'draft' | 'entries-open' | 'running' | 'completed' | 'cancelled'
  readonly now: Time
  readonly entries: Roll<Entry>
  /** How many have entered, and how many of them are players now. */
  readonly entered: number
  readonly accepted: number
  /** Applications to decide, in order. */
  readonly pending: readonly Patron[]
  readonly stage: number
  /** Players still to be drawn, and players drawn so far in order. */
  readonly undrawn: readonly Patron[]
  readonly drawn: readonly Patron[]
  readonly sessions: readonly Session[]
  readonly placings: readonly Placing[]
  readonly awards: readonly Award[]
  /** The latest actions, newest last. */
  readonly actions: readonly Action[]
  readonly acted: number
}

export const entryOf = ({ entries }: DirectorState, patron: Patron): Entry | undefined =>
  rollEntry(entries, patron)

export const isPlayer = (state: DirectorState, patron: Patron): boolean =>
  entryOf(state, patron)?.status === 'accepted'

/** Everyone who ever applied, in that order. */
export const entrants = ({ entries }: DirectorState): readonly (readonly [Patron, Entry])[] =>
  rollEntries(entries).toSorted(([, a], [, b]) => a.number - b.number)

export const players = (state: DirectorState): readonly Patron[] =>
  entrants(state).flatMap(([patron, { status }]) => (status === 'accepted' ? [patron] : []))

/** The valid sessions of the current stage. */
export const sessionsHere = ({ sessions, stage }: DirectorState): readonly Session[] =>
  sessions.filter(session => session.stage === stage && !session.isVoid)

/** The players who are still in this session. */
export const remaining = (state: DirectorState, { players: all }: Session): readonly Patron[] =>
  all.filter(patron => isPlayer(state, patron))

/** True once a session has begun. The draw does not count. @rule nz7:2.4(1)(ii) nz7:2.3(ae) */
export const hasPlayBegun = ({ sessions }: DirectorState): boolean =>
  sessions.some(({ begun, result }) => begun === true || result !== undefined)

/** The announced start, or the start of the earliest session. @rule nz7:2.4(1)(i) nz7:2.7 */
export const playBegins = ({ conditions, sessions }: DirectorState): Time => {
  const starts = sessions.filter(({ isVoid }) => !isVoid).map(({ startsAt }) => startsAt)
  return starts.length === 0 ? conditions.playStart : starts.reduce((a, b) => Math.min(a, b))
}

/** How far a session has got. */
type Progress = Pick<Session, 'begun' | 'result' | 'isVoid'>

export const isInPlay = ({ begun, result, isVoid }: Progress): boolean =>
  begun === true && !result && !isVoid

export const isWaiting = ({ begun, result, isVoid }: Progress): boolean =>
  !begun && !result && !isVoid
