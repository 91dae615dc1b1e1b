import { isPayable } from '../../kernel/chips/denominations.ts'
import type { Account, Move } from '../../kernel/chips/settle.ts'
import { type Chips, chips, roundedUp } from '../../kernel/money.ts'
import { type Actor, isPatron, type Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { type Stake, type Wager, withId } from '../../kernel/wager.ts'
import type { GeneralEvent } from '../events.ts'
import { askingPatron, command, type Inside } from '../law.ts'
import { isInvited } from '../s07-reservation.ts'
import { movesForPatron } from '../s11-payment/payment.ts'
import { chipsRefused, notEnough, paidWith } from '../s13-chips.ts'
import { isAtTable, type Ring, recordOf, seatOf } from '../state.ts'
import { limitRefused, sameSpot, sizeWith } from './size.ts'

/** Division 1 section 10: which wagers are accepted. cure.ts corrects wrongly accepted ones. */

/** @rule nz1:10.4 ruling:104 */
const unpayable = (
  ring: Ring,
  { on, kind }: Stake,
  size: Chips,
  inside: Inside,
): Refusal | undefined => {
  const exact = inside
    .pays(on)
    .every(
      one =>
        (size * one.pays) % one.to === 0 && isPayable(roundedUp(size, one), paidWith(ring, kind)),
    )
  return ring.config.refusesUnpayable && !exact
    ? refuse('nz1:10.4', 'Chips here cannot pay exactly what {$size} could win.', { size })
    : undefined
}

const placed = (ring: Ring, stake: Stake, by: Actor, inside: Inside): readonly GeneralEvent[] => {
  const standing = sameSpot(ring, stake, inside)
  const id = standing?.id ?? `w${ring.wagersPlaced + 1}`
  const stack: Account = `stack:${stake.patron}`
  const move = { chips: stake.chips, kind: stake.kind, under: 'nz1:10.3' } as const
  const moves: Move[] = [{ from: stack, to: `area:${id}`, ...move }]
  if (standing)
    return [
      {
        is: 'WagerAltered',
        wager: id,
        chips: chips(standing.chips + stake.chips),
        moves,
        under: 'nz1:10.3',
      },
    ]
  return [{ is: 'WagerPlaced', wager: { id, ...stake }, moves, by, under: 'nz1:10.3' }]
}

/** Every check that a stake must pass before it becomes a wager. */
const refusedStake = (ring: Ring, stake: Stake, by: Actor, inside: Inside): Refusal | undefined => {
  const size = sizeWith(ring, stake, inside)
  const whole: Stake = { ...stake, chips: size }
  return inside.permits(whole, by) ?? inside.fits(whole, by) ?? sizeRefused(ring, stake, inside)
}

/** The Division 1 part of those checks, for stakes that a patron asks for during play. */
export const sizeRefused = (ring: Ring, stake: Stake, inside: Inside): Refusal | undefined => {
  const size = sizeWith(ring, stake, inside)
  return (
    chipsRefused(ring, stake.patron, stake.chips, stake.kind, inside) ??
    limitRefused(ring, stake, size, inside) ??
    unpayable(ring, stake, size, inside) ??
    notEnough(ring, stake.patron, stake.chips, stake.kind)
  )
}

const areaOf = (ring: Ring, patron: Patron, area: number | undefined): { area?: number } => {
  const seat = area ?? seatOf(ring, patron)
  return seat === undefined ? {} : { area: seat }
}

export const wager = command('wager', {
  mood: 'request',
  by: ['patron', 'nominee'],
  fields: {
    on: field.spot(),
    chips: field.chips,
    kind: field.optional(field.chipKind),
    area: field.optional(field.seat),
  },
  about: 'this-round',
  repeats: true,
  under: 'nz1:2.3',
  decide: (ring, { by, on, chips: amount, kind = 'value', area }, inside) => {
    const patron = askingPatron(ring, by)
    if (isRefusal(patron)) return patron
    const refused = keptFromWagering(ring, patron)
    if (refused) return refused
    const stake: Stake = { patron, on, chips: amount, kind, ...areaOf(ring, patron, area) }
    return refusedStake(ring, stake, by, inside) ?? placed(ring, stake, by, inside)
  },
})

/** @rule nz1:10.1 reasons to refuse any wager of this patron. */
export const keptFromWagering = (ring: Ring, patron: Patron): Refusal | undefined => {
  if (!ring.open) return refuse('nz1:8.0', 'The table is closed.')
  if (recordOf(ring, patron)?.excluded)
    return refuse('nz1:17.3(b)', '{patron} has been excluded from this game.', { patron })
  if (!isAtTable(ring, patron))
    return refuse('nz1:2.3', '{patron} does not take part at this table.', { patron })
  if (!isInvited(ring, patron)) return refuse('nz1:7.2', 'This is a private table.')
  if (!ring.config.standing && seatOf(ring, patron) === undefined)
    return refuse('nz1:6.0', 'Take a seat to play here.')
  return ring.config.oneTableOnly && ring.elsewhere.includes(patron)
    ? refuse('nz1:10.5', '{patron} has wagers at another table.', { patron })
    : undefined
}

/**
 * The dealer accepted a wager. Its size is not checked here; the call corrects mistakes.
 * @rule nz1:10.2 ruling:102
 */
export const accept = command('accept', {
  mood: 'report',
  by: ['dealer'],
  fields: {
    patron: field.patron,
    on: field.spot(),
    chips: field.chips,
    kind: field.optional(field.chipKind),
    area: field.optional(field.seat),
  },
  about: 'this-round',
  under: 'nz1:10.1',
  place: 'form',
  hints: { kind: { label: 'ofKind' } },
  decide: (ring, { by, patron, on, chips: amount, kind = 'value', area }, inside) => {
    const refused = keptFromWagering(ring, patron)
    if (refused) return refused
    if (amount <= 0) return refuse('nz1:10.3', 'A wager needs chips.')
    const stake: Stake = { patron, on, chips: amount, kind, ...areaOf(ring, patron, area) }
    const isForeign = kind.startsWith('colour:') && !Object.hasOwn(ring.colours, kind.slice(7))
    const size = sizeWith(ring, stake, inside)
    return (
      inside.permits({ ...stake, chips: size }, by) ??
      (isForeign ? foreign(ring, stake, by, inside) : undefined) ??
      chipsRefused(ring, patron, amount, kind, inside) ??
      notEnough(ring, patron, amount, kind) ??
      placed(ring, stake, by, inside)
    )
  },
})

/** The patron brought these chips from another table, so they come from the cage. */
const foreign = (ring: Ring, stake: Stake, by: Actor, inside: Inside): readonly GeneralEvent[] =>
  placed(ring, stake, by, inside).map(event =>
    'moves' in event
      ? { ...event, moves: event.moves.map((move): Move => ({ ...move, from: 'cage' })) }
      : event,
  ) as readonly GeneralEvent[]

/** The patron's own wager, or one that the dealer corrects for a patron. */
const touching = (ring: Ring, id: string, by: Actor): Wager | Refusal => {
  const found = withId(ring.wagers, id)
  if (!found) return refuse('nz1:10.3', 'There is no wager {id} on the table.', { id })
  if (!isPatron(by)) return found
  const patron = askingPatron(ring, by)
  if (isRefusal(patron)) return patron
  return patron === found.patron ? found : refuse('nz1:10.1', 'Wager {id} is not yours.', { id })
}

export const alter = command('alter', {
  mood: 'request',
  by: ['patron', 'nominee', 'dealer'],
  fields: { wager: field.wager, chips: field.chips },
  about: 'this-round',
  under: 'nz1:10.1',
  place: 'form',
  hints: { chips: { label: 'newChips' } },
  decide: (ring, { by, wager: id, chips: size }, inside) => {
    const found = touching(ring, id, by)
    if (isRefusal(found)) return found
    if (size === found.chips) return []
    if (size <= 0) return refuse('nz1:10.3', 'Withdraw the wager to take it all back.')
    // Adding chips is first a wager and then a change. Marina Bay has a clause for each.
    const released = inside.releases(found, by)
    const altered = alterRefused(ring, found, size, by, inside)
    const refused = size > found.chips ? (altered ?? released) : (released ?? altered)
    if (refused) return refused
    const stack: Account = `stack:${found.patron}`
    const area: Account = `area:${id}`
    const up = size > found.chips
    const moves: Move[] = [
      {
        from: up ? stack : area,
        to: up ? area : stack,
        chips: chips(Math.abs(size - found.chips)),
        kind: found.kind,
        under: 'nz1:10.3',
      },
    ]
    const kept = movesForPatron(ring, found.patron, moves)
    return [{ is: 'WagerAltered', wager: id, chips: size, moves: kept, under: 'nz1:10.3' }]
  },
})

const alterRefused = (
  ring: Ring,
  found: Wager,
  size: Chips,
  by: Actor,
  inside: Inside,
): Refusal | undefined => {
  const stake: Stake = { ...found, on: inside.placeOf(found), chips: size }
  const more = size - found.chips
  return (
    (more > 0 ? (keptFromWagering(ring, found.patron) ?? inside.permits(stake, by)) : undefined) ??
    inside.fits(stake, by) ??
    chipsRefused(ring, found.patron, size, found.kind, inside) ??
    limitRefused(ring, stake, size, inside, found) ??
    unpayable(ring, stake, size, inside) ??
    (more > 0 ? notEnough(ring, found.patron, more, found.kind) : undefined)
  )
}

export const withdraw = command('withdraw', {
  mood: 'request',
  by: ['patron', 'nominee', 'dealer'],
  fields: { wager: field.wager },
  about: 'this-round',
  under: 'nz1:10.1',
  place: 'form',
  decide: (ring, { by, wager: id }, inside) => {
    const found = touching(ring, id, by)
    if (isRefusal(found)) return found
    const moves: Move[] = [
      {
        from: `area:${id}`,
        to: `stack:${found.patron}`,
        chips: found.chips,
        kind: found.kind,
        under: 'nz1:10.3',
      },
    ]
    const kept = movesForPatron(ring, found.patron, moves)
    const under = 'nz1:10.3'
    return inside.releases(found, by) ?? [{ is: 'WagerWithdrawn', wager: id, moves: kept, under }]
  },
})
