import type { ByPatron, Patron, Seat } from '../../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import type { GeneralEvent } from '../events.ts'
import { evolveRing } from '../evolve.ts'
import { command, presentPatron } from '../law.ts'
import { isInvited } from '../s07-reservation.ts'
import { carriedReturns } from '../s10-wagers/cure.ts'
import { debtPaid, emptyingMoves } from '../s11-payment/payment.ts'
import { coloursBack } from '../s13-chips.ts'
import { isAtTable, type Ring, recordOf } from '../state.ts'

/** Division 1 sections 2.3, 6 and 7: who may take part, and where they sit. */

const joins = (ring: Ring, { patron }: ByPatron, seat: Seat | null): Decision<GeneralEvent> => {
  const refused = kept(ring, patron)
  if (refused) return refused
  const joined: GeneralEvent = { is: 'PatronJoined', patron, seat, under: 'nz1:2.3' }
  const isNew = !isAtTable(ring, patron)
  return ring.change?.by === 'agreement' && isNew
    ? [joined, { is: 'LimitsWithdrawn', under: 'nz1:9.3(b)' }]
    : [joined]
}

/** Refuses a patron who is excluded, or a table that is closed or private. */
const kept = (ring: Ring, patron: Patron): Refusal | undefined => {
  if (recordOf(ring, patron)?.excluded)
    return refuse('nz1:17.3(b)', 'You have been excluded from this game.')
  if (!ring.open) return refuse('nz1:8.0', 'The table is closed.')
  return isInvited(ring, patron) ? undefined : refuse('nz1:7.2', 'This is a private table.')
}

export const sit = command('sit', {
  mood: 'request',
  by: ['patron'],
  fields: { seat: field.seat },
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by, seat }) => {
    const holder = ring.seats[seat - 1]
    if (holder === undefined)
      return refuse('nz1:6.0', 'This table has seats 1 to {seats}.', { seats: ring.seats.length })
    if (holder !== null) return refuse('nz1:6.0', 'Seat {seat} is taken.', { seat })
    return joins(ring, by, seat)
  },
})

export const stand = command('stand', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by }) =>
    ring.config.standing ? joins(ring, by, null) : refuse('nz1:6.0', 'Take a seat to play here.'),
})

/**
 * The patron returns colours, pays debts and takes the chips along. Wagers stay, and the house
 * holds their winnings.
 * @rule nz1:12.1 nz1:14.3(d)
 */
export const leave = command('leave', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by }) => {
    const patron = presentPatron(ring, by)
    if (isRefusal(patron)) return patron
    const wagers = carriedReturns(ring, patron, 'nz1:12.1')
    const off = wagers.reduce(evolveRing, ring)
    const back = coloursBack(off, patron)
    const events = [...wagers, ...back, ...debtPaid(back.reduce(evolveRing, off), patron)]
    const after = events.reduce(evolveRing, ring)
    const moves = emptyingMoves(after, `stack:${patron}`, 'cage', 'nz1:13.1')
    return [...events, { is: 'PatronLeft', patron, moves, under: 'nz1:12.1' }]
  },
})

const PATIENCE = 3

/**
 * Allowed only while every other seat is taken, and after three rounds without a wager.
 * @rule ruling:532 ruling:106
 */
export const requireSeat = command('require-seat', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { seat: field.seat },
  about: 'this-round',
  under: 'nz1:6.0',
  place: 'form',
  decide: (ring, { seat }) => {
    const patron = ring.seats[seat - 1]
    if (!patron) return refuse('nz1:6.0', 'Nobody sits at seat {seat}.', { seat })
    if (ring.round.wagered.includes(patron))
      return refuse('nz1:6.0', 'Seat {seat} has wagered again.', { seat })
    const rounds = recordOf(ring, patron)!.idleRounds
    if (ring.seats.some(holder => holder === null))
      return refuse(
        'nz1:6.0',
        'An idle patron is asked for the seat only while every other seat is taken.',
      )
    return rounds < PATIENCE
      ? refuse('nz1:6.0', 'Seat {seat} has been idle for {rounds} rounds, and three are needed.', {
          seat,
          rounds,
        })
      : [{ is: 'SeatRequired', seat, patron, under: 'nz1:6.0' }]
  },
})
