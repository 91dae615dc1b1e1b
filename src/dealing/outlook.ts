import type { Ended, TableState } from '../general/state.ts'
import type { Command, Event } from '../kernel/game.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import type { Duty } from './duty.ts'

/** Predicts the end of all wagers, once only the dealer's own steps are left in the round. */

interface Rules {
  readonly decide: (state: TableState<unknown>, command: Command) => readonly Event[] | Refusal
  readonly evolve: (state: TableState<unknown>, event: Event) => TableState<unknown>
  readonly awaits: (state: TableState<unknown>) => unknown
}

/** More steps than any game has between its last result and the end of the round. */
const MOST = 12

const OWN: readonly Duty['after'][] = ['step', 'rest']

/** Undefined while chance, a patron or the betting time comes first. */
export const endsAhead = (
  rules: Rules,
  from: TableState<unknown>,
  duties: (table: TableState<never>) => Duty | undefined,
): readonly Ended[] | undefined => {
  let state = from
  for (let taken = 0; taken < MOST; taken += 1) {
    if (state.round.number > from.round.number) return state.last?.ended
    const duty = rules.awaits(state) ? undefined : duties(state as TableState<never>)
    if (!duty || !OWN.includes(duty.after)) return undefined
    const decision = rules.decide(state, duty.command)
    if (isRefusal(decision)) return undefined
    state = decision.reduce(rules.evolve, state)
  }
  return undefined
}
