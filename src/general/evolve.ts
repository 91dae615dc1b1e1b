import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Wager, type WagerId, withId } from '../kernel/wager.ts'
import type { EventOf, GeneralEvent } from './events.ts'
import { posted } from './money/balances.ts'
import {
  colourBack,
  forfeitedOnce,
  idleBy,
  inEarlier,
  inEvery,
  invalidatedRound,
  nextRound,
  notIdle,
  omit,
  paidByHand,
  recounted,
  withFee,
  without,
} from './round-books.ts'
import { back, forgotten, gone, nextDay, withPatron } from './s06-seats/attendance.ts'
import {
  betsClosed,
  type Ended,
  isAtTable,
  isCalled,
  type Ring,
  type Round,
  recordOf,
  roundsBefore,
} from './state.ts'

/** Only keeps the books. A condition here depends on what happened, never on a rule. */

const withoutWager = (ring: Ring, wager: WagerId): Ring => ({
  ...ring,
  wagers: ring.wagers.filter(({ id }) => id !== wager),
  checked: ring.checked.filter(id => id !== wager),
})

const standingUp = (ring: Ring, patron: Patron): Ring => ({
  ...ring,
  seats: ring.seats.map(seated => (seated === patron ? null : seated)),
})

const inRound = (ring: Ring, change: Partial<Round>): Ring => ({
  ...ring,
  round: { ...ring.round, ...change },
})

type Keeping = { readonly [Is in GeneralEvent['is']]: (ring: Ring, event: EventOf<Is>) => Ring }

/** For events that change only balances, or nothing. */
const noted = (ring: Ring): Ring => ring

