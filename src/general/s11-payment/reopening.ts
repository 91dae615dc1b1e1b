import type { Authority } from '../../kernel/authority.ts'
import { chips } from '../../kernel/money.ts'
import { type Move, settle } from '../../kernel/settle.ts'
import { type Wager, type WagerId, withId } from '../../kernel/wager.ts'
import type { GeneralEvent } from '../events.ts'
import { evolveRing } from '../evolve.ts'
import { voids } from '../s10-wagers/cure.ts'
import { paidWith } from '../s13-chips.ts'
import {
  balance,
  type Ended,
  isArea,
  owedBy,
  type Ring,
  type Round,
  roundsBefore,
} from '../state.ts'
import { undoneByHand } from './by-hand.ts'
import { keptFor, taken } from './payment.ts'

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
  let owes: number = owedBy(ring, patron)
  const spent: Record<string, number> = {}
  const back = ended ? turnedRound(ring, ended, under) : putBack(ring, wager, under)
  const moves = back.flatMap((move): Move[] => {
    if (move.from === 'bank' || isArea(move.from)) return [move]
    const key = `${move.from} ${move.kind}`
    const held = balance(ring, move.from, move.kind) - (spent[key] ?? 0)
    const taken = Math.min(held, move.chips)
    spent[key] = (spent[key] ?? 0) + taken
    owes += move.chips - taken
    const short: Move = { ...move, from: 'bank', chips: chips(move.chips - taken) }
    const paid: Move = { ...move, chips: chips(taken) }
    return [paid, short].filter(({ from, to, chips: size }) => size > 0 && from !== to)
  })
  return ended || moves.length > 0
    ? [{ is: 'WagerReopened', wager, owes: chips(owes), moves, under }]
    : []
}

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
    ? [...events, ...undoneByHand(events.reduce(evolveRing, ring), round, under, p => p === patron)]
    : events
}

/**
 * Takes back a settlement and returns the stake. What is due comes out of the refund, and the patron
 * owes the rest.
 * @rule nz1:11.1 ruling:121
 */
export const undone = (ring: Ring, id: WagerId, under: Authority): readonly GeneralEvent[] => {
  const open = reopened(ring, id, under)
  const opened = open.reduce(evolveRing, ring)
  const wager = withId(opened.wagers, id)
  if (!wager) return []
  const of = decidedIn(ring, id)
  const back = voids(opened, wager, under)
  const isPast = of !== undefined && of !== ring.round
  const events = [...open, isPast ? ({ ...back, round: of.number } as GeneralEvent) : back]
  const { patron } = wager
  const now = events.reduce(evolveRing, ring)
  const owes = owedBy(now, patron)
  const before = owedBy(ring, patron)
  const { moves } = taken(now, patron, owes - before, 'value', under)
  const left = chips(owes - moves.reduce((sum, move) => sum + move.chips, 0))
  const reason = 'winnings of a void wager'
  if (moves.length > 0)
    events.push({ is: 'PaymentCorrected', patron, owes: left, reason, moves, under })
  return of && isNothingElsePaid(of, wager)
    ? [...events, ...undoneByHand(events.reduce(evolveRing, ring), of, under, p => p === patron)]
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
  return keptFor(ring, patron, [
    size > lies ? { from: stack, to: area, ...change } : { from: area, to: stack, ...change },
  ])
}

/** First the winnings go back, then the stake. */
const turnedRound = (ring: Ring, { wager, outcome }: Ended, under: Authority): readonly Move[] =>
  keptFor(
    ring,
    wager.patron,
    settle(wager, outcome, paidWith(ring, wager.kind)).moves.map(move => ({
      ...move,
      from: move.to,
      to: move.from,
      under,
    })),
  )
