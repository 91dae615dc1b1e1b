import type { Time } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Move } from '../../kernel/settle.ts'
import type { Conditions } from './s02-conditions.ts'
import type { Award, FeeShares } from './s05-prizes.ts'
import type { Placing, Result } from './s05-ranking.ts'

/** @rule nz7:1.1/applicant nz7:1.1/player an accepted applicant becomes a player. */
export interface Entry {
  readonly status:
    | 'applied'
    | 'notified'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'transferred'
    | 'disqualified'
    | 'void'
  readonly paid: boolean
  /** A late withdrawal that waits for the operator's decision. @rule nz7:2.4(1)(ii) */
  readonly asksRefund: boolean
}

export interface Session {
  readonly stage: number
  readonly playOff: boolean
  /** In seat order. */
  readonly players: readonly Patron[]
  readonly startsAt: Time
  readonly begun?: true
  readonly result?: Result
  readonly isVoid?: true
}

export interface DirectorState {
  readonly conditions: Conditions
  readonly status: 'draft' | 'entries-open' | 'running' | 'completed' | 'cancelled'
  readonly now: Time
  readonly entries: Readonly<Record<Patron, Entry>>
  readonly stage: number
  /** Players still to be drawn, and players drawn so far in order. */
  readonly undrawn: readonly Patron[]
  readonly drawn: readonly Patron[]
  readonly sessions: readonly Session[]
  readonly placings: readonly Placing[]
  readonly awards: readonly Award[]
}

/**
 * An item that several players won goes to one of them by agreement, or is sold.
 * @rule ruling:708
 */
export type ItemShare = { readonly to: Patron } | { readonly soldFor: Chips }

type Happened =
  | { readonly is: 'EntriesOpened' }
  | { readonly is: 'Applied'; readonly patron: Patron }
  | { readonly is: 'ConditionsSent'; readonly patron: Patron }
  | {
      readonly is: 'EntryAccepted'
      readonly patron: Patron
      readonly moves: readonly Move[]
      /** How the fee is divided. @rule nz7:2.3(af) */
      readonly shares: FeeShares
    }
  | { readonly is: 'EntryRefused'; readonly patron: Patron; readonly reason: string }
  | { readonly is: 'EntryWithdrawn'; readonly patron: Patron; readonly asksRefund: boolean }
  | { readonly is: 'FeeRefunded'; readonly patron: Patron; readonly moves: readonly Move[] }
  | { readonly is: 'RefundDeclined'; readonly patron: Patron }
  | { readonly is: 'EntryTransferred'; readonly patron: Patron; readonly to: Patron }
  | { readonly is: 'Disqualified'; readonly patron: Patron; readonly reason: string }
  | { readonly is: 'EntryVoided'; readonly patron: Patron }
  | { readonly is: 'TournamentCancelled'; readonly ground: 'participation' | 'system' }
  | { readonly is: 'TimePassed'; readonly at: Time }
  | { readonly is: 'StageOpened'; readonly stage: number; readonly players: readonly Patron[] }
  | { readonly is: 'LotDrawn'; readonly patron: Patron }
  | { readonly is: 'SessionsDrawn'; readonly sessions: readonly Session[] }
  | { readonly is: 'SessionMoved'; readonly session: number; readonly at: Time }
  | { readonly is: 'SessionVoided'; readonly session: number }
  /** With the players who are still in it. Nobody else has chips there. */
  | {
      readonly is: 'SessionBegan'
      readonly session: number
      readonly players: readonly Patron[]
    }
  /** Chips at face value: bought, exchanged at the end, or refunded. */
  | { readonly is: ChipTrade; readonly patron: Patron; readonly moves: readonly Move[] }
  | {
      readonly is: 'HeatChanged'
      readonly patron: Patron
      readonly from: number
      readonly to: number
    }
  | { readonly is: 'SessionTallied'; readonly session: number; readonly result: Result }
  | { readonly is: 'PlayOffCalled'; readonly session: Session; readonly for: string }
  | { readonly is: 'Qualified'; readonly patrons: readonly Patron[]; readonly term: string | null }
  | {
      readonly is: 'TournamentDecided'
      readonly placings: readonly Placing[]
      readonly awards: readonly Award[]
      readonly moves: readonly Move[]
    }
  | {
      readonly is: 'ItemShared'
      readonly place: number
      readonly item: string
      readonly how: ItemShare
      readonly awards: readonly Award[]
      readonly moves: readonly Move[]
    }

export type ChipTrade = 'ChipsSold' | 'ChipsExchanged' | 'ChipsRefunded'

export type DirectorEvent = Happened & { readonly under: Authority }

export const entryOf = ({ entries }: DirectorState, patron: Patron): Entry | undefined =>
  Object.hasOwn(entries, patron) ? entries[patron] : undefined

export const isPlayer = (state: DirectorState, patron: Patron): boolean =>
  entryOf(state, patron)?.status === 'accepted'

export const players = (state: DirectorState): readonly Patron[] =>
  Object.keys(state.entries).filter(patron => isPlayer(state, patron))

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
export const playBegins = ({ conditions, sessions }: DirectorState): Time =>
  sessions.length === 0
    ? conditions.playStart
    : Math.min(...sessions.map(({ startsAt }) => startsAt))

export const isInPlay = ({ begun, result, isVoid }: Session): boolean =>
  begun === true && !result && !isVoid

export const isWaiting = ({ begun, result, isVoid }: Session): boolean =>
  !begun && !result && !isVoid
