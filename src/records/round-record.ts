import type { Limits } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Patron, Seat } from '../kernel/people.ts'
import type { ChipKind, Outcome, WagerId } from '../kernel/wager.ts'

/**
 * A round as a test laboratory needs it: the stakes, the random results, how each wager ended and
 * why.
 */

/**
 * `resumed`: the server stopped during the round and settled it after a restart. `interrupted`: the
 * log ends before the round does.
 */
export const ROUND_STATES = ['settled', 'resumed', 'void', 'interrupted'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export interface RoundRecord {
  readonly table: string
  readonly game: string
  readonly book: string
  readonly elections: unknown
  readonly limits: Limits
  /** Rounds of a table count from 1. A roll or a spin is a round. */
  readonly round: number
  readonly state: RoundState
  /** The first and last log entries of the round. */
  readonly entries: readonly [number, number]
  readonly opened: number
  readonly called: number | null
  readonly settled: number | null
  readonly interruptions: readonly Interruption[]
  readonly patrons: readonly PatronRound[]
  readonly stakes: readonly Staked[]
  readonly came: readonly Came[]
  readonly choices: readonly Choice[]
  readonly result: unknown
  readonly hands?: unknown
  readonly ends: readonly End[]
  /** The numbers of the promises used in this round. */
  readonly promises: readonly number[]
  readonly incidents: readonly Incident[]
  /** Every review that changed the round after it ended. Absent if there was none. */
  readonly corrections?: readonly Correction[]
}

/** What a round was before a review, and after it. */
export interface Correction extends Incident {
  /** The second person, if the house required two. */
  readonly approvedBy: string | null
  readonly before: Reviewed
  readonly after: Reviewed
}

export interface Reviewed {
  readonly state: RoundState
  readonly result: unknown
  readonly hands?: unknown
}

interface Interruption {
  readonly from: number
  readonly to: number
  /** The epoch of the writer that continued. */
  readonly epoch: number
}

/**
 * One patron's money in one round, including chips on the layout: before + bought − cashed + won −
 * commission − lost − fees + corrected = after.
 */
export interface PatronRound {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly before: number
  readonly bought: number
  readonly cashed: number
  readonly won: number
  readonly commission: number
  readonly lost: number
  readonly fees: number
  readonly corrected: number
  readonly after: number
}

export interface Staked {
  readonly wager: WagerId
  readonly patron: Patron
  readonly on: string
  readonly chips: number
  readonly kind: ChipKind
  readonly area?: Seat
  readonly at: number
}

export interface Came {
  readonly seq: number
  readonly at: number
  readonly is: 'card' | 'discard' | 'spin' | 'dice' | 'lot'
  readonly what: string
  readonly to?: string
  readonly known: 'all' | readonly Patron[]
  readonly promise: number | null
}

export interface Choice {
  readonly seq: number
  readonly at: number
  readonly by: string
  readonly does: string
  readonly with: Readonly<Record<string, unknown>>
  readonly under: Authority | null
}

export interface End {
  readonly wager: WagerId
  readonly patron: Patron
  readonly on: string
  readonly chips: number
  readonly kind: ChipKind
  readonly area?: Seat
  readonly outcome: Outcome['is'] | 'withdrawn' | 'reopened'
  readonly odds: string | null
  /** The rate of the commission, such as `1:20`. */
  readonly rate?: string
  /** Only this part of the wager went back. The rest stayed in play. */
  readonly isPart?: true
  readonly won: number
  readonly commission: number
  readonly under: Authority
  readonly seq: number
  readonly at: number
}

export interface Incident {
  readonly seq: number
  readonly at: number
  readonly is: string
  readonly by: string
  readonly why: string | null
  readonly under: Authority
}

/** A promise used in a round. */
export interface RoundPromise {
  readonly number: number
  readonly decks: number
  readonly commitment: string
  /** The entries that sealed and opened it. */
  readonly sealed: number
  readonly opened: number | null
  readonly secret: string | null
}

/** The record as the house hands it out, with its promises in full. */
export type FiledRound = Omit<RoundRecord, 'promises'> & {
  readonly promises: readonly RoundPromise[]
}
