import { type Chips, chips, NONE } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import type { EventOf } from './events.ts'
import {
  type Ended,
  FIRST_ROUND,
  hasOutcome,
  owedBy,
  type Ring,
  type Round,
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

/** The fees that a patron has paid in a round and not got back. */
export const feesOf = ({ fees }: Pick<Round, 'fees'>, patron: Patron): Chips =>
  Object.hasOwn(fees, patron) ? fees[patron]! : NONE

/** A fee that the patron pays, or one that goes back, as a negative number. */
export const withFee = (round: Round, patron: Patron, by: number): Round => {
  const paid = chips(Math.max(0, feesOf(round, patron) + by))
  return { ...round, fees: { ...round.fees, [patron]: paid } }
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
  inEvery(ring, round => inValue(round, colour, isOf))

/** Changes the current round, and every past round that can still be looked back at. */
export const inEvery = (ring: Ring, change: (round: Round) => Round): Ring =>
  inEarlier({ ...ring, round: change(ring.round), last: ring.last && change(ring.last) }, change)

export const inEarlier = (ring: Ring, change: (round: Round) => Round): Ring =>
  ring.earlier ? { ...ring, earlier: change(ring.earlier) } : ring

/** Adds what the patron got, less any new debt, to the round that was corrected. */
export const paidByHand = (
  ring: Ring,
  { patron, owes, moves, round: number }: EventOf<'PaymentCorrected'>,
): Ring => {
  if (number === undefined) return ring
  const got = moves.reduce(
    (sum, { from, chips: size }) => sum + (from === 'bank' ? size : -size),
    0,
  )
  const paid = got - (owes - owedBy(ring, patron))
  const kind = moves[0]?.kind ?? 'value'
  const entry = { patron, kind, paid }
  const noted = (round: Round): Round =>
    round.number === number ? { ...round, byHand: [...(round.byHand ?? []), entry] } : round
  return inEvery(ring, noted)
}

/** A wager can last several rounds. Once forfeited in one, it is no longer a stake in the others. */
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
      : { ...round, stakes: round.stakes?.filter(({ id }) => !gone.includes(id)) ?? null }
  return inEvery(ring, left)
}

export const without = (all: readonly Ended[], id: WagerId): readonly Ended[] =>
  all.filter(({ wager }) => wager.id !== id)
