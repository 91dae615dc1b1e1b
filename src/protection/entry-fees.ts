import type { Patron } from '../kernel/people.ts'
import type { CageEvent } from '../records/money/cage-event.ts'
import { addMoney, newUsage, type TableUsage } from './usage.ts'

/** What patrons have paid for tournaments and won in them: a fold of the cage's log. */

export interface FeeUsage {
  readonly usage: TableUsage
  /** Vouchers that a tournament may still return. */
  readonly waiting: Record<string, { readonly patron: Patron; readonly chips: number }>
}

export const newFeeUsage = (): FeeUsage => ({ usage: newUsage(), waiting: {} })

export const hearFees = (
  { usage, waiting }: FeeUsage,
  at: number,
  events: readonly CageEvent[],
): void => {
  usage.now = Math.max(usage.now, at)
  for (const event of events)
    switch (event.is) {
      case 'VoucherReserved': {
        const { patron, chips, paid } = event.of
        if (!paid) break
        waiting[event.voucher] = { patron, chips }
        addMoney(usage, patron, { staked: chips, net: -chips })
        break
      }
      case 'VoucherReturned': {
        const back = waiting[event.voucher]
        if (back) addMoney(usage, back.patron, { staked: -back.chips, net: back.chips })
        delete waiting[event.voucher]
        break
      }
      case 'VoucherPosted':
        delete waiting[event.voucher]
        break
      case 'ChipsRedeemed':
        if (event.paid) addMoney(usage, event.patron, { staked: 0, net: event.chips })
        break
    }
}
