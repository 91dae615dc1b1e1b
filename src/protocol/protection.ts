import type { Allowance } from '../protection/allowance.ts'
import type { Away } from '../protection/state.ts'

/** Limits, breaks and results, as the house sends them to their guest. */

/** What a guest sees about their own protection. Money is in cents, time in minutes. */
export interface Standing {
  readonly now: number
  readonly limits: readonly Allowance[]
  readonly away: Away | null
  /** Minutes between reality checks. */
  readonly every: number | null
  /** When the next check is due, if the guest is at a table. */
  readonly due: number | null
  /** The current visit, if the guest is at a table. */
  readonly visit: { readonly since: number; readonly staked: number; readonly net: number } | null
}

/** What a guest won or lost in one game on one day. */
export interface Result {
  /** The start of the day, in UTC. */
  readonly day: number
  /** `tournament` for entry fees and prizes. */
  readonly game: string
  readonly rounds: number
  readonly staked: number
  /** Negative for a loss. */
  readonly net: number
}
