import type { GeneralCommand } from '../general/commands.ts'
import type { GeneralEvent } from '../general/events.ts'
import type { TableConfig, TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Words } from './phrase.ts'

/** A line that acts: who may say it, its words, and the commands it means. */
export interface Verb<State, C extends Command> {
  readonly who: 'patron' | 'staff' | 'anybody' | 'shoe' | 'wheel' | 'dice' | 'clock' | 'chance'
  readonly says: string
  readonly does: (
    words: Words,
    context: { readonly by: Actor; readonly state: State },
  ) => C | readonly C[]
}

export interface Seen<State, E extends Event, View> {
  readonly state: State
  /** Everything that happened since the scenario last expected something and then went on. */
  readonly events: readonly E[]
  readonly view: (patron?: string) => View
  readonly by: string | undefined
}

/** A line that expects: what should have happened, or what should be seen. It says what it found instead. */
export interface Expectation<State, E extends Event, View> {
  readonly says: string
  readonly finds: (words: Words, seen: Seen<State, E, View>) => true | string
}

/** How scenarios are played at the tables of one game, or in whatever else a host can run. */
export interface Setting<Config, State, C extends Command, E extends Event, View> {
  /** The word that opens a scenario here: `table nz5`, `session roulette`, `tournament baccarat`. */
  readonly opens: 'table' | 'session' | 'tournament'
  readonly books: readonly string[]
  readonly game: Game<Config, State, C, E, View>
  /** `table nz5 decks 6 tie 9`: the words after the book, in pairs. */
  readonly table: (book: string, words: ReadonlyMap<string, string>) => Config
  readonly refused: (config: Config) => Refusal | undefined
  /** What the house does before the first wager, in scenarios that are not about it. */
  readonly prepares: readonly C[] | ((words: ReadonlyMap<string, string>) => readonly C[])
  readonly verbs: readonly Verb<State, C>[]
  readonly expects: readonly Expectation<State, E, View>[]
  /** The table inside, to which Division 1's own words speak; none where there is no table. */
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

/** A verb of a table, said where the table is part of something larger. */
export const spokenInside = <Inner, Outer, C extends Command>(
  verb: Verb<Inner, C>,
  inside: (state: Outer) => Inner,
): Verb<Outer, C> => ({
  ...verb,
  does: (words, { by, state }) => verb.does(words, { by, state: inside(state) }),
})

export const expectedInside = <Inner, Outer, E extends Event, IV, OV>(
  { says, finds }: Expectation<Inner, E, IV>,
  inside: (state: Outer) => Inner,
  insideView: (view: OV) => unknown,
): Expectation<Outer, E, OV> => ({
  says,
  finds: (words, { state, events, view, by }) =>
    finds(words, {
      state: inside(state),
      events,
      view: patron => insideView(view(patron)) as IV,
      by,
    }),
})
