import type { Authority } from './authority.ts'
import type { Ask } from './chance.ts'
import type { Denominations } from './chips/denominations.ts'
import type { AnyDeclared } from './command.ts'
import type { Chips, Odds } from './money.ts'
import type { Actor, Nominee, Patron, Viewer } from './people.ts'
import type { Decision, Refusal } from './refusal.ts'
import type { Outcome, Stake, Wager, WagerId } from './wager.ts'

/** Every command says who does what. The log, not the rules, deals with its id. */
export interface Command {
  readonly by: Actor
  readonly does: string
  /** The round that the command is about. A person always names it. @rule ruling:117 */
  readonly round?: number
}

/** Every event says what happened and cites its clause. */
export interface Event {
  readonly is: string
  readonly under: Authority
}

/**
 * Anything a host can run: a table, a tournament table or a tournament. All rules are in `decide`.
 * `evolve` only keeps the books, so a corrected rule never changes the meaning of an old log. State
 * and events are JSON.
 */
export interface Game<Config, State, C extends Command, E extends Event, View> {
  open(config: Config): State
  /** Total: any command in any state gives events or a refusal. */
  decide(state: State, command: C): Decision<E>
  evolve(state: State, event: E): State
  awaits(state: State): Ask | undefined
  view(state: State, viewer: Viewer): View
}

/** The posted limits for each kind of wager. */
export type PostedLimits = Readonly<
  Record<string, { readonly minimum: Chips; readonly maximum: Chips }>
>

/** The table top, as a play sees it: the seats, the wagers and the chips that can pay. */
export interface Felt {
  /** Index 0 is seat 1. */
  readonly seats: readonly (Patron | null)[]
  /** Everyone who takes part, seated or standing. */
  readonly present: readonly Patron[]
  /** The same, and excluded patrons who have not left: they may finish a hand. @rule ruling:115 */
  readonly atTable?: readonly Patron[]
  /** Also true of excluded people who have left. @rule ruling:115 */
  readonly isExcluded?: (patron: Patron) => boolean
  readonly wagers: readonly Wager[]
  /** The wagers when betting closed, without what went back since. Absent while betting is open. */
  readonly atRisk?: readonly Wager[]
  /** Wagers of this round that are already settled. */
  readonly settled: readonly Wager[]
  /** Wagers that won, lost or stood off in the round before. */
  readonly settledBefore?: readonly Wager[]
  /** Wagers of this round or the last that the operator declared void. @rule nz1:17.3(a) */
  readonly voided?: readonly WagerId[]
  /** Wagers of the last round still on the table, such as after a tie. None once betting closes. */
  readonly carried: readonly WagerId[]
  /** The number of the round under way, or of the next one. */
  readonly roundNow?: number
  readonly limits: PostedLimits
  readonly denominations: Denominations
  readonly isClosed?: boolean
}

/** How an event of play affects chips. The play names the effect and the table moves the chips. */
export type Consequence =
  | { readonly wager: WagerId; readonly outcome: Outcome }
  /** `asked`: the patron asks for it now, so chips and limits are checked as for any wager. */
  | {
      readonly stake: Stake
      readonly under: Authority
      readonly asked?: true
      /** The dealer accepts it now: who wagers is checked, and the size at the call. */
      readonly accepted?: true
      /** The settled wager whose chips these are. They stay on the table for the next round. */
      readonly continues?: WagerId
      /** It belongs to a hand that was dealt, so an excluded patron may make it. */
      readonly finishes?: true
    }
  | { readonly fee: Chips; readonly patron: Patron; readonly under: Authority }
  | { readonly refund: Chips; readonly patron: Patron; readonly under: Authority }
  /**
   * Chips that the patron took although the wager is still in play. The patron must return them.
   */
  | {
      readonly owed: Chips
      readonly patron: Patron
      readonly reason: string
      readonly under: Authority
    }
  /**
   * Puts a wager back as it was when betting closed, in this round or the last, so that it can be
   * settled correctly. If it was settled, its settlement is taken back.
   */
  | { readonly reopens: WagerId; readonly under: Authority }
  /** Takes back the settlement of a wager of this round or the last, and returns its stake. */
  | { readonly undoes: WagerId; readonly under: Authority }
  /** The sign shows these limits from now on, since the table offers other wagers. */
  | { readonly posts: PostedLimits; readonly under: Authority }
  /** The wager counts for another place now, so the limits of that place apply to it. */
  | { readonly repositioned: WagerId }

/** A size that the rules of a game prescribe for one player's wager. @rule nz1:10.1(d) */
export interface Level {
  readonly minimum: Chips
  readonly under: Authority
}

/** The clauses that a wager outside its limits is refused by. */
export interface LimitClauses {
  readonly minimum: Authority
  readonly maximum: Authority
}

