import type { Kept } from '../../../records/entry.ts'
import { yielding } from '../../time.ts'
import { admittedEntries, type Draft, type OwnedTail, UNCLAIMED, Unkept } from '../store.ts'
import type { Connection } from './connection.ts'

/** Appends to PostgreSQL: one statement for all waiting appends. */

interface PendingAppend {
  readonly drafts: readonly Draft[]
  readonly resolve: (kept: readonly Kept[]) => void
  readonly reject: (error: unknown) => void
}

/** An append to send: its entries, and the end it expects each log to have. */
interface PreparedAppend extends PendingAppend {
  readonly kept: readonly Kept[]
}

/** SQL that is true for a writer without a lease, or with this token. */
export const HAS_LEASE = (token: string): string =>
  `(${token}::bigint is null or exists (select from lease where token = ${token}::bigint))`

/**
 * Moves the end of each log whose writer and end are as expected, and inserts the entries of those
 * logs. The update locks their rows and those of the reservations that entries hold, so nobody can
 * claim either in between. A writer with a lease also needs the current one.
 */
const APPEND = `
  with moved as (
    update logs set seq = e.seq, hash = e.hash
    from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[])
      as e (log, epoch, was, prev, seq, hash)
    where logs.log = e.log and logs.epoch = e.epoch and logs.seq = e.was and logs.hash = e.prev
      and ${HAS_LEASE('$16')}
      and not exists (
        select from unnest($17::text[], $18::text[], $19::int[]) as h (log, held, epoch)
        where h.log = logs.log and not exists (
          select from logs as r where r.log = h.held and r.epoch = h.epoch for share
        )
      )
    returning logs.log
  ), kept as (
    insert into entries (log, seq, epoch, id, at, program, body, prev, hash)
    select n.* from unnest($7::text[], $8::int[], $9::int[], $10::text[], $11::bigint[],
      $12::text[], $13::text[], $14::text[], $15::text[])
      as n (log, seq, epoch, id, at, program, body, prev, hash)
    join moved on moved.log = n.log
  )
  select log from moved`

const UNIQUE = '23505'
const DEADLOCK = '40P01'

const TAIL = 'select epoch, seq, hash from logs where log = $1'

export const tailIn = async ({ query }: Connection, log: string): Promise<OwnedTail> =>
  (await query<OwnedTail>(TAIL, [log]))[0] ?? UNCLAIMED

const column = <K extends keyof Kept>(kept: readonly Kept[], name: K): readonly Kept[K][] =>
  kept.map(entry => entry[name])

const send = async (
  { query }: Connection,
  ready: readonly PreparedAppend[],
  token: number | undefined,
): Promise<ReadonlySet<string>> => {
  const kept = ready.flatMap(each => each.kept)
  const held = ready.flatMap(({ drafts }) =>
    drafts.flatMap(({ log, holds = [] }) => holds.map(one => ({ of: log, ...one }))),
  )
  const logs = new Map<string, { readonly first: Kept; readonly last: Kept }>()
  for (const entry of kept)
    logs.set(entry.log, { first: logs.get(entry.log)?.first ?? entry, last: entry })
  const ends = [...logs.values()]
  const rows = await query<{ readonly log: string }>(
    APPEND,
    [
      ends.map(({ first }) => first.log),
      ends.map(({ first }) => first.epoch),
      ends.map(({ first }) => first.seq - 1),
      ends.map(({ first }) => first.prev),
      ends.map(({ last }) => last.seq),
      ends.map(({ last }) => last.hash),
      column(kept, 'log'),
      column(kept, 'seq'),
      column(kept, 'epoch'),
      column(kept, 'id'),
      column(kept, 'at'),
      column(kept, 'program'),
      column(kept, 'body'),
      column(kept, 'prev'),
      column(kept, 'hash'),
      token ?? null,
      held.map(({ of }) => of),
      held.map(({ log }) => log),
      held.map(({ epoch }) => epoch),
    ],
    'append',
  )
  return new Set(rows.map(({ log }) => log))
}

export class Appends {
  readonly #connection: Connection
  readonly #token: () => number | undefined
  /** The ends of the logs that this store has claimed. Only the writer of a log moves its end. */
  readonly #owned = new Map<string, OwnedTail>()
  #waiting: PendingAppend[] = []
  #work: Promise<void> = Promise.resolve()

  constructor(connection: Connection, token: () => number | undefined) {
    this.#connection = connection
    this.#token = token
  }

