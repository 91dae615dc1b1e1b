import type { Authority } from './authority.ts'
import { type Actor, type ByStaff, RANKS, ranksAtLeast, type StaffRank } from './people.ts'
import { type Decision, type Refusal, refuse } from './refusal.ts'
import type { Fields, FieldValues } from './shape.ts'

/**
 * One record defines a command: who may give it, when, about what, and its effect. Types, the
 * decoder, permissions, approvals, desk forms and documents are derived from it.
 */

/** A rank means that rank and every higher one. */
export type Speaker = 'patron' | 'nominee' | StaffRank | 'chance' | 'clock'

/**
 * What a command is about. A person names it. A command about something that is over is refused.
 * - `this-round`: the round under way.
 * - `a-round`: the round under way, or the one before it until the next has begun; the command looks
 *   back. A power of Division 1 also reaches it later, and the latest round that decided wagers.
 * - `any-round`: any round so far, the latest that fits if nobody names one.
 * - `this-step`: the step that the table waits for. Sending it twice takes one step.
 * - `the-table`: something that does not end with a round, such as a seat or a limit.
 */
export type About = 'this-round' | 'a-round' | 'any-round' | 'this-step' | 'the-table'

/** Where staff find the command at the desk. */
export type Place =
  /** Behind the large button or the keypad, when it is the next step of play. */
  | 'step'
  /** A button of its own, such as those of a dispute. */
  | 'button'
  /** A form under "Something happened", for reports, or "Direct", for directions. */
  | 'form'
  /** A form under "Limits and notices". */
  | 'notice'

/** One more form for the same command, with some of its fields fixed. */
export interface FormVariant {
  readonly key: string
  /** Offered only if this returns true for the play's view. */
  readonly where?: (play: never) => boolean
  readonly underBy?: AnyDeclared['underBy']
  readonly with?: Readonly<Record<string, unknown>>
  readonly asks: readonly string[]
  readonly under?: Cited
  readonly phases?: readonly string[]
}

/** How a form asks for a field when its name and shape are not enough. */
export interface FieldHint {
  readonly label?: string
  /** Asked for only if another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly (string | number)[] }
  /** A flag that is on by default. */
  readonly on?: true
  /** Limits of one kind of wager only, not of all kinds on the sign. */
  readonly alone?: true
  /** A value of the election that another field names. */
  readonly electedBy?: string
}

/** A function when the clause depends on the play's elections or rule book. */
export type Cited = Authority | ((play: never) => Authority)

/**
 * One person asks and another approves. `because` completes "needs a second person because it …".
 */
export interface Approval {
  readonly when: 'always' | 'after-settlement'
  readonly because: string
}

/** The type of `by` in a command's law, from the speakers who may give the command. */
type ActorOf<B extends Speaker> = B extends StaffRank ? ByStaff : Extract<Actor, { role: B }>

export interface Spec<F extends Fields, S, W, E, B extends Speaker = Speaker> {
  readonly mood: 'request' | 'report' | 'direction'
  readonly by: readonly B[]
  readonly fields: F
  readonly about: About
  /** The clause that gives the power. A refusal for lack of rank cites it. */
  readonly under: Cited
  /** The clause for each value of a field, when the choices have different clauses. */
  readonly underBy?: {
    readonly field: keyof F & string
    readonly clauses: (play: never) => Readonly<Record<string, Authority>>
  }
  readonly approval?: Approval
  /** Each press counts, as with chips put down one by one. Otherwise a double press counts once. */
  readonly repeats?: true
  /** The phases of play in which the rules can allow it. If absent, every phase. */
  readonly during?: readonly string[]
  /** Marks a report of chance. Nobody may send it at a table with sealed chance. */
  readonly sealed?: Authority
  readonly place?: Place
  readonly hints?: Readonly<Partial<Record<keyof F & string, FieldHint>>>
  readonly forms?: readonly FormVariant[]
  /** Offered at the desk only if this returns true for the play's view. */
  readonly where?: (play: never) => boolean
  readonly decide: (
    state: S,
    said: FieldValues<F> & { readonly by: ActorOf<B>; readonly round?: number },
    world: W,
  ) => Decision<E>
}

export interface CommandDeclaration<D extends string, F extends Fields, S, W, E, B extends Speaker>
  extends Spec<F, S, W, E, B> {
  readonly does: D
}

/** A command of any game, as the protocol and the desk read it. */
export interface AnyDeclared
  extends Omit<Spec<Fields, never, never, unknown>, 'decide' | 'underBy' | 'hints'> {
  readonly does: string
  readonly hints?: Readonly<Partial<Record<string, FieldHint>>>
  readonly underBy?: {
    readonly field: string
    readonly clauses: (play: never) => Readonly<Record<string, Authority>>
  }
}

