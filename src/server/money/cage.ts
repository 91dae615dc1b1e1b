import {
  type Drawers,
  entriesIn,
  inDrawers,
  noDrawers,
  withDrawer,
} from '../../kernel/chips/drawers.ts'
import type { Command, Game } from '../../kernel/game.ts'
import { type Actor, isWalkIn, type Patron } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import type { CageEvent, PaymentReason, Voucher } from '../../records/money/cage-event.ts'

/**
 * The cage: what guests own, and how much of it is out on the tables. Money leaves as a voucher
 * that a table accepts or sends back. It returns when chips are redeemed. The cage has its own log,
 * like a table.
 */

export interface Guest {
  readonly balance: number
  /** Hash of the token for this account. Null once the guest has left. */
  readonly key: string | null
  /** When the token expires. Older logs lack it. */
  readonly until?: number
  /** Hash of the token of their device. */
  readonly device?: string
}

export interface CageState {
  readonly guests: Drawers<Guest>
  /** Vouchers in transit. Posted and returned ones are dropped. */
  readonly vouchers: Readonly<Record<string, Voucher>>
  /** Money out on each table. Negative if patrons have won more than they brought. */
  readonly out: Readonly<Record<string, number>>
  /** The other side of the books: starting balances, and cash taken less cash paid. */
  readonly given: number
}

export type CageCommand = { readonly by: Actor } & (
  | {
      readonly does: 'welcome'
      readonly patron: Patron
      readonly chips: number
      readonly key: string
      readonly until?: number
      readonly device?: string
    }
  | {
      readonly does: 'welcome-back'
      readonly patron: Patron
      readonly key: string
      readonly until: number
      readonly device: string
    }
  | { readonly does: 'farewell'; readonly patron: Patron }
  | {
      readonly does: 'reserve'
      readonly voucher: string
      readonly patron: Patron
      readonly table: string
      readonly chips: number
      readonly paid?: PaymentReason
    }
  | {
      readonly does: 'take-cash' | 'pay-cash'
      readonly patron: Patron
      readonly table: string
      readonly chips: number
    }
  | { readonly does: 'post'; readonly voucher: string }
  | { readonly does: 'return'; readonly voucher: string }
  | {
      readonly does: 'redeem'
      readonly patron: Patron
      readonly table: string
      readonly chips: number
      readonly paid?: PaymentReason
    }
)

export const guestOf = ({ guests }: CageState, patron: Patron): Guest | undefined =>
  inDrawers(guests, patron)

export const guestsIn = ({ guests }: CageState): readonly (readonly [Patron, Guest])[] =>
  entriesIn(guests)

const withGuest = (state: CageState, patron: Patron, guest: Guest): CageState => ({
  ...state,
  guests: withDrawer(state.guests, patron, guest),
})

export const voucherOf = ({ vouchers }: CageState, id: string): Voucher | undefined =>
  Object.hasOwn(vouchers, id) ? vouchers[id] : undefined

const BUYS = 'nz1:13.1(a)'
const SELLS = 'nz1:13.1(b)'

const decide = (state: CageState, command: CageCommand): Decision<CageEvent> => {
  switch (command.does) {
    case 'welcome': {
      const { by: _, does, patron, ...given } = command
      return guestOf(state, patron)
        ? refuse('nz1:2.3', 'Somebody is called {patron} already.', { patron })
        : [{ is: 'GuestWelcomed', patron, ...given, under: 'nz1:2.3' }]
    }
    case 'welcome-back': {
      const { patron, key, until, device } = command
      return guestOf(state, patron)?.device === device
        ? [{ is: 'GuestReturned', patron, key, until, under: 'nz1:2.3' }]
        : refuse('nz1:2.3', 'Nobody is called {patron}.', { patron })
    }
    case 'farewell': {
      const { patron } = command
      return guestOf(state, patron)?.key == null
        ? refuse('nz1:2.3', 'Nobody is signed in as {patron}.', { patron })
        : [{ is: 'GuestLeft', patron, under: 'nz1:2.3' }]
    }
    case 'reserve':
      return reserve(state, command)
    case 'post':
    case 'return': {
      const { voucher } = command
      if (!voucherOf(state, voucher))
        return refuse(BUYS, 'The voucher is not waiting for an answer.')
      const is = command.does === 'post' ? 'VoucherPosted' : 'VoucherReturned'
      return [{ is, voucher, under: BUYS }]
    }
    case 'take-cash':
    case 'pay-cash':
      return cash(command)
    case 'redeem': {
      const { patron, table, chips, paid } = command
      return guestOf(state, patron)
        ? [{ is: 'ChipsRedeemed', patron, table, chips, ...(paid && { paid }), under: SELLS }]
        : refuse(SELLS, 'Nobody is called {patron}.', { patron })
    }
  }
}

