import type { TableState } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import { endsRound, type ReplayStep, type Shows, stepsOf } from '../../records/replay.ts'
import type { Body } from '../log/log-writer.ts'
import type { Kept, Store } from '../log/store.ts'

/** Where the last rounds of a table begin and end, so that patrons can look again at what they were shown. */

interface Round {
  readonly log: string
  readonly before: TableState<unknown>
  readonly from: number
  readonly to: number
}

const ROUNDS = 100

export class Replays {
  readonly #rounds: Round[] = []
  /** The round under way: how the table was before it, and its first entry. */
  #now: Pick<Round, 'before' | 'from'> | undefined
  /** The number of the oldest round that is kept. */
  #first = 1

  hear({ log, seq }: Kept, { events }: Body, state: TableState<unknown>): void {
    const next = { before: state, from: seq + 1 }
    this.#now ??= next
    if (seq < this.#now.from || !events.some(endsRound)) return
    this.#rounds.push({ log, ...this.#now, to: seq })
    this.#now = next
    if (this.#rounds.length <= ROUNDS) return
    this.#rounds.shift()
    this.#first += 1
  }

  /** Nothing where the patron was not at the table, or where it was too long ago. */
  async stepsOf(
    { read }: Pick<Store, 'read'>,
    game: Shows,
    round: number,
    patron: Patron,
  ): Promise<readonly ReplayStep[] | undefined> {
    const found = this.#rounds[round - this.#first]
    if (!found) return undefined
    const { log, before, from, to } = found
    const entries = (await read(log, from, to + 1 - from)).map(({ seq, at, body }) => {
      const { command, events } = JSON.parse(body) as Body
      return { seq, at, events, ...(command && { command }) }
    })
    const steps = stepsOf(game, { before, entries }, patron)
    return steps.length > 0 ? steps : undefined
  }
}
