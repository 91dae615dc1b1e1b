import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'

/** Events of the cage: money goes to a table or a tournament as a voucher, and comes back. */

/** Why a tournament takes or pays money, and the clause. Absent for chips at a table. */
export interface PaymentReason {
  readonly for: string
  readonly under: Authority
}

export interface Voucher {
  readonly patron: Patron
  readonly table: string
  readonly chips: number
  readonly state: 'reserved'
  readonly paid?: PaymentReason
}

export type CageEvent = { readonly under: Authority } & (
  | {
      readonly is: 'GuestWelcomed'
      readonly patron: Patron
      readonly chips: number
      readonly key: string
      readonly until?: number
      /** Hash of the device's token. Older logs lack it. */
      readonly device?: string
    }
  /** A guest who had signed out came back on the same device. */
  | {
      readonly is: 'GuestReturned'
      readonly patron: Patron
      readonly key: string
      readonly until: number
    }
  | { readonly is: 'GuestLeft'; readonly patron: Patron }
  | { readonly is: 'VoucherReserved'; readonly voucher: string; readonly of: Voucher }
  | { readonly is: 'VoucherPosted'; readonly voucher: string }
  | { readonly is: 'VoucherReturned'; readonly voucher: string }
  /**
   * Staff took cash for chips at a table, or paid cash for them. The cash comes from outside the
   * house.
   */
  | {
      readonly is: 'CashTaken' | 'CashPaid'
      readonly patron: Patron
      readonly table: string
      readonly chips: number
    }
  | {
      readonly is: 'ChipsRedeemed'
      readonly patron: Patron
      readonly table: string
      readonly chips: number
      readonly paid?: PaymentReason
    }
)
