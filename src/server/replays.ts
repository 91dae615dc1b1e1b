import { recordOf, type TableState } from '../general/state.ts'
import type { Command, Event } from '../kernel/game.ts'
import type { Actor, Patron } from '../kernel/people.ts'
import type { Body } from './host.ts'
import type { Kept } from './store.ts'
import type { AnyGame } from './table.ts'

/** The last rounds of a table, kept so that patrons can look again at what they were shown. */

type State = TableState<unknown>

/** How the table stood before a round, and what was written of it. */
interface Round {
  readonly before: State
  readonly entries: Kept[]
}

/** Who took a step, as far as the patron who looks is concerned. */
type By = 'you' | 'another' | 'staff' | 'chance'

export interface ReplayStep {
  readonly seq: number
  readonly at: number
  readonly by: By
  readonly does: string
  /** What the patron asked for, in the patron's own words. */
  readonly said?: Readonly<Record<string, unknown>>
  readonly view: unknown
}

const ROUNDS = 100
/** Of a crowded table fewer rounds are kept, for each has many entries. */
const ENTRIES = 20_000

const isEnd = ({ is }: Event): boolean => is === 'RoundCounted' || is === 'RoundDropped'

/** The clock's reports are no steps of a round. */
const byOf = (by: Actor, patron: Patron): By | undefined => {
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

export class Replays {
  readonly #rounds: Round[] = []
  #now: Round | undefined
  /** The number of the oldest round that is kept. */
  #first = 1
  #entries = 0

  hear(kept: Kept, { events }: Body, state: State): void {
    if (!this.#now) {
      this.#now = { before: state, entries: [] }
      return
    }
    this.#now.entries.push(kept)
    this.#entries += 1
    if (!events.some(isEnd)) return
    this.#rounds.push(this.#now)
    this.#now = { before: state, entries: [] }
    while (this.#rounds.length > ROUNDS || (this.#entries > ENTRIES && this.#rounds.length > 1)) {
      this.#entries -= this.#rounds.shift()!.entries.length
      this.#first += 1
    }
  }

  /**
   * A round that is over, as this patron was shown it, from when they were at the table; nothing where
   * they were not, or where it was too long ago. What others wagered meanwhile is no step of its own.
   */
  stepsOf(game: AnyGame, round: number, patron: Patron): readonly ReplayStep[] | undefined {
    const found = this.#rounds[round - this.#first]
    if (!found) return undefined
    const viewer = { role: 'patron', patron } as const
    const steps: ReplayStep[] = []
    let state = found.before
    for (const { seq, at, body } of found.entries) {
      const { command, events } = JSON.parse(body) as Body
      const { play } = state
      state = events.reduce((now, event) => game.evolve(now, event), state)
      const by = command && byOf(command.by, patron)
      const isAside = by === 'another' && state.play === play
      if (!command || !by || isAside || recordOf(state, patron) === undefined) continue
      const said = by === 'you' && { said: ownWords(command) }
      steps.push({ seq, at, by, does: command.does, ...said, view: game.view(state, viewer) })
    }
    return steps.length > 0 ? steps : undefined
  }
}
