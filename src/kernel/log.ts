import type { Command, Event, Game } from './game.ts'
import { type Decision, isRefusal } from './refusal.ts'

/** One command with its events: one atomic step. */
export interface Entry<C extends Command, E extends Event> {
  readonly id: string
  readonly command: C
  readonly events: readonly E[]
}

/** A table is a fold over its log. `state` is the result of that fold, kept for speed. */
export interface Log<State, C extends Command, E extends Event> {
  readonly state: State
  readonly entries: readonly Entry<C, E>[]
}

type Replayable<State, E extends Event> = Pick<Game<never, State, never, E, unknown>, 'evolve'>

export const fold = <State, E extends Event>(
  game: Replayable<State, E>,
  start: State,
  events: readonly E[],
): State => events.reduce((state, event) => game.evolve(state, event), start)

/** Applies a command once. The same id again gives the same answer and changes nothing. */
export const submit = <Config, State, C extends Command, E extends Event, View>(
  game: Game<Config, State, C, E, View>,
  log: Log<State, C, E>,
  id: string,
  command: C,
): { readonly log: Log<State, C, E>; readonly decision: Decision<E> } => {
  const before = log.entries.find(entry => entry.id === id)
  if (before) return { log, decision: before.events }
  const decision = game.decide(log.state, command)
  if (isRefusal(decision)) return { log, decision }
  const entry = { id, command, events: decision }
  return {
    log: { state: fold(game, log.state, decision), entries: [...log.entries, entry] },
    decision,
  }
}

/** Computes the state again from the first entry. */
export const replay = <Config, State, C extends Command, E extends Event, View>(
  game: Game<Config, State, C, E, View>,
  config: Config,
  entries: readonly Entry<C, E>[],
): State =>
  fold(
    game,
    game.open(config),
    entries.flatMap(entry => entry.events),
  )
