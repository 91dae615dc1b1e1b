import type { Denominations } from '../kernel/chips/denominations.ts'
import { onceFor, onceForLatest, whileSame } from '../kernel/memo.ts'
import type { Chips } from '../kernel/money.ts'
import type { Patron, Seat, Viewer } from '../kernel/people.ts'
import type { ChipKind, Wager } from '../kernel/wager.ts'
import { personalSign } from './s09-limits.ts'
import { holderOf } from './s13-chips.ts'
import {
  accountHoldings,
  type Dispute,
  type Ended,
  type LimitChange,
  type Limits,
  type PatronRecord,
  patronsPresent,
  type Ring,
  recordOf,
  seatOf,
  type Time,
} from './state.ts'

/** The table's sign, which everyone can read. */
export interface Sign {
  /** Minimum and maximum, and the step if wagers go in steps. @rule nz1:9.2 nz1:9.5 */
  readonly limits: Limits
  readonly multiplesOfMinimum: boolean
  /** The chips that this table accepts and pays with. @rule nz1:10.4 */
  readonly denominations: Denominations
  /** New limits and their start. @rule nz1:9.3(a) */
  readonly change: LimitChange | null
  /** @rule nz1:8.0 */
  readonly closesAt: Time | null
  /** @rule nz1:7.2 */
  readonly isPrivate: boolean
  /** The value of one chip of each colour. @rule nz1:14.3(f) */
  readonly colours: Readonly<Record<string, Chips>>
  /** Colours that nobody uses. @rule nz1:14.3(a) */
  readonly freeColours: readonly string[]
  /** @rule nz1:14.43 */
  readonly nonValueChipsOnly: boolean
  /** The operator's copy of the rules, or where to read it. @rule nz1:19.2 */
  readonly rules: string | null
}

export interface Place {
  readonly seat: Seat
  readonly patron: Patron | null
  /** @rule nz1:9.4 personal limits are shown at the patron's seat. */
  readonly personal: Limits | null
}

/** A patron who plays standing. */
export interface Standing {
  readonly patron: Patron
  readonly personal: Limits | null
}

/** Shown only to the patron concerned and to the house. */
export interface Mine {
  readonly stack: Readonly<Partial<Record<ChipKind, number>>>
  readonly owes: Chips
  /** Held until the operator hands it out. @rule nz1:12.2 */
  readonly unclaimed: Readonly<Partial<Record<ChipKind, number>>>
  /**
   * Rounds without a wager while the table was full. After three, staff may ask for the seat.
   * @rule nz1:6.0
   */
  readonly idleRounds: number
  /** How the patron's wagers ended in the latest round. */
  readonly settled: readonly Ended[]
  readonly disputes: readonly (Dispute & { readonly notice: string | null })[]
}

export interface TableView<PlayView> {
  readonly open: boolean
  readonly now: Time
  /** The number of finished rounds. The round under way has the next number. */
  readonly round: number
  readonly sign: Sign
  readonly seats: readonly Place[]
  readonly standing: readonly Standing[]
  readonly wagers: readonly Wager[]
  readonly mine: Mine | null
  readonly play: PlayView
}

/** @rule nz1:19.1 */
const COMPLAINT =
  'This dispute was not resolved. You may take your complaint to a gambling inspector.'

const NO_CHIPS = {}
const NONE_ENDED: readonly Ended[] = []

const byPatron = onceFor((ended: readonly Ended[]): ReadonlyMap<Patron, readonly Ended[]> => {
  const all = new Map<Patron, Ended[]>()
  for (const each of ended) {
    const own = all.get(each.wager.patron)
    if (own) own.push(each)
    else all.set(each.wager.patron, [each])
  }
  return all
})

const mine = whileSame(
  (
    patron: Patron,
    { owes, idleRounds }: PatronRecord,
    stack: Mine['stack'],
    unclaimed: Mine['unclaimed'],
    settled: readonly Ended[],
    disputes: Ring['disputes'],
  ): Mine => ({
    stack,
    owes,
    unclaimed,
    idleRounds,
    settled: byPatron(settled).get(patron) ?? NONE_ENDED,
    disputes: disputes
      .filter(each => each.patron === patron)
      .map(each => ({ ...each, notice: each.state === 'unresolved' ? COMPLAINT : null })),
  }),
)

const mineOf = (ring: Ring, patron: Patron): Mine | null => {
  const record = recordOf(ring, patron)
  if (!record) return null
  const { last, disputes } = ring
  const stack = accountHoldings(ring, `stack:${patron}`) ?? record.emptied ?? NO_CHIPS
  const unclaimed = accountHoldings(ring, `unclaimed:${patron}`) ?? NO_CHIPS
  return mine(record, patron, record, stack, unclaimed, last?.ended ?? NONE_ENDED, disputes)
}

const whoIsHere = whileSame(
  (
    limits: Limits,
    seats: Ring['seats'],
    patrons: Ring['patrons'],
  ): Pick<TableView<unknown>, 'seats' | 'standing'> => ({
    seats: seats.map((patron, i) => ({
      seat: i + 1,
      patron,
      personal: patron === null ? null : personalSign(limits, patrons[patron]?.personal),
    })),
    standing: patronsPresent({ patrons })
      .filter(patron => seatOf({ seats }, patron) === undefined)
      .map(patron => ({ patron, personal: personalSign(limits, patrons[patron]?.personal) })),
  }),
)

/** Rebuilt only when something on it changes. Wagers rarely change a sign. */
const sign = whileSame(
  (
    config: Ring['config'],
    limits: Limits,
    change: Ring['change'],
    closing: Ring['closing'],
    reserved: Ring['reserved'],
    colours: Ring['colours'],
    out: string,
    rules: string | undefined,
  ): Sign => {
    const isOut = (colour: string): boolean => out.includes(JSON.stringify(colour))
    const worths = Object.entries(colours).map(([colour, { worth }]) => [colour, worth] as const)
    return {
      limits,
      multiplesOfMinimum: config.multiplesOfMinimum,
      denominations: config.denominations,
      change: change ?? null,
      closesAt: closing?.at ?? null,
      isPrivate: reserved !== undefined,
      colours: Object.fromEntries(worths.filter(([colour]) => isOut(colour))),
      freeColours: config.colours.filter(colour => !isOut(colour)),
      nonValueChipsOnly: config.nonValueChipsOnly,
      rules: rules ?? null,
    }
  },
)

const signOf = (ring: Ring): Sign => {
  const { config, limits, change, closing, reserved, colours, rules } = ring
  const out = Object.keys(colours).filter(colour => holderOf(ring, colour))
  return sign(
    config,
    config,
    limits,
    change,
    closing,
    reserved,
    colours,
    JSON.stringify(out),
    rules,
  )
}

type Common = Omit<TableView<unknown>, 'mine' | 'play'>

/** Built field by field, so that nothing is shown by accident. */
const common = onceForLatest(
  (ring: Ring): Common => ({
    open: ring.open,
    now: ring.now,
    round: ring.round.number - 1,
    sign: signOf(ring),
    ...whoIsHere(ring.config, ring.limits, ring.seats, ring.patrons),
    wagers: ring.wagers,
  }),
)

export const viewRing = <V>(ring: Ring, viewer: Viewer, play: V): TableView<V> => {
  const { open, now, round, sign, seats, standing, wagers } = common(ring)
  const own = viewer.role === 'patron' ? mineOf(ring, viewer.patron) : null
  return { open, now, round, sign, seats, standing, wagers, mine: own, play }
}
