import type { Authority } from '../../kernel/authority.ts'
import type { Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { byName, putByName } from '../by-name.ts'
import type { Stamp } from '../entry.ts'
import type { CageEvent, PaymentReason } from './cage-event.ts'

/**
 * A patron's statement of account: every change of the balance at the cage, and the new balance.
 */

export interface StatementLine {
  readonly log: string
  readonly seq: number
  readonly at: number
  readonly patron: Patron
  readonly what: string
  readonly table: string | null
  readonly chips: number
  readonly balance: number
  readonly under: Authority
}

/** What a reader of the cage's log remembers. */
export interface CageBook {
  balances: Record<Patron, number>
  reserved: Record<string, { patron: Patron; table: string; chips: number; paid?: PaymentReason }>
}

interface Posting {
  readonly patron: Patron
  readonly what: string
  readonly table: string | null
  readonly chips: number
  /** The tournament's clause, if it is not the cage's own. */
  readonly under?: Authority
}

/** Names a fee or a prize by its purpose. */
const named = (paid: PaymentReason | undefined, chips: string): Pick<Posting, 'what' | 'under'> =>
  paid ? { what: paid.for, under: paid.under } : { what: chips }

type Entering = {
  readonly [Is in CageEvent['is']]: (
    book: CageBook,
    event: Extract<CageEvent, { is: Is }>,
  ) => Posting | undefined
}

const ENTERING: Entering = {
  GuestWelcomed: (_, { patron, chips }) => ({ patron, what: 'play money', table: null, chips }),
  GuestReturned: () => undefined,
  GuestLeft: () => undefined,
  VoucherReserved: (book, { voucher, of: { patron, table, chips, paid } }) => {
    book.reserved[voucher] = { patron, table, chips, ...(paid && { paid }) }
    return { patron, ...named(paid, 'chips bought'), table, chips: -chips }
  },
  VoucherPosted: (book, { voucher }) => {
    delete book.reserved[voucher]
    return undefined
  },
  VoucherReturned: (book, { voucher }) => {
    const of = book.reserved[voucher]
    delete book.reserved[voucher]
    if (!of) return undefined
    const { patron, table, chips, paid } = of
    return { patron, what: `${paid?.for ?? 'purchase'} not taken`, table, chips }
  },
  CashTaken: () => undefined,
  CashPaid: () => undefined,
  ChipsRedeemed: (_, { patron, table, chips, paid }) => ({
    patron,
    ...named(paid, 'chips redeemed'),
    table,
    chips,
  }),
}

export const newCageBook = (): CageBook => ({ balances: {}, reserved: {} })

export const linesIn = (
  book: CageBook,
  { log, seq, at }: Stamp,
  events: readonly Event[],
): readonly StatementLine[] =>
  events.flatMap(event => {
    const entering = Object.hasOwn(ENTERING, event.is) && ENTERING[event.is as CageEvent['is']]
    const entered = entering ? (entering as (b: CageBook, e: Event) => Posting)(book, event) : null
    if (!entered) return []
    const balance = (byName(book.balances, entered.patron) ?? 0) + entered.chips
    putByName(book.balances, entered.patron, balance)
    return [{ log, seq, at, under: event.under, ...entered, balance }]
  })
