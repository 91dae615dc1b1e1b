import { commandsOn } from '../kernel/command.ts'
import type { Dependant, Level, LimitClauses, PostedLimits, Strictness } from '../kernel/game.ts'
import type { Odds } from '../kernel/money.ts'
import type { Actor, ByPatron, Nominee, Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import type { Stake, Wager } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { isAtTable, type Ring, recordOf } from './state.ts'

/** What the ring may ask the play. */
export interface Inside {
  /** @rule nz1:10.1(a) nz1:10.1(d) */
  permits(stake: Stake, by: Actor): Refusal | undefined
  /** The game's reason to refuse a wager of this size, whether it is new, raised or reduced. */
  fits(stake: Stake, by: Actor): Refusal | undefined
  releases(wager: Wager, by: Actor): Refusal | undefined
  kindOf(on: string): string
  /** The place that a wager counts for. */
  placeOf(wager: Wager): string
  /** True unless the wager was moved or clarified to another place. */
  isInPlace(wager: Wager): boolean
  level(stake: Stake): Level | undefined
  pays(on: string): readonly Odds[]
  limitsUnder(stake: Stake): LimitClauses | undefined
  strictOn(on: string): Strictness | undefined
  dependants(
    gone: readonly Wager[],
    others: readonly Wager[],
    isOver: boolean,
  ): readonly Dependant[]
  minds(limits: PostedLimits): Refusal | undefined
  readonly allowsNonValueChips: boolean
  /** The current round has begun to be played, whether or not betting has closed. */
  readonly isUnderWay: boolean
}

/** Wagers are on the table or a round is under way, so the round must be finished first. */
export const isRoundOpen = ({ wagers }: Ring, { isUnderWay }: Inside): boolean =>
  wagers.length > 0 || isUnderWay

/** Declares a command of Division 1 next to its law. */
export const command = commandsOn<Ring, Inside, GeneralEvent>()

/** At the table, a casino supervisor uses the operator's powers. @rule ruling:534 */
export const OPERATOR = 'casino-supervisor'

/** The patron who asks, if they are at this table. */
export const presentPatron = (ring: Ring, { patron }: ByPatron | Nominee): Patron | Refusal =>
  isAtTable(ring, patron)
    ? patron
    : refuse('nz1:2.3', 'Join the table first. By joining you accept its rules.')

/** The same, but not for an excluded patron, who may only take their chips and leave. */
export const askingPatron = (ring: Ring, by: ByPatron | Nominee): Patron | Refusal =>
  recordOf(ring, by.patron)?.excluded
    ? refuse('nz1:17.3(b)', 'You have been excluded from this game.')
    : presentPatron(ring, by)
