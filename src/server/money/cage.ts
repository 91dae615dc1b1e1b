import type { Command, Game } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import type { CageEvent, Paid, Voucher } from '../../records/cage-event.ts'

/**
 * The cage: what guests own, and what of it is out on the tables. Money leaves as a voucher that a
 * table accepts or sends back, and returns when chips are redeemed; a log of its own, like a table's.
 */

export interface Guest {
  readonly balance: number
  /** The hash of the key that opens this account; none once the guest has left. */
  readonly key: string | null
  /** When that key opens nothing any more; logs of before do not say. */
  readonly until?: number
}

export interface CageState {
  /** Accounts lie in drawers: an event copies one of them, and not those of all who ever came. */
  readonly drawers: Readonly<Record<string, Readonly<Record<Patron, Guest>>>>
  /** Those on their way; what was posted or returned is not kept. */
  readonly vouchers: Readonly<Record<string, Voucher>>
  /** What is out on each table; below zero where patrons have won more than they brought. */
  readonly out: Readonly<Record<string, number>>
  /** What was handed out to begin with: the other side of all of it. */
  readonly given: number
}

export type CageCommand = { readonly by: Actor } & (
  | {
      readonly does: 'welcome'
      readonly patron: Patron
      readonly chips: number
      readonly key: string
      readonly until?: number
    }
  | { readonly does: 'farewell'; readonly patron: Patron }
  | {
      readonly does: 'reserve'
      readonly voucher: string
      readonly patron: Patron
      readonly table: string
      readonly chips: number
      readonly paid?: Paid
    }
  | { readonly does: 'post'; readonly voucher: string }
  | { readonly does: 'return'; readonly voucher: string }
  | {
      readonly does: 'redeem'
      readonly patron: Patron
      readonly table: string
      readonly chips: number
      readonly paid?: Paid
    }
)

const DRAWERS = 256

const drawerOf = (patron: Patron): string =>
  String([...patron].reduce((mixed, letter) => (mixed * 31 + letter.codePointAt(0)!) % DRAWERS, 0))

export const guestOf = ({ drawers }: CageState, patron: Patron): Guest | undefined => {
  const drawer = drawers[drawerOf(patron)] ?? {}
  return Object.hasOwn(drawer, patron) ? drawer[patron] : undefined
}

export const guestsIn = ({ drawers }: CageState): readonly (readonly [Patron, Guest])[] =>
  Object.values(drawers).flatMap(drawer => Object.entries(drawer))

const withGuest = (state: CageState, patron: Patron, guest: Guest): CageState => {
  const name = drawerOf(patron)
  const drawer = { ...state.drawers[name], [patron]: guest }
  return { ...state, drawers: { ...state.drawers, [name]: drawer } }
}

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
    case 'redeem': {
      const { patron, table, chips, paid } = command
      return guestOf(state, patron)
        ? [{ is: 'ChipsRedeemed', patron, table, chips, ...(paid && { paid }), under: SELLS }]
        : refuse(SELLS, 'Nobody is called {patron}.', { patron })
    }
  }
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

/** Only those on their way are kept, or the cage would copy those of years with every event. */
const ended = (state: CageState, id: string): CageState => {
  const { [id]: _, ...vouchers } = state.vouchers
  return { ...state, vouchers }
}

const moved = (state: CageState, table: string, chips: number): CageState => ({
  ...state,
  out: { ...state.out, [table]: (state.out[table] ?? 0) + chips },
})

const evolve = (state: CageState, event: CageEvent): CageState => {
  switch (event.is) {
    case 'GuestWelcomed': {
      const { patron, chips, key, until } = event
      const guest = { balance: chips, key, ...(until !== undefined && { until }) }
      return { ...withGuest(state, patron, guest), given: state.given + chips }
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
    case 'ChipsRedeemed':
      return moved(credited(state, event.patron, event.chips), event.table, -event.chips)
  }
}

export const CAGE: Game<null, CageState, CageCommand & Command, CageEvent, null> = {
  open: () => ({ drawers: {}, vouchers: {}, out: {}, given: 0 }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}

/** Whatever was given out is in an account, in a voucher on its way, or out on a table. */
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
