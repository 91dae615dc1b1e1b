import type { GeneralCommand } from '../general/commands.ts'
import type { GeneralEvent } from '../general/events.ts'
import type { TableConfig, TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { AnyDeclared } from '../kernel/command.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Speaker } from './language/actors.ts'
import type { OptionSpecs, Options } from './language/options.ts'
import type { Words } from './language/phrase.ts'

/** An action: who may use it, its words, and its commands. */
export interface Verb<State, C extends Command> {
  readonly who: Speaker
  readonly says: string
  /** A mistake in these words that the template cannot detect. It does not look at the table. */
  readonly mistake?: (words: Words) => string | undefined
  readonly does: (
    words: Words,
    context: { readonly by: Actor; readonly state: State },
  ) => C | readonly C[]
}

export interface StageSoFar<State, E extends Event, View> {
  readonly state: State
  /** Every event since the table opened. */
  readonly history: readonly E[]
  /** All events since the last block of expectations. */
  readonly events: readonly E[]
  readonly view: (patron?: string) => View
  readonly by: string | undefined
}

/** An expectation of an event or a view. If it fails, it reports what it found instead. */
export interface Expectation<State, E extends Event, View> {
  readonly says: string
  readonly mistake?: (words: Words) => string | undefined
  readonly finds: (words: Words, seen: StageSoFar<State, E, View>) => true | string
}

/** How to run scenarios of one game, or of anything else with a `Game`. */
export interface Setting<Config, State, C extends Command, E extends Event, View> {
  /** The first word of a scenario here: `table nz5`, `session roulette`, `tournament baccarat`. */
  readonly opens: 'table' | 'session' | 'tournament'
  readonly books: readonly string[]
  readonly game: Game<Config, State, C, E, View>
  /** `table nz5 decks 6 tie 9`: the words after the book, in pairs. */
  readonly table: (book: string, words: Options) => Config | Refusal
  /** The options of the first line. */
  readonly options: OptionSpecs
  /** A mistake in options that are valid one by one. */
  readonly mistake?: (book: string, words: Options) => string | undefined
  /** Every command available here, for the general form of a line. */
  readonly commands: readonly AnyDeclared[]
  /** The people present from the start. */
  readonly people?: (words: Options) => readonly string[]
  /** The names of all wagers, without the numbers after a colon; none where nobody wagers. */
  readonly wagers: readonly string[]
  /** The kinds of wager that a sign may show limits for. */
  readonly limits: readonly string[]
  /** The names of all events that can happen here. */
  readonly happens: readonly string[]
  readonly refused: (config: Config) => Refusal | undefined
  /** Commands before the first wager, for scenarios that are not about them. */
  readonly prepares: readonly C[] | ((words: Options) => readonly C[])
  readonly verbs: readonly Verb<State, C>[]
  readonly expects: readonly Expectation<State, E, View>[]
  /** The table inside, for the phrases of Division 1; null if there is no table. */
  readonly inside: ((state: State) => TableState<unknown>) | null
  readonly insideView: ((view: View) => unknown) | null
}

type AtTable = 'opens' | 'inside' | 'insideView'

/** A setting that is a table itself. */
export type Stage<Elections, PS, C extends Command, E extends Event, V> = Omit<
  Setting<
    TableConfig<Elections>,
    TableState<PS>,
    C | GeneralCommand,
    E | GeneralEvent,
    TableView<V>
  >,
  AtTable
>

// biome-ignore lint/suspicious/noExplicitAny: a list of settings holds games of every type; each checks its own.
export type AnySetting = Setting<any, any, any, any, any>

// biome-ignore lint/suspicious/noExplicitAny: as above, for tables.
export const atTable = (stage: Stage<any, any, any, any, any>): AnySetting => ({
  ...stage,
  opens: 'table',
  inside: state => state,
  insideView: view => view,
})

/** Lets a phrase of a table act on the table inside something larger. */
export const innerVerb = <Inner, Outer, C extends Command>(
  verb: Verb<Inner, C>,
  inside: (state: Outer) => Inner,
): Verb<Outer, C> => ({
  ...verb,
  does: (words, { by, state }) => verb.does(words, { by, state: inside(state) }),
})

export const innerExpectation = <Inner, Outer, E extends Event, IV, OV>(
  { finds, ...expectation }: Expectation<Inner, E, IV>,
  inside: (state: Outer) => Inner,
  insideView: (view: OV) => unknown,
): Expectation<Outer, E, OV> => ({
  ...expectation,
  finds: (words, seen) =>
    finds(words, {
      state: inside(seen.state),
      events: seen.events,
      history: seen.history,
      view: patron => insideView(seen.view(patron)) as IV,
      // The caller decides whether to ask for the clause.
      get by() {
        return seen.by
      },
    }),
})