const KEEPING: Keeping = {
  TableOpened: ring => ({ ...ring, open: true, openedThisDay: true }),
  TableClosed: ring => ({ ...omit(ring, 'closing'), open: false }),
  GamingDayBegan: nextDay,
  TimePassed: (ring, { at }) => ({ ...ring, now: at }),
  PatronJoined: (ring, { patron, seat }) => {
    const there = standingUp(isAtTable(ring, patron) ? ring : back(ring, patron), patron)
    const joined = notIdle(there, [patron])
    return {
      ...joined,
      seats: joined.seats.map((p, i) => (i + 1 === seat ? patron : p)),
      round: betsClosed(ring) ? { ...ring.round, late: [...ring.round.late, patron] } : ring.round,
    }
  },
  PatronLeft: (ring, { patron }) => gone(standingUp(ring, patron), patron),
  SeatRequired: (ring, { patron }) => notIdle(standingUp(ring, patron), [patron]),
  TableReserved: (ring, { reservation }) => ({ ...ring, reserved: reservation }),
  ReservationEnded: ring => omit(ring, 'reserved'),
  ClosingAnnounced: (ring, { at, since }) => ({ ...ring, closing: { at, since } }),
  ChipsBought: noted,
  ChipsRedeemed: noted,
  ColourBought: (ring, { colour, patron, worth }) => ({
    ...colourBack(ring, colour, one => one !== patron),
    colours: { ...ring.colours, [colour]: { patron, worth } },
  }),
  ColourSold: (ring, { colour }) => {
    const sold = colourBack(ring, colour, () => true)
    return ring.wagers.some(({ kind }) => kind === `colour:${colour}`)
      ? sold
      : { ...sold, colours: omit(ring.colours, colour) }
  },
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
  PersonalLimitsEnded: (ring, { patron }) => {
    const record = recordOf(ring, patron)
    return record
      ? { ...ring, patrons: { ...ring.patrons, [patron]: omit(record, 'personal') } }
      : ring
  },
  ColoursRequired: (ring, { patron, required }) =>
    withPatron(ring, patron, { coloursOnly: required }),
  RulesSupplied: (ring, { text }) => ({ ...ring, rules: text }),
  WagerPlaced: (ring, { wager, continues, under }) => {
    const { wagered, stakes, carried } = ring.round
    // Chips put down after the close are not at risk. Those that the play asks for are.
    const atRisk = under === 'nz1:10.3' ? stakes : stakes && [...stakes, wager]
    return {
      ...ring,
      wagers: [...ring.wagers, wager],
      wagersPlaced: ring.wagersPlaced + 1,
      round: {
        ...ring.round,
        wagered: wagered.includes(wager.patron) ? wagered : [...wagered, wager.patron],
        ...(continues === undefined ? { stakes: atRisk } : { carried: [...carried, wager.id] }),
      },
    }
  },
  WagerAltered: (ring, { wager, chips: size }) => ({
    ...ring,
    checked: ring.checked.filter(id => id !== wager),
    wagers: ring.wagers.map(w => (w.id === wager ? { ...w, chips: size } : w)),
  }),
  WagerWithdrawn: (ring, { wager }) => {
    const after = withoutWager(ring, wager)
    const still = (patron: Patron) => after.wagers.some(w => w.patron === patron)
    const owner = withId(ring.wagers, wager)?.patron
    const { attempted } = ring.round
    const wagered = ring.round.wagered.filter(p => p !== owner || still(p) || attempted)
    return inRound(after, { wagered })
  },
  WagerStands: (ring, { patron, wager }) =>
    withPatron(ring, patron, { usedBelowMinimum: true, belowMinimum: wager }),
  WagerCut: (ring, { wager, part, moves }) => {
    const exchanged = moves.find(({ to }) => to === `area:${wager}`)
    const cut = (all: readonly Wager[]): readonly Wager[] =>
      all.map(w =>
        w.id === wager
          ? { ...w, kind: exchanged?.kind ?? w.kind, chips: chips(Math.max(0, w.chips - part)) }
          : w,
      )
    const { stakes } = ring.round
    return inRound({ ...ring, wagers: cut(ring.wagers) }, { stakes: stakes && cut(stakes) })
  },
  WagerSettled: (ring, { wager, outcome, won, commission, round }) => {
    const over: Ended = { wager, outcome, won, commission }
    const left = withoutWager(ring, wager.id)
    if (ring.earlier && round === ring.earlier.number)
      return inEarlier(left, earlier => ({ ...earlier, ended: [...earlier.ended, over] }))
    // Between rounds, a wager that stayed on the table settles as part of the last round.
    const isOfLast =
      round === undefined
        ? !betsClosed(ring) && isCalled(ring, wager.id)
        : round < ring.round.number
    return isOfLast && ring.last
      ? { ...left, last: { ...ring.last, ended: [...ring.last.ended, over] } }
      : inRound(left, { ended: [...ring.round.ended, over] })
  },
  WagerReopened: (ring, { wager, owes }) => {
    const reopened = (round: Round): Round => ({ ...round, ended: without(round.ended, wager.id) })
    const after = {
      ...withPatron(ring, wager.patron, { owes }),
      wagers: ring.wagers.some(({ id }) => id === wager.id)
        ? ring.wagers.map(lies => (lies.id === wager.id ? wager : lies))
        : [...ring.wagers, wager],
      checked: [...new Set([...ring.checked, wager.id])],
    }
    return inEvery(after, reopened)
  },
  FeeTaken: (ring, { patron, fee }) => ({ ...ring, round: withFee(ring.round, patron, fee) }),
  FeeReturned: (ring, { patron, fee }) =>
    ring.last && !Object.hasOwn(ring.round.fees, patron)
      ? { ...ring, last: withFee(ring.last, patron, -fee) }
      : { ...ring, round: withFee(ring.round, patron, -fee) },
  BetsChecked: ring => ({
    ...ring,
    checked: ring.wagers.map(({ id }) => id),
    round: {
      ...ring.round,
      stakes: ring.wagers,
      wagered: [...new Set([...ring.round.wagered, ...ring.wagers.map(({ patron }) => patron)])],
      ended: betsClosed(ring) ? ring.round.ended : [],
    },
  }),
  RoundCounted: (ring, { idle, active }) =>
    nextRound(notIdle(idleBy(ring, idle, 1), active), true, idle),
  AttemptVoided: (ring, { wagered = [] }) => {
    // Wagers that were put back belong to this round now.
    const isHere = ({ id }: Wager): boolean => ring.wagers.some(wager => wager.id === id)
    const { last } = ring
    return {
      ...inRound(ring, {
        stakes: null,
        attempted: true,
        wagered: [...new Set([...ring.round.wagered, ...wagered])],
      }),
      last: last && { ...last, stakes: (last.stakes ?? []).filter(one => !isHere(one)) },
    }
  },
  RoundDropped: (ring, { active = [], idle = [] }) => nextRound(notIdle(ring, active), false, idle),
  RoundRecounted: recounted,
  WageringElsewhere: (ring, { patron, wagering }) => ({
    ...ring,
    elsewhere: [...ring.elsewhere.filter(one => one !== patron), ...(wagering ? [patron] : [])],
  }),
  PartnersNamed: (ring, { patrons }) => ({
    ...ring,
    partnerships: [...ring.partnerships, patrons],
  }),
  PaymentCorrected: (ring, event) =>
    withPatron(paidByHand(ring, event), event.patron, { owes: event.owes }),
  UnclaimedReleased: (ring, { patron }) => forgotten(ring, patron),
  DeviceOrderedAway: noted,
  PatronExcluded: (ring, { patron }) =>
    withPatron(standingUp(ring, patron), patron, { excluded: true }),
  RoundInvalidated: (before, { owes, round, forfeits = [] }) => {
    const isOf = (one: Round): boolean => round === undefined || round === one.number
    const ring = forfeitedOnce(
      before,
      [before.round, ...roundsBefore(before)].find(isOf)!,
      forfeits,
    )
    const after: Ring = {
      ...ring,
      // The play returns the fees of the round under way.
      round: isOf(ring.round)
        ? { ...invalidatedRound(ring.round), fees: ring.round.fees }
        : ring.round,
      last: ring.last && isOf(ring.last) ? invalidatedRound(ring.last) : ring.last,
    }
    return Object.entries(owes).reduce<Ring>(
      (r, [patron, debt]) => withPatron(r, patron, { owes: debt }),
      ring.earlier && ring.earlier.number === round ? omit(after, 'earlier') : after,
    )
  },
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

/** True for the ring's own events. All other events belong to the play. */
export const isGeneralEvent = (event: { readonly is: string }): event is GeneralEvent =>
  Object.hasOwn(KEEPING, event.is)

/** Keeps the rest of the state, such as the play. */
export const evolveRing = <R extends Ring>(before: R, event: GeneralEvent): R => {
  const ring = 'moves' in event ? posted(before, event.moves) : before
  return (KEEPING[event.is] as (ring: Ring, event: GeneralEvent) => Ring)(ring, event) as R
}

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