/** The same command with its law. */
interface CommandWithLaw<S, W, E> extends AnyDeclared {
  readonly decide: (state: S, said: never, world: W) => Decision<E>
}

/** The command as it is sent: actor, name, round and fields. */
export type CommandOf<T> =
  T extends CommandDeclaration<infer D, infer F, never, never, unknown, infer _>
    ? FieldValues<F> & { readonly by: Actor; readonly does: D; readonly round?: number }
    : never

/** Declares the commands of one game or of one log. */
export const commandsOn =
  <S, W, E>() =>
  <const D extends string, F extends Fields, const B extends Speaker>(
    does: D,
    spec: Spec<F, S, W, E, B>,
  ): CommandDeclaration<D, F, S, W, E, B> => ({ does, ...spec })

const speaks = (by: Actor, speaker: Speaker): boolean =>
  by.role === 'staff'
    ? (RANKS as readonly string[]).includes(speaker) && ranksAtLeast(by, speaker as StaffRank)
    : by.role === speaker

export const leastRank = ({ by }: Pick<AnyDeclared, 'by'>): StaffRank | undefined =>
  RANKS.find(rank => by.includes(rank))

const isTheirs = ({ by: speakers }: Pick<AnyDeclared, 'by'>, by: Actor): boolean =>
  speakers.some(speaker => speaks(by, speaker))

export const ONLY_OPERATOR = 'Only the operator may do this.'

/** The refusal names the ranks that may give the command. */
const onlyTheirs = (declared: Pick<AnyDeclared, 'by'>, under: Authority): Refusal => {
  const rank = leastRank(declared)
  if (rank === 'operator') return refuse(under, ONLY_OPERATOR)
  if (rank)
    return refuse(under, 'Only a {rank} or above may do this.', { rank: rank.replaceAll('-', ' ') })
  return declared.by.includes('clock')
    ? refuse(under, 'Only the clock tells the time.')
    : refuse(under, 'Only a patron may do this.')
}

/** @rule nz1:2.1 each power belongs to a rank. */
export const rankRefusal = (
  declared: Pick<AnyDeclared, 'by'>,
  by: Actor,
  under: Authority,
): Refusal | undefined => (isTheirs(declared, by) ? undefined : onlyTheirs(declared, under))

/** The clause for a command, given the state of play and the command's fields. */
export const clauseOf = (
  { under, underBy }: Pick<AnyDeclared, 'under' | 'underBy'>,
  play: unknown,
  said: Readonly<Record<string, unknown>> = {},
): Authority => {
  const choices = underBy?.clauses(play as never) ?? {}
  const chosen = underBy ? String(said[underBy.field]) : ''
  if (Object.hasOwn(choices, chosen)) return choices[chosen]!
  return typeof under === 'function' ? under(play as never) : under
}

/** Decides a list of commands. `play` returns the state that their clauses depend on. */
export const lawOf = <S, W, E>(
  commands: readonly CommandWithLaw<S, W, E>[],
  unknown: Refusal | ((state: S) => Refusal),
  play: (state: S) => unknown = state => state,
) => {
  const byName: ReadonlyMap<string, CommandWithLaw<S, W, E>> = new Map(
    commands.map(each => [each.does, each]),
  )
  return {
    find: (does: string): AnyDeclared | undefined => byName.get(does),
    decide: (
      state: S,
      command: { readonly by: Actor; readonly does: string },
      world: W,
    ): Decision<E> => {
      const law = byName.get(command.does)
      if (!law) return typeof unknown === 'function' ? unknown(state) : unknown
      return isTheirs(law, command.by)
        ? law.decide(state, command as never, world)
        : onlyTheirs(law, clauseOf(law, play(state), { ...command }))
    },
  }
}

/** @rule ruling:117 */
const NOT_THIS_ROUND = 'That was for round {round}; round {now} is under way.'

/**
 * True if the command is about a round or step that is already over. `past`: the rounds that a command
 * can look back at.
 * @rule ruling:117
 */
export const isPast = (
  { about }: Pick<AnyDeclared, 'about'>,
  round: number | undefined,
  now: number,
  past: readonly (number | undefined)[] = [now - 1],
): Refusal | undefined => {
  if (round === undefined || about === 'the-table' || round === now) return undefined
  if (about === 'a-round' && past.includes(round)) return undefined
  if (about === 'any-round' && round < now) return undefined
  return refuse('ruling:117', NOT_THIS_ROUND, { round, now })
}
