import { type Chips, chips, NONE } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import type { EventOf, GeneralEvent } from './events.ts'
import { withPatron } from './s06-seats/attendance.ts'
import {
  type Ended,
  FIRST_ROUND,
  hasOutcome,
  patronDebt,
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

/** Who wagered in the last round, and before it as far back as rounds were void. @rule ruling:114 */
export const wageredLately = ({ last }: Pick<Ring, 'last'>): readonly Patron[] => {
  if (!last) return []
  const { isCounted, wagered, wageredBefore = [] } = last
  return isCounted ? wagered : [...new Set([...wagered, ...wageredBefore])]
}

/** A wager that stays on the table also counts for the next round. */
export const nextRound = (ring: Ring, isCounted: boolean, idle: readonly Patron[]): Ring => {
  const stakes = ring.round.stakes ?? ring.wagers
  const last: Round = {
    ...ring.round,
    stakes,
    idle,
    wageredBefore: wageredLately(ring),
    ...(isCounted && { isCounted }),
  }
  const earlier = ring.last && hasOutcome(ring.last) ? ring.last : ring.earlier
  return {
    ...omit(ring, 'earlier'),
    round: {
      ...FIRST_ROUND,
      number: ring.round.number + 1,
      wagered: [...new Set(ring.wagers.map(({ patron }) => patron))],
    },
    last,
    ...(earlier && { earlier }),
  }
}

/** These patrons wagered or moved, so their idle rounds no longer count. */
export const notIdle = (ring: Ring, patrons: readonly Patron[]): Ring =>
  patrons.reduce<Ring>(
    (r, patron) => (recordOf(r, patron) ? withPatron(r, patron, { idleRounds: 0 }) : r),
    inEvery(ring, round =>
      round.idle?.some(patron => patrons.includes(patron))
        ? { ...round, idle: round.idle.filter(patron => !patrons.includes(patron)) }
        : round,
    ),
  )

/** One idle round more for these patrons, or one less. */
export const idleBy = (ring: Ring, patrons: readonly Patron[], by: 1 | -1): Ring =>
  patrons.reduce<Ring>((r, patron) => {
    const record = recordOf(r, patron)
    return record ? withPatron(r, patron, { idleRounds: Math.max(0, record.idleRounds + by) }) : r
  }, ring)

/**
 * A round that is over has become void, so nobody was idle in it; or it has a result after all.
 * @rule nz1:1.1/void(b) nz1:6.0 ruling:532
 */
export const recountedAs = (
  ring: Ring,
  number: number | undefined,
  counts: boolean,
): readonly GeneralEvent[] => {
  const round = roundsBefore(ring).find(each => each.number === number)
  return round && (round.isCounted === true) !== counts
    ? [
        {
          is: 'RoundRecounted',
          round: round.number,
          counts,
          under: counts ? 'nz1:6.0' : 'nz1:1.1/void(b)',
        },
      ]
    : []
}

/** A round that is over counts from now on, or no longer does. */
export const recounted = (
  ring: Ring,
  { round: number, counts }: EventOf<'RoundRecounted'>,
): Ring => {
  const found = roundsBefore(ring).find(round => round.number === number)
  const changed = (round: Round): Round =>
    round.number === number
      ? { ...omit(round, 'isCounted'), ...(counts && { isCounted: counts }) }
      : round
  return idleBy(inEvery(ring, changed), found?.idle ?? [], counts ? 1 : -1)
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

/**
 * The colour was handed back, so wagers in it that are no longer on the table count in value chips,
 * whether they were settled or taken off.
 * @rule ruling:123
 */
export const colourBack = (ring: Ring, colour: string, isOf: (patron: Patron) => boolean): Ring => {
  const kind = `colour:${colour}`
  const isHere = ({ id }: Wager): boolean => ring.wagers.some(wager => wager.id === id)
  const inValue = (wager: Wager): Wager =>
    wager.kind === kind && isOf(wager.patron) && !isHere(wager)
      ? { ...wager, kind: 'value' }
      : wager
  return inEvery(ring, round => ({
    ...round,
    stakes: round.stakes?.map(inValue) ?? null,
    ended: round.ended.map(over => ({ ...over, wager: inValue(over.wager) })),
  }))
}

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
  const paid = got - (owes - patronDebt(ring, patron))
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
