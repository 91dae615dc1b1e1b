import type { Patron } from '../../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command, DIRECTOR, SESSION_NUMBER } from '../law.ts'
import { findSession } from '../s04-heats.ts'
import { type DirectorState, isPlayer, isWaiting, remaining, type Session } from '../state.ts'

/** Division 7 rules 2.3(ad) and 4.3: who is here, and seats by hand. */

/** @rule nz7:2.3(ac)(ii) nz7:4.3 */
export const checkIn = command('check-in', {
  mood: 'report',
  by: [DIRECTOR],
  fields: { patron: field.patron, here: field.flag },
  about: 'the-table',
  under: 'nz7:4.3',

  decide: (state, { patron, here }) =>
    (state.status === 'entries-open' || state.status === 'running') && isPlayer(state, patron)
      ? [{ is: 'CheckedIn', patron, here, under: 'nz7:4.3' }]
      : refuse('nz7:4.3', '{patron} is no player of this tournament.', { patron }),
})

/** The session of this stage in which the patron waits to play. */
const seatOf = ({ sessions, stage }: DirectorState, patron: Patron): number =>
  sessions.findIndex(
    session => session.stage === stage && isWaiting(session) && session.players.includes(patron),
  )

/** The players of both sessions after the move, or after an exchange if the seat is taken. */
const exchanged = (
  from: readonly Patron[],
  to: readonly Patron[],
  patron: Patron,
  seat: number,
): readonly [readonly Patron[], readonly Patron[]] => {
  const other = to[seat - 1]
  return other === undefined
    ? [from.filter(each => each !== patron), [...to, patron]]
    : [from.with(from.indexOf(patron), other), to.with(seat - 1, patron)]
}

const unlike = (heat: Session, other: Session): Refusal | undefined =>
  heat.stage === other.stage && heat.playOff === other.playOff && (!heat.playOff || heat === other)
    ? undefined
    : refuse('nz7:5.8', 'Only players of that stage are seated there.')

/**
 * The operator decides who plays in which session, and where. If the seat is taken, the two players
 * change places.
 * @rule nz7:2.3(ad) nz7:2.3(ad)(i) nz7:2.3(ad)(ii)
 */
export const seat = command('seat', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, session: SESSION_NUMBER, seat: field.seat },
  about: 'the-table',
  under: 'nz7:2.3(ad)(ii)',

  decide: (state, { patron, session: to, seat: at }) => {
    const target = findSession(state, to, isWaiting)
    if (isRefusal(target)) return target
    const from = seatOf(state, patron)
    if (from < 0 || !isPlayer(state, patron))
      return refuse('nz7:2.3(ad)', '{patron} waits for no session that could be changed.', {
        patron,
      })
    const heat = state.sessions[from]!
    const wrong = unlike(heat, target)
    if (wrong) return wrong
    const { seats } = state.conditions.stages[heat.stage]!
    const here = remaining(state, target)
    if (at > Math.max(seats, here.length))
      return refuse('nz7:4.2(a)', 'That table has {seats} seats.', { seats })
    if (from === to) {
      const seats = moved(here, patron, at)
      return seats.indexOf(patron) === here.indexOf(patron)
        ? refuse('nz7:2.3(ad)(ii)', '{patron} has that seat.', { patron })
        : [{ is: 'SeatsArranged', seats: [[to, seats]], under: 'nz7:2.3(ad)(ii)' }]
    }
    const [left, taken] = exchanged(remaining(state, heat), here, patron, at)
    return [
      {
        is: 'SeatsArranged',
        seats: [
          [from, left],
          [to, taken],
        ],
        under: 'nz7:2.3(ad)(i)',
      },
    ]
  },
})

/** Two players of one table change seats, or one moves to the end. */
const moved = (here: readonly Patron[], patron: Patron, at: number): readonly Patron[] => {
  const other = here[at - 1]
  return other === undefined
    ? [...here.filter(each => each !== patron), patron]
    : here.with(here.indexOf(patron), other).with(at - 1, patron)
}
