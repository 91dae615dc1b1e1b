import { drawersOf, entriesIn, inDrawers, withDrawer } from '../../kernel/chips/drawers.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Holdings, type PatronRecord, type Ring, recordOf } from '../state.ts'

/**
 * Who is at the table, and whom it remembers. A table costs as much as the patrons who are there,
 * however many have come and gone.
 */

const NEWCOMER: Omit<PatronRecord, 'left'> = {
  idleRounds: 0,
  usedBelowMinimum: false,
  excluded: false,
  owes: chips(0),
}

/** A patron whom the table does not know or remember. */
const GONE: PatronRecord = { ...NEWCOMER, left: true }

export const NOTHING: Holdings = {}

export const isEmpty = (held: Holdings): boolean => Object.values(held).every(sum => sum === 0)

export const withPatron = (ring: Ring, patron: Patron, change: Partial<PatronRecord>): Ring => {
  const record = { ...(recordOf(ring, patron) ?? GONE), ...change }
  return record.left
    ? forgotten({ ...ring, away: withDrawer(ring.away, patron, record) }, patron)
    : { ...ring, patrons: { ...ring.patrons, [patron]: record } }
}

/** How many of the last to leave are remembered even if nothing is open. @rule ruling:130 */
const LATELY = 200

/** Debts, exclusions, held chips and the one wager below the minimum outlast a visit. */
const mustRemember = (ring: Ring, patron: Patron, record: PatronRecord): boolean =>
  record.owes > 0 ||
  record.excluded ||
  record.usedBelowMinimum ||
  inDrawers(ring.unclaimed, patron) !== undefined

/** Forgets a patron who left, unless they left lately or something is open. */
export const forgotten = (ring: Ring, patron: Patron): Ring => {
  const record = inDrawers(ring.away, patron)
  if (!record || ring.lately.includes(patron) || mustRemember(ring, patron, record)) return ring
  return { ...ring, away: withDrawer(ring.away, patron, undefined) }
}

export const gone = (ring: Ring, patron: Patron): Ring => {
  const { [patron]: record = NEWCOMER, ...patrons } = ring.patrons
  const held = inDrawers(ring.stacks, patron) ?? NOTHING
  const lately = [...ring.lately.filter(each => each !== patron), patron]
  const left = {
    ...ring,
    patrons,
    stacks: isEmpty(held) ? withDrawer(ring.stacks, patron, undefined) : ring.stacks,
    away: withDrawer(ring.away, patron, { ...record, left: true, emptied: held }),
    lately: lately.slice(-LATELY),
  }
  return lately.length > LATELY ? forgotten(left, lately[0]!) : left
}

/** A patron who comes back keeps personal limits only while a wager of theirs is on the table. */
export const back = (ring: Ring, patron: Patron): Ring => {
  const { emptied, personal, ...record }: Omit<PatronRecord, 'left'> =
    inDrawers(ring.away, patron) ?? NEWCOMER
  const hasWager = ring.wagers.some(wager => wager.patron === patron)
  const limits = personal && hasWager ? { personal } : {}
  return {
    ...ring,
    patrons: { ...ring.patrons, [patron]: { ...record, ...limits, left: false } },
    away: withDrawer(ring.away, patron, undefined),
    stacks:
      emptied && !inDrawers(ring.stacks, patron)
        ? withDrawer(ring.stacks, patron, emptied)
        : ring.stacks,
  }
}

/** The count of 10.2(a) begins again, so most of those who left can be forgotten. */
export const nextDay = (ring: Ring): Ring => {
  const afresh = ([patron, record]: readonly [Patron, PatronRecord]) =>
    [patron, record.usedBelowMinimum ? { ...record, usedBelowMinimum: false } : record] as const
  const lately = new Set(ring.lately)
  const remembered = entriesIn(ring.away).filter(
    ([patron, record]) =>
      lately.has(patron) || mustRemember(ring, patron, { ...record, usedBelowMinimum: false }),
  )
  return {
    ...ring,
    openedThisDay: ring.open,
    partnerships: [],
    patrons: Object.fromEntries(Object.entries(ring.patrons).map(afresh)),
    away: drawersOf(remembered.map(afresh)),
  }
}
