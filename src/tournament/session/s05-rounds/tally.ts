import type { Move } from '../../../kernel/chips/settle.ts'
import { chips } from '../../../kernel/money.ts'
import { ranksAtLeast } from '../../../kernel/people.ts'
import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { DIRECTOR } from '../../director/law.ts'
import { command } from '../law.ts'
import { type AnyEvent, applicationOf, kindOf, type Session, stackOf } from '../state.ts'

/** Division 7 rules 5.5 and 5.13: the count, and what becomes of the chips. */

/**
 * Chips go back. Only chips that players bought become value chips.
 * @rule nz7:5.5(a) nz7:5.5(b) nz7:5.13 nz7:5.13(a) nz7:5.13(b)
 */
export const tally = command('tally', {
  mood: 'report',
  by: ['dealer'],
  fields: { counts: field.byName(field.whole(0, Number.MAX_SAFE_INTEGER)) },
  about: 'the-table',
  under: 'nz7:5.5(a)',

  decide: (state, { by, counts }) => {
    const { terminals } = applicationOf(state)
    const under = terminals ? 'nz7:5.5(b)' : 'nz7:5.5(a)'
    if (terminals && !ranksAtLeast(by, DIRECTOR))
      return refuse(under, 'Only a {rank} or above may do this.', { rank: 'casino supervisor' })
    if (state.status !== 'over' || !state.result)
      return refuse(under, 'Chips are counted at the end of a session.')
    const { stacks } = state.result
    const wrong = Object.keys(stacks).find(patron => counts[patron] !== stacks[patron])
    if (wrong !== undefined)
      return refuse(
        under,
        'The count of {patron} is not {$held}: count again, or ask the director.',
        {
          patron: wrong,
          held: stacks[wrong]!,
        },
      )
    return [
      ...state.players.flatMap(({ patron }) => handedIn(state, patron)),
      { is: 'SessionCounted', under },
    ]
  },
})

/** The director pays for chips that players bought. @rule ruling:730 */
const handedIn = (state: Session, patron: string): readonly AnyEvent[] => {
  const amount = chips(stackOf(state, patron))
  if (amount === 0) return []
  const under = state.terms.chipIssue === 'face-value' ? 'nz7:5.13(b)' : 'nz7:5.13(a)'
  const kind = kindOf(state.terms)
  const back: Move = { from: `stack:${patron}`, to: 'cage', chips: amount, kind, under }
  return [{ is: 'ChipsRedeemed', patron, moves: [back], under }]
}
