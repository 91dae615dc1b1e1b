import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import type { StaffRank } from '../../../kernel/people.ts'
import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { FACE, FALLEN } from '../fields.ts'
import { CALLED_VOID, DEEMED_VOID, GROUNDS, type Ground } from '../grounds.ts'
import { command, idsOf } from '../law.ts'
import { type Face, type Faces, opposite } from '../s03-equipment/dice.ts'
import { isOn, ONS } from '../s04-wagers.ts'
import { areFaces, reread } from '../s05-roll/roll.ts'
import type { EventOf } from '../table/events.ts'
import type { State } from '../table/state.ts'

/** Division 11A section 6: leaning dice, void rolls and displaced wagers. */

const underGround: Readonly<Record<Ground, Authority>> = { ...DEEMED_VOID, ...CALLED_VOID }

const NEEDS_WORDS: readonly Ground[] = ['improper', 'irregular']

export const voidRoll = (
  { phase }: State,
  felt: Felt,
  by: StaffRank,
  ground: EventOf<'RollVoided'>['ground'],
  under: Authority,
  note = '',
): EventOf<'RollVoided'> => ({
  is: 'RollVoided',
  ground,
  by,
  late: phase.is === 'at-rest',
  counts: ground !== 'not-the-shooter',
  note,
  standing: felt.wagers,
  under,
})

/** @rule nz11a:6.3 nz11a:6.4 nz11a:6.5 ruling:1103 ruling:1112 */
export const noRoll = command('no-roll', {
  mood: 'report',
  by: ['dealer'],
  fields: { ground: field.oneOf(...GROUNDS), note: field.optional(field.text()) },
  about: 'this-round',
  under: 'nz11a:6.3',
  place: 'form',
  during: ['rolling', 'at-rest', 'betting'],
  underBy: { field: 'ground', clauses: () => ({ ...DEEMED_VOID, ...CALLED_VOID }) },
  hints: { note: { when: { field: 'ground', is: ['improper', 'irregular'] } } },
  decide: (state, { by, ground, note = '' }, felt) => {
    const under = underGround[ground]
    const { rank } = by
    const { phase } = state
    const grabbed = phase.is === 'betting' && ground === 'not-the-shooter'
    if (phase.is !== 'rolling' && phase.is !== 'at-rest' && !grabbed)
      return refuse('nz11a:6.5', 'No roll is under way. A settled roll can only be overruled.')
    if (NEEDS_WORDS.includes(ground) && note === '')
      return refuse(under, 'Say what was wrong with the roll.')
    return [voidRoll(state, felt, rank, ground, under, note)]
  },
})

type Fallen = { readonly up: Face } | { readonly resting: Face }

const uppermost = (fallen: Fallen): Face => ('up' in fallen ? fallen.up : opposite(fallen.resting))

/** The dealer may correct how the dice came to rest until the call. @rule nz11a:6.2 ruling:116 */
export const leaningDice = command('leaning-dice', {
  mood: 'report',
  by: ['dealer'],
  fields: { fallen: field.pair(FALLEN, FALLEN) },
  about: 'this-step',
  under: 'nz11a:6.2',
  place: 'form',
  during: ['rolling', 'at-rest'],
  sealed: 'nz1:16.0(e)',
  decide: (state, { fallen }) => {
    const { phase } = state
    const faces: Faces = [uppermost(fallen[0]), uppermost(fallen[1])]
    const leaning = ['resting' in fallen[0], 'resting' in fallen[1]] as const
    if (phase.is === 'at-rest' && !phase.called)
      return areFaces(faces) ?? [reread(phase, faces, leaning)]
    if (phase.is !== 'rolling') return refuse('nz11a:1.1/roll', 'No roll is under way.')
    return areFaces(faces) ?? [{ is: 'DiceRested', faces, leaning, under: 'nz11a:6.2' }]
  },
})

/** The game supervisor alone decides disputes about a leaning die. */
export const ruleFace = command('rule-face', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { die: field.oneOf(1, 2), face: FACE },
  about: 'this-round',
  under: 'nz11a:6.2',
  place: 'form',
  during: ['at-rest'],
  hints: { face: { label: 'dieFace' } },
  decide: (state, { die, face }) => {
    const { phase } = state
    if (phase.is !== 'at-rest' || !phase.leaning[die - 1])
      return refuse('nz11a:6.2', 'Die {die} does not lean on anything.', { die })
    const faces: Faces = die === 1 ? [face, phase.faces[1]] : [phase.faces[0], face]
    return areFaces(faces) ?? [{ is: 'FaceRuled', faces, under: 'nz11a:6.2' }]
  },
})

export const voidDisputed = command('void-disputed', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: {},
  about: 'this-round',
  under: 'nz11a:6.2',
  place: 'form',
  during: ['at-rest'],
  decide: (state, { by }, felt) => {
    const { rank } = by
    const { phase } = state
    return phase.is === 'at-rest' && phase.leaning.includes(true)
      ? [voidRoll(state, felt, rank, 'disputed', 'nz11a:6.2')]
      : refuse('nz11a:6.2', 'No die leans on anything.')
  },
})

/** @rule nz11a:4.6 ruling:1115 */
export const restoreWager = command('restore-wager', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { wager: field.wager, on: field.oneOf(...ONS) },
  about: 'this-round',
  under: 'nz11a:4.6',
  place: 'form',
  decide: (_, { wager, on }, felt) => {
    if (!isOn(on)) return refuse('nz11a:4.1', 'There is no wager on {on}.', { on })
    return idsOf(felt).includes(wager)
      ? [{ is: 'WagerRestored', wager, on, under: 'nz11a:4.6' }]
      : refuse('nz11a:4.6', 'There is no wager {wager} on the layout.', { wager })
  },
})

/** The operator decides cases that the rules do not cover. The decision is final. */
export const rule = command('rule', {
  mood: 'direction',
  by: ['operator'],
  fields: { ruling: field.text() },
  about: 'the-table',
  under: 'nz11a:6.7',
  place: 'form',
  approval: { when: 'after-settlement', because: 'may undo a round that was paid' },
  decide: (_, { ruling }) => {
    return ruling === ''
      ? refuse('nz11a:6.7', 'Write down the decision.')
      : [{ is: 'OperatorRuled', ruling, under: 'nz11a:6.7' }]
  },
})