/** The clauses that void a wager below the minimum, or the part of a wager that is off the step. */
export interface Strictness {
  readonly belowMinimum: Authority
  readonly offStep: Authority
}

/**
 * The moments in a round that every game has, whatever its rules call them. `bets-reopened`: the
 * wagers stay for another attempt at the same round, such as a second spin. `last-…`: the round that
 * is over has become void or has a result after all, or its wagers wait for another attempt.
 */
export type Milestone =
  | 'no-more-bets'
  | 'bets-reopened'
  | 'round-over'
  | 'round-void'
  | 'last-void'
  | 'last-counts'
  | 'last-reopened'

/**
 * What happened to a patron, or to their wagers, outside play. `unseated`: they gave up their seat
 * for another one or to play standing. `voided`: at least one of their wagers is void.
 */
export type Parting = 'left' | 'excluded' | 'unseated' | 'voided'

export interface Dependant {
  readonly wager: WagerId
  readonly under: Authority
}

/**
 * The rules of one game: the order of play and which wagers win. A play reads the felt and never
 * moves a chip. Division 1, the ring around it, asks it about wagers and pays the results.
 */
export interface Play<Elections, State, C extends Command, E extends Event, View> {
  readonly commands: readonly AnyDeclared[]
  open(elections: Elections): State
  decide(state: State, command: C, felt: Felt): Decision<E>
  evolve(state: State, event: E): State
  awaits(state: State, felt: Felt): Ask | undefined
  view(state: State, viewer: Viewer): View
  /** The game's own reason to refuse a new wager, or a change to a wager on the table. */
  permits(state: State, stake: Stake, felt: Felt, by: Actor): Refusal | undefined
  /** The game's own reason to refuse a wager of this size, whether it is new, raised or reduced. */
  fits?(state: State, stake: Stake, felt: Felt, by: Actor): Refusal | undefined
  releases(state: State, wager: Wager, by: Actor): Refusal | undefined
  /** Called with the state after the event. A wager that is not named stays where it is. */
  resolves(state: State, event: E, felt: Felt): readonly Consequence[]
  milestone(event: E): Milestone | undefined
  /**
   * True from the first act of a round until its last: the ball spins, the dice fly, or no more bets
   * has been called. Betting may still be open.
   */
  isUnderWay(state: State): boolean
  /**
   * True once the last round can no longer be put right, because this one has begun. If absent, as soon as
   * this one is under way.
   */
  isTooLate?(state: State): boolean
  /** Stops the round under way when the operator invalidates it. */
  abandon(state: State, under: Authority): readonly E[]
  /**
   * The operator invalidated a round that is over. It has no result any more. `isEarlier`: not the
   * last one, but the latest in which wagers were at risk.
   */
  withdrawn?(state: State, under: Authority, isEarlier: boolean, felt: Felt): readonly E[]
  /** The events that follow in play, such as a role that passes on or a hand that is out. */
  parted?(state: State, patron: Patron, how: Parting, felt: Felt): readonly E[]
  /**
   * Wagers that are void because another one of the same patron, which they needed, was declared void
   * after betting on them had closed. `isOver`: they were settled in the last round.
   */
  dependants?(
    state: State,
    gone: readonly Wager[],
    others: readonly Wager[],
    isOver: boolean,
  ): readonly Dependant[]
  /** The game's reason to refuse a nominee. If absent, the game allows no nominees. */
  represents?(state: State, by: Nominee): Refusal | undefined
  /** The place a wager counts for, if it is not the one it was made on; null if for none. */
  placeOf?(state: State, wager: Wager): string | null
  /** The kind of wager that the sign shows limits for. */
  kindOf(on: string): string
  /**
   * The size that the game's own rules prescribe for this wager, such as at most the Ante. The
   * clause is for the refusal.
   */
  level?(state: State, stake: Stake, felt: Felt): Level | undefined
  /** The game's own reason to refuse these limits, if it restricts them. */
  minds?(state: State, limits: PostedLimits): Refusal | undefined
  /**
   * All odds at which this wager can win, so that the chips to pay it can be checked in advance.
   * A game that pays only whole odds to 1 needs none: chips that make a stake can pay its winnings.
   */
  pays?(state: State, on: string): readonly Odds[]
  /** The game's own clauses on the size of this wager, if it has any. @rule nz1:2.1 */
  limitsUnder?(state: State, stake: Stake, felt: Felt): LimitClauses | undefined
  /** Set if the game voids a wager that Division 1 would let stand. @rule nz1:2.1 */
  strictOn?(on: string): Strictness | undefined
  /** A patron who is excluded may finish the hand that they hold. @rule ruling:115 */
  readonly finishesHands?: true
  /** @rule nz1:14.1 */
  readonly allowsNonValueChips: boolean
}
