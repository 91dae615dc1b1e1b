import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import type { Account, Move } from '../kernel/settle.ts'
import type { WagerId } from '../kernel/wager.ts'
import type { EventOf, GeneralEvent } from './events.ts'
import { type Accounts, type Ended, type PatronRecord, type Ring, recordOf } from './state.ts'

/** Book-keeping only: every condition here is on what happened, none on a rule. */

const NEWCOMER: PatronRecord = {
  idleRounds: 0,
  usedBelowMinimum: false,
  excluded: false,
  owes: chips(0),
  left: false,
}

const changed = (
  accounts: Accounts,
  account: Account,
  kind: Move['kind'],
  by: number,
): Accounts => {
  const before = accounts[account]
  return { ...accounts, [account]: { ...before, [kind]: (before?.[kind] ?? 0) + by } }
}

const post = (accounts: Accounts, { from, to, kind, chips: amount }: Move): Accounts =>
  changed(changed(accounts, from, kind, -amount), to, kind, amount)

const withPatron = (ring: Ring, patron: Patron, change: Partial<PatronRecord>): Ring => ({
  ...ring,
  patrons: { ...ring.patrons, [patron]: { ...(recordOf(ring, patron) ?? NEWCOMER), ...change } },
})

/** Empty areas are swept, so that a long evening does not pile up accounts of wagers long gone. */
const withoutWager = (ring: Ring, wager: WagerId): Ring => {
  const accounts = { ...ring.accounts }
  delete accounts[`area:${wager}`]
  return {
    ...ring,
    accounts,
    wagers: ring.wagers.filter(({ id }) => id !== wager),
    called: ring.called.filter(id => id !== wager),
  }
}

const standingUp = (ring: Ring, patron: Patron): Ring => ({
  ...ring,
  seats: ring.seats.map(seated => (seated === patron ? null : seated)),
})

const nextRound = (ring: Ring): Ring => ({
  ...ring,
  rounds: ring.rounds + 1,
  wagered: [],
  betsCalled: false,
  lastEnded: ring.ended,
  ended: [],
})

const omit = <T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> => {
  const { [key]: _, ...rest } = from
  return rest
}

const without = (all: readonly Ended[], id: WagerId): readonly Ended[] =>
  all.filter(({ wager }) => wager.id !== id)

type Keeping = { readonly [Is in GeneralEvent['is']]: (ring: Ring, event: EventOf<Is>) => Ring }

/** Events that change nothing but balances, or are only to be remembered. */
const noted = (ring: Ring): Ring => ring

