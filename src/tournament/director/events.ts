import type { Time } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Move } from '../../kernel/chips/settle.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Award, FeeShares } from './s05-results/prizes.ts'
import type { Placing, Result } from './s05-results/ranking.ts'
import type { Action, Session } from './state.ts'

/** Everything that happens in a tournament outside its sessions. */

/**
 * An item that several players won goes to one of them by agreement, or is sold.
 * @rule ruling:708
 */
export type ItemShare = { readonly to: Patron } | { readonly soldFor: Chips }

type OfEntry =
  | {
      readonly is: 'Applied'
      readonly patron: Patron
      /** What the applicant wrote. Older logs have it only in the command. @rule nz7:2.2(1) */
      readonly form?: Readonly<Record<string, string>>
    }
  | { readonly is: 'ConditionsSent'; readonly patron: Patron }
  | { readonly is: 'EntryWaitListed'; readonly patron: Patron }
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
  | { readonly is: 'CheckedIn'; readonly patron: Patron; readonly here: boolean }
  | { readonly is: 'Disqualified'; readonly patron: Patron; readonly reason: string }
  | { readonly is: 'EntryVoided'; readonly patron: Patron }

type OfSession =
  | { readonly is: 'StageOpened'; readonly stage: number; readonly players: readonly Patron[] }
  | { readonly is: 'LotDrawn'; readonly patron: Patron }
  | { readonly is: 'SessionsDrawn'; readonly sessions: readonly Session[] }
  /** The players of each session that changed, in seat order. @rule nz7:2.3(ad) */
  | {
      readonly is: 'SeatsArranged'
      readonly seats: readonly (readonly [number, readonly Patron[]])[]
    }
  | { readonly is: 'SessionMoved'; readonly session: number; readonly at: Time }
  /** @rule nz7:4.2(a) */
  | { readonly is: 'TableAssigned'; readonly session: number; readonly table: string }
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
  | {
      readonly is: 'CountEntered'
      readonly session: number
      readonly by: string
      readonly stacks: Readonly<Record<Patron, number>>
      /** Somebody else found other amounts for these players. */
      readonly differs?: { readonly from: string; readonly patrons: readonly Patron[] }
    }
  | { readonly is: 'SessionTallied'; readonly session: number; readonly result: Result }
  | { readonly is: 'PlayOffCalled'; readonly session: Session; readonly for: string }
  | { readonly is: 'Qualified'; readonly patrons: readonly Patron[]; readonly term: string | null }

type EventBody =
  | OfEntry
  | OfSession
  | { readonly is: 'EntriesOpened' }
  | { readonly is: 'TournamentCancelled'; readonly ground: 'participation' | 'system' }
  | { readonly is: 'TimePassed'; readonly at: Time }
  /** An action of the director was undone; the books are as before it. */
  | { readonly is: 'ActionUndone'; readonly action: Action }
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

export type DirectorEvent = EventBody & { readonly under: Authority }
