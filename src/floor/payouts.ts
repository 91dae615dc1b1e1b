import type { Authority } from '../kernel/authority.ts'
import type { Patron } from '../kernel/people.ts'
import * as field from '../kernel/shape.ts'

/**
 * The dealer's checklist for a round: the fees and payments so far. Everybody at the desk of
 * this table sees the same list. It moves no chips; the table's own log does that.
 */

const ITEM = {
  patron: field.optional(field.patron),
  chips: field.whole(0, Number.MAX_SAFE_INTEGER),
  kind: field.optional(field.oneOf('fee')),
}

/**
 * A patron who was paid this amount, or whose fees of this amount were taken; without a patron, the
 * losing wagers that were collected.
 */
export interface Payout {
  readonly patron?: Patron
  readonly chips: number
  readonly kind?: 'fee'
}

/** More than the wagers of any table. */
const MOST_ITEMS = 500

export const ITEMS: field.Shape<readonly Payout[]> = field.list(field.record(ITEM), 1, MOST_ITEMS)

/** The items of one round that are ticked off. */
export interface TickedItems {
  /** The name of the round: its log and its number. A session has rounds of its own. */
  readonly of: string
  readonly items: readonly Payout[]
}

export type PayoutEvent = TickedItems & {
  readonly is: 'PayoutsTicked'
  readonly under: Authority
  readonly table: string
  /** False if the dealer took the ticks back. */
  readonly isDone: boolean
}

export const isPayout = <E extends { readonly is: string }>(
  event: E | PayoutEvent,
): event is PayoutEvent => event.is === 'PayoutsTicked'

const isSame = (one: Payout, other: Payout): boolean =>
  one.patron === other.patron && one.chips === other.chips && one.kind === other.kind

export const roundName = (log: string, round: unknown): string => `${log} ${round}`

/** The items of this round that are ticked off. */
export const tickedIn = (ticked: TickedItems | undefined, of: string): readonly Payout[] =>
  ticked?.of === of ? ticked.items : []

/** Only the latest round is kept. */
export const tickedAfter = (
  before: TickedItems | undefined,
  { of, items, isDone }: PayoutEvent,
): TickedItems => {
  const others = tickedIn(before, of).filter(each => !items.some(item => isSame(each, item)))
  return { of, items: isDone ? [...others, ...items] : others }
}
