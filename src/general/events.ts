import type { Authority } from '../kernel/authority.ts'
import type { Move } from '../kernel/chips/settle.ts'
import type { Chips } from '../kernel/money.ts'
import type { Actor, Patron, Seat } from '../kernel/people.ts'
import type { Topics } from '../kernel/topic.ts'
import type { Outcome, Wager, WagerId } from '../kernel/wager.ts'
import type { Limits, Reservation, Time } from './state.ts'

/** Everything that can happen at a table. An event that pays carries its moves. */
type EventBody =
  | { readonly is: 'TableOpened' }
  | { readonly is: 'TableClosed' }
  | { readonly is: 'GamingDayBegan' }
  | { readonly is: 'TimePassed'; readonly at: Time }
  | { readonly is: 'PatronJoined'; readonly patron: Patron; readonly seat: Seat | null }
  | { readonly is: 'PatronLeft'; readonly patron: Patron; readonly moves: readonly Move[] }
  | { readonly is: 'SeatRequired'; readonly seat: Seat; readonly patron: Patron }
  | { readonly is: 'TableReserved'; readonly reservation: Reservation }
  | { readonly is: 'ReservationEnded' }
  | { readonly is: 'ClosingAnnounced'; readonly at: Time; readonly since: Time }
  | {
      readonly is: 'ChipsBought'
      readonly patron: Patron
      readonly moves: readonly Move[]
      /** What staff took for them, if it was not a voucher of the cage. */
      readonly paid?: 'cash' | 'chips'
    }
  | { readonly is: 'ChipsRedeemed'; readonly patron: Patron; readonly moves: readonly Move[] }
  | {
      readonly is: 'ColourBought'
      readonly patron: Patron
      readonly colour: string
      readonly worth: Chips
      readonly moves: readonly Move[]
    }
  | { readonly is: 'ColourSold'; readonly colour: string; readonly moves: readonly Move[] }
  | { readonly is: 'LimitsAnnounced'; readonly limits: Limits; readonly from: Time }
  | { readonly is: 'LimitsProposed'; readonly limits: Limits }
  | { readonly is: 'LimitsAgreed'; readonly patron: Patron }
  | { readonly is: 'LimitsWithdrawn' }
  | { readonly is: 'LimitsChanged'; readonly limits: Limits }
  | { readonly is: 'PersonalLimitsSet'; readonly patron: Patron; readonly limits: Limits }
  | { readonly is: 'PersonalLimitsEnded'; readonly patron: Patron }
  | { readonly is: 'ColoursRequired'; readonly patron: Patron; readonly required: boolean }
  | { readonly is: 'RulesSupplied'; readonly text: string }
  | {
      readonly is: 'WagerPlaced'
      readonly wager: Wager
      readonly moves: readonly Move[]
      readonly by: Actor
      /** The settled wager that left these chips on the table. */
      readonly continues?: WagerId
    }
  | {
      readonly is: 'WagerAltered'
      readonly wager: WagerId
      readonly chips: Chips
      readonly moves: readonly Move[]
    }
  | { readonly is: 'WagerWithdrawn'; readonly wager: WagerId; readonly moves: readonly Move[] }
  | { readonly is: 'WagerStands'; readonly wager: WagerId; readonly patron: Patron }
  | {
      readonly is: 'WagerCut'
      readonly wager: WagerId
      readonly part: Chips
      readonly moves: readonly Move[]
    }
  | {
      readonly is: 'WagerSettled'
      readonly wager: Wager
      readonly outcome: Outcome
      readonly won: Chips
      readonly commission: Chips
      readonly moves: readonly Move[]
      /** The round that the wager belongs to, if the operator named one. */
      readonly round?: number
    }
  | {
      readonly is: 'WagerReopened'
      readonly wager: Wager
      readonly owes: Chips
      readonly moves: readonly Move[]
    }
  | {
      readonly is: 'FeeTaken'
      readonly patron: Patron
      readonly fee: Chips
      readonly moves: readonly Move[]
    }
  | {
      readonly is: 'FeeReturned'
      readonly patron: Patron
      readonly fee: Chips
      readonly moves: readonly Move[]
    }
  | { readonly is: 'BetsChecked' }
  | {
      readonly is: 'RoundCounted'
      readonly idle: readonly Patron[]
      readonly active: readonly Patron[]
    }
  /**
   * The wagers stay for another attempt at the same round. `wagered`: who had a wager in the attempt,
   * if it was over already.
   */
  | { readonly is: 'AttemptVoided'; readonly wagered?: readonly Patron[] }
  /**
   * `active`: seated patrons who wagered in it. `idle`: those who did not, at a full table. Old entries
   * do not have them.
   */
  | {
      readonly is: 'RoundDropped'
      readonly active?: readonly Patron[]
      readonly idle?: readonly Patron[]
    }
  /** A round that is over has become void, or has a result after all. */
  | { readonly is: 'RoundRecounted'; readonly round: number; readonly counts: boolean }
  | { readonly is: 'WageringElsewhere'; readonly patron: Patron; readonly wagering: boolean }
  | { readonly is: 'PartnersNamed'; readonly patrons: readonly Patron[]; readonly reason: string }
  | {
      readonly is: 'PaymentCorrected'
      readonly patron: Patron
      readonly owes: Chips
      readonly reason: string
      /** The round whose payment a supervisor corrected. */
      readonly round?: number
      readonly moves: readonly Move[]
    }
  | { readonly is: 'UnclaimedReleased'; readonly patron: Patron; readonly moves: readonly Move[] }
  | { readonly is: 'DeviceOrderedAway'; readonly patron: Patron; readonly reason: string }
  | { readonly is: 'PatronExcluded'; readonly patron: Patron; readonly reason: string }
  | {
      readonly is: 'RoundInvalidated'
      /** Old entries do not have it. */
      readonly round?: number
      readonly ground: 'disruption' | 'fraud'
      /** The patrons who forfeit their wagers. Old entries do not name them. */
      readonly forfeits?: readonly Patron[]
      readonly reason: string
      readonly owes: Readonly<Record<Patron, Chips>>
      readonly moves: readonly Move[]
    }
  | { readonly is: 'DisputeOpened'; readonly patron: Patron; readonly about: string }
  | { readonly is: 'DisputeEnded'; readonly dispute: number; readonly resolved: boolean }

export type GeneralEvent = EventBody & { readonly under: Authority }

export type EventOf<Is extends GeneralEvent['is']> = Extract<GeneralEvent, { readonly is: Is }>

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<GeneralEvent> = {
  TableOpened: 'table',
  TableClosed: 'table',
  ClosingAnnounced: 'table',
  GamingDayBegan: 'table',
  TableReserved: 'table',
  ReservationEnded: 'table',
  LimitsAnnounced: 'limits',
  LimitsProposed: 'limits',
  LimitsWithdrawn: 'limits',
  LimitsChanged: 'limits',
  PersonalLimitsSet: 'limits',
  PersonalLimitsEnded: 'limits',
  ColoursRequired: 'limits',
  RulesSupplied: 'table',
  RoundDropped: 'void',
  RoundRecounted: 'void',
  RoundInvalidated: 'void',
  WagerReopened: 'reopening',
  PaymentCorrected: 'money by hand',
  UnclaimedReleased: 'money by hand',
  PatronExcluded: 'people',
  PartnersNamed: 'people',
  DeviceOrderedAway: 'people',
  SeatRequired: 'people',
  DisputeOpened: 'dispute',
  DisputeEnded: 'dispute',
}
