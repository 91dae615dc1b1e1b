import type { Felt } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { type Wager, withId } from '../../kernel/wager.ts'
import { clothOf } from './book/book.ts'
import { command } from './law.ts'
import { colourOf, isOnWheel } from './s02-wheel.ts'
import { lapsed } from './s03-wagers/declared-wagers.ts'
import { betName } from './s03-wagers/positions.ts'
import { betOfWager, isOutside, racetrackWinners, winners } from './s03-wagers/settlement.ts'
import { voidSpin } from './s05-irregularities.ts'
import type { RouletteEvent } from './table/events.ts'
import { type BallAtRest, DIRECTIONS, type Phase, type State } from './table/state.ts'

/** Division 8 section 4: the wheel, the ball, and the order of collecting and paying. */

const DIRECTION = field.oneOf(...DIRECTIONS)

/** @rule nz8:4.1 nz8:4.2 nz8:5.1(a) the ball must spin against the wheel. */
export const spin = command('spin', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { wheel: DIRECTION, ball: DIRECTION },
  about: 'this-step',
  under: 'nz8:4.2',
  place: 'step',
  decide: (state, { wheel, ball }) => {
    if (state.phase.is !== 'betting') return refuse('nz8:4.2', 'A spin is under way.')
    if (state.ballToExamine)
      return refuse('nz8:5.2', 'The game supervisor has to examine the ball first.')
    const started: RouletteEvent = { is: 'SpinStarted', wheel, ball, under: 'nz8:4.2' }
    return wheel === ball ? [started, voidSpin(state, 'same-direction', 'nz8:5.1(a)')] : [started]
  },
})

/** @rule nz8:4.3 */
export const call = command('call', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz8:4.3',
  place: 'step',
  decide: (state, _, felt) =>
    state.phase.is === 'spinning'
      ? [
          ...lapsed(state, felt),
          {
            is: 'NoMoreBets',
            with: state.elections.bell ? 'bell' : 'wave',
            under: 'nz8:4.3',
          },
        ]
      : refuse('nz8:4.3', 'Call no more bets while the ball runs round the wheel.'),
})

const isRunning = ({ is }: Phase): boolean => is === 'spinning' || is === 'no-more-bets'

/** The wagers on the table now can win or lose. Without a call, this closes the betting. */
const dropped = (state: State, felt: Felt): readonly RouletteEvent[] => {
  const closes = state.phase.is === 'spinning'
  const counted = Object.fromEntries(felt.wagers.map(({ id, chips }) => [id, chips]))
  const drop: RouletteEvent = { is: 'BallDropped', counted, closes, under: 'nz8:3.6' }
  return closes ? [...lapsed(state, felt), drop] : [drop]
}

export const ballDrops = command('ball-drops', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz8:3.6',
  place: 'step',
  decide: (state, _, felt) =>
    isRunning(state.phase)
      ? dropped(state, felt)
      : refuse('nz8:3.6', 'No ball is running round the wheel.'),
})

/** The dealer may correct an entered number before announcing it. @rule ruling:116 */
const isReread = ({ phase }: State, by: Actor): boolean =>
  phase.is === 'at-rest' && by.role === 'staff'

/** @rule nz8:2.5 nz8:4.2 nz8:4.4 ruling:811 */
export const spun = command('spun', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { number: field.word, revolutions: field.optional(field.whole(0, 100)) },
  about: 'this-step',
  under: 'nz8:4.4',
  place: 'step',
  sealed: 'nz8:2.5',
  decide: (state, { by, number: mark, revolutions }, felt) => {
    const { wheel } = clothOf(state.elections)
    const again = isReread(state, by)
    if (!isRunning(state.phase) && state.phase.is !== 'ball-dropped' && !again)
      return 'number' in state.phase
        ? refuse('ruling:116', 'The number has been announced and cannot be entered again.')
        : refuse('nz8:4.4', 'No ball is in the wheel.')
    if (!isOnWheel(wheel, mark)) return refuse(wheel.under, 'The wheel has no {mark}.', { mark })
    if (again) return [{ is: 'BallRested', in: mark, under: 'ruling:116' }]
    const events: RouletteEvent[] = isRunning(state.phase) ? [...dropped(state, felt)] : []
    events.push({ is: 'BallRested', in: mark, under: 'nz8:4.4' })
    if (revolutions !== undefined && revolutions < 4)
      events.push(voidSpin(state, 'short', 'nz8:4.2'))
    return events
  },
})