const KEEPING: Keeping = {
  TableOpened: ring => ({ ...ring, open: true, openedThisDay: true }),
  TableClosed: ring => ({ ...omit(ring, 'closing'), open: false }),
  GamingDayBegan: ring =>
    Object.keys(ring.patrons).reduce<Ring>(
      (r, patron) => withPatron(r, patron, { usedBelowMinimum: false }),
      { ...ring, openedThisDay: false },
    ),
  TimePassed: (ring, { at }) => ({ ...ring, now: at }),
  PatronJoined: (ring, { patron, seat }) => {
    const joined = withPatron(standingUp(ring, patron), patron, { left: false, idleRounds: 0 })
    return { ...joined, seats: joined.seats.map((p, i) => (i + 1 === seat ? patron : p)) }
  },
  PatronLeft: (ring, { patron }) => {
    const record = { ...omit(recordOf(ring, patron) ?? NEWCOMER, 'personal'), left: true }
    return standingUp({ ...ring, patrons: { ...ring.patrons, [patron]: record } }, patron)
  },
  SeatRequired: (ring, { patron }) =>
    withPatron(standingUp(ring, patron), patron, { idleRounds: 0 }),
  TableReserved: (ring, { reservation }) => ({ ...ring, reserved: reservation }),
  ReservationEnded: ring => omit(ring, 'reserved'),
  ClosingAnnounced: (ring, { at, since }) => ({ ...ring, closing: { at, since } }),
  ChipsBought: noted,
  ChipsRedeemed: noted,
  ColourBought: (ring, { colour, patron, worth }) => ({
    ...ring,
    colours: { ...ring.colours, [colour]: { patron, worth } },
  }),
  ColourSold: (ring, { colour }) => ({ ...ring, colours: omit(ring.colours, colour) }),
  LimitsAnnounced: (ring, { limits, from }) => ({
    ...ring,
    change: { by: 'notice', limits, from },
  }),
  LimitsProposed: (ring, { limits }) => ({
    ...ring,
    change: { by: 'agreement', limits, agreed: [] },
  }),
  LimitsAgreed: (ring, { patron }) =>
    ring.change?.by === 'agreement'
      ? { ...ring, change: { ...ring.change, agreed: [...ring.change.agreed, patron] } }
      : ring,
  LimitsWithdrawn: ring => omit(ring, 'change'),
  LimitsChanged: (ring, { limits }) => ({ ...omit(ring, 'change'), limits }),
  PersonalLimitsSet: (ring, { patron, limits }) => withPatron(ring, patron, { personal: limits }),
  WagerPlaced: (ring, { wager }) => ({
    ...ring,
    wagers: [...ring.wagers, wager],
    wagersPlaced: ring.wagersPlaced + 1,
    wagered: [...new Set([...ring.wagered, wager.patron])],
  }),
  WagerAltered: (ring, { wager, chips: size }) => ({
    ...ring,
    wagers: ring.wagers.map(w => (w.id === wager ? { ...w, chips: size } : w)),
  }),
  WagerWithdrawn: (ring, { wager }) => withoutWager(ring, wager),
  WagerStands: (ring, { patron }) => withPatron(ring, patron, { usedBelowMinimum: true }),
  WagerCut: (ring, { wager, part }) => ({
    ...ring,
    wagers: ring.wagers.map(w => (w.id === wager ? { ...w, chips: chips(w.chips - part) } : w)),
  }),
  WagerSettled: (ring, { wager, outcome, won, commission }) => ({
    ...withoutWager(ring, wager.id),
    ended: [...ring.ended, { wager, outcome, won, commission }],
  }),
  WagerReopened: (ring, { wager, owes }) => ({
    ...withPatron(ring, wager.patron, { owes }),
    wagers: [...ring.wagers, wager],
    called: [...ring.called, wager.id],
    ended: without(ring.ended, wager.id),
    lastEnded: without(ring.lastEnded, wager.id),
  }),
  FeeTaken: noted,
  BetsChecked: ring => ({
    ...ring,
    betsCalled: true,
    called: ring.wagers.map(({ id }) => id),
    ended: ring.betsCalled ? ring.ended : [],
  }),
  RoundCounted: (ring, { idle, active }) => {
    const counted = idle.reduce(
      (r, p) => withPatron(r, p, { idleRounds: (recordOf(r, p)?.idleRounds ?? 0) + 1 }),
      ring,
    )
    return nextRound(active.reduce((r, p) => withPatron(r, p, { idleRounds: 0 }), counted))
  },
  RoundDropped: nextRound,
  PartnersNamed: (ring, { patrons }) => ({
    ...ring,
    partnerships: [...ring.partnerships, patrons],
  }),
  PaymentCorrected: (ring, { patron, owes }) => withPatron(ring, patron, { owes }),
  UnclaimedReleased: noted,
  DeviceOrderedAway: noted,
  PatronExcluded: (ring, { patron }) =>
    withPatron(standingUp(ring, patron), patron, { excluded: true }),
  RoundInvalidated: (ring, { owes }) =>
    Object.entries(owes).reduce<Ring>(
      (r, [patron, debt]) => withPatron(r, patron, { owes: debt }),
      {
        ...ring,
        ended: [],
        lastEnded: [],
      },
    ),
  DisputeOpened: (ring, { patron, about }) => ({
    ...ring,
    disputes: [...ring.disputes, { patron, about, state: 'open' }],
  }),
  DisputeEnded: (ring, { dispute, resolved }) => ({
    ...ring,
    disputes: ring.disputes.map((d, i) =>
      i === dispute ? { ...d, state: resolved ? 'resolved' : 'unresolved' } : d,
    ),
  }),
}

/** The names of the ring's own events; every other event belongs to the play inside it. */
export const isGeneralEvent = (event: { readonly is: string }): event is GeneralEvent =>
  Object.hasOwn(KEEPING, event.is)

export const evolveRing = (before: Ring, event: GeneralEvent): Ring => {
  const ring =
    'moves' in event ? { ...before, accounts: event.moves.reduce(post, before.accounts) } : before
  return (KEEPING[event.is] as (ring: Ring, event: GeneralEvent) => Ring)(ring, event)
}
