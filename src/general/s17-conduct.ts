import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'
import { evolveRing } from './evolve.ts'
import { command, type Inside, OPERATOR } from './law.ts'
import { carriedBack, voids } from './s10-wagers/cure.ts'
import { undone } from './s11-payment/reopening.ts'
import { type Ended, type Ring, type Round, recordOf } from './state.ts'

/** Division 1 section 17: devices. */

/**
 * An action against a device must name the user and describe what was seen.
 * @rule nz1:17.1 nz1:17.3
 */
const unfounded = (ring: Ring, patron: string, reason: string): Refusal | undefined => {
  if (!recordOf(ring, patron))
    return refuse('nz1:17.3', 'Nobody called {patron} is known here.', { patron })
  return reason === '' ? refuse('nz1:17.1', 'Say what was used, and how.') : undefined
}

export const orderDeviceAway = command('order-device-away', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz1:17.2',
  place: 'form',
  decide: (ring, { patron, reason }) =>
    unfounded(ring, patron, reason) ?? [
      { is: 'DeviceOrderedAway', patron, reason, under: 'nz1:17.2' },
    ],
})

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
): {
  readonly live: readonly Wager[]
  readonly paid: readonly Ended[]
} => {
  const isMeant = (wager: Wager): boolean =>
    wager.patron === patron && (id === undefined || wager.id === id)
  const paidIn = (round: Round | null): readonly Ended[] =>
    (round?.ended ?? []).filter(({ wager, outcome }) => outcome.is !== 'void' && isMeant(wager))
  const live = ring.wagers.filter(isMeant)
  const paid = paidIn(ring.round)
  if (named !== undefined && named < ring.round.number) return { live: [], paid: paidIn(ring.last) }
  const isNothing = live.length + paid.length === 0
  const isBetween = !isUnderWay && paid.length === 0 && live.every(isOfLast(ring))
  return named === undefined && (isNothing || isBetween)
    ? { live, paid: paidIn(ring.last) }
    : { live, paid }
}

const isOfLast =
  ({ last }: Ring) =>
  ({ id }: Wager): boolean =>
    last !== null && (last.carried.includes(id) || (last.stakes ?? []).some(one => one.id === id))

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
    const { live, paid } = voidable(ring, patron, round, wager, inside)
    if (live.length + paid.length === 0)
      return refuse('nz1:17.3(a)', '{patron} has no wager that could be declared void.', { patron })
    const events = live.map(each => voids(ring, each, 'nz1:17.3(a)'))
    let now = events.reduce(evolveRing, ring)
    for (const each of paid) {
      const back = undone(now, each.wager.id, 'nz1:17.3(a)')
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
    unfounded(ring, patron, reason) ?? [
      ...carriedBack(ring, patron, 'nz1:17.3(b)'),
      { is: 'PatronExcluded', patron, reason, under: 'nz1:17.3(b)' },
    ],
})
