import type { Authority } from './authority.ts'
import type { Ask } from './chance.ts'
import type { AnyDeclared } from './command.ts'
import type { Denominations } from './denominations.ts'
import type { Chips, Odds } from './money.ts'
import type { Actor, Nominee, Patron, Viewer } from './people.ts'
import type { Decision, Refusal } from './refusal.ts'
import type { Outcome, Stake, Wager, WagerId } from './wager.ts'

/** Every command says who does what. Its id is the log's business, not the rules'. */
export interface Command {
  readonly by: Actor
  readonly does: string
  /** The round it is about. A person always names it. @rule ruling:117 */
  readonly round?: number
}

/** Every event says what happened, and what it rests on. */
export interface Event {
  readonly is: string
  readonly under: Authority
}

/**
 * Everything a host can run: a table, a tournament table, a tournament.
 * All law is in `decide`; `evolve` only keeps books, so mending a rule never changes what an old
 * log means. State and events are JSON.
 */
export interface Game<Config, State, C extends Command, E extends Event, View> {
  open(config: Config): State
  /** Total: any command in any state gives events or a refusal. */
  decide(state: State, command: C): Decision<E>
  evolve(state: State, event: E): State
  awaits(state: State): Ask | undefined
  view(state: State, viewer: Viewer): View
}

/** By kind of wager, what the sign at the table says. */
export type Posted = Readonly<Record<string, { readonly minimum: Chips; readonly maximum: Chips }>>

/** The table top, as a play may look at it: who sits where, what lies on it, which chips can pay. */
export interface Felt {
  /** Index 0 is seat 1. */
  readonly seats: readonly (Patron | null)[]
  /** Who takes part, seated or standing. */
  readonly present: readonly Patron[]
  readonly wagers: readonly Wager[]
  /** What this round has won, lost or stood off already. */
  readonly settled: readonly Wager[]
  readonly limits: Posted
  readonly denominations: Denominations
}

/** What an event of play means for chips. A play names it; the table moves them. */
export type Consequence =
  | { readonly wager: WagerId; readonly outcome: Outcome }
  /** `asked`: the patron asks for it now, so that chips and limits are looked at as for any wager. */
  | { readonly stake: Stake; readonly under: Authority; readonly asked?: true }
  | { readonly fee: Chips; readonly patron: Patron; readonly under: Authority }
  | { readonly refund: Chips; readonly patron: Patron; readonly under: Authority }
  /** Chips of a wager that plays on, which the patron took away and has to bring back. */
  | {
      readonly owed: Chips
      readonly patron: Patron
      readonly reason: string
      readonly under: Authority
    }
  /** A wager of the last round whose settlement is taken back, so that it can be settled rightly. */
  | { readonly reopens: WagerId; readonly under: Authority }

/** The clauses that void a wager below the minimum, and what of it is off the step. */
export interface Strictness {
  readonly belowMinimum: Authority
  readonly offStep: Authority
}

/** The moments of a round that every division knows, whatever it calls them. */
export type Milestone = 'no-more-bets' | 'round-over' | 'round-void'

/**
 * A game's own division: the order of play, and what wins. It sees the felt and never touches a
 * chip. The ring round it (Division 1) asks it about wagers and pays what it names.
 */
export interface Play<Elections, State, C extends Command, E extends Event, View> {
  readonly commands: readonly AnyDeclared[]
  open(elections: Elections): State
  decide(state: State, command: C, felt: Felt): Decision<E>
  evolve(state: State, event: E): State
  awaits(state: State): Ask | undefined
  view(state: State, viewer: Viewer): View
  /** What a division itself has against a wager, or against touching one that lies there. */
  permits(state: State, stake: Stake, felt: Felt, by: Actor): Refusal | undefined
  releases(state: State, wager: Wager, by: Actor): Refusal | undefined
  /** Asked with the state after the event. A wager that is not named stays where it is. */
  resolves(state: State, event: E, felt: Felt): readonly Consequence[]
  milestone(event: E): Milestone | undefined
  /** Breaks off whatever is under way, when the operator invalidates it. */
  abandon(state: State, under: Authority): readonly E[]
  /** What a division makes of it that somebody leaves, or is made to. */
  left?(state: State, patron: Patron, felt: Felt): readonly E[]
  /** What a division has against this person wagering for another; where it is silent, nobody does. */
  represents?(state: State, by: Nominee): Refusal | undefined
  /** The kind of wager that the sign shows limits for. */
  kindOf(on: string): string
  /** What a division itself has against these limits on the sign, where it has a say in them. */
  minds?(state: State, limits: Posted): Refusal | undefined
  /** Every odds at which a wager of this name can win, so that its chips can be thought of beforehand. */
  pays(state: State, on: string): readonly Odds[]
  /** Where a division does not let stand what Division 1 would. @rule nz1:2.1 */
  strictOn?(on: string): Strictness | undefined
  /** @rule nz1:14.1 */
  readonly allowsNonValueChips: boolean
}
