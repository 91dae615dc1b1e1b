import type { GeneralEvent } from '../../general/events.ts'
import { voids } from '../../general/s10-cure.ts'
import { betsClosed } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Move } from '../../kernel/settle.ts'
import type { Wager } from '../../kernel/wager.ts'
import type { Result } from '../director/s05-ranking.ts'
import { type Course, endsAfterRound, survival } from './s05-ends.ts'
import {
  active,
  type Either,
  limitsOf,
  nextMarker,
  type Session,
  type SessionEvent,
  stackOf,
  wageredBy,
} from './state.ts'

/** Division 7 sections 3 to 5: what follows the end of a round. */

/** Chips on the layout still belong to their players. @rule nz7:5.5(a) nz7:5.5(b) */
const resultOf = (state: Session, bust?: readonly Patron[]): Result => ({
  stacks: Object.fromEntries(
    state.players
      .filter(({ status }) => status === 'active' || status === 'out')
      .map(({ patron }) => [patron, stackOf(state, patron) + wageredBy(state, patron)]),
  ),
  ...(bust ? { bust } : {}),
  ...(Object.keys(state.expelled).length > 0 ? { disqualified: state.expelled } : {}),
})

export const over = (state: Session, under: Authority, bust?: readonly Patron[]): SessionEvent => ({
  is: 'SessionEnded',
  result: resultOf(state, bust),
  under,
})

const courseOf = (state: Session): Course => ({
  rounds: state.rounds,
  shoe: state.shoe,
  elapsed: state.inner.now - state.startedAt,
  cutInRound: state.cutInRound,
})

/** Limits rise with the next round, unless the director keeps them. @rule nz7:4.13 ruling:722 */
const nextStep = ({ raises, limitStep, terms }: Session): number =>
  raises ? Math.min(limitStep + 1, terms.limits.length - 1) : limitStep

/**
 * If there is no next round, its higher limits do not count.
 * @rule nz7:3.7 nz7:3.8 nz7:5.1 nz7:4.8 nz7:4.13 ruling:703
 */
export const afterRound = (state: Session): readonly SessionEvent[] => {
  const playing = active(state)
  const ending = endsAfterRound(state.terms.duration, state.terms.endVariant, courseOf(state))
  const step = ending ? state.limitStep : nextStep(state)
  const { minimum } = state.terms.limits[step]!
  const left = survival(
    playing.map(patron => stackOf(state, patron)),
    minimum,
  )
  if (left.is === 'none-left') return [over(state, left.under, playing)]
  const gone = playing
    .filter(patron => stackOf(state, patron) < minimum)
    .map((patron): SessionEvent => {
      const under = stackOf(state, patron) === 0 ? 'nz7:3.7' : 'ruling:703'
      return { is: 'PlayerOut', patron, under }
    })
  if (left.is === 'one-left') return [...gone, over(state, left.under)]
  if (ending) return [...gone, over(state, ending.under)]
  const out = gone.map(event => ('patron' in event ? event.patron : ''))
  const players = state.players.map(player =>
    out.includes(player.patron) ? { ...player, status: 'out' as const } : player,
  )
  return [
    ...gone,
    ...(step === state.limitStep ? [] : [{ is: 'LimitsRaised', step, under: 'nz7:4.13' } as const]),
    { is: 'MarkerMoved', to: nextMarker({ ...state, players }), under: 'nz7:4.8' },
  ]
}

/** After a Stand Off, wagers go back. Everyone wagers again, in turn. @rule nz7:4.8 ruling:734 */
export const takenBack = ({ id, patron, chips, kind }: Wager): GeneralEvent => {
  const under = 'ruling:734'
  const moves: readonly Move[] = [{ from: `area:${id}`, to: `stack:${patron}`, chips, kind, under }]
  return { is: 'WagerWithdrawn', wager: id, moves, under }
}

/** The operator invalidated a finished round. @rule nz1:18.2 nz7:5.4 */
export const roundTakenBack = (before: Session, after: Session): readonly SessionEvent[] => {
  const { minimum } = limitsOf(before)
  const back = after.players
    .filter(({ status }) => status === 'out')
    .map(({ patron }) => patron)
    .filter(patron => stackOf(before, patron) < minimum && stackOf(after, patron) >= minimum)
  return before.rounds > 0 ? [{ is: 'RoundTakenBack', back, under: 'nz7:5.4' }] : []
}

/** Returns all wagers and ends the session. */
export const brokenOff = (state: Session, under: Authority): readonly Either[] => [
  ...state.inner.wagers.map(wager => voids(state.inner, wager, under)),
  over(state, under),
]

/**
 * Between rounds, time ends a session at once. It does not run during an interruption.
 * @rule nz7:5.2 ruling:729
 */
export const timeIsUp = (state: Session): boolean =>
  state.status === 'running' &&
  state.interrupted === null &&
  state.terms.duration.unit === 'time' &&
  state.inner.wagers.length === 0 &&
  !betsClosed(state.inner) &&
  state.done.length === 0 &&
  endsAfterRound(state.terms.duration, undefined, courseOf(state)) !== undefined
