import { DatabaseSync } from '@photostructure/sqlite'
import type { Kept } from '../../../records/entry.ts'
import {
  admittedEntries,
  type Draft,
  type OwnedTail,
  SNAPSHOTS,
  type Snapshot,
  type Tail,
  UNCLAIMED,
  Unkept,
} from '../store.ts'

/** One SQLite file with the logs of a house, for the thread that writes it. */

export type Db = InstanceType<typeof DatabaseSync>

/** Each append is stored or refused alone, but all in a batch share one commit. */
export type Outcome = { readonly kept: readonly Kept[] } | { readonly error: unknown }

const COLUMNS = 'log, seq, epoch, id, at, program, body, prev, hash'

const UNIQUE = 2067

/** Bytes that must be free before a full disk counts as usable again. */
const ROOM = 256 * 1024

/** SQLite's value for no limit. */
const ALL = -1

/** How long opening waits for a connection that is closing, in milliseconds. */
const BUSY = 10_000

/**
 * When the write-ahead log has this many pages, a commit copies the few that `checkpoint` has not copied yet. Then the
 * log starts again from its beginning.
 */
const PAGES = 4000

/** Every commit is on the disk before it returns. Foreign keys are off: the epoch proves that the log exists. */
export const durable = (path: string): Db => {
  const db = new DatabaseSync(path, { timeout: BUSY })
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off;
    pragma wal_autocheckpoint = ${PAGES}`)
  return db
}

/** Reads that work on files of every schema. */
export const reading = (db: Db) => {
  const read = db.prepare(
    `select ${COLUMNS} from entries where log = ? and seq >= ? order by seq limit ?`,
  )
  const logs = db.prepare(
    'select log from logs where exists (select 1 from entries where log = logs.log) order by log',
  )
  return {
    read: (log: string, from = 1, most = ALL): readonly Kept[] =>
      read.all(log, from, most) as readonly Kept[],
    logs: (): readonly string[] => (logs.all() as { log: string }[]).map(row => row.log),
  }
}

const writing = (db: Db) => {
  const epoch = db.prepare('select epoch from logs where log = ?')
  const tail = db.prepare('select seq, hash from entries where log = ? order by seq desc limit 1')
  const find = db.prepare(`select ${COLUMNS} from entries where log = ? and id = ?`)
  const insert = db.prepare(`insert into entries (${COLUMNS}) values (?,?,?,?,?,?,?,?,?)`)
  const claim = db.prepare(
    'insert into logs values (?, 1) on conflict (log) do update set epoch = epoch + 1 returning epoch',
  )
  const run = (text: string) => {
    const statement = db.prepare(text)
    return (): void => {
      statement.run()
    }
  }
  return {
    begin: run('begin immediate'),
    commit: run('commit'),
    savepoint: run('savepoint one'),
    release: run('release one'),
    goBack: run('rollback to one'),
    owned: (log: string): OwnedTail => ({
      ...UNCLAIMED,
      ...(epoch.get(log) as Pick<OwnedTail, 'epoch'> | undefined),
      ...(tail.get(log) as Tail | undefined),
    }),
    find: (log: string, id: string): Kept | undefined => find.get(log, id) as Kept | undefined,
    insert: (k: Kept): void => {
      insert.run(k.log, k.seq, k.epoch, k.id, k.at, k.program, k.body, k.prev, k.hash)
    },
    claim: (log: string): number => (claim.get(log) as { epoch: number }).epoch,
  }
}

const caching = (db: Db) => {
  const newest = db.prepare(
    'select * from snapshots where log = ? and seq <= ? order by seq desc limit 1',
  )
  const keep = db.prepare('insert or replace into snapshots values (?,?,?,?,?,?)')
  const drop = db.prepare(
    `delete from snapshots where log = ? and seq not in
      (select seq from snapshots where log = ? order by seq desc limit ${SNAPSHOTS})`,
  )
  const note = db.prepare('insert or ignore into notes values (?, ?)')
  const noted = db.prepare('select value from notes where name = ?')
  return {
    snapshot: (log: string, upTo = Number.MAX_SAFE_INTEGER): Snapshot | undefined =>
      newest.get(log, upTo) as Snapshot | undefined,
    keepSnapshot: ({ log, seq, hash, program, body, mac }: Snapshot): void => {
      keep.run(log, seq, hash, program, body, mac)
      drop.run(log, log)
    },
    note: (name: string, value?: string): string | undefined => {
      if (value !== undefined) note.run(name, value)
      return (noted.get(name) as { value: string } | undefined)?.value
    },
  }
}

export class SqliteFile {
  readonly #db: Db
  readonly #sql: ReturnType<typeof writing>
  readonly #owned = new Map<string, OwnedTail>()
  readonly reads: ReturnType<typeof reading>
  readonly cache: ReturnType<typeof caching>

  constructor(path: string) {
    this.#db = durable(path)
    this.#sql = writing(this.#db)
    this.reads = reading(this.#db)
    this.cache = caching(this.#db)
  }

  commit(batch: readonly (readonly Draft[])[]): readonly Outcome[] {
    try {
      this.#sql.begin()
      const outcomes = batch.map(drafts => this.#within(drafts))
      this.#sql.commit()
      return outcomes
    } catch (error) {
      this.#owned.clear()
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  find(log: string, id: string): Kept | undefined {
    return this.#sql.find(log, id)
  }

  claim(log: string): number {
    this.#owned.delete(log)
    return this.#sql.claim(log)
  }

  tail(log: string): OwnedTail {
    return this.#sql.owned(log)
  }

  /**
   * Throws if there is no room for many appends, so that the house does not stop again within a
   * second.
   */
  probe(): void {
    this.#db.exec('begin immediate')
    try {
      this.#db.exec(`create table probe (x blob); insert into probe values (zeroblob(${ROOM}));
        commit; drop table probe`)
    } finally {
      if (this.#db.isTransaction) this.#db.exec('rollback')
    }
  }

  /** Copies committed pages into the file. Commits of other connections go on meanwhile. */
  checkpoint(): void {
    this.#db.exec('pragma wal_checkpoint(passive)')
  }

  close(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)')
    } finally {
      this.#db.close()
    }
  }

  /** The ends of logs are cached, because nobody else writes here. */
  #ownedOf(log: string): OwnedTail {
    const known = this.#owned.get(log) ?? this.#sql.owned(log)
    this.#owned.set(log, known)
    return known
  }

  /** A single row needs no savepoint, because SQLite writes it whole or not at all. */
  #within(drafts: readonly Draft[]): Outcome {
    const isOne = drafts.length === 1
    if (!isOne) this.#sql.savepoint()
    try {
      const kept = this.#keep(drafts)
      if (!isOne) this.#sql.release()
      for (const { log, seq, hash, epoch } of kept) this.#owned.set(log, { seq, hash, epoch })
      return { kept }
    } catch (error) {
      if (!(error instanceof Unkept)) throw error
      if (!isOne) {
        this.#sql.goBack()
        this.#sql.release()
      }
      return { error }
    }
  }

  #keep(drafts: readonly Draft[]): readonly Kept[] {
    const isPast = (log: string, id: string) => this.#sql.find(log, id) !== undefined
    const isBehind = drafts.some(({ log, seq }) => seq <= this.#ownedOf(log).seq)
    const kept = admittedEntries(
      drafts,
      log => this.#ownedOf(log),
      (log, id) => isBehind && isPast(log, id),
    )
    for (const entry of kept)
      try {
        this.#sql.insert(entry)
      } catch (error) {
        throw (error as { errcode?: number }).errcode === UNIQUE
          ? new Unkept('repeated', `${entry.log} has ${entry.id} already`)
          : error
      }
    return kept
  }
}
