import type { Authority } from '../../kernel/authority.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Actor, isPatron, ranksAtLeast, type StaffRank } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { CommandOf, Does, RouletteEvent, State } from './state.ts'

/** One rule of Division 8: what follows from a command, or what stands against it. */
export type Law<D extends Does> = (
  state: State,
  command: CommandOf<D>,
  felt: Felt,
) => Decision<RouletteEvent>

export const byRank = (by: Actor, least: StaffRank, under: Authority): Refusal | undefined =>
  ranksAtLeast(by, least)
    ? undefined
    : refuse(under, 'Only a {rank} or above may do this.', { rank: least.replaceAll('-', ' ') })

export const byDealer = (by: Actor, under: Authority): Refusal | undefined =>
  byRank(by, 'dealer', under)

/** Wheel and ball are for the house, or for the chance that stands in for them. @rule nz8:4.6 */
export const atWheel = (by: Actor, under: Authority): Refusal | undefined => {
  if (isPatron(by)) return refuse('nz8:4.6', 'Nobody but the dealer touches the wheel or the ball.')
  return by.role === 'chance' ? undefined : byDealer(by, under)
}
