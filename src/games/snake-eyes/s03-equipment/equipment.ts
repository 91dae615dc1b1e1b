import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { FACES } from '../fields.ts'
import { command } from '../law.ts'
import { areFaces } from '../s05-roll/roll.ts'
import type { Inspection } from '../table/state.ts'
import type { SnakeEyesView } from '../table/view.ts'

/** Division 11A rules 3.4, 5.2 and 6.8 to 6.10: dice and devices. */

/** @rule nz11a:5.2 */
export const inspectDice = command('inspect-dice', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz11a:5.2',
  place: 'step',
  decide: ({ phase }, { by }) => {
    if (phase.is !== 'inspecting') return refuse('nz11a:5.2', 'No dice have come to the table.')
    const { rank, name } = by
    const inspection: Inspection = {
      rank: rank === 'dealer' ? 'dealer' : 'game-supervisor',
      ...(name !== undefined && { name }),
    }
    const others = phase.inspections
    if (others.some(one => one.rank === inspection.rank || (name && one.name === name)))
      return refuse('nz11a:5.2', 'The dealer and the game supervisor each inspect the dice.')
    return [
      { is: 'DiceInspected', inspection, under: 'nz11a:5.2' },
      ...(others.length > 0 ? [{ is: 'DiceReady', under: 'nz11a:5.2' } as const] : []),
    ]
  },
})

/**
 * Both faces are entered, because a total does not say whether it was hard or easy.
 * @rule ruling:1110
 */
export const enter = command('enter', {
  mood: 'report',
  by: ['dealer'],
  fields: { faces: FACES },
  about: 'this-step',
  under: 'nz11a:5.6(b)',
  place: 'step',
  decide: ({ phase, elections, equipment }, { faces }) => {
    if (!elections.resultEntry) return refuse('nz11a:3.4(c)', 'This table has no entry terminal.')
    if (equipment !== 'working') return refuse('nz11a:6.10', 'The equipment is out of order.')
    if (phase.is !== 'at-rest' || !phase.called)
      return refuse('nz11a:5.6(b)', 'Enter the result after the total has been called.')
    if (phase.entered)
      return refuse('nz11a:6.8', 'The game supervisor watches while an entry is amended.')
    return areFaces(faces) ?? [{ is: 'ResultEntered', faces, under: 'nz11a:3.4(c)(i)' }]
  },
})

export const amendEntry = command('amend-entry', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { faces: FACES },
  about: 'this-round',
  under: 'nz11a:6.8',
  place: 'form',
  during: ['at-rest'],
  decide: ({ phase }, { faces }) => {
    if (phase.is !== 'at-rest' || !phase.entered)
      return refuse('nz11a:6.8', 'An entry is amended before the wagers are settled.')
    return areFaces(faces) ?? [{ is: 'EntryAmended', faces, under: 'nz11a:6.8' }]
  },
})

/** The dice still settle the current roll. Then play stops. @rule nz11a:6.9 ruling:1111 */
export const equipmentFailed = command('equipment-failed', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'the-table',
  under: 'nz11a:6.10',
  place: 'form',
  where: ({ equipment }: SnakeEyesView) => equipment === 'working',
  decide: ({ elections, equipment }) => {
    if (!elections.resultEntry && !elections.resultsDisplay)
      return refuse('nz11a:3.4', 'This table has no electronic equipment.')
    return equipment === 'working'
      ? [{ is: 'EquipmentFailed', under: 'nz11a:6.10' }]
      : refuse('nz11a:6.10', 'The equipment is already reported out of order.')
  },
})

export const resume = command('resume', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { how: field.oneOf('rectified', 'procedures'), note: field.text() },
  about: 'the-table',
  under: 'nz11a:6.10',
  place: 'form',
  where: ({ equipment }: SnakeEyesView) => equipment !== 'working',
  decide: ({ equipment }, { how, note }) => {
    if (equipment === 'working') return refuse('nz11a:6.10', 'The equipment is not out of order.')
    return note === ''
      ? refuse('nz11a:6.10', 'Say what was put right, or which procedures are introduced.')
      : [{ is: 'EquipmentResumed', how, note, under: 'nz11a:6.10' }]
  },
})
