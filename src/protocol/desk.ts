import type { Duty } from '../dealing/duty.ts'
import type { PaySheet } from '../dealing/pay-sheet.ts'
import type { Call } from '../floor/calls.ts'
import type { Payout } from '../floor/payouts.ts'
import type { Dealing } from '../floor/state.ts'
import type { BaccaratState } from '../games/baccarat/table/state.ts'
import type { Turning } from '../games/lunar-poker/s10-settlement/turning.ts'
import type { TableState } from '../general/state.ts'
import type { Ask } from '../kernel/chance.ts'
import type { StaffRank } from '../kernel/people.ts'
import type { Phrase } from '../kernel/refusal.ts'

/** The part of a table that only staff see, in addition to the dealer's view. */

/** The next step by the rules, who takes it, and what it waits for. */
export interface NextStep {
  readonly does: string
  readonly of: StaffRank | 'chance'
  readonly after: Duty['after']
  readonly whom: string | null
  readonly ask: Ask | null
  /** The other fields of the step, such as the hand. */
  readonly with: Readonly<Record<string, unknown>>
  /** What the dealer announces with this step. */
  readonly says: readonly Phrase[]
}

/** What to collect and pay in a round whose result is known. */
export interface RoundPay extends PaySheet {
  readonly round: number
  /** False while the dealer's own steps are left in the round. */
  readonly isSettled: boolean
  /** What the dealer has ticked off, at any desk of this table. */
  readonly ticked: readonly Payout[]
}

/** A patron's chips: in hand and unclaimed. */
export interface DeskPatron {
  readonly patron: string
  readonly stack: number
  readonly unclaimed: number
  readonly owes: number
  readonly idleRounds: number
  readonly excluded: boolean
  readonly left: boolean
}

/** An unanswered call for a supervisor, and its time. */
export interface OpenCall extends Call {
  readonly at: number
}

export interface Desk {
  readonly attended: boolean
  readonly open: boolean
  readonly dealing: Dealing
  readonly next: NextStep | null
  /** The current step of play. Send it back with the next step, so that no step is taken twice. */
  readonly step: string
  readonly stopped: string | null
  /** Face-down cards that the dealer turns and enters now. */
  readonly turns: Turning | null
  /** Null until the result is known, and from the next call on. Only where a person deals. */
  readonly pay: RoundPay | null
  readonly patrons: readonly DeskPatron[]
  readonly bank: number
  readonly drop: number
  /** The rounds that are over and that the operator can still name, the latest first. */
  readonly roundsOver: readonly number[]
  readonly disputes: TableState<unknown>['disputes']
  readonly nominations: BaccaratState['nominations']
  readonly reserved: NonNullable<TableState<unknown>['reserved']> | null
  readonly calls: readonly OpenCall[]
}
