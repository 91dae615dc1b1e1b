import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { hasMissingDie, MISSING_DIE, PRESENT_DIE, TWO_DICE } from '../fields.ts'
import { command, isShooter } from '../law.ts'
import { newDice, notTwoOf } from '../s05-roll/shooter.ts'
import type { SnakeEyesEvent } from '../table/events.ts'
import { activeDice, presentDice, type State } from '../table/state.ts'
import { voidRoll } from './irregularities.ts'

/** Division 11A rule 6.1: dice that leave the table. */

const isMissing = ({ dice }: State): boolean => dice.some(({ at }) => at === 'missing')

export const diceLeftTable = command('dice-left-table', {
  mood: 'report',
  by: ['dealer'],
  fields: { dice: field.list(PRESENT_DIE, 1, 2) },
  about: 'this-round',
  under: 'nz11a:6.1',
  place: 'form',
  decide: (state, { by, dice }, felt) => {
    const { rank } = by
    const present = presentDice(state)
    if (dice.length === 0 || dice.some(die => !present.includes(die)))
      return refuse('nz11a:6.1', 'The dice here are {dice}.', { dice: present })
    const inRoll = state.phase.is === 'rolling' || state.phase.is === 'at-rest'
    const active = activeDice(state)
    const isVoid = inRoll && dice.some(die => active.includes(die))
    return [
      ...(isVoid ? [voidRoll(state, felt, rank, 'left-table', 'nz11a:6.3(a)')] : []),
      { is: 'DiceMissing', dice, under: 'nz11a:6.1(a)' },
    ]
  },
})

export const alreadyChosen = (state: State): Refusal | undefined =>
  activeDice(state).length === 2
    ? refuse('nz11a:5.3(c)', 'The Active Dice are chosen already.')
    : undefined

export const noneMissing = (state: State): Refusal | undefined =>
  isMissing(state) && activeDice(state).length < 2
    ? undefined
    : refuse('nz11a:6.1(b)', 'None of the Active Dice is missing.')

/** @rule nz11a:6.1(b) */
export const chooseDice = command('choose-dice', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: { dice: TWO_DICE },
  about: 'this-round',
  under: 'nz11a:6.1(b)',
  place: 'step',
  decide: (state, { by, dice }) => {
    const { phase } = state
    if (phase.is !== 'betting' || !isShooter(phase.shooter, by))
      return refuse('nz11a:6.1(b)', 'Only the shooter may choose dice, and not during a roll.')
    return (
      alreadyChosen(state) ??
      notTwoOf(state, dice) ?? [{ is: 'DiceChosen', dice, under: 'nz11a:6.1(b)' }]
    )
  },
})

export const askOriginal = command('ask-original', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz11a:6.1(b)',

  decide: (state, { by }) => {
    const { phase } = state
    if (phase.is !== 'betting' || !isShooter(phase.shooter, by))
      return refuse('nz11a:6.1(b)', 'Only the shooter may ask for dice, and not during a roll.')
    return noneMissing(state) ?? [{ is: 'OriginalRequested', under: 'nz11a:6.1(b)' }]
  },
})

/** The game supervisor must inspect a die before it comes back. */
export const dieFound = command('die-found', {
  mood: 'report',
  by: ['game-supervisor'],
  fields: { die: MISSING_DIE, sound: field.flag },
  about: 'the-table',
  under: 'nz11a:6.1(c)',
  place: 'form',
  where: hasMissingDie,
  decide: (state, { die, sound }) => {
    if (!state.dice.some(({ id, at }) => id === die && at === 'missing'))
      return refuse('nz11a:6.1(c)', 'Die {die} is not missing.', { die })
    const wanted = state.wantsOriginal && activeDice(state).length < 2
    const goes = sound ? (wanted ? 'shooter' : 'dealer') : 'away'
    const left = presentDice(state).length + state.dice.filter(d => d.at === 'missing').length
    return [
      { is: 'DieFound', die, goes, under: 'nz11a:6.1(c)' },
      ...(goes === 'away' && left - 1 < 2 ? replacedAtOnce(state) : []),
    ]
  },
})

/** The shooter may continue with the remaining dice, if there are enough. @rule nz11a:6.1(d) */
export const giveUpSearch = command('give-up-search', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'the-table',
  under: 'nz11a:6.1(d)',
  place: 'form',
  where: hasMissingDie,
  decide: state => {
    if (!isMissing(state)) return refuse('nz11a:6.1(d)', 'No die is missing.')
    const goesOn = state.phase.is !== 'offering' && presentDice(state).length >= 2
    return [
      { is: 'SearchGivenUp', under: 'nz11a:6.1(d)' },
      ...(goesOn ? [] : replacedAtOnce(state)),
    ]
  },
})

/** @rule ruling:1114 */
const replacedAtOnce = (state: State): readonly SnakeEyesEvent[] => [
  { ...newDice(state), under: 'ruling:1114' },
]
