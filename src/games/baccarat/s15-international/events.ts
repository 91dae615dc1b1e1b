import type { Patron } from '../../../kernel/people.ts'
import type { Side } from '../s09-third-cards/third-card.ts'

/** Division 5 section 15 as types: its events and the state of its rounds. */

/** The patrons who get the first two cards of a hand. @rule nz5:15.4(i) nz5:15.4(ii) */
export type SplitPatrons = readonly [first: Patron, second: Patron]

export interface ForHand {
  readonly hand: Side
  readonly patron: Patron
}

/** The state of a round at an International table. */
export interface InternationalRound {
  readonly splits: readonly (ForHand & { readonly to: SplitPatrons; readonly directed: boolean })[]
  readonly volunteers: readonly ForHand[]
  /** Hands that a supervisor directed the dealer to keep. */
  readonly kept: readonly Side[]
  /** Hands with cards that went to the wrong place. */
  readonly astray: readonly Side[]
  /** Patrons who asked to void a hand. */
  readonly asked: readonly ForHand[]
  readonly voided: readonly Side[]
  /** True once a person has held any card. */
  readonly handled: boolean
  /** Betting was opened again after the first card. */
  readonly reopened: boolean
}

export const NOTHING_YET: InternationalRound = {
  splits: [],
  volunteers: [],
  kept: [],
  astray: [],
  asked: [],
  voided: [],
  handled: false,
  reopened: false,
}

export type InternationalHappening =
  | ({ readonly is: 'SplitAsked'; readonly to: SplitPatrons } & ForHand)
  | ({ readonly is: 'SplitDirected' } & ForHand)
  | { readonly is: 'CardsPassed'; readonly hand: Side; readonly to: SplitPatrons }
  | {
      readonly is: 'CardGiven'
      readonly hand: Side
      /** Counted from 1. */
      readonly card: number
      readonly from: Patron
      readonly to: Patron
    }
  | ({ readonly is: 'Volunteered' } & ForHand)
  | ({ readonly is: 'TurnerDirected' } & ForHand)
  | {
      readonly is: 'CardsMisdelivered'
      readonly hand: Side
      /** The person who got them, if any. */
      readonly handler: Patron | null
    }
  | ({ readonly is: 'VoidAsked' } & ForHand)
  | {
      readonly is: 'HandsVoided'
      readonly hands: readonly Side[]
      readonly ties: boolean
      readonly reason: string
    }
  | { readonly is: 'BetsReopened' }
  | { readonly is: 'BetsClosedAgain' }
  | { readonly is: 'DealResumed' }
