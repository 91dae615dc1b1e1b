import { refuse } from '../kernel/refusal.ts'
import { type Law, needsRank, OPERATOR } from './law.ts'
import { isRoundOpen, patronsPresent, type Time } from './state.ts'

/** Division 1 section 8: a table with patrons closes only after twenty minutes' notice. */

/** @rule nz1:8.0 nz1:9.3(a) */
export const NOTICE: Time = 20 * 60 * 1000

export const openTable: Law<'open-table'> = (ring, { by }) =>
  needsRank(by, OPERATOR, 'nz1:9.1') ??
  (ring.open
    ? refuse('nz1:9.1', 'The table is open already.')
    : [{ is: 'TableOpened', under: 'nz1:9.1' }])

export const announceClosing: Law<'announce-closing'> = (ring, { by, at }) =>
  needsRank(by, OPERATOR, 'nz1:8.0') ??
  (ring.open ? undefined : refuse('nz1:8.0', 'The table is closed already.')) ??
  (at < ring.now + NOTICE
    ? refuse('nz1:8.0', 'The sign has to stand for 20 minutes before the table closes.')
    : [{ is: 'ClosingAnnounced', at, since: ring.now, under: 'nz1:8.0' }])

/** The end of the casino's hours needs no notice; a round under way is finished all the same. */
export const closeTable: Law<'close-table'> = (ring, { by, ground }) => {
  const refused = needsRank(by, OPERATOR, 'nz1:8.0')
  if (refused) return refused
  if (!ring.open) return refuse('nz1:8.0', 'The table is closed already.')
  if (isRoundOpen(ring))
    return refuse('nz1:8.0', 'Wagers are on the table; the round is finished first.')
  const mayClose = ring.closing !== undefined && ring.now >= ring.closing.at
  if (patronsPresent(ring).length > 0 && !mayClose && ground !== 'end-of-hours')
    return refuse('nz1:8.0', 'Patrons are at the table: announce the closing 20 minutes ahead.')
  return [{ is: 'TableClosed', under: 'nz1:8.0' }]
}

/** The clock reports; it never runs backwards. */
export const time: Law<'time'> = (ring, { by, at }) => {
  if (by.role !== 'clock') return refuse('nz1:8.0', 'Only the clock tells the time.')
  return at <= ring.now ? [] : [{ is: 'TimePassed', at, under: 'nz1:8.0' }]
}

/** A table that plays on into a new gaming day is not opened in it. */
export const newGamingDay: Law<'new-gaming-day'> = (_, { by }) => {
  const refused = by.role === 'clock' ? undefined : needsRank(by, OPERATOR, 'nz1:9.3(c)')
  return refused ?? [{ is: 'GamingDayBegan', under: 'nz1:9.3(c)' }]
}
