import type { Authority } from '../../kernel/authority.ts'
import { kindOfWinnings, type Move, settle } from '../../kernel/chips/settle.ts'
import { chips } from '../../kernel/money.ts'
import { type Wager, type WagerId, withId } from '../../kernel/wager.ts'
import type { EventOf, GeneralEvent } from '../events.ts'
import { evolveRing } from '../evolve.ts'
import { posted } from '../money/balances.ts'
import { wagerReturn } from '../s10-wagers/cure.ts'
import { paidWith } from '../s13-chips.ts'
import {
  balance,
  type Ended,
  isArea,
  patronDebt,
  type Ring,
  type Round,
  roundsBefore,
} from '../state.ts'
import { handPaymentReversals } from './by-hand.ts'
import { chipsTaken, movesForPatron } from './payment.ts'

/**
 * Reverses a settlement that followed a wrong call, and puts the wager back in its place. If the
 * patron no longer holds the chips, the bank lends them and the patron owes them.
 * @rule nz1:11.1
 */
const reopened = (ring: Ring, id: WagerId, under: Authority): readonly GeneralEvent[] => {
  const ended = endedIn(decidedIn(ring, id), id)
  const frozen = stakeOf(ring, id)
  if (!ended && !frozen) return []
  const wager = ended?.wager ?? frozen!
  const { patron } = wager
  let owes: number = patronDebt(ring, patron)
  let now = ring
  const back = ended ? turnedRound(ring, ended, under) : putBack(ring, wager, under)
  const moves = refundsFirst(back).flatMap((move): Move[] => {
    const isFree = move.from === 'bank' || isArea(move.from)
    const taken = isFree ? move.chips : Math.min(balance(now, move.from, move.kind), move.chips)
    owes += move.chips - taken
    const short: Move = { ...move, from: 'bank', chips: chips(move.chips - taken) }
    const paid: Move = { ...move, chips: chips(taken) }
    const real = [paid, short].filter(({ from, to, chips: size }) => size > 0 && from !== to)
    now = posted(now, real)
    return real
  })
  return ended || moves.length > 0
    ? [{ is: 'WagerReopened', wager, owes: chips(owes), moves, under }]
    : []
}

/** A commission that comes back is part of what the patron returns. @rule ruling:121 */
const refundsFirst = (moves: readonly Move[]): readonly Move[] => [
  ...moves.filter(({ from }) => from === 'bank'),
  ...moves.filter(({ from }) => from !== 'bank'),
]

const decidedIn = (ring: Ring, id: WagerId): Round | undefined =>
  [ring.round, ...roundsBefore(ring)].find(round => endedIn(round, id))

const endedIn = (round: Round | undefined, id: WagerId): Ended | undefined =>
  round?.ended.find(({ wager }) => wager.id === id)

/** The wager is decided again, so payments by hand have lost their reason. @rule ruling:132 */
export const decidedAgain = (
  ring: Ring,
  id: WagerId,
  under: Authority,
): readonly GeneralEvent[] => {
  const events = reopened(ring, id, under)
  const round = decidedIn(ring, id)
  const patron = endedIn(round, id)?.wager.patron
  return round
    ? [
        ...events,
        ...handPaymentReversals(events.reduce(evolveRing, ring), round, under, p => p === patron),
      ]
    : events
}

/**
 * What a patron has come to owe is taken from what the same decision returned: first in the chips of the
 * wager, then in value chips.
 * @rule ruling:121
 */
const setOff = (
  before: Ring,
  after: Ring,
  { patron, kind }: Pick<Wager, 'patron' | 'kind'>,
  under: Authority,
): readonly GeneralEvent[] => {
  const owes = patronDebt(after, patron)
  const due = owes - patronDebt(before, patron)
  const own = chipsTaken(after, patron, due, kindOfWinnings(kind), under)
  const value = chipsTaken(posted(after, own.moves), patron, own.short, 'value', under)
  const moves = [...own.moves, ...value.moves]
  const left = chips(owes - due + value.short)
  const reason = 'a wager was decided again'
  return moves.length > 0
    ? [{ is: 'PaymentCorrected', patron, owes: left, reason, moves, under }]
    : []
}

/** The same for all wagers that were decided again. */
export const allSetOff = (
  before: Ring,
  after: Ring,
  events: readonly { readonly is: string }[],
): readonly GeneralEvent[] => {
  const again = events.filter(event => event.is === 'WagerReopened') as EventOf<'WagerReopened'>[]
  const all: GeneralEvent[] = []
  for (const { wager, under } of again)
    all.push(...setOff(before, all.reduce(evolveRing, after), wager, under))
  return all
}

/**
 * Takes back a settlement and returns the stake. What is due comes out of the refund, and the patron
 * owes the rest.
 * @rule nz1:11.1 ruling:121
 */
export const settlementReversal = (
  ring: Ring,
  id: WagerId,
  under: Authority,
): readonly GeneralEvent[] => {
  const open = reopened(ring, id, under)
  const opened = open.reduce(evolveRing, ring)
  const wager = withId(opened.wagers, id)
  if (!wager) return []
  const of = decidedIn(ring, id)
  const back = wagerReturn(opened, wager, under)
  const isPast = of !== undefined && of !== ring.round
  const events = [...open, isPast ? ({ ...back, round: of.number } as GeneralEvent) : back]
  const { patron } = wager
  events.push(...setOff(ring, events.reduce(evolveRing, ring), wager, under))
  return of && isNothingElsePaid(of, wager)
    ? [
        ...events,
        ...handPaymentReversals(events.reduce(evolveRing, ring), of, under, p => p === patron),
      ]
    : events
}

/** No other wager of this patron was decided in the round, or all are void. @rule ruling:132 */
const isNothingElsePaid = ({ ended }: Round, { id, patron }: Wager): boolean =>
  ended.every(
    ({ wager, outcome }) => wager.patron !== patron || wager.id === id || outcome.is === 'void',
  )

/** The wager as it was when betting last closed. */
const stakeOf = ({ round, last }: Ring, id: WagerId): Wager | undefined =>
  withId(round.stakes ?? last?.stakes ?? [], id)

/** What the patron changed since betting closed: taken chips come back, added ones go back. */
const putBack = (
  ring: Ring,
  { id, patron, kind, chips: size }: Wager,
  under: Authority,
): readonly Move[] => {
  const lies = withId(ring.wagers, id)?.chips ?? 0
  const [stack, area] = [`stack:${patron}`, `area:${id}`] as const
  const change = { chips: chips(Math.abs(size - lies)), kind, under }
  if (size === lies) return []
  return movesForPatron(ring, patron, [
    size > lies ? { from: stack, to: area, ...change } : { from: area, to: stack, ...change },
  ])
}

/** First the winnings go back, then the stake. */
const turnedRound = (ring: Ring, { wager, outcome }: Ended, under: Authority): readonly Move[] =>
  movesForPatron(
    ring,
    wager.patron,
    settle(wager, outcome, paidWith(ring, wager.kind)).moves.map(move => ({
      ...move,
      from: move.to,
      to: move.from,
      under,
    })),
  )
