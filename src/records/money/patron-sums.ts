import type { EventOf } from '../../general/events.ts'
import type { Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { byName, putByName } from '../by-name.ts'
import { isOfThisRound } from '../corrections.ts'
import { aboutRound, endedBefore } from '../finished-rounds.ts'
import type { PatronRound, RoundRecord } from '../round-record.ts'
import type { RoundReader } from '../rounds.ts'
import type { Changes } from '../table-book.ts'

/** Each patron's money in the current round, by column. */

export type Sums = { -readonly [K in keyof PatronRound]: PatronRound[K] }

export const sumsOf = ({ sheet, book }: RoundReader, patron: Patron): Sums => {
  const sums =
    byName(sheet.sums, patron) ??
    putByName(sheet.sums, patron, newSums(patron, byName(sheet.before, patron) ?? 0))
  sums.seat = byName(book.seats, patron) ?? sums.seat
  return sums
}

const newSums = (patron: Patron, before: number): Sums => ({
  patron,
  seat: null,
  before,
  bought: 0,
  cashed: 0,
  won: 0,
  commission: 0,
  lost: 0,
  fees: 0,
  corrected: 0,
  after: 0,
})

/** Adds an event's chips to the right column. */
export const account = (reader: RoundReader, event: Event, changes: Changes): void => {
  for (const [patron, { cage, bank }] of changes) {
    if (isAnew(reader, event)) {
      corrected(reader, aboutRound(reader, event), patron, bank)
      continue
    }
    const sums = sumsOf(reader, patron)
    if (cage > 0) sums.bought += cage
    else sums.cashed -= cage
    if (bank === 0) continue
    if (event.is === 'FeeTaken' || event.is === 'FeeReturned') sums.fees -= bank
    else if (event.is === 'WagerSettled') settledFor(sums, event as EventOf<'WagerSettled'>)
    else sums.corrected += bank
  }
}

/** True if the event reverses or repeats the settlement of a wager of a round that is over. */
const isAnew = (reader: RoundReader, event: Event): boolean => {
  const { last, reopened, sheet, count } = reader
  if (event.is === 'RoundInvalidated')
    return last !== null && !isOfThisRound(event, count, sheet.called)
  if (event.is !== 'WagerSettled' && event.is !== 'WagerReopened') return false
  const { id } = (event as EventOf<'WagerSettled' | 'WagerReopened'>).wager
  if (event.is === 'WagerSettled') return reopened.includes(id)
  return endedBefore(reader, id)
}

const withPatron = (
  record: RoundRecord,
  patron: Patron,
  change: (one: PatronRound) => PatronRound,
): RoundRecord => ({
  ...record,
  patrons: record.patrons.map(one => (one.patron === patron ? change(one) : one)),
})

/**
 * This money belongs to a round that is over. It changes the balance at its end and at the start of
 * the rounds after it.
 */
const corrected = (
  reader: RoundReader,
  about: 'last' | 'earlier',
  patron: Patron,
  bank: number,
): void => {
  const { last, sheet } = reader
  const record = reader[about]
  if (!last || !record || bank === 0) return
  reader[about] = withPatron(record, patron, one => ({
    ...one,
    corrected: one.corrected + bank,
    after: one.after + bank,
  }))
  if (about === 'earlier')
    reader.last = withPatron(last, patron, one => ({
      ...one,
      before: one.before + bank,
      after: one.after + bank,
    }))
  putByName(sheet.before, patron, (byName(sheet.before, patron) ?? 0) + bank)
  const sums = byName(sheet.sums, patron)
  if (sums) sums.before += bank
}

const settledFor = (
  sums: Sums,
  { won, commission, outcome, wager }: EventOf<'WagerSettled'>,
): void => {
  sums.won += won
  sums.commission += commission
  if (outcome.is === 'lose') sums.lost += wager.chips
}
