import type { Authority } from '../../kernel/authority.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Actor, ranksAtLeast, type StaffRank } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Outcome, Wager, WagerId } from '../../kernel/wager.ts'
import type { CommandOf, Does } from './commands.ts'
import type { Faces } from './dice.ts'
import type { SnakeEyesEvent } from './events.ts'
import { isOn, outcomeOf, wagersOf } from './s04-wagers.ts'
import type { Shooter, State } from './state.ts'

/** One rule of Division 11A: what follows from a command, or what stands against it. */
export type Law<D extends Does> = (
  state: State,
  command: CommandOf<D>,
  felt: Felt,
) => Decision<SnakeEyesEvent>

/** Whoever controls the game, one dealer or several, and those above them. @rule nz11a:1.2(b) */
export const rankOf = (by: Actor, least: StaffRank, under: Authority): StaffRank | Refusal =>
  by.role === 'staff' && ranksAtLeast(by, least)
    ? by.rank
    : refuse(under, 'Only a {rank} or above may do this.', { rank: least.replaceAll('-', ' ') })

export const isShooter = (shooter: Shooter, by: Actor): boolean =>
  shooter.is === 'dealer'
    ? by.role === 'staff'
    : by.role === 'patron' && by.patron === shooter.patron

export const idsOf = ({ wagers }: Felt): readonly WagerId[] => wagers.map(({ id }) => id)

/** A wager counts where it lies, unless it was found to have been moved. @rule nz11a:4.6 */
const positionOf = ({ restored }: State, { id, on }: Wager): string =>
  Object.hasOwn(restored, id) ? restored[id]! : on

/** What these faces decide, and how. @rule nz11a:4.2 */
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
