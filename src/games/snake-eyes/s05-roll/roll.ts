import type { Felt } from '../../../kernel/game.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { FACES } from '../fields.ts'
import { command, decisions, isShooter } from '../law.ts'
import { type Faces, isFace, isSevenOut, total } from '../s03-equipment/dice.ts'
import type { SnakeEyesEvent } from '../table/events.ts'
import { activeDice, type Betting, type DiceAtRest, type State } from '../table/state.ts'
import { givenUp } from './shooter.ts'

/** Division 11A rules 5.4 to 5.6: from the throw to the settlement. */

export const roll = command('roll', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: {},
  about: 'this-round',
  under: 'nz11a:5.4',
  place: 'step',
  decide: (state, { by }, felt) => {
    const { phase } = state
    if (phase.is === 'rolling' || phase.is === 'at-rest')
      return refuse('nz11a:5.6(e)', 'The dice are passed once all wagers of this roll are settled.')
    if (by.role === 'patron' && !felt.present.includes(by.patron))
      return refuse('nz11a:5.4', 'Only a patron at the table may roll.')
    if (phase.is !== 'betting') return refuse('nz11a:5.3(c)', 'Nobody has the dice yet.')
    if (!isShooter(phase.shooter, by))
      return refuse('nz11a:6.3(h)', 'Only the shooter rolls the dice.')
    return (
      stopped(state) ?? notEligible(phase, felt) ?? [{ is: 'RollStarted', under: 'nz11a:1.1/roll' }]
    )
  },
})

const stopped = (state: State): Refusal | undefined => {
  if (state.equipment === 'stopped')
    return refuse(
      'nz11a:6.10',
      'The equipment is out of order. Play continues when it works again.',
    )
  return activeDice(state).length === 2
    ? undefined
    : refuse('nz11a:6.1(b)', 'Two dice are needed: choose from those that are left.')
}

/** @rule nz11a:5.4 nz11a:5.9(d) ruling:1108 */
const notEligible = ({ shooter }: Betting, { wagers }: Felt): Refusal | undefined => {
  if (shooter.is === 'dealer')
    return wagers.length === 0
      ? refuse('nz11a:5.9(d)', 'No wager is left to decide: offer the dice.')
      : undefined
  return wagers.some(({ patron }) => patron === shooter.patron)
    ? undefined
    : refuse('nz11a:5.4', 'Place a wager to roll, or give up the dice.')
}

export const areFaces = (faces: readonly unknown[]): Refusal | undefined =>
  faces.length === 2 && faces.every(isFace)
    ? undefined
    : refuse('nz1:16.0(c)', 'A die shows one of the faces 1 to 6.')

/**
 * The dice have come to rest. Chance or the dealer reports it, and the dealer may correct it.
 * @rule ruling:116
 */
export const dice = command('dice', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { faces: FACES },
  about: 'this-step',
  under: 'nz11a:5.6',
  place: 'step',
  sealed: 'nz1:16.0(e)',
  decide: (state, { by, faces }) => {
    const { phase } = state
    if (phase.is === 'at-rest' && !phase.called && by.role === 'staff')
      return areFaces(faces) ?? [reread(phase, faces, [false, false])]
    if (state.phase.is !== 'rolling') return refuse('nz11a:1.1/roll', 'No roll is under way.')
    return (
      areFaces(faces) ?? [
        { is: 'DiceRested', faces, leaning: [false, false], under: 'nz11a:1.1/total' },
      ]
    )
  },
})

export const reread = (
  before: DiceAtRest,
  faces: Faces,
  leaning: readonly [boolean, boolean],
): SnakeEyesEvent => ({
  is: 'DiceReread',
  faces,
  ...(before.leaning.join() !== leaning.join() && { leaning }),
  under: 'ruling:116',
})

export const call = command('call', {
  mood: 'report',
  by: ['dealer'],
  fields: { total: field.whole(2, 12) },
  about: 'this-step',
  under: 'nz11a:5.6(a)',
  place: 'step',
  decide: (state, { by, total: sum }) => {
    const { rank } = by
    const { phase } = state
    if (phase.is !== 'at-rest')
      return refuse('nz11a:5.6(a)', 'Call the total when the dice have come to rest.')
    if (!Number.isInteger(sum) || sum < 2 || sum > 12)
      return refuse('nz11a:1.1/total', 'Two dice make a total of 2 to 12.')
    if (phase.called && phase.called.by !== rank)
      return refuse('nz11a:6.6', 'The total has been called: only a supervisor can overrule it.')
    return [{ is: 'TotalCalled', total: sum, by: rank, under: 'nz11a:5.6(a)' }]
  },
})

/** @rule nz11a:5.6(e) */
export const settle = command('settle', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz11a:5.6(e)',
  place: 'step',
  decide: (state, _, felt) => {
    const { phase } = state
    if (phase.is !== 'at-rest') return refuse('nz11a:5.6(e)', 'No roll is waiting to be settled.')
    const { faces, shooter, called } = phase
    if (!called) return refuse('nz11a:5.6(a)', 'The total has not been called.')
    const refused = notAgreed(state, phase, called.total)
    if (refused) return refused
    const decided = decisions(state, felt.wagers, faces).map(({ wager }) => wager)
    const standing = felt.wagers
    return [
      { is: 'RollSettled', faces, by: called.by, standing, decided, under: 'nz11a:4.2' },
      ...(keepsDice(faces, shooter, standing.length - decided.length)
        ? []
        : relinquishedAfter(state, felt, shooter, faces)),
    ]
  },
})

/** Payment requires that the call, the dice and the terminal agree. */
const notAgreed = (
  { elections, equipment }: State,
  { faces, entered }: DiceAtRest,
  called: number,
): Refusal | undefined => {
  if (called !== total(faces))
    return refuse('nz11a:4.2', 'The call was {called}, the dice make {total}.', {
      called,
      total: total(faces),
    })
  if (!elections.resultEntry || equipment !== 'working') return undefined
  if (!entered) return refuse('nz11a:5.6(b)', 'The result has not been entered.')
  return isSame(entered, faces)
    ? undefined
    : refuse('nz11a:6.8', 'The entry differs from the dice. Amend it first.')
}

const isSame = (one: Faces, other: Faces): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** @rule nz11a:5.7(a) nz11a:5.9(d) */
export const keepsDice = (faces: Faces, shooter: Betting['shooter'], undecided: number): boolean =>
  !isSevenOut(faces) && (shooter.is === 'patron' || undecided > 0)

export const relinquishedAfter = (
  state: State,
  felt: Felt,
  shooter: Betting['shooter'],
  faces: Faces,
): readonly SnakeEyesEvent[] =>
  isSevenOut(faces)
    ? givenUp(state, felt, shooter, '7-out', 'nz11a:5.7(a)')
    : givenUp(state, felt, shooter, 'nothing-to-decide', 'nz11a:5.9(d)')
