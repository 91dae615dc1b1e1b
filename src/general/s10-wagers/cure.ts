import type { Authority } from '../../kernel/authority.ts'
import { isPayable } from '../../kernel/chips/denominations.ts'
import { type Move, settle } from '../../kernel/chips/settle.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Outcome, voided, type Wager, type WagerId, withId } from '../../kernel/wager.ts'
import type { GeneralEvent } from '../events.ts'
import type { Inside } from '../law.ts'
import { limitFor } from '../s09-limits.ts'
import { movesForPatron } from '../s11-payment/payment.ts'
import { paidWith } from '../s13-chips.ts'
import { betsClosed, type Ring, recordOf } from '../state.ts'
import { partnersOf } from './partners.ts'

/** Division 1 rules 10.2 and 14.3(c): wagers that were accepted by mistake. */

/** Returns the whole wager or a part of it. */
export const wagerReturn = (
  ring: Ring,
  wager: Wager,
  under: Authority,
  part = wager.chips,
): GeneralEvent => {
  const outcome = voided(under, part)
  if (part >= wager.chips) return wagerEnd(ring, wager, outcome)
  const paid = paidWith(ring, wager.kind)
  const inValue: Wager = { ...wager, kind: 'value' }
  const moves =
    !wager.kind.startsWith('colour:') || isPayable(part, paid)
      ? settle(wager, outcome, paid).moves
      : [...changed(wager, under), ...settle(inValue, outcome, paid).moves]
  return {
    is: 'WagerCut',
    wager: wager.id,
    part,
    moves: movesForPatron(ring, wager.patron, moves),
    under,
  }
}

/**
 * The part is no whole number of chips of this colour, so the dealer first exchanges the wager for
 * value chips.
 * @rule nz1:10.2(b) nz1:11.3
 */
const changed = ({ id, chips: size, kind }: Wager, under: Authority): readonly Move[] => [
  { from: `area:${id}`, to: 'cage', chips: size, kind, under },
  { from: 'cage', to: `area:${id}`, chips: size, kind: 'value', under },
]

/** The only place where an outcome becomes an event with moves. @rule nz1:11.1 nz1:11.2 */
export const wagerEnd = (ring: Ring, wager: Wager, outcome: Outcome): GeneralEvent => {
  const { moves, won, commission } = settle(wager, outcome, paidWith(ring, wager.kind))
  return {
    is: 'WagerSettled',
    wager,
    outcome,
    won,
    commission,
    moves: movesForPatron(ring, wager.patron, moves),
    under: outcome.under,
  }
}

/**
 * What a Stand Off left on the table goes back to a patron who takes no further part.
 * @rule ruling:118
 */
export const carriedReturns = (
  ring: Ring,
  patron: Patron,
  under: Authority,
): readonly GeneralEvent[] =>
  betsClosed(ring)
    ? []
    : ring.wagers
        .filter(wager => wager.patron === patron && ring.last?.carried.includes(wager.id))
        .map(wager => wagerReturn(ring, wager, under))

const isForeign = (ring: Ring, { kind, patron }: Wager): boolean => {
  if (!kind.startsWith('colour:')) return false
  const colour = kind.slice('colour:'.length)
  return !Object.hasOwn(ring.colours, colour) || ring.colours[colour]?.patron !== patron
}

/**
 * Allowed once per patron, table and gaming day. The wager that was allowed stays allowed.
 * @rule nz1:10.2(a) ruling:101 ruling:509 ruling:119
 */
const belowMinimum = (ring: Ring, wager: Wager): GeneralEvent | undefined => {
  const record = recordOf(ring, wager.patron)
  if (record?.belowMinimum === wager.id) return undefined
  return record?.usedBelowMinimum
    ? wagerReturn(ring, wager, 'nz1:10.2(a)')
    : { is: 'WagerStands', wager: wager.id, patron: wager.patron, under: 'nz1:10.2(a)' }
}

