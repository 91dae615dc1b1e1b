import type { Felt } from '../../../kernel/game.ts'
import type { Actor, StaffRank } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { BaccaratCommandOf, BaccaratEvent } from '../events.ts'
import { bookOf, byStaff } from '../s06-opening.ts'
import type { BaccaratState } from '../state.ts'

/** Marina Bay rules 5.6 and 5.7, Division 5 rule 5.14: chips that moved after the call. */

const CLOSED: readonly string[] = ['called', 'offering', 'dealing', 'turning']

const notClosed = ({ phase }: BaccaratState, under: BaccaratEvent['under']): Refusal | undefined =>
  CLOSED.includes(phase.is) ? undefined : refuse(under, 'Betting is not closed.')

const rankOf = (by: Actor): StaffRank => (by.role === 'staff' ? by.rank : 'dealer')

/**
 * A report: these chips came after the call. They never were a wager, or never a part of one, and go
 * back whatever the result. @rule mbs:5.6 nz5:5.14(a) nz5-old:5.14(a)
 */
export const reportLateChips = (
  state: BaccaratState,
  { by, patron, on, chips }: BaccaratCommandOf<'report-late-chips'>,
  { present }: Felt,
): Decision<BaccaratEvent> => {
  const under = bookOf(state).under.placing(on)
  const refused = byStaff(by, 'dealer', under) ?? notClosed(state, under)
  if (refused) return refused
  return chips > 0 && present.includes(patron)
    ? [
        {
          is: 'LateChipsReturned',
          patron,
          on,
          chips,
          decider: rankOf(by),
          remedy: 'not honoured',
          under,
        },
      ]
    : refuse(under, 'Say whose chips they are, and how many.')
}

/**
 * A report: these chips were taken off a wager after the call. It plays as it lay. Chips that were
 * put back are where they were; others are owed, and only a supervisor says so of a patron.
 * @rule mbs:5.7 nz5:5.14(b) nz5-old:5.14(b) ruling:549
 */
export const reportLiftedChips = (
  state: BaccaratState,
  { by, wager: id, chips, putBack }: BaccaratCommandOf<'report-lifted-chips'>,
  { wagers }: Felt,
): Decision<BaccaratEvent> => {
  const { altering: under } = bookOf(state).under
  const decides = putBack ? 'dealer' : 'game-supervisor'
  const refused = byStaff(by, decides, under) ?? notClosed(state, under)
  if (refused) return refused
  const wager = wagers.find(each => each.id === id)
  if (!wager) return refuse(under, 'There is no wager {id} on the table.', { id })
  const before = state.lifted[id] ?? 0
  if (chips <= 0 || before + chips > wager.chips)
    return refuse(under, 'No more can be taken off than lies there.')
  if (!putBack && wager.kind !== 'value')
    return refuse(under, 'Only chips with a value can be owed; have these put back.')
  const { patron } = wager
  const remedy = putBack ? 'put back' : 'plays, and is owed'
  return [{ is: 'ChipsLifted', wager: id, patron, chips, decider: rankOf(by), remedy, under }]
}
