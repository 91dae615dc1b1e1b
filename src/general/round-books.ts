import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import type { EventOf } from './events.ts'
import {
  type Ended,
  FIRST_ROUND,
  hasOutcome,
  type Ring,
  type Round,
  recordOf,
  roundsBefore,
} from './state.ts'

/** Only keeps the books of the rounds. */

export const omit = <T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> => {
  const { [key]: _, ...rest } = from
  return rest
}

/** A wager that stays on the table also counts for the next round. */
export const nextRound = (ring: Ring, isCounted: boolean): Ring => {
  const stakes = ring.round.stakes ?? ring.wagers
  const last: Round = { ...ring.round, stakes, ...(isCounted && { isCounted }) }
  const earlier = hasOutcome(last) ? undefined : roundsBefore(ring).find(hasOutcome)
  return {
    ...omit(ring, 'earlier'),
    round: {
      ...FIRST_ROUND,
      number: ring.round.number + 1,
      wagered: [...new Set(ring.wagers.map(({ patron }) => patron))],
    },
    last,
    wageredLately: isCounted
      ? last.wagered
      : [...new Set([...last.wagered, ...(ring.wageredLately ?? [])])],
    ...(earlier && { earlier }),
  }
}

export const invalidatedRound = (round: Round): Round => ({
  ...round,
  stakes: round.stakes && [],
  fees: {},
  ended: [],
})

/** A fee that was returned after its round. */
export const lessFee = (round: Round, patron: Patron, fee: number): Round => {
  const before = Object.hasOwn(round.fees, patron) ? round.fees[patron]! : 0
  return { ...round, fees: { ...round.fees, [patron]: chips(Math.max(0, before - fee)) } }
}

/** The colour was handed back, so earlier wagers in it count in value chips. @rule ruling:123 */
const inValue = (round: Round, colour: string, isOf: (patron: Patron) => boolean): Round => {
  const kind = `colour:${colour}`
  const changed = (wager: Wager): Wager =>
    wager.kind === kind && isOf(wager.patron) ? { ...wager, kind: 'value' } : wager
  return {
    ...round,
    ended: round.ended.map(over => ({ ...over, wager: changed(over.wager) })),
  }
}

export const colourBack = (ring: Ring, colour: string, isOf: (patron: Patron) => boolean): Ring =>
  inEarlier(
    {
      ...ring,
      round: inValue(ring.round, colour, isOf),
      last: ring.last && inValue(ring.last, colour, isOf),
    },
    round => inValue(round, colour, isOf),
  )

export const inEarlier = (ring: Ring, change: (round: Round) => Round): Ring =>
  ring.earlier ? { ...ring, earlier: change(ring.earlier) } : ring

/** What the patron got, less what they now owe more. */
export const paidByHand = (
  ring: Ring,
  { patron, owes, moves, round: number }: EventOf<'PaymentCorrected'>,
): Ring => {
  if (number === undefined) return ring
  const got = moves.reduce(
    (sum, { from, chips: size }) => sum + (from === 'bank' ? size : -size),
    0,
  )
  const paid = got - (owes - (recordOf(ring, patron)?.owes ?? 0))
  const kind = moves[0]?.kind ?? 'value'
  const entry = { patron, kind, paid }
  const noted = (round: Round): Round =>
    round.number === number ? { ...round, byHand: [...(round.byHand ?? []), entry] } : round
  return inEarlier(
    { ...ring, round: noted(ring.round), last: ring.last && noted(ring.last) },
    noted,
  )
}

/** A wager over several rounds that is forfeited in one of them is no stake of the others any more. */
export const forfeitedOnce = (
  ring: Ring,
  { number, stakes, ended }: Round,
  forfeits: readonly Patron[],
): Ring => {
  const gone = [...(stakes ?? []), ...ended.map(({ wager }) => wager)]
    .filter(({ patron }) => forfeits.includes(patron))
    .map(({ id }) => id)
  const left = (round: Round): Round =>
    round.number === number || gone.length === 0
      ? round
      : { ...round, stakes: round.stakes && round.stakes.filter(({ id }) => !gone.includes(id)) }
  return inEarlier({ ...ring, round: left(ring.round), last: ring.last && left(ring.last) }, left)
}

export const without = (all: readonly Ended[], id: WagerId): readonly Ended[] =>
  all.filter(({ wager }) => wager.id !== id)
