import { commandsOn } from '../../kernel/command.ts'
import type { Felt } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import type { Outcome, Wager, WagerId } from '../../kernel/wager.ts'
import type { Faces } from './s03-equipment/dice.ts'
import { isOn, outcomeOf, wagersOf } from './s04-wagers.ts'
import type { SnakeEyesEvent } from './table/events.ts'
import type { Shooter, State } from './table/state.ts'

/** Declares a command of Division 11A next to its law. */
export const command = commandsOn<State, Felt, SnakeEyesEvent>()

export const isShooter = (shooter: Shooter, by: Actor): boolean =>
  shooter.is === 'dealer'
    ? by.role === 'staff'
    : by.role === 'patron' && by.patron === shooter.patron

export const idsOf = ({ wagers }: Felt): readonly WagerId[] => wagers.map(({ id }) => id)

/** A wager counts where it is, unless someone moved it by accident. @rule nz11a:4.6 */
export const positionOf = ({ restored }: State, { id, on }: Wager): string =>
  Object.hasOwn(restored, id) ? restored[id]! : on

/** The wagers that these faces decide, with their results. @rule nz11a:4.2 */
export const decisions = (
  state: State,
  wagers: readonly Wager[],
  faces: Faces,
): readonly { readonly wager: WagerId; readonly outcome: Outcome }[] => {
  const rules = wagersOf(state.elections)
  return wagers.flatMap(wager => {
    const on = positionOf(state, wager)
    const outcome = isOn(on) ? outcomeOf(rules[on], faces) : undefined
    return outcome ? [{ wager: wager.id, outcome }] : []
  })
}
