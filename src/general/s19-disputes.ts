import { refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { command, OPERATOR } from './law.ts'
import { recordOf } from './state.ts'

/** Division 1 section 19: disputes, and the copy of the rules. */

/** Anyone who has played here may complain, even after leaving or being removed. */
export const dispute = command('dispute', {
  mood: 'request',
  by: ['patron'],
  fields: { about: field.reason },
  about: 'the-table',
  under: 'nz1:19.1',
  decide: (ring, { by, about }) => {
    if (!recordOf(ring, by.patron))
      return refuse('nz1:19.1', 'Only a patron who played here may raise a dispute.')
    return about === ''
      ? refuse('nz1:19.1', 'Say what the dispute is about.')
      : [{ is: 'DisputeOpened', patron: by.patron, about, under: 'nz1:19.1' }]
  },
})

/** If the dispute stays unresolved, the view shows the patron where to complain. */
export const endDispute = command('end-dispute', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { dispute: field.whole(0, 10_000), resolved: field.flag },
  about: 'the-table',
  under: 'nz1:19.1',
  place: 'button',
  decide: (ring, { dispute: number, resolved }) => {
    return ring.disputes[number]?.state === 'open'
      ? [{ is: 'DisputeEnded', dispute: number, resolved, under: 'nz1:19.1' }]
      : refuse('nz1:19.1', 'There is no open dispute {number}.', { number })
  },
})

/** Every patron sees the operator's text in the table's sign. */
export const supplyRules = command('supply-rules', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { text: field.text(4000) },
  about: 'the-table',
  under: 'nz1:19.2',
  place: 'notice',
  decide: (_, { text }) =>
    text.trim() === ''
      ? refuse('nz1:19.2', 'Give the rules, or say where they can be read.')
      : [{ is: 'RulesSupplied', text, under: 'nz1:19.2' }],
})
