import type { Authority } from '../kernel/authority.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import type { GeneralEvent } from './events.ts'
import { askingPatron, command, type Inside, isRoundOpen, OPERATOR } from './law.ts'
import { wageredLately } from './round-books.ts'
import { NOTICE } from './s08-closing.ts'
import { type Limit, type Limits, patronsPresent, type Ring, recordOf, seatOf } from './state.ts'

/** Division 1 section 9: minimum, maximum and step, and how they may change. */

const LIMITS = field.byName(
  field.record({
    minimum: field.chips,
    maximum: field.chips,
    step: field.optional(field.chips),
  }),
)

/**
 * Ten thousand million dollars. Above this, a long run of wins could exceed a safe integer.
 * @rule ruling:591
 */
export const MOST = chips(1e12)

const badLimit = ({ minimum, maximum, step }: Limit): Refusal | undefined => {
  if (minimum <= 0 || minimum > maximum)
    return refuse('nz1:9.1', 'A minimum must be more than nothing and at most the maximum.')
  if (maximum > MOST) return refuse('nz1:9.1', 'A maximum is at most {$most}.', { most: MOST })
  if (step !== undefined && (step <= 0 || step > minimum))
    return refuse('nz1:9.5', 'A step is at most the minimum of {$minimum}.', { minimum })
  return undefined
}

/** The sign gives limits for every kind of wager of this game and for no other. */
export const limitsRefused = (limits: Limits, kinds: readonly string[]): Refusal | undefined => {
  const missing = kinds.find(kind => !Object.hasOwn(limits, kind))
  if (missing) return refuse('nz1:9.1', 'No limits are set for {kind}.', { kind: missing })
  const unknown = Object.keys(limits).find(kind => !kinds.includes(kind))
  if (unknown)
    return refuse('nz1:9.1', 'There is no kind of wager called {kind}.', { kind: unknown })
  return Object.values(limits).map(badLimit).find(isRefusal)
}

/** A higher minimum or a lower maximum restricts the patrons. Both have the same kinds. */
const narrows = (now: Limits, next: Limits): boolean =>
  Object.entries(next).some(([kind, limit]) => {
    const before = now[kind]!
    return limit.minimum > before.minimum || limit.maximum < before.maximum
  })

/**
 * Everyone seated, and everyone standing who wagered in this round or the last.
 * @rule ruling:103
 */
const players = (ring: Ring): readonly Patron[] => {
  const lately = wageredLately(ring)
  return patronsPresent(ring).filter(
    patron =>
      seatOf(ring, patron) !== undefined ||
      ring.round.wagered.includes(patron) ||
      lately.includes(patron),
  )
}

/**
 * No round is open, and nobody who wagered in the last one is still here. A void round is not a
 * pause.
 * @rule nz1:9.3(d) ruling:114
 */
const isQuiet = (ring: Ring, inside: Inside): boolean => {
  const lately = wageredLately(ring)
  return !isRoundOpen(ring, inside) && !patronsPresent(ring).some(one => lately.includes(one))
}

export const changeLimits = command('change-limits', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { limits: LIMITS },
  about: 'the-table',
  under: 'nz1:9.1',
  place: 'notice',
  decide: (ring, { limits }, inside) => {
    const refused = limitsRefused(limits, Object.keys(ring.limits)) ?? inside.minds(limits)
    if (refused) return refused
    if (!ring.open && !ring.openedThisDay) return changed(limits, 'nz1:9.3(c)')
    if (!ring.open || isQuiet(ring, inside)) return changed(limits, 'nz1:9.3(d)')
    if (narrows(ring.limits, limits))
      return refuse('nz1:9.3', 'Patrons play here: give 20 minutes notice, or ask all to agree.')
    return changed(limits, 'nz1:9.3')
  },
})

const changed = (limits: Limits, under: Authority): readonly GeneralEvent[] => [
  { is: 'LimitsChanged', limits, under },
]

export const announceLimits = command('announce-limits', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { limits: LIMITS, from: field.time },
  about: 'the-table',
  under: 'nz1:9.3(a)',
  place: 'notice',
  decide: (ring, { limits, from }, inside) =>
    limitsRefused(limits, Object.keys(ring.limits)) ??
    inside.minds(limits) ??
    (from < ring.now + NOTICE
      ? refuse('nz1:9.3(a)', 'Show the sign for 20 minutes before the limits change.')
      : [{ is: 'LimitsAnnounced', limits, from, under: 'nz1:9.3(a)' }]),
})

export const proposeLimits = command('propose-limits', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { limits: LIMITS },
  about: 'the-table',
  under: 'nz1:9.3(b)',
  place: 'notice',
  decide: (ring, { limits }, inside) =>
    limitsRefused(limits, Object.keys(ring.limits)) ??
    inside.minds(limits) ?? [{ is: 'LimitsProposed', limits, under: 'nz1:9.3(b)' }],
})

const isAgreed = (ring: Ring, agreed: readonly Patron[]): boolean =>
  agreed.length > 0 && players(ring).every(patron => agreed.includes(patron))

/**
 * Everyone must agree. The last agreement makes the change, for the next round.
 * @rule ruling:112
 */
