import type { Refusal } from '../kernel/refusal.ts'
import type { Outcome } from '../kernel/wager.ts'
import type { Spread } from '../odds/spread.ts'
import type { End, RoundRecord } from '../records/round-record.ts'
import type { Overlay } from './overlay.ts'

/** The rules of one table as values, so that a recorded round can be settled under others. */
export interface Law {
  /** How a wager of this round ends; undefined if it stays in play, a refusal if it is not offered. */
  end(
    wager: Pick<End, 'on' | 'wager' | 'patron'>,
    round: RoundRecord,
  ): Outcome | Refusal | undefined
  /**
   * Why other cards, numbers or dice would have come under these rules; undefined if the same
   * would.
   */
  course(round: RoundRecord): string | undefined
  /** Every wager that these elections offer, with every possible result. */
  spreads(): readonly PricedSpread[]
}

/** The edge is null if nobody has solved the game under these rules. */
export type PricedSpread = Omit<Spread, 'edge'> & { readonly edge: Spread['edge'] | null }

export type ElectionValues = Readonly<Record<string, unknown>>

/** The law of a book with these elections and changes, or the book's reason to refuse them. */
export type LawBuilder = (
  book: string,
  elections: ElectionValues,
  overlay: Overlay,
) => Law | Refusal

export const isLaw = (law: Law | Refusal): law is Law => 'end' in law
