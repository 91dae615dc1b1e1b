import type { Body, Kept } from '../../records/entry.ts'
import {
  factIn,
  type PublicFact,
  type PublicLog,
  publicLog,
  readTo,
  withView,
} from '../../records/public-facts.ts'
import { partsOf, type Store } from '../log/store.ts'

/** Reads one log for the feed: the entries that a reader does not have yet, as public facts. */

/** A log that this house is writing. */
export interface LiveLog {
  readonly log: string
  readonly seq: number
  readonly stateAfter: (seq: number) => Promise<unknown>
}

type Source = Pick<Store, 'read'>

const PART = 200

export class LogReader {
  readonly log: string
  /** The time of its first entry. */
  readonly since: number
  readonly #source: Source
  #public: PublicLog
  #seq = 0
  #latest: number
  /** The next entries, the last one first. */
  #waiting: Kept[] = []

  private constructor({ log, at }: Kept, source: Source, found: PublicLog) {
    this.log = log
    this.since = at
    this.#latest = at
    this.#source = source
    this.#public = found
  }

  /** Undefined if the log is empty or not for the public. */
  static async open(log: string, source: Source): Promise<LogReader | undefined> {
    const [first] = await source.read(log, 1, 1)
    const found = first && publicLog(JSON.parse(first.body) as Body)
    return found && new LogReader(first, source, found)
  }

  /** Continues after an entry that the reader has. */
  async goTo(seq: number, host?: LiveLog): Promise<void> {
    const state = host ? await host.stateAfter(seq) : await this.#stateAfter(seq)
    this.#public = withView({ ...this.#public, state })
    this.#seq = seq
  }

  async #stateAfter(seq: number): Promise<unknown> {
    let read = this.#public
    for await (const part of partsOf(this.#source, this.log))
      for (const kept of part)
        if (kept.seq <= seq) read = readTo(read, JSON.parse(kept.body) as Body)
    return read.state
  }

  get seq(): number {
    return this.#seq
  }

  /** The name of the game, from the log. */
  get game(): string {
    return this.#public.name
  }

  /** The time of the last entry that was read. */
  get latest(): number {
    return this.#latest
  }

  /** The time of the next entry; undefined if there is none. */
  async next(): Promise<number | undefined> {
    if (this.#waiting.length === 0)
      this.#waiting = (await this.#source.read(this.log, this.#seq + 1, PART)).toReversed()
    return this.#waiting.at(-1)?.at
  }

  /** Takes the next entry. Returns a fact if it makes something public. */
  take(): PublicFact | undefined {
    const kept = this.#waiting.pop()!
    const [after, fact] = factIn(this.#public, kept, JSON.parse(kept.body) as Body)
    this.#public = after
    this.#seq = kept.seq
    this.#latest = kept.at
    return fact
  }

  /** The current view, as a fact. */
  async present(): Promise<PublicFact> {
    const { log } = this
    const [kept] = await this.#source.read(log, this.#seq, 1)
    const { name: game, view } = this.#public
    return { v: 1, log, game, seq: this.#seq, at: kept!.at, patch: [[[], view]] }
  }
}
