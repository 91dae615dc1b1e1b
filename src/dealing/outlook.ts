import { carriedWagers } from '../general/felt.ts'
import type { Round, TableState } from '../general/state.ts'
import type { Command, Event } from '../kernel/game.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import type { Duty } from './duty.ts'
import type { Books } from './pay-sheet.ts'

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
const atItsEnd = (
  rules: Rules,
  from: TableState<unknown>,
  duties: (table: TableState<never>) => Duty | undefined,
): TableState<unknown> | undefined => {
  let state = from
  for (let taken = 0; taken < MOST; taken += 1) {
    if (state.round.number > from.round.number) return state
    const duty = rules.awaits(state) ? undefined : duties(state as TableState<never>)
    if (!duty || !OWN.includes(duty.after)) return undefined
    const decision = rules.decide(state, duty.command)
    if (isRefusal(decision)) return undefined
    state = decision.reduce(rules.evolve, state)
  }
  return undefined
}

/** The round that the dealer collects and pays now, or paid last. */
export interface RoundDue extends Books {
  readonly round: number
  /** False while the dealer's own steps are left in the round. */
  readonly isSettled: boolean
  /** True if wagers have ended before the round has. */
  readonly isUnderWay: boolean
}

/** Undefined before the first round. */
export const roundDue = (
  rules: Rules,
  state: TableState<unknown>,
  duties: (table: TableState<never>) => Duty | undefined,
  areFeesFinal = true,
): RoundDue | undefined => {
  const over = atItsEnd(rules, state, duties)
  const isUnderWay = over === undefined && state.round.stakes !== null
  const of: Round | null = isUnderWay ? state.round : (over ?? state).last
  const fees = of && (areFeesFinal || !isUnderWay) ? of.fees : {}
  if (!of) return undefined
  return {
    round: of.number,
    isSettled: over === undefined,
    isUnderWay,
    ended: of.ended,
    carried: isUnderWay ? [] : carriedWagers(over ?? state),
    fees,
  }
}
