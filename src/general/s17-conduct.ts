import type { Dependant } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { type Wager, type WagerId, withId } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { evolveRing } from './evolve.ts'
import { command, type Inside, OPERATOR } from './law.ts'
import { carriedReturns, wagerReturn } from './s10-wagers/cure.ts'
import { settlementReversal } from './s11-payment/reopening.ts'
import { betsClosed, type Ended, type Ring, type Round, recordOf, roundsBefore } from './state.ts'

/** Division 1 section 17: devices. */

/**
 * An action against a device must name the user and describe what was seen.
 * @rule nz1:17.1 nz1:17.3
 */
const unfounded = (ring: Ring, patron: string, reason: string): Refusal | undefined =>
  recordOf(ring, patron)
    ? undescribed(reason)
    : refuse('nz1:17.3', 'Nobody called {patron} is known here.', { patron })

const undescribed = (reason: string): Refusal | undefined =>
  reason === '' ? refuse('nz1:17.1', 'Say what was used, and how.') : undefined

/** Reaches every person in the gambling area: players, nominees and spectators. */
export const orderDeviceAway = command('order-device-away', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz1:17.2',
  place: 'form',
  decide: (_, { patron, reason }) =>
    undescribed(reason) ?? [{ is: 'DeviceOrderedAway', patron, reason, under: 'nz1:17.2' }],
})

interface Voidable {
  readonly live: readonly Wager[]
  readonly paid: readonly Ended[]
  /** The round they were made in, if it is over. */
  readonly of: Round | null
}

/**
 * The wagers that may be declared void: of the round that was named, or of the latest round in which
 * this patron wagered. Wagers that only stayed on the table from the last round belong to that round
 * too.
 */
const voidable = (
  ring: Ring,
  patron: Patron,
  named: number | undefined,
  id: WagerId | undefined,
  { isUnderWay }: Inside,
): Voidable => {
  const isMeant = (wager: Wager): boolean =>
    wager.patron === patron && (id === undefined || wager.id === id)
  const paidIn = (round: Round | null): readonly Ended[] =>
    countedIn(round).filter(({ wager }) => isMeant(wager))
  const live = ring.wagers.filter(isMeant)
  const paid = paidIn(ring.round)
  const over = roundsBefore(ring)
  const wagered = (round: Round): boolean => paidIn(round).length > 0
  const before = (of: Round | undefined) => ({ paid: paidIn(of ?? null), of: of ?? null })
  if (named !== undefined && named < ring.round.number)
    return { live: [], ...before(over.find(({ number }) => number === named)) }
  const isNothing = live.length + paid.length === 0
  const isBetween = !isUnderWay && paid.length === 0 && live.every(isOfLast(ring))
  return named === undefined && (isNothing || isBetween)
    ? { live, ...before((isNothing ? over.find(wagered) : undefined) ?? over[0]) }
    : { live, paid, of: null }
}

const countedIn = (round: Round | null): readonly Ended[] =>
  (round?.ended ?? []).filter(({ outcome }) => outcome.is !== 'void')

const isOfLast =
  ({ last }: Ring) =>
  ({ id }: Wager): boolean =>
    last !== null && (last.carried.includes(id) || (last.stakes ?? []).some(one => one.id === id))

/**
 * Wagers that are void because they needed one of the void wagers. None until betting closes: the
 * call then finds them.
 * @rule ruling:124
 */
const dependantsOf = (
  ring: Ring,
  patron: Patron,
  gone: readonly Wager[],
  { of }: Voidable,
  { dependants }: Inside,
): readonly Dependant[] => {
  const isOver = of !== null
  const round = of ?? (betsClosed(ring) ? ring.round : null)
  const live = isOver ? [] : ring.wagers
  const others = [...live, ...countedIn(round).map(({ wager }) => wager)].filter(
    wager => wager.patron === patron && !gone.some(({ id }) => id === wager.id),
  )
  return round ? dependants(gone, others, isOver) : []
}

/** Any wager that this patron made, settled or not. @rule ruling:124 */
export const voidWagers = command('void-wagers', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, reason: field.reason, wager: field.optional(field.wager) },
  about: 'a-round',
  under: 'nz1:17.3(a)',
  place: 'form',
  approval: { when: 'always', because: 'takes a patron’s wagers off the table' },
  decide: (ring, { patron, reason, wager, round }, inside) => {
    const refused = unfounded(ring, patron, reason)
    if (refused) return refused
    const meant = voidable(ring, patron, round, wager, inside)
    if (meant.live.length + meant.paid.length === 0)
      return refuse('nz1:17.3(a)', '{patron} has no wager that could be declared void.', { patron })
    const declared = [...meant.live, ...meant.paid.map(over => over.wager)]
    const events: GeneralEvent[] = []
    let now = ring
    const all = [
      ...declared.map(({ id }) => ({ wager: id, under: 'nz1:17.3(a)' }) as const),
      ...dependantsOf(ring, patron, declared, meant, inside),
    ]
    for (const { wager: id, under } of all) {
      const found = withId(now.wagers, id)
      const back = found ? [wagerReturn(now, found, under)] : settlementReversal(now, id, under)
      events.push(...back)
      now = back.reduce(evolveRing, now)
    }
    return events
  },
})

export const exclude = command('exclude', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz1:17.3(b)',
  place: 'form',
  decide: (ring, { patron, reason }) =>
    unfounded(ring, patron, reason) ??
    (recordOf(ring, patron)?.excluded
      ? refuse('nz1:17.3(b)', '{patron} has been excluded already.', { patron })
      : [
          ...carriedReturns(ring, patron, 'nz1:17.3(b)'),
          { is: 'PatronExcluded', patron, reason, under: 'nz1:17.3(b)' },
        ]),
})