/** Only patrons without an account pay and are paid in cash. */
const cash = ({
  does,
  patron,
  table,
  chips,
}: Extract<CageCommand, { does: 'take-cash' | 'pay-cash' }>): Decision<CageEvent> => {
  if (!isWalkIn(patron))
    return refuse(BUYS, '{patron} has an account and plays with it.', { patron })
  return does === 'take-cash'
    ? [{ is: 'CashTaken', patron, table, chips, under: BUYS }]
    : [{ is: 'CashPaid', patron, table, chips, under: SELLS }]
}

const reserve = (
  state: CageState,
  { voucher, patron, table, chips, paid }: Extract<CageCommand, { does: 'reserve' }>,
): Decision<CageEvent> => {
  const balance = guestOf(state, patron)?.balance ?? 0
  if (!Number.isSafeInteger(chips) || chips <= 0)
    return refuse(BUYS, 'Say how much you want to buy.')
  return balance < chips
    ? refuse(BUYS, 'You have {$balance} at the cage, not {$chips}.', { balance, chips })
    : [
        {
          is: 'VoucherReserved',
          voucher,
          of: { patron, table, chips, state: 'reserved', ...(paid && { paid }) },
          under: BUYS,
        },
      ]
}

const credited = (state: CageState, patron: Patron, chips: number): CageState => {
  const guest = guestOf(state, patron)!
  return withGuest(state, patron, { ...guest, balance: guest.balance + chips })
}

/** Drops a finished voucher. Otherwise every event would copy the vouchers of years. */
const ended = (state: CageState, id: string): CageState => {
  const { [id]: _, ...vouchers } = state.vouchers
  return { ...state, vouchers }
}

const moved = (state: CageState, table: string, chips: number): CageState => ({
  ...state,
  out: { ...state.out, [table]: (state.out[table] ?? 0) + chips },
})

/** Cash comes from outside the house and goes out to a table, or the other way. */
const counted = (state: CageState, table: string, chips: number): CageState => ({
  ...moved(state, table, chips),
  given: state.given + chips,
})

const evolve = (state: CageState, event: CageEvent): CageState => {
  switch (event.is) {
    case 'GuestWelcomed': {
      const { patron, chips, key, until, device } = event
      const guest = {
        balance: chips,
        key,
        ...(until !== undefined && { until }),
        ...(device !== undefined && { device }),
      }
      return { ...withGuest(state, patron, guest), given: state.given + chips }
    }
    case 'GuestReturned': {
      const { patron, key, until } = event
      return withGuest(state, patron, { ...guestOf(state, patron)!, key, until })
    }
    case 'GuestLeft': {
      const { patron } = event
      return withGuest(state, patron, { ...guestOf(state, patron)!, key: null })
    }
    case 'VoucherReserved': {
      const { voucher, of } = event
      const paid = credited(state, of.patron, -of.chips)
      return { ...paid, vouchers: { ...paid.vouchers, [voucher]: of } }
    }
    case 'VoucherPosted': {
      const { table, chips } = state.vouchers[event.voucher]!
      return moved(ended(state, event.voucher), table, chips)
    }
    case 'VoucherReturned': {
      const { patron, chips } = state.vouchers[event.voucher]!
      return credited(ended(state, event.voucher), patron, chips)
    }
    case 'CashTaken':
      return counted(state, event.table, event.chips)
    case 'CashPaid':
      return counted(state, event.table, -event.chips)
    case 'ChipsRedeemed':
      return moved(credited(state, event.patron, event.chips), event.table, -event.chips)
  }
}

export const CAGE: Game<null, CageState, CageCommand & Command, CageEvent, null> = {
  open: () => ({ guests: noDrawers, vouchers: {}, out: {}, given: 0 }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}

/** All starting balances and all cash must be in accounts, in vouchers in transit, or out on tables. */
export const isBalanced = (state: CageState): boolean => {
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  const balances = guestsIn(state).map(([, { balance }]) => balance)
  const waiting = Object.values(state.vouchers).map(({ chips }) => chips)
  const out = Object.values(state.out)
  return (
    state.given === sum(balances) + sum(waiting) + sum(out) &&
    balances.every(balance => balance >= 0)
  )
}