/** @rule nz8:4.4(a) nz8:4.4(b) nz8:2.6(d) the announcement also places the dolly. */
export const announce = command('announce', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz8:4.4',
  place: 'step',
  decide: state => {
    if (state.phase.is !== 'at-rest')
      return refuse('nz8:4.4', 'A number is announced when the ball has come to rest.')
    const { number } = state.phase
    return [{ is: 'NumberAnnounced', number, colour: colourOf(number), under: 'nz8:4.4(a)' }]
  },
})

/** An Asian Neighbour keeps its name and odds. @rule nz8:4.5A ruling:814 */
export const transfer = command('transfer', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz8:4.5A',
  place: 'step',
  decide: (state, _, felt) => {
    if (state.phase.is !== 'announced')
      return refuse('nz8:4.5A', 'Winners leave the racetrack once the number is announced.')
    const wagers = Object.fromEntries(
      racetrackWinners(state, state.phase, felt).map(wager => [
        wager.id,
        betName(betOfWager(state, wager)!),
      ]),
    )
    return [{ is: 'WinnersTransferred', wagers, under: 'nz8:4.5A' }]
  },
})

/** @rule nz8:4.5 nz8:4.5(a) */
export const collect = command('collect', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz8:4.5(a)',
  place: 'step',
  decide: (state, _, felt) => {
    const { phase } = state
    if (phase.is !== 'announced' && phase.is !== 'transferred')
      return refuse('nz8:4.5', 'Losing wagers are collected once the number is announced.')
    if (phase.is === 'announced' && racetrackWinners(state, phase, felt).length > 0)
      return refuse('nz8:4.5A', 'First bring the winning wagers of the racetrack to the layout.')
    const collected: RouletteEvent = { is: 'LosersCollected', under: 'nz8:4.5(a)' }
    return winners(state, phase, felt).length === 0 ? [collected, ended(phase, felt)] : [collected]
  },
})

/** Wagers may be declared void after the ball has dropped. @rule nz1:17.3(a) nz1:1.1/void(b) */
const isAllVoid = ({ counted }: BallAtRest<string>, { wagers, settled }: Felt): boolean =>
  Object.keys(counted).length > 0 && wagers.length + settled.length === 0

const ended = (phase: BallAtRest<string>, felt: Felt): RouletteEvent => ({
  is: 'SpinEnded',
  number: phase.number,
  ...(isAllVoid(phase, felt) && { isAllVoid: true }),
  under: 'nz8:4.5(b)',
})

/**
 * The dealer may pay outside wagers one by one. Inside wagers are paid together.
 * @rule nz8:3.6(b) nz8:4.5(b)
 */
export const pay = command('pay', {
  mood: 'report',
  by: ['dealer'],
  fields: { wager: field.optional(field.wager) },
  about: 'this-step',
  under: 'nz8:4.5(b)',
  place: 'step',
  decide: (state, { wager: id }, felt) => {
    const { phase } = state
    if (phase.is !== 'collected')
      return refuse('nz8:4.5', 'Winning wagers are paid after the losing ones are collected.')
    const unpaid = winners(state, phase, felt)
    const first = withId(unpaid, id)
    if (id !== undefined && !first)
      return refuse('nz8:4.5(b)', 'There is no winning wager {id} left to pay.', { id })
    const paid = first ? together(state, first, unpaid) : unpaid
    const events: RouletteEvent[] = [
      { is: 'WinnersPaid', wagers: paid.map(wager => wager.id), under: 'nz8:4.5(b)' },
    ]
    return paid.length === unpaid.length ? [...events, ended(phase, felt)] : events
  },
})

const together = (state: State, first: Wager, unpaid: readonly Wager[]): readonly Wager[] =>
  isOutside(state, first) ? [first] : unpaid.filter(wager => !isOutside(state, wager))
