import type { Limits } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Patron, Seat } from '../kernel/people.ts'
import type { ChipKind, Outcome, WagerId } from '../kernel/wager.ts'

/** A round as a test house asks for it: who staked what, what came, how each wager ended, and why. */

/**
 * `resumed`: the house went down in the middle of it and came back, and it was settled then.
 * `interrupted`: the log ends before the round does.
 */
export const ROUND_STATES = ['settled', 'resumed', 'void', 'interrupted'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export interface RoundRecord {
  readonly table: string
  readonly game: string
  readonly book: string
  readonly elections: unknown
  readonly limits: Limits
  /** Rounds of a table are numbered from 1; a roll and a spin are rounds. */
  readonly round: number
  readonly state: RoundState
  /** The first and the last entry of the log that tell of it. */
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
  /** The numbers of the promises that it was played from. */
  readonly promises: readonly number[]
  readonly incidents: readonly Incident[]
}

interface Interruption {
  readonly from: number
  readonly to: number
  /** Of the writer that went on. */
  readonly epoch: number
}

/**
 * One patron's money in one round, with what lies on the layout:
 * before + bought − cashed + won − commission − lost − fees + corrected = after.
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
  /** Only this part of the wager went back; the rest played on. */
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

/** A promise that a round was played from. */
export interface RoundPromise {
  readonly number: number
  readonly decks: number
  readonly commitment: string
  /** The entries in which it was made and opened. */
  readonly sealed: number
  readonly opened: number | null
  readonly secret: string | null
}

/** A record as the house hands it out, with its promises in full. */
export type FiledRound = Omit<RoundRecord, 'promises'> & {
  readonly promises: readonly RoundPromise[]
}
