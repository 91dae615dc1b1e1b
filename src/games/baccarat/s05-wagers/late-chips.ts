import { rankRefusal } from '../../../kernel/command.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { withId } from '../../../kernel/wager.ts'
import { bookOf, CLOSED, command, inBook } from '../law.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState } from '../table/state.ts'

/** Marina Bay rules 5.6 and 5.7, Division 5 rule 5.14: chips that moved after the call. */

const notClosed = ({ phase }: BaccaratState, under: BaccaratEvent['under']): Refusal | undefined =>
  CLOSED.includes(phase.is) ? undefined : refuse(under, 'Betting is not closed.')

/**
 * The dealer reports chips that came after the call. They were never part of a wager, so they go
 * back whatever the result.
 * @rule mbs:5.6 nz5:5.14(a) nz5-old:5.14(a)
 */
export const reportLateChips = command('report-late-chips', {
  mood: 'report',
  by: ['dealer'],
  fields: { patron: field.patron, on: field.spot(), chips: field.chips },
  about: 'this-round',
  under: inBook(({ under }) => under.placing('player')),
  during: CLOSED,
  place: 'form',
  decide: (state, { by, patron, on, chips }, { present }) => {
    const under = bookOf(state).under.placing(on)
    const refused = notClosed(state, under)
    if (refused) return refused
    const { rank: decider } = by
    return chips > 0 && present.includes(patron)
      ? [{ is: 'LateChipsReturned', patron, on, chips, decider, remedy: 'not honoured', under }]
      : refuse(under, 'Say whose chips they are, and how many.')
  },
})

/** Only a supervisor may decide that a patron owes chips. */
const OWED = { by: ['game-supervisor'] } as const

/**
 * The dealer reports chips taken off a wager after the call. The wager keeps its size. The patron
 * owes any chips that were not put back.
 * @rule mbs:5.7 nz5:5.14(b) nz5-old:5.14(b) ruling:549
 */
export const reportLiftedChips = command('report-lifted-chips', {
  mood: 'report',
  by: ['dealer'],
  fields: { wager: field.wager, chips: field.chips, putBack: field.flag },
  about: 'this-round',
  under: inBook(({ under }) => under.altering),
  during: CLOSED,
  place: 'form',
  decide: (state, { by, wager: id, chips, putBack }, { wagers }) => {
    const { altering: under } = bookOf(state).under
    const refused = (putBack ? undefined : rankRefusal(OWED, by, under)) ?? notClosed(state, under)
    if (refused) return refused
    const wager = withId(wagers, id)
    if (!wager) return refuse(under, 'There is no wager {id} on the table.', { id })
    const before = state.lifted[id] ?? 0
    if (chips <= 0 || before + chips > wager.chips)
      return refuse(under, 'The wager has fewer chips than that.')
    if (!putBack && wager.kind !== 'value')
      return refuse(under, 'Only chips with a value can be owed. Ask for these to be put back.')
    const { patron } = wager
    const remedy = putBack ? 'put back' : 'plays, and is owed'
    return [{ is: 'ChipsLifted', wager: id, patron, chips, decider: by.rank, remedy, under }]
  },
})
