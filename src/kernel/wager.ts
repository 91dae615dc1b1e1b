import type { Authority } from './authority.ts'
import type { Chips, Odds } from './money.ts'
import type { Patron, Seat } from './people.ts'

/**
 * Chips of different kinds never mix: each kind has its own ledger. A colour belongs to one patron
 * at one table; tournament chips belong to one tournament.
 * @rule nz1:1.1/value-chips nz1:1.1/promotional-chips nz1:1.1/non-value-chips
 */
export type ChipKind = 'value' | 'promotional' | `colour:${string}` | `tournament:${string}`

export type WagerId = string

/** Chips placed on something. `on` is the game's own name for it. */
export interface Stake {
  readonly patron: Patron
  readonly on: string
  readonly chips: Chips
  readonly kind: ChipKind
  /** The numbered area of the wager. Absent for a patron who plays standing. */
  readonly area?: Seat
}

export interface Wager extends Stake {
  readonly id: WagerId
}

/** A table gives each id to one wager. */
export const withId = (wagers: readonly Wager[], id: WagerId | undefined): Wager | undefined =>
  wagers.find(wager => wager.id === id)

/**
 * How a wager ends. A part may be void while the rest stays in play.
 * @rule nz1:1.1/stand-off nz1:1.1/push nz1:1.1/void(a)
 */
export type Outcome =
  | {
      readonly is: 'win'
      readonly odds: Odds
      readonly under: Authority
      /** Taken from the winnings when they are paid. */
      readonly commission?: Odds
      /** The most that one wager may win. */
      readonly atMost?: Chips
    }
  | { readonly is: 'lose'; readonly under: Authority }
  | { readonly is: 'stand-off'; readonly under: Authority }
  | { readonly is: 'void'; readonly under: Authority; readonly part?: Chips }

export const win = (odds: Odds, under: Authority, commission?: Odds): Outcome =>
  commission === undefined ? { is: 'win', odds, under } : { is: 'win', odds, under, commission }

export const lose = (under: Authority): Outcome => ({ is: 'lose', under })
export const standOff = (under: Authority): Outcome => ({ is: 'stand-off', under })
export const voided = (under: Authority, part?: Chips): Outcome =>
  part === undefined ? { is: 'void', under } : { is: 'void', under, part }
