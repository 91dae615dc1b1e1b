import type { Patron } from '../kernel/people.ts'
import { refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { command, isRoundOpen, OPERATOR } from './law.ts'
import { patronsPresent, type Ring } from './state.ts'

/** Division 1 section 7: private tables. */

const patrons = field.list(field.patron)

const RESERVATION = field.either(
  field.record({ for: field.oneOf('patrons'), patrons }),
  field.record({ for: field.oneOf('event'), event: field.word, patrons }),
)

/** @rule nz1:7.2 only those on the list play at a private table. */
export const isInvited = ({ reserved }: Ring, patron: Patron): boolean =>
  reserved === undefined || reserved.patrons.includes(patron)

/** @rule ruling:122 nobody else may be playing here, and nobody plays at a closed table. */
export const reserve = command('reserve', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { reservation: RESERVATION },
  about: 'the-table',
  under: 'nz1:7.1',
  place: 'notice',
  decide: (ring, { reservation }, inside) => {
    const under = reservation.for === 'event' ? 'nz1:7.1(b)' : 'nz1:7.1(a)'
    if (isRoundOpen(ring, inside))
      return refuse(under, 'Wagers are on the table; wait for the round to end.')
    const playing = ring.open ? patronsPresent(ring) : []
    const outsider = playing.find(one => !reservation.patrons.includes(one))
    return outsider
      ? refuse(under, '{patron} is playing here and is not on the list.', { patron: outsider })
      : [{ is: 'TableReserved', reservation, under }]
  },
})

export const endReservation = command('end-reservation', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {},
  about: 'the-table',
  under: 'nz1:7.1',
  place: 'notice',
  decide: ring =>
    ring.reserved
      ? [{ is: 'ReservationEnded', under: 'nz1:7.1' }]
      : refuse('nz1:7.1', 'The table is not reserved.'),
})
