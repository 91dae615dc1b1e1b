import { type Chips, chips, NONE, total } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Stake, Wager } from '../../kernel/wager.ts'
import type { Inside } from '../law.ts'
import { limitFor } from '../s09-limits.ts'
import type { Ring } from '../state.ts'
import { partnersOf } from './partners.ts'

/** Division 1 rule 10.1: the size of a wager that is still being offered. */

/**
 * The stack that a stake would join, if the patron already has one there. A stack that was moved or
 * clarified to another place does not count.
 */
export const sameSpot = (ring: Ring, stake: Stake, inside: Inside): Wager | undefined =>
  ring.wagers.find(
    w =>
      w.patron === stake.patron &&
      w.on === stake.on &&
      w.area === stake.area &&
      w.kind === stake.kind &&
      inside.isInPlace(w),
  )

/**
 * The size of the stack with this stake. The cap keeps it countable; it is far above any maximum.
 */
export const sizeWith = (ring: Ring, stake: Stake, inside: Inside): Chips =>
  chips(
    Math.min((sameSpot(ring, stake, inside)?.chips ?? 0) + stake.chips, Number.MAX_SAFE_INTEGER),
  )

const onIt = (ring: Ring, patrons: readonly Patron[], on: string, { placeOf }: Inside): Chips =>
  total(ring.wagers.filter(w => patrons.includes(w.patron) && placeOf(w) === on).map(w => w.chips))

/**
 * The minimum applies to each stack, the maximum to the patron's total.
 * @rule nz1:10.1(b) nz1:9.2
 */
export const limitRefused = (
  ring: Ring,
  stake: Stake,
  size: Chips,
  inside: Inside,
  there = sameSpot(ring, stake, inside),
): Refusal | undefined => {
  const limit = limitFor(ring, stake.patron, inside.kindOf(stake.on))
  if (!limit) return refuse('nz1:10.1(a)', 'No wager on {on} is offered here.', { on: stake.on })
  const { minimum, maximum, step } = limit
  const under = inside.limitsUnder(stake) ?? { minimum: 'nz1:10.1(b)', maximum: 'nz1:10.1(b)' }
  if (size < minimum) return refuse(under.minimum, 'The minimum here is {$minimum}.', { minimum })
  const now = there && inside.placeOf(there) === stake.on ? there.chips : NONE
  const all = onIt(ring, [stake.patron], stake.on, inside) - now + size
  if (all > maximum) return refuse(under.maximum, 'The maximum here is {$maximum}.', { maximum })
  if (step !== undefined && size % step !== 0)
    return refuse('nz1:9.5', 'Wagers must be in steps of {$step}.', { step })
  if (ring.config.multiplesOfMinimum && size % minimum !== 0)
    return refuse('nz1:9.2', 'Wagers here are multiples of {$minimum}.', { minimum })
  return partnersRefused(ring, stake, size - now, maximum, inside) ?? offLevel(stake, size, inside)
}

/** @rule nz1:10.1(d) */
const offLevel = (stake: Stake, size: Chips, inside: Inside): Refusal | undefined => {
  const level = inside.level({ ...stake, chips: size })
  if (!level) return undefined
  const { minimum, under } = level
  return size < minimum ? refuse(under, 'The minimum here is {$minimum}.', { minimum }) : undefined
}

/** @rule nz1:10.1(c) */
const partnersRefused = (
  ring: Ring,
  { patron, on }: Stake,
  more: number,
  maximum: Chips,
  inside: Inside,
): Refusal | undefined => {
  const passes = partnersOf(ring, patron).some(all => onIt(ring, all, on, inside) + more > maximum)
  const says = 'Together with your partners you would pass the maximum of {$maximum}.'
  return passes ? refuse('nz1:10.1(c)', says, { maximum }) : undefined
}