export const agree = command('agree', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by }, inside) => {
    const patron = askingPatron(ring, by)
    if (isRefusal(patron)) return patron
    if (ring.change?.by !== 'agreement')
      return refuse('nz1:9.3(b)', 'No change of limits is proposed.')
    if (ring.change.agreed.includes(patron)) return []
    const { limits, agreed: before } = ring.change
    const agreed: GeneralEvent = { is: 'LimitsAgreed', patron, under: 'nz1:9.3(b)' }
    return isAgreed(ring, [...before, patron]) && !isRoundOpen(ring, inside)
      ? [agreed, ...changed(limits, 'nz1:9.3(b)')]
      : [agreed]
  },
})

export const disagree = command('disagree', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by }) => {
    const patron = askingPatron(ring, by)
    if (isRefusal(patron)) return patron
    return ring.change?.by === 'agreement'
      ? [{ is: 'LimitsWithdrawn', under: 'nz1:9.3(b)' }]
      : refuse('nz1:9.3(b)', 'No change of limits is proposed.')
  },
})

/** A patron's own limits only ever allow more than the table's. @rule nz1:9.4 nz1:9.5 */
const tighter = (table: Limit, own: Limit): Refusal | undefined => {
  const { minimum, maximum, step } = table
  if (own.minimum > minimum || own.maximum < maximum)
    return refuse(
      'nz1:9.4',
      'Personal limits may only widen the table’s limits of {$minimum} to {$maximum}.',
      { minimum, maximum },
    )
  return own.step !== undefined && (step === undefined || own.step > step)
    ? refuse('nz1:9.5', 'Steps are set for the whole table and shown on its sign.')
    : undefined
}

const WAIT = 'Wagers are on the table; wait for the round to end.'

export const personalLimits = command('personal-limits', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, limits: LIMITS },
  about: 'the-table',
  under: 'nz1:9.4',
  place: 'notice',
  hints: { limits: { alone: true } },
  decide: (ring, { patron, limits }, inside) => {
    const unknown = Object.keys(limits).find(kind => !Object.hasOwn(ring.limits, kind))
    if (unknown)
      return refuse('nz1:9.4', 'There is no kind of wager called {kind}.', { kind: unknown })
    const refused = Object.entries(limits)
      .map(([kind, limit]) => badLimit(limit) ?? tighter(ring.limits[kind]!, limit))
      .find(isRefusal)
    if (refused) return refused
    if (!patronsPresent(ring).includes(patron))
      return refuse('nz1:9.4', '{patron} is not at this table.', { patron })
    const own = recordOf(ring, patron)?.personal ?? {}
    const isLess = Object.keys(limits).some(
      kind => own[kind] && narrows({ [kind]: own[kind] }, { [kind]: limits[kind]! }),
    )
    if (isLess && isRoundOpen(ring, inside)) return refuse('nz1:9.4', WAIT)
    return [{ is: 'PersonalLimitsSet', patron, limits: { ...own, ...limits }, under: 'nz1:9.4' }]
  },
})

/** The sign at the patron's place is removed between rounds. @rule nz1:9.4 ruling:112 */
export const endPersonalLimits = command('end-personal-limits', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz1:9.4',
  place: 'notice',
  decide: (ring, { patron }, inside) => {
    if (!recordOf(ring, patron)?.personal)
      return refuse('nz1:9.4', '{patron} has no limits of their own.', { patron })
    return isRoundOpen(ring, inside)
      ? refuse('nz1:9.4', WAIT)
      : [{ is: 'PersonalLimitsEnded', patron, under: 'nz1:9.4' }]
  },
})

/**
 * A change takes effect between rounds, once its notice has ended or everyone here has agreed. That
 * is now if no wagers are on the table, and otherwise at the end of the round. So no open round
 * changes its limits.
 * @rule nz1:9.3(a) nz1:9.3(b) ruling:112
 */
export const limitsDue = (ring: Ring): readonly GeneralEvent[] => {
  const { change } = ring
  if (!change) return []
  if (change.by === 'notice')
    return ring.now >= change.from ? changed(change.limits, 'nz1:9.3(a)') : []
  return isAgreed(ring, change.agreed) ? changed(change.limits, 'nz1:9.3(b)') : []
}

/** A patron's own limits widen the table's, and the table's step still applies. */
const widened = (table: Limit, own: Limit): Limit => {
  const step = own.step ?? table.step
  return {
    minimum: chips(Math.min(own.minimum, table.minimum)),
    maximum: chips(Math.max(own.maximum, table.maximum)),
    ...(step !== undefined && { step }),
  }
}

export const limitFor = (ring: Ring, patron: string, kind: string): Limit | undefined => {
  const table = ring.limits[kind]
  const own = recordOf(ring, patron)?.personal?.[kind]
  return own && table ? widened(table, own) : table
}

/**
 * The sign at a patron's place says what applies to the patron. A wager that the table no longer
 * offers is not on it.
 * @rule nz1:9.4 nz1:10.1(b)
 */
export const personalSign = (limits: Limits, own: Limits = {}): Limits | null => {
  const signs = Object.entries(own).flatMap(([kind, limit]) => {
    const table = limits[kind]
    return table ? [[kind, widened(table, limit)] as const] : []
  })
  return signs.length > 0 ? Object.fromEntries(signs) : null
}
