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

/** How scenarios are played at the tables of one game. */
export interface Stage<Elections, PS, C extends Command, E extends Event, V> {
  readonly books: readonly string[]
  readonly game: Game<
    TableConfig<Elections>,
    TableState<PS>,
    C | GeneralCommand,
    E | GeneralEvent,
    TableView<V>
  >
  /** `table nz5 decks 6 tie 9`: the words after the book, in pairs. */
  readonly table: (book: string, words: ReadonlyMap<string, string>) => TableConfig<Elections>
  readonly refused: (config: TableConfig<Elections>) => Refusal | undefined
  /** What the house does before the first wager, in scenarios that are not about it. */
  readonly prepares: readonly (C | GeneralCommand)[]
  readonly verbs: readonly Verb<TableState<PS>, C | GeneralCommand>[]
  readonly expects: readonly Expectation<TableState<PS>, E | GeneralEvent, TableView<V>>[]
}

// biome-ignore lint/suspicious/noExplicitAny: a list of stages holds games of every type; each checks its own.
export type AnyStage = Stage<any, any, any, any, any>
