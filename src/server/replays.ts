import type { TableState } from '../general/state.ts'
import type { Patron } from '../kernel/people.ts'
import type { Body } from './host.ts'
import { endsRound, type ReplayStep, type Shows, stepsOf } from './replay.ts'
import type { Kept } from './store.ts'

/** The last rounds of a table, kept so that patrons can look again at what they were shown. */

interface Round {
  readonly before: TableState<unknown>
  readonly entries: Kept[]
}

const ROUNDS = 100
/** Of a crowded table fewer rounds are kept, for each has many entries. */
const ENTRIES = 20_000

export class Replays {
  readonly #rounds: Round[] = []
  #now: Round | undefined
  /** The number of the oldest round that is kept. */
  #first = 1
  #entries = 0

  hear(kept: Kept, { events }: Body, state: TableState<unknown>): void {
    if (!this.#now) {
      this.#now = { before: state, entries: [] }
      return
    }
    this.#now.entries.push(kept)
    this.#entries += 1
    if (!events.some(endsRound)) return
    this.#rounds.push(this.#now)
    this.#now = { before: state, entries: [] }
    while (this.#rounds.length > ROUNDS || (this.#entries > ENTRIES && this.#rounds.length > 1)) {
      this.#entries -= this.#rounds.shift()!.entries.length
      this.#first += 1
    }
  }

  /** Nothing where the patron was not at the table, or where it was too long ago. */
  stepsOf(game: Shows, round: number, patron: Patron): readonly ReplayStep[] | undefined {
    const found = this.#rounds[round - this.#first]
    if (!found) return undefined
    const entries = found.entries.map(({ seq, at, body }) => {
      const { command, events } = JSON.parse(body) as Body
      return { seq, at, events, ...(command && { command }) }
    })
    const steps = stepsOf(game, { before: found.before, entries }, patron)
    return steps.length > 0 ? steps : undefined
  }
}