/**
 * The excess over the maximum that these patrons have on it. The last wager goes back first. One
 * that an earlier call checked came before the others, even if it was put back after them.
 * @rule ruling:544
 */
const excess = (
  ring: Ring,
  wager: Wager,
  patrons: readonly Patron[],
  maximum: number,
  { placeOf }: Inside,
): number => {
  const place = placeOf(wager)
  const there = ring.wagers.filter(w => patrons.includes(w.patron) && placeOf(w) === place)
  const isChecked = ({ id }: Wager): boolean => ring.checked.includes(id)
  const same = [...there.filter(isChecked), ...there.filter(one => !isChecked(one))]
  const upTo = same.slice(0, same.findIndex(w => w.id === wager.id) + 1)
  const sum = upTo.reduce((all, { chips: size }) => all + size, 0)
  return Math.min(wager.chips, Math.max(0, sum - maximum))
}

/** How the rules correct one wager that no call has checked yet. @rule nz1:10.2(b) nz1:10.1(c) */
const cure = (ring: Ring, wager: Wager, inside: Inside): GeneralEvent | undefined => {
  if (isForeign(ring, wager)) return wagerReturn(ring, wager, 'nz1:14.3(c)')
  if (wager.kind.startsWith('colour:') && !inside.allowsNonValueChips)
    return wagerReturn(ring, wager, 'nz1:14.1')
  const place = inside.placeOf(wager)
  const limit = limitFor(ring, wager.patron, inside.kindOf(place))
  if (!limit) return wagerReturn(ring, wager, 'nz1:10.1(a)')
  const over = excess(ring, wager, [wager.patron], limit.maximum, inside)
  if (over > 0) return wagerReturn(ring, wager, 'nz1:10.2(b)', chips(over))
  const joint = Math.max(
    0,
    ...partnersOf(ring, wager.patron).map(all => excess(ring, wager, all, limit.maximum, inside)),
  )
  if (joint > 0) return wagerReturn(ring, wager, 'nz1:10.1(c)', chips(joint))
  const strict = inside.strictOn(place)
  if (wager.chips < Math.max(limit.minimum, inside.level(wager)?.minimum ?? 0))
    return strict ? wagerReturn(ring, wager, strict.belowMinimum) : belowMinimum(ring, wager)
  const off = limit.step === undefined ? 0 : wager.chips % limit.step
  return strict && off > 0 ? wagerReturn(ring, wager, strict.offStep, chips(off)) : undefined
}

/**
 * The limits of the place where a wager counts now. It came there last, so its excess goes back.
 * @rule nz1:10.1(b) nz1:10.2 ruling:119
 */
export const repositioned = (ring: Ring, id: WagerId, inside: Inside): readonly GeneralEvent[] => {
  const wager = withId(ring.wagers, id)
  if (!wager) return []
  const others = ring.wagers.filter(one => one.id !== id)
  const event = cure({ ...ring, wagers: [...others, wager] }, wager, inside)
  return event ? [event] : []
}

/** Whether it is valid depends on the wagers before it. @rule nz1:10.2(a) */
const isForSize = ({ under }: GeneralEvent): boolean => under === 'nz1:10.2(a)'

/**
 * Checks each wager once, at the first call after it was placed or changed. An excess goes back
 * from the last wager. If several wagers are too small, the first is valid.
 * @rule ruling:544 ruling:101
 */
export const cures = (
  ring: Ring,
  inside: Inside,
  apply: (ring: Ring, event: GeneralEvent) => Ring,
): readonly GeneralEvent[] => {
  const events: GeneralEvent[] = []
  const small: Wager[] = []
  let now = ring
  const happens = (event: GeneralEvent): void => {
    events.push(event)
    now = apply(now, event)
  }
  for (const wager of ring.wagers.filter(({ id }) => !ring.checked.includes(id)).reverse()) {
    const event = cure(now, wager, inside)
    if (event && isForSize(event)) small.unshift(wager)
    else if (event) happens(event)
  }
  for (const wager of small) happens(belowMinimum(now, wager)!)
  return events
}
