import { recordOf, type TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import type { Actor, Patron, Viewer } from '../kernel/people.ts'
import type { Body, Stamp } from './entry.ts'

/** Replays a round step by step as one person saw it. Runs on the server and in the browser. */

export interface ReplayRules
  extends Pick<Game<never, unknown, Command, Event, unknown>, 'evolve' | 'view'> {
  /** Finds the table inside a larger state, such as a session. */
  readonly tableIn?: (state: unknown) => TableState<unknown>
}

const itself = (state: unknown): TableState<unknown> => state as TableState<unknown>

/** The state before a round, and the round's entries. */
export interface RoundLog<State = unknown> {
  readonly before: State
  readonly entries: readonly RoundEntry[]
}

export type RoundEntry = Pick<Stamp, 'seq' | 'at'> & Pick<Body, 'command' | 'events'>

export interface ReplayStep {
  readonly seq: number
  readonly at: number
  /** The actor, as far as this person may know. */
  readonly by: By
  readonly does: string
  /** The patron's own request. */
  readonly said?: Readonly<Record<string, unknown>>
  readonly view: TableView<unknown>
}

type By = 'you' | 'another' | 'staff' | 'chance'

/** Reports of the clock are not steps of a round. */
const byOf = (by: Actor, patron: Patron | undefined): By | undefined => {
  switch (by.role) {
    case 'patron':
    case 'nominee':
      return by.patron === patron ? 'you' : 'another'
    case 'clock':
      return undefined
    default:
      return by.role
  }
}

const ownWords = ({ by: _, ...said }: Command): Readonly<Record<string, unknown>> => said

/**
 * Starts when the patron was at the table. Without a patron it shows what watchers saw. Other
 * patrons' wagers are not separate steps.
 */
export const stepsOf = (
  { evolve, view, tableIn = itself }: ReplayRules,
  { before, entries }: RoundLog,
  patron: Patron | undefined,
): readonly ReplayStep[] => {
  const viewer: Viewer = patron === undefined ? { role: 'rail' } : { role: 'patron', patron }
  const sees = (now: TableState<unknown>): boolean =>
    patron === undefined || recordOf(now, patron) !== undefined
  const steps: ReplayStep[] = []
  let state = before
  for (const { seq, at, command, events } of entries) {
    const { play } = tableIn(state)
    state = events.reduce((now, event) => evolve(now, event), state)
    const by = command && byOf(command.by, patron)
    const now = tableIn(state)
    const isAside = by === 'another' && now.play === play
    if (!command || !by || isAside || !sees(now)) continue
    const said = by === 'you' && { said: ownWords(command) }
    steps.push({
      seq,
      at,
      by,
      does: command.does,
      ...said,
      view: view(state, viewer) as TableView<unknown>,
    })
  }
  return steps
}
