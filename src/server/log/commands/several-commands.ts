import type { Command, Event, Game } from '../../../kernel/game.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import type { Body, Note } from '../../../records/entry.ts'
import { type Drawing, drawingAfter } from '../../chance/sealed-secrets.ts'
import type { Ports } from '../log-opening.ts'
import type { Draft } from '../store.ts'
import type { Turn } from './command-queue.ts'

/** Several commands that one append takes, each as if it came alone. */

export interface IdentifiedCommand<C> {
  readonly id: string
  readonly command: C
}

/** An entry to append, and the state after it. */
export interface Part<S, C extends Command = Command, E extends Event = Event> {
  readonly id: string
  readonly body: Body<C, E>
  readonly after: S
}

/** The commands before the first that is refused or was taken earlier. */
export const partsOf = <S, C extends Command, E extends Event>(
  { decide, evolve }: Pick<Game<unknown, S, C, E, unknown>, 'decide' | 'evolve'>,
  state: S,
  all: readonly IdentifiedCommand<C>[],
  isKnown: (id: string) => boolean,
): readonly Part<S, C, E>[] => {
  const parts: Part<S, C, E>[] = []
  let before = state
  for (const { id, command } of all) {
    const events = isKnown(id) ? undefined : decide(before, command)
    if (events === undefined || isRefusal(events)) break
    const after = events.reduce((now, event) => evolve(now, event), before)
    parts.push({ id, body: { command, events }, after })
    before = after
  }
  return parts
}

/** A state, and how far the log has drawn from its promise by then. */
interface StateAndDrawing<S> {
  readonly state: S
  readonly drawing: Drawing
}

/** The notes on chance that a decided command makes necessary. */
export type ChanceNotes<S, C extends Command, E extends Event> = (
  body: Body<C, E>,
  before: StateAndDrawing<S>,
  after: S,
) => Note

interface DecisionContext<S, C extends Command, E extends Event> extends StateAndDrawing<S> {
  readonly game: Pick<Game<unknown, S, C, E, unknown>, 'decide' | 'evolve'>
}

/** A decided command, and those that follow it in the same append. */
interface DecidedCommand<C extends Command, E extends Event> {
  readonly id: string
  readonly body: Body<C, E>
  readonly more: readonly C[]
}

/** A decided command and those that follow it, up to the first that is refused. */
export const joinedCommands = <S, C extends Command, E extends Event>(
  from: DecisionContext<S, C, E>,
  { id, body, more }: DecidedCommand<C, E>,
  spent: ChanceNotes<S, C, E>,
): readonly Part<S, C, E>[] => {
  const parts: Part<S, C, E>[] = []
  const { game } = from
  let { state, drawing } = from
  const add = (decided: Body<C, E>): void => {
    const after = decided.events.reduce((before, event) => game.evolve(before, event), state)
    const note = spent(decided, { state, drawing }, after)
    const whole = note.seals ? { ...decided, ...note } : decided
    parts.push({ id: parts.length === 0 ? id : `${id}+${parts.length}`, body: whole, after })
    state = after
    drawing = drawingAfter(drawing, whole)
  }
  add(body)
  for (const command of more) {
    const events = game.decide(state, command)
    if (isRefusal(events)) break
    add({ command, events })
  }
  return parts
}

interface Log<S, C extends Command, E extends Event> extends DecisionContext<S, C, E> {
  readonly knows: (id: string) => boolean
}

/**
 * Decides waiting commands one after the other. It skips a command that is refused, repeats another
 * or concerns other tables. The log then takes each of those alone.
 * @param look lets other logs see the state that the next command is decided on.
 */
export const together = <S, C extends Command, E extends Event, T extends Turn<C>>(
  log: Log<S, C, E>,
  turns: readonly T[],
  spent: ChanceNotes<S, C, E>,
  look: (state: S) => void,
): ReadonlyMap<T, readonly Part<S, C, E>[]> => {
  const taken = new Map<T, readonly Part<S, C, E>[]>()
  const { game } = log
  const ids = new Set<string>()
  let { state, drawing } = log
  for (const turn of turns) {
    const { id, says } = turn
    look(state)
    const said = log.knows(id) || ids.has(id) ? undefined : says()
    if (!said || isRefusal(said) || !said.command) continue
    const { command, note, more = [], about = [] } = said
    const events = about.length > 0 ? undefined : game.decide(state, command)
    if (!events || isRefusal(events)) continue
    const leading = { id, body: { command, events, ...note }, more }
    const parts = joinedCommands({ game, state, drawing }, leading, spent)
    taken.set(turn, parts)
    ids.add(id)
    state = parts.at(-1)!.after
    for (const { body } of parts) drawing = drawingAfter(drawing, body)
  }
  return taken
}

/** The entries as the store takes them. */
export const draftsOf = (
  parts: readonly Part<unknown>[],
  { log, seq, epoch, holds }: Required<Pick<Draft, 'log' | 'seq' | 'epoch' | 'holds'>>,
  { now, program }: Pick<Ports, 'now' | 'program'>,
): readonly Draft[] =>
  parts.map(({ id, body }, i) => ({
    log,
    epoch,
    holds,
    seq: seq + 1 + i,
    id,
    at: now(),
    program,
    body: JSON.stringify(body),
  }))

interface CommandHost<C> {
  readonly submit: (id: string, command: C) => Promise<unknown>
  readonly submitAll: (all: readonly IdentifiedCommand<C>[]) => Promise<number>
}

/** Submits all of them, as many at a time as the log takes together. */
export const submitEach = async <C>(
  host: CommandHost<C>,
  all: readonly IdentifiedCommand<C>[],
): Promise<void> => {
  for (let from = 0; from < all.length; ) {
    from += await host.submitAll(all.slice(from))
    const alone = all[from]
    if (!alone) return
    await host.submit(alone.id, alone.command)
    from += 1
  }
}
