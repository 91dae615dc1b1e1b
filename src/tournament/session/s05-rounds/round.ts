import type { GeneralEvent } from '../../../general/events.ts'
import { wagerReturn } from '../../../general/s10-wagers/cure.ts'
import { betsClosed } from '../../../general/state.ts'
import type { Authority } from '../../../kernel/authority.ts'
import type { Move } from '../../../kernel/chips/settle.ts'
import type { Event } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import type { Result } from '../../director/s05-results/ranking.ts'
import { outWithWager } from '../s03-wagering/turn.ts'
import {
  type AnyEvent,
  active,
  isOutOfChips,
  limitsOf,
  markerBefore,
  nextMarker,
  type Player,
  patronStakes,
  type Session,
  type SessionEvent,
  stackOf,
} from '../state.ts'
import { type Course, endsAfterRound, survival } from './ends.ts'

/** Division 7 sections 3 to 5: what follows the end of a round. */

/** Chips on the layout still belong to their players. @rule nz7:5.5(a) nz7:5.5(b) */
const resultOf = (state: Session, bust?: readonly Patron[]): Result => ({
  stacks: Object.fromEntries(
    state.players
      .filter(({ status }) => status === 'active' || status === 'out')
      .map(({ patron }) => [patron, stackOf(state, patron) + patronStakes(state, patron)]),
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
const nextStep = ({ raises, limitStep }: Session): number => (raises ? limitStep + 1 : limitStep)

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
    .map(patron => {
      const under = stackOf(state, patron) === 0 ? 'nz7:3.7' : 'ruling:703'
      return { is: 'PlayerOut', patron, under } as const
    })
  if (left.is === 'one-left') return [...gone, over(state, left.under)]
  if (ending) return [...gone, over(state, ending.under)]
  const out = gone.map(({ patron }) => patron)
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
export const takenBack = (
  { id, patron, chips, kind }: Wager,
  under: Authority = 'ruling:734',
): GeneralEvent => {
  const moves: readonly Move[] = [{ from: `area:${id}`, to: `stack:${patron}`, chips, kind, under }]
  return { is: 'WagerWithdrawn', wager: id, moves, under }
}

/**
 * The operator invalidated a finished round, which is played again. Until the count this may be the
 * last round of the session.
 * @rule nz1:18.2 nz7:5.4 nz7:5.5 ruling:738
 */
export const roundTakenBack = (before: Session, after: Session): readonly SessionEvent[] => {
  if (before.rounds === 0) return []
  const { minimum } = limitsOf(before)
  const back = after.players
    .map(({ patron }) => patron)
    .filter(patron => isOutOfChips(after, patron) && stackOf(after, patron) >= minimum)
  const hasMoved = before.status === 'running' && isBetweenRounds(after)
  const players = after.players.map(player =>
    back.includes(player.patron) ? { ...player, status: 'active' as const } : player,
  )
  const marker = hasMoved ? markerBefore({ ...after, players }) : after.marker
  return [{ is: 'RoundTakenBack', back, marker, under: 'nz7:5.4' }]
}

const isBetweenRounds = ({ inner, done }: Session): boolean =>
  inner.wagers.length === 0 && !betsClosed(inner) && done.length === 0

/**
 * A player who lost chips outside a round may be out, and the session over. During a round its end
 * decides.
 * @rule nz7:3.7 nz7:3.8 nz7:5.1 ruling:703
 */
const emptied = (before: Session, state: Session): readonly AnyEvent[] => {
  if (state.status !== 'running' || betsClosed(state.inner)) return []
  const { minimum } = limitsOf(state)
  const playing = active(state)
  const held = (patron: Patron): number => stackOf(state, patron) + patronStakes(state, patron)
  const out = playing.filter(patron => patronStakes(state, patron) === 0 && held(patron) < minimum)
  const left = playing.length - out.length
  if (left === 0 && out.length > 1)
    return [over(state, out.every(each => held(each) === 0) ? 'nz7:3.8(a)' : 'nz7:3.8(b)', out)]
  const gone = out.map((patron): SessionEvent => {
    const under = held(patron) === 0 ? 'nz7:3.7' : 'ruling:703'
    return { is: 'PlayerOut', patron, under }
  })
  const hasChanged = gone.length > 0 || active(before).length > 1
  return left <= 1 && hasChanged ? [...gone, ...abandonment(state, 'nz7:5.1')] : gone
}

/**
 * The result after chips or players changed between the end and the count.
 * @rule nz7:5.5 ruling:736 ruling:738
 */
const resultAgain = (state: Session, under: Authority): readonly SessionEvent[] => {
  if (state.status !== 'over' || !state.result) return []
  const { bust = [] } = state.result
  const { minimum } = limitsOf(state)
  const wentUnder = bust.every(patron => stackOf(state, patron) < minimum)
  const result = resultOf(state, wentUnder && bust.length > 0 ? bust : undefined)
  return JSON.stringify(result) === JSON.stringify(state.result)
    ? []
    : [{ is: 'CountCorrected', result, under }]
}

/** Players who were out of chips have some again. @rule nz7:3.7 */
const returned = (state: Session): readonly Patron[] =>
  state.players
    .map(({ patron }) => patron)
    .filter(each => isOutOfChips(state, each) && stackOf(state, each) >= limitsOf(state).minimum)

const playersBack = (state: Session): readonly SessionEvent[] =>
  state.status === 'running'
    ? returned(state).map(patron => ({ is: 'PlayerBack', patron, under: 'nz7:3.7' }))
    : []

/**
 * A session that ended early because chips were missing goes on when they are there again.
 * @rule nz7:3.8 nz7:5.1 ruling:747
 */
const resumed = (state: Session): readonly SessionEvent[] => {
  const { duration, endVariant } = state.terms
  const back = returned(state)
  const { minimum } = limitsOf(state)
  const isShort = (patron: Patron): boolean => stackOf(state, patron) < minimum
  const short = active(state).filter(isShort)
  const left = active(state).length - short.length + back.length
  if (left < 2 || endsAfterRound(duration, endVariant, courseOf(state))) return []
  const players = state.players.map((player): Player => {
    if (back.includes(player.patron)) return { ...player, status: 'active' }
    return short.includes(player.patron) ? { ...player, status: 'out' } : player
  })
  const marker = nextMarker({ ...state, players })
  return [
    { is: 'SessionResumed', back, marker, under: 'ruling:747' },
    ...short.map((patron): SessionEvent => ({ is: 'PlayerOut', patron, under: 'nz7:3.7' })),
  ]
}

/** What follows a change of chips outside the rounds. */
export const adjusted = (before: Session, after: Session): readonly AnyEvent[] => {
  if (after.status !== 'over' || before.status !== 'over')
    return [...playersBack(after), ...emptied(before, after)]
  const again = hasMoreChips(before, after) ? resumed(after) : []
  return again.length > 0 ? again : resultAgain(after, 'nz7:5.5')
}

const hasMoreChips = (before: Session, after: Session): boolean =>
  after.players.some(({ patron }) => stackOf(after, patron) > stackOf(before, patron))

/** An excluded player has no more turns. The chips still count. @rule nz1:17.3(b) ruling:737 */
export const excluded = (
  state: Session,
  { patron }: { readonly patron: Patron },
): readonly AnyEvent[] =>
  active(state).includes(patron) && ['seating', 'running'].includes(state.status)
    ? outWithWager(state, patron, 'nz1:17.3(b)')
    : []

/** Returns all wagers and ends the session. */
export const abandonment = (state: Session, under: Authority): readonly AnyEvent[] => [
  ...state.inner.wagers.map(wager => wagerReturn(state.inner, wager, under)),
  over(state, under),
]

/** A round is not played again by one player alone. @rule nz7:5.1 ruling:738 */
export const leftAlone = (state: Session): readonly AnyEvent[] =>
  state.status === 'running' && !betsClosed(state.inner) && active(state).length < 2
    ? abandonment(state, 'nz7:5.1')
    : []

/**
 * Between rounds, time ends a session at once. It does not run during an interruption.
 * @rule nz7:5.2 ruling:729
 */
export const timeIsUp = (state: Session): boolean =>
  state.status === 'running' &&
  state.interrupted === null &&
  state.terms.duration.unit === 'time' &&
  isBetweenRounds(state) &&
  endsAfterRound(state.terms.duration, undefined, courseOf(state)) !== undefined

/**
 * A round that is void although it was paid is played again. A spin has put its wagers back on the
 * layout; a round of baccarat has returned them.
 * @rule ruling:738
 */
export const voidAfterPayment = (events: readonly Event[]): readonly WagerId[] | undefined => {
  const spin = events.find(
    (event): event is Event & PaidSpin => event.is === 'SpinVoided' && 'wasOver' in event,
  )
  if (spin) return spin.reopens ?? []
  const isVoid = events.some(({ is }) => is === 'ResultVoided')
  return isVoid && !events.some(({ is }) => is === 'RoundInvalidated') ? [] : undefined
}

interface PaidSpin {
  readonly reopens?: readonly WagerId[]
}