  append(drafts: readonly Draft[]): Promise<readonly Kept[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#work = this.#work.then(() => this.#flush())
      this.#waiting.push({ drafts, resolve, reject })
    })
  }

  /** Reads the end again next time, because another writer may have moved it. */
  forget(log: string): void {
    this.#owned.delete(log)
  }

  async idle(): Promise<void> {
    await this.#work
  }

  async #flush(): Promise<void> {
    /** Lets callers that were answered in this turn join the batch. */
    await yielding()
    const batch = this.#waiting
    this.#waiting = []
    try {
      await this.#learn(batch)
      await this.#sendAll(await this.#ready(batch))
    } catch (error) {
      this.#owned.clear()
      for (const { reject } of batch) reject(error)
    }
  }

  async #learn(batch: readonly PendingAppend[]): Promise<void> {
    const logs = new Set(batch.flatMap(({ drafts }) => drafts.map(({ log }) => log)))
    const unknown = [...logs].filter(log => !this.#owned.has(log))
    const tails = await Promise.all(unknown.map(log => tailIn(this.#connection, log)))
    for (const [i, log] of unknown.entries()) this.#owned.set(log, tails[i]!)
  }

  /**
   * Refuses appends that do not continue their log. Counts the others as stored, so that the next
   * append can continue them.
   */
  async #ready(batch: readonly PendingAppend[]): Promise<readonly PreparedAppend[]> {
    const ready: PreparedAppend[] = []
    for (const waiting of batch)
      try {
        const kept = admittedEntries(
          waiting.drafts,
          log => this.#owned.get(log)!,
          () => false,
          /** The statement checks this, because any node may claim it. */
          () => true,
        )
        const ids = new Set(kept.map(({ log, id }) => `${log} ${id}`))
        if (ids.size < kept.length) throw new Unkept('repeated', 'the same id comes twice')
        for (const { log, seq, hash, epoch } of kept) this.#owned.set(log, { seq, hash, epoch })
        ready.push({ ...waiting, kept })
      } catch (error) {
        waiting.reject(await this.#repeated(waiting.drafts, error))
      }
    return ready
  }

  async #sendAll(ready: readonly PreparedAppend[]): Promise<void> {
    if (ready.length === 0) return
    const moved = await this.#moved(ready)
    if (!moved) return this.#joined(ready)
    for (const each of ready)
      if (each.kept.every(({ log }) => moved.has(log))) each.resolve(each.kept)
      else each.reject(await this.#refused(each))
  }

  /** Undefined if an id is known already: then nothing of the batch was stored. */
  async #moved(ready: readonly PreparedAppend[]): Promise<ReadonlySet<string> | undefined> {
    try {
      return await send(this.#connection, ready, this.#token())
    } catch (error) {
      const { code } = error as { readonly code?: string }
      if (code === UNIQUE || code === DEADLOCK) return undefined
      throw error
    }
  }

  /** Stores the appends one by one, to find the one with the known id. */
  async #joined(ready: readonly PreparedAppend[]): Promise<void> {
    this.#owned.clear()
    for (const each of ready) {
      await this.#learn([each])
      const [again] = await this.#ready([each])
      if (!again) continue
      const moved = await this.#moved([again])
      if (moved && again.kept.every(({ log }) => moved.has(log))) each.resolve(again.kept)
      else {
        for (const { log } of each.drafts) this.forget(log)
        const { log, id } = each.drafts[0]!
        each.reject(
          moved
            ? await this.#refused(each)
            : new Unkept('repeated', `${log} has ${id} or a later id already`),
        )
      }
    }
  }

  /** The reason why the ends were not as expected. */
  async #refused({ drafts }: PendingAppend): Promise<Error> {
    for (const { log } of drafts) this.forget(log)
    const [{ log, epoch, seq, holds = [] }] = drafts as readonly [Draft]
    const tail = await tailIn(this.#connection, log)
    for (const held of holds)
      if ((await tailIn(this.#connection, held.log)).epoch !== held.epoch && tail.epoch === epoch)
        return new Unkept('outrun', `${log}: another node has reserved the same`)
    return tail.epoch === epoch && tail.seq !== seq - 1
      ? new Unkept('gap', `${log} is at ${tail.seq}, not ${seq - 1}`)
      : new Unkept('fenced', `${log} belongs to another writer now`)
  }

  /** An old number with a known id is a repetition. */
  async #repeated(drafts: readonly Draft[], error: unknown): Promise<unknown> {
    if (!(error instanceof Unkept) || error.fault !== 'gap') return error
    for (const { log, id } of drafts) {
      const known = 'select 1 from entries where log = $1 and id = $2'
      if ((await this.#connection.query(known, [log, id])).length > 0)
        return new Unkept('repeated', `${log} has ${id} already`)
    }
    return error
  }
}
