import { refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { command, isRoundOpen, OPERATOR } from './law.ts'
import { patronsPresent, type Time } from './state.ts'

/** Division 1 section 8: a table with patrons closes only after twenty minutes' notice. */

/** @rule nz1:8.0 nz1:9.3(a) */
export const NOTICE: Time = 20 * 60 * 1000

export const openTable = command('open-table', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {},
  about: 'the-table',
  under: 'nz1:9.1',
  place: 'notice',
  decide: ring =>
    ring.open
      ? refuse('nz1:9.1', 'The table is open already.')
      : [{ is: 'TableOpened', under: 'nz1:9.1' }],
})

export const announceClosing = command('announce-closing', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { at: field.time },
  about: 'the-table',
  under: 'nz1:8.0',
  place: 'notice',
  decide: (ring, { at }) =>
    (ring.open ? undefined : refuse('nz1:8.0', 'The table is closed already.')) ??
    (at < ring.now + NOTICE
      ? refuse('nz1:8.0', 'Show the sign for 20 minutes before the table closes.')
      : [{ is: 'ClosingAnnounced', at, since: ring.now, under: 'nz1:8.0' }]),
})

/** The end of the casino's hours needs no notice, but a round under way is finished first. */
export const closeTable = command('close-table', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { ground: field.optional(field.oneOf('end-of-hours')) },
  about: 'the-table',
  under: 'nz1:8.0',
  place: 'notice',
  decide: (ring, { ground }, inside) => {
    if (!ring.open) return refuse('nz1:8.0', 'The table is closed already.')
    if (isRoundOpen(ring, inside))
      return refuse('nz1:8.0', 'A round is under way or wagers are on the table: finish it first.')
    const mayClose = ring.closing !== undefined && ring.now >= ring.closing.at
    if (patronsPresent(ring).length > 0 && !mayClose && ground !== 'end-of-hours')
      return refuse('nz1:8.0', 'Patrons are at the table: announce the closing 20 minutes ahead.')
    return [{ is: 'TableClosed', under: 'nz1:8.0' }]
  },
})

/** Time never runs backwards. */
export const time = command('time', {
  mood: 'report',
  by: ['clock'],
  fields: { at: field.time },
  about: 'the-table',
  under: 'nz1:8.0',
  decide: (ring, { at }) => (at <= ring.now ? [] : [{ is: 'TimePassed', at, under: 'nz1:8.0' }]),
})

/** A table that plays on into a new gaming day does not count as opened on that day. */
export const newGamingDay = command('new-gaming-day', {
  mood: 'report',
  by: [OPERATOR, 'clock'],
  fields: {},
  about: 'the-table',
  under: 'nz1:9.3(c)',
  place: 'notice',
  decide: () => [{ is: 'GamingDayBegan', under: 'nz1:9.3(c)' }],
})
