import type { Authority } from '../../kernel/authority.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { type Wager, type WagerId, withId } from '../../kernel/wager.ts'
import { clothOf } from './book/book.ts'
import { command } from './law.ts'
import { betNamed, isDeclared } from './names.ts'
import { positionAt } from './s03-wagers/positions.ts'
import { wagerPosition } from './s03-wagers/settlement.ts'
import type { RouletteEvent } from './table/events.ts'
import { CAUSES, type Cause, type Phase, type State } from './table/state.ts'

/** Division 8 section 5 and the proviso of 3.8: void spins and displaced chips. */

/**
 * The ball goes back to its previous compartment, and betting is open again.
 * @rule nz8:5.4 ruling:809
 */
export const voidSpin = (
  { ballFrom }: State,
  cause: Cause,
  under: Authority,
  person?: string,
): RouletteEvent => ({
  is: 'SpinVoided',
  cause,
  ballTo: ballFrom,
  ...(person === undefined ? {} : { person }),
  under,
})

/** The clause for each cause. */
const NO_SPIN: Readonly<Record<Cause, Authority>> = {
  'same-direction': 'nz8:5.1(a)',
  'foreign-object': 'nz8:5.1(b)',
  'inordinate-time': 'nz8:5.1(c)',
  interference: 'nz8:5.1(d)',
  'ball-out': 'nz8:5.2',
  short: 'nz8:5.3',
}

const isResting = ({ is }: Phase): boolean =>
  is === 'at-rest' || is === 'announced' || is === 'transferred'

/**
 * Settled wagers are put back, and the ball is spun again.
 * @rule nz1:11.1 ruling:817
 */
const undone = (
  state: State,
  felt: Felt,
): Partial<Extract<RouletteEvent, { is: 'SpinVoided' }>> => {
  if (state.phase.is === 'collected') return { reopens: felt.settled.map(({ id }) => id) }
  if (state.phase.is !== 'betting' || !state.before) return {}
  const reopens = (felt.settledBefore ?? []).map(({ id }) => id)
  return { ballTo: state.before.ballFrom, reopens, wasOver: true }
}

/**
 * Until the next spin starts, the dealer may void this one, wherever the ball landed.
 * @rule nz8:5.1 nz8:5.2 nz8:5.3 ruling:811 ruling:817
 */
export const noSpin = command('no-spin', {
  mood: 'report',
  by: ['dealer'],
  fields: { cause: field.oneOf(...CAUSES), person: field.optional(field.word) },
  about: 'a-round',
  under: 'nz8:5.1',
  place: 'form',
  approval: { when: 'after-settlement', because: 'reverses a spin that was paid' },
  underBy: { field: 'cause', clauses: () => NO_SPIN },
  hints: { person: { when: { field: 'cause', is: ['interference'] } } },
  decide: (state, { cause, person }, felt) => {
    const { phase } = state
    if (phase.is === 'betting' && !state.before)
      return refuse('nz8:5.1', 'There is no spin that could be void.')
    const hasLanded = isResting(phase) || phase.is === 'collected' || phase.is === 'betting'
    const under = cause === 'short' && hasLanded ? 'nz8:4.2' : NO_SPIN[cause]
    return [{ ...voidSpin(state, cause, under, person), ...undone(state, felt) } as RouletteEvent]
  },
})

/** @rule nz8:5.2 */
export const examineBall = command('examine-ball', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { replace: field.flag },
  about: 'the-table',
  under: 'nz8:5.2',
  place: 'form',
  decide: (state, { replace }) =>
    state.ballToExamine
      ? [{ is: 'BallExamined', replaced: replace, under: 'nz8:5.2' }]
      : refuse('nz8:5.2', 'The ball has not left the wheel.'),
})

/** @rule nz8:4.7 ruling:534 */
export const changeBall = command('change-ball', {
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: {},
  about: 'the-table',
  under: 'nz8:4.7',
  place: 'form',
  during: ['betting'],
  decide: state =>
    state.phase.is === 'betting'
      ? [{ is: 'BallChanged', under: 'nz8:4.7' }]
      : refuse('nz8:4.7', 'The ball is changed after a spin, not during one.'),
})

