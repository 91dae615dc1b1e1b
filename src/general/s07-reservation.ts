import { refuse } from '../kernel/refusal.ts'
import { type Law, needsRank, OPERATOR } from './law.ts'
import { isRoundOpen, patronsPresent } from './state.ts'

/** Division 1 section 7: private tables. */

export const reserve: Law<'reserve'> = (ring, { by, reservation }) => {
  const under = reservation.for === 'event' ? 'nz1:7.1(b)' : 'nz1:7.1(a)'
  const refused = needsRank(by, OPERATOR, 'nz1:7.1')
  if (refused) return refused
  if (isRoundOpen(ring)) return refuse(under, 'Wagers are on the table; wait for the round to end.')
  const outsider = patronsPresent(ring).find(patron => !reservation.patrons.includes(patron))
  return outsider
    ? refuse(under, '{patron} is playing here and is not on the list.', { patron: outsider })
    : [{ is: 'TableReserved', reservation, under }]
}

export const endReservation: Law<'end-reservation'> = (ring, { by }) =>
  needsRank(by, OPERATOR, 'nz1:7.1') ??
  (ring.reserved
    ? [{ is: 'ReservationEnded', under: 'nz1:7.1' }]
    : refuse('nz1:7.1', 'The table is not reserved.'))
