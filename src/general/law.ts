import type { Authority } from '../kernel/authority.ts'
import type { Posted, Strictness } from '../kernel/game.ts'
import type { Odds } from '../kernel/money.ts'
import type { Actor, Patron, StaffRank } from '../kernel/people.ts'
import { ranksAtLeast } from '../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../kernel/refusal.ts'
import type { Stake, Wager } from '../kernel/wager.ts'
import type { CommandOf, Does } from './commands.ts'
import type { GeneralEvent } from './events.ts'
import { isAtTable, type Ring, recordOf } from './state.ts'

/** What the ring may ask of the play inside it. */
export interface Inside {
  /** @rule nz1:10.1(a) nz1:10.1(d) */
  permits(stake: Stake, by: Actor): Refusal | undefined
  releases(wager: Wager, by: Actor): Refusal | undefined
  kindOf(on: string): string
  pays(on: string): readonly Odds[]
  strictOn(on: string): Strictness | undefined
  minds(limits: Posted): Refusal | undefined
  readonly allowsNonValueChips: boolean
}

/** One rule of Division 1: what follows from a command, or what stands against it. */
export type Law<D extends Does> = (
  ring: Ring,
  command: CommandOf<D>,
  inside: Inside,
) => Decision<GeneralEvent>

/** The operator's own powers are used at the table by a casino supervisor. @rule ruling:534 */
export const OPERATOR: StaffRank = 'casino-supervisor'

/** @rule nz1:2.1 the division binds the staff too: each power belongs to a rank. */
export const needsRank = (by: Actor, least: StaffRank, under: Authority): Refusal | undefined =>
  ranksAtLeast(by, least)
    ? undefined
    : refuse(under, 'Only a {rank} or above may do this.', { rank: least.replaceAll('-', ' ') })

/** The patron who asks, if it is one who stands or sits here. */
export const present = (ring: Ring, by: Actor): Patron | Refusal => {
  if (by.role !== 'patron') return refuse('nz1:2.3', 'Only a patron may do this.')
  return isAtTable(ring, by.patron)
    ? by.patron
    : refuse('nz1:2.3', 'Join the table first: who takes part accepts its rules.')
}

/** The same, if it is one who takes part: somebody excluded may only take their chips and go. */
export const asking = (ring: Ring, by: Actor): Patron | Refusal =>
  by.role === 'patron' && recordOf(ring, by.patron)?.excluded
    ? refuse('nz1:17.3(b)', 'You have been excluded from this game.')
    : present(ring, by)