const wagerOf = (felt: Felt, id: WagerId): Wager | Refusal =>
  withId(felt.wagers, id) ?? refuse('nz8:3.8', 'There is no wager {id} on the layout.', { id })

/** Allowed between the call and the ball at rest. @rule nz8:5.6 ruling:815 */
export const clarify = command('clarify', {
  mood: 'report',
  by: ['dealer'],
  fields: { wager: field.wager, on: field.spot() },
  about: 'this-round',
  under: 'nz8:5.6',
  place: 'form',
  during: ['no-more-bets', 'ball-dropped'],
  decide: (state, { wager: id, on }, felt) => {
    const wager = wagerOf(felt, id)
    if ('refused' in wager) return wager
    if (state.phase.is !== 'no-more-bets' && state.phase.is !== 'ball-dropped')
      return refuse(
        'nz8:5.6',
        'Wagers are corrected after the call and before the ball comes to rest.',
      )
    return betNamed(state.elections, on)
      ? [{ is: 'WagerClarified', wager: id, on, under: 'nz8:5.6' }]
      : refuse('nz8:5.6', 'There is no wager {on} on this cloth.', { on })
  },
})

/** The radius of a chip. A number's box is four wide. */
const RADIUS = 1

/**
 * The dealer reports the position of a chip. It counts for the wager that it touches.
 * @rule nz8:3.8(a) nz8:3.8(b)
 */
export const lies = command('lies', {
  mood: 'report',
  by: ['dealer'],
  fields: { wager: field.wager, at: field.point },
  about: 'this-round',
  under: 'nz8:3.8',
  place: 'form',
  during: ['betting', 'spinning', 'no-more-bets', 'ball-dropped', 'at-rest'],
  decide: (state, { wager: id, at }, felt) => {
    const wager = wagerOf(felt, id)
    if ('refused' in wager) return wager
    if (isResting(state.phase) && state.phase.is !== 'at-rest')
      return refuse('nz8:3.8(a)', 'The wager counts where it was when the ball came to rest.')
    if (state.phase.is === 'collected') return refuse('nz8:3.8(a)', 'Wagers are settled.')
    const on = positionAt(clothOf(state.elections), at, RADIUS)?.on ?? null
    return [{ is: 'WagerMoved', wager: id, on, under: 'nz8:3.8(b)' }]
  },
})

const MOVED_BY = { dealer: 'nz8:3.8(i)', patron: 'nz8:3.8(ii)' } as const

/**
 * Moves a wager back to its position. A declared wager that the dealer placed wrongly stays,
 * because the patron should have checked it.
 * @rule nz8:3.5 nz8:3.8 nz8:3.8(i) nz8:3.8(ii) ruling:812
 */
export const restore = command('restore', {
  mood: 'report',
  by: ['game-supervisor'],
  fields: { movedBy: field.oneOf('dealer', 'patron'), wager: field.wager },
  about: 'this-round',
  under: 'nz8:3.8',
  place: 'form',
  underBy: { field: 'movedBy', clauses: () => MOVED_BY },
  decide: (state, { wager: id, movedBy }, felt) => {
    const wager = wagerOf(felt, id)
    if ('refused' in wager) return wager
    const under = MOVED_BY[movedBy]
    if (state.phase.is === 'collected') return refuse(under, 'Wagers are settled.')
    if (Object.hasOwn(state.moved, id)) return [{ is: 'WagerRestored', wager: id, movedBy, under }]
    const on = wagerPosition(state, wager) ?? wager.on
    return on === wager.on
      ? refuse(under, 'Wager {id} is where it was placed.', { id })
      : staysOn(wager, on)
  },
})

/** The dealer placed it there on purpose. @rule nz8:3.5 nz8:5.6 */
const staysOn = (wager: Wager, on: string): Refusal =>
  isDeclared(wager.on)
    ? refuse('nz8:3.8(i)', 'The dealer placed this declared wager on {on}, and it stays there.', {
        on,
      })
    : refuse('nz8:5.6', 'The dealer made clear after the call that this is a wager on {on}.', {
        on,
      })
