import type { Chips } from '../kernel/money.ts'
import type { Actor, Patron, Seat } from '../kernel/people.ts'
import type { ChipKind, WagerId } from '../kernel/wager.ts'
import type { Limits, Reservation, Time } from './state.ts'

/** What people may ask of any table, section by section. `by` says who asks. */
type Said<T> = T & { readonly by: Actor }

/** Requests: they may be refused. */
type Request =
  | { readonly does: 'sit'; readonly seat: Seat }
  | { readonly does: 'stand' }
  | { readonly does: 'leave' }
  | { readonly does: 'buy-in'; readonly chips: Chips; readonly kind?: ChipKind }
  | { readonly does: 'cash-out'; readonly chips: Chips; readonly kind?: ChipKind }
  | {
      readonly does: 'buy-colour'
      readonly colour: string
      readonly chips: Chips
      readonly worth?: Chips
    }
  | { readonly does: 'sell-colour'; readonly colour: string }
  | {
      readonly does: 'wager'
      readonly on: string
      readonly chips: Chips
      readonly kind?: ChipKind
      readonly area?: Seat
    }
  | { readonly does: 'alter'; readonly wager: WagerId; readonly chips: Chips }
  | { readonly does: 'withdraw'; readonly wager: WagerId }
  | { readonly does: 'agree' }
  | { readonly does: 'disagree' }
  | { readonly does: 'dispute'; readonly about: string }

/** Reports: they happened. The dealer accepted a wager, the clock moved on. */
type Report =
  | {
      readonly does: 'accept'
      readonly patron: Patron
      readonly on: string
      readonly chips: Chips
      readonly kind?: ChipKind
      readonly area?: Seat
    }
  | { readonly does: 'time'; readonly at: Time }
  | { readonly does: 'new-gaming-day' }
  | { readonly does: 'report-elsewhere'; readonly patron: Patron; readonly wagering: boolean }

/** Directions: refused only for want of rank or occasion. */
type Direction =
  | { readonly does: 'open-table' }
  | { readonly does: 'close-table'; readonly ground?: 'end-of-hours' }
  | { readonly does: 'announce-closing'; readonly at: Time }
  | { readonly does: 'reserve'; readonly reservation: Reservation }
  | { readonly does: 'end-reservation' }
  | { readonly does: 'require-seat'; readonly seat: Seat }
  | { readonly does: 'change-limits'; readonly limits: Limits }
  | { readonly does: 'announce-limits'; readonly limits: Limits; readonly from: Time }
  | { readonly does: 'propose-limits'; readonly limits: Limits }
  | { readonly does: 'personal-limits'; readonly patron: Patron; readonly limits: Limits }
  | { readonly does: 'name-partners'; readonly patrons: readonly Patron[]; readonly reason: string }
  | {
      readonly does: 'recover'
      readonly patron: Patron
      readonly chips: Chips
      readonly reason: string
    }
  | {
      readonly does: 'make-good'
      readonly patron: Patron
      readonly chips: Chips
      readonly reason: string
    }
  | { readonly does: 'release-unclaimed'; readonly patron: Patron }
  | { readonly does: 'order-device-away'; readonly patron: Patron; readonly reason: string }
  | { readonly does: 'void-wagers'; readonly patron: Patron; readonly reason: string }
  | { readonly does: 'exclude'; readonly patron: Patron; readonly reason: string }
  | {
      readonly does: 'invalidate'
      readonly ground: 'disruption' | 'fraud'
      readonly forfeits: readonly Patron[]
      readonly reason: string
    }
  | { readonly does: 'end-dispute'; readonly dispute: number; readonly resolved: boolean }

export type GeneralCommand = Said<Request | Report | Direction>

export type Does = GeneralCommand['does']

export type CommandOf<D extends Does> = Extract<GeneralCommand, { readonly does: D }>
