import type { PublicFact } from '../../records/public-facts.ts'
import type { Floor } from '../floor/floor.ts'
import type { Store } from '../log/store.ts'
import type { Time } from '../time.ts'
import { BEGINNING, type Cursor, written } from './cursor.ts'
import { type LiveLog, LogReader } from './log-reader.ts'

/** Every public fact of the house in order, once, from any cursor on. */

export interface FedFact extends PublicFact {
  /** The cursor to continue from after this fact. */
  readonly cursor: string
}

interface Ports {
  readonly source: Pick<Store, 'logs' | 'read'>
  readonly floor: Pick<Floor, 'tables' | 'tournaments'>
  readonly time: Time
}

export interface FeedRequest {
  /** `now`: start with the full view of every table and tournament, without the past. */
  readonly after: Cursor | 'now'
  /** Only this log. */
  readonly log?: string | undefined
}

/** How often a follower looks for new entries, in milliseconds. */
const LOOKING = 100

/** All facts so far. */
export async function* pastFacts(ports: Ports, asked: FeedRequest): AsyncGenerator<FedFact> {
  yield* new Reading(ports, asked).past()
}

/** All facts so far, then each as it happens. Yields undefined after a quiet interval. */
export async function* liveFacts(
  ports: Ports,
  asked: FeedRequest,
  quiet: number,
): AsyncGenerator<FedFact | undefined> {
  const { time } = ports
  const reading = new Reading(ports, asked)
  yield* reading.past()
  let since = time.elapsed()
  for (;;) {
    for await (const fact of reading.news()) {
      since = time.elapsed()
      yield fact
    }
    await new Promise<void>(resolve => time.after(LOOKING, resolve))
    if (time.elapsed() - since < quiet) continue
    since = time.elapsed()
    yield undefined
  }
}

/** A finished tournament gets no more entries. A table that was taken away may come back. */
const canClose = ({ game }: LogReader): boolean =>
  game === 'tournament' || game.startsWith('session/')

/** One reader's position in all logs. */
class Reading {
  readonly #ports: Ports
  readonly #only: string | undefined
  readonly #from: Cursor
  readonly #isFromNow: boolean
  readonly #readers = new Map<string, LogReader>()
  #closed: number

  constructor(ports: Ports, { after, log }: FeedRequest) {
    this.#ports = ports
    this.#only = log
    this.#isFromNow = after === 'now'
    this.#from = after === 'now' ? BEGINNING : after
    this.#closed = this.#from.closed
  }

  async *past(): AsyncGenerator<FedFact> {
    if (this.#isFromNow) yield* this.#present()
    else {
      for (const log of await this.#ports.source.logs()) await this.#open(log)
      yield* this.#merged([...this.#readers.values()])
    }
  }

  /** Only logs with a writer can have grown. */
  async *news(): AsyncGenerator<FedFact> {
    const grown: LogReader[] = []
    for (const { log, seq } of this.#written().values()) {
      if (!this.#readers.has(log)) await this.#open(log)
      const reader = this.#readers.get(log)
      if (reader && reader.seq < seq) grown.push(reader)
    }
    yield* this.#merged(grown)
  }

  /** Logs that were closed before now are skipped for good. */
  async *#present(): AsyncGenerator<FedFact> {
    for (const host of this.#written().values()) {
      await this.#open(host.log)
      await this.#readers.get(host.log)?.goTo(host.seq, host)
    }
    for (const log of await this.#ports.source.logs()) {
      const [first] = await this.#ports.source.read(log, 1, 1)
      if (first && !this.#readers.has(log)) this.#closed = Math.max(this.#closed, first.at)
    }
    for (const reader of this.#readers.values()) {
      const fact = await reader.present()
      yield { ...fact, cursor: this.#cursor() }
    }
  }

  /** The logs that this house is writing. */
  #written(): ReadonlyMap<string, LiveLog> {
    const { tables, tournaments } = this.#ports.floor
    const sessions = tournaments.list.flatMap(one => [...one.sessions.values()])
    const all = [...tables.values(), ...tournaments.list, ...sessions]
    return new Map(all.map(({ host }) => [host.log, host as LiveLog]))
  }

  async #open(log: string): Promise<void> {
    if (this.#only !== undefined && this.#only !== log) return
    const { closed, read } = this.#from
    const reader = await LogReader.open(log, this.#ports.source)
    const seq = read.get(log)
    if (!reader || (seq === undefined && reader.since <= closed)) return
    if (seq) await reader.goTo(seq, this.#written().get(log))
    this.#readers.set(log, reader)
  }

  /** Merges the entries of these logs by time. */
  async *#merged(readers: readonly LogReader[]): AsyncGenerator<FedFact> {
    let open = readers
    while (open.length > 0) {
      let first: { readonly reader: LogReader; readonly at: number } | undefined
      const ended: LogReader[] = []
      for (const reader of open) {
        const at = await reader.next()
        if (at === undefined) ended.push(reader)
        else if (!first || at < first.at) first = { reader, at }
      }
      for (const reader of ended) this.#leaveOut(reader)
      if (ended.length > 0) open = open.filter(reader => !ended.includes(reader))
      const fact = first?.reader.take()
      if (fact) yield { ...fact, cursor: this.#cursor() }
    }
  }

  #leaveOut(reader: LogReader): void {
    if (!canClose(reader) || this.#written().has(reader.log)) return
    this.#readers.delete(reader.log)
    this.#closed = Math.max(this.#closed, reader.latest)
  }

  /** A log that would be read from its beginning anyway is left out. */
  #cursor(): string {
    const named = [...this.#readers.values()].filter(
      ({ seq, since }) => seq > 0 || since <= this.#closed,
    )
    return written({ closed: this.#closed, read: new Map(named.map(({ log, seq }) => [log, seq])) })
  }
}
