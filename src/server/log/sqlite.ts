import { join } from 'node:path'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import type { Kept } from '../../records/entry.ts'
import { privateFile, privateFolder } from './private-file.ts'
import { admitted, type Draft, GENESIS, type Store, type Tail, Unkept } from './store.ts'

/** SQLite store in its own folder. It answers only after data is on the disk. */

const SCHEMA = 1

const TABLES = `
  create table logs (log text primary key, epoch integer not null) strict;
  create table entries (
    log text not null references logs,
    seq integer not null check (seq > 0),
    epoch integer not null,
    id text not null,
    at integer not null,
    program text not null,
    body text not null,
    prev text not null,
    hash text not null,
    primary key (log, seq),
    unique (log, id)
  ) strict;
  pragma user_version = ${SCHEMA};
`

type Db = InstanceType<typeof DatabaseSync>

/** The folder is in use, or holds something else. */
class Unusable extends Error {
  readonly code = 'UNUSABLE'
}

interface Waiting {
  readonly drafts: readonly Draft[]
  readonly resolve: (kept: readonly Kept[]) => void
  readonly reject: (error: unknown) => void
}

/** The lock lasts as long as the process. The system releases it, however the process ends. */
const locked = (folder: string): Db => {
  const lock = new DatabaseSync(privateFile(join(folder, 'lock')))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Unusable(`${folder} is in use by another server`)
  }
  return lock
}

const pragma = (db: Db, name: string): unknown =>
  Object.values(db.prepare(`pragma ${name}`).get() as object)[0]

/** Refuses a database that could lose or misread data. */
const opened = (folder: string): Db => {
  const db = new DatabaseSync(privateFile(join(folder, 'croupier.db')))
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const version = pragma(db, 'user_version')
  const isDurable = pragma(db, 'journal_mode') === 'wal' && pragma(db, 'synchronous') === 2
  const isKnown = version === 0 || version === SCHEMA
  if (isDurable && isKnown) {
    if (version === 0) db.exec(`begin; ${TABLES} commit`)
    return db
  }
  db.close()
  throw new Unusable(
    isKnown
      ? `${folder} does not keep what it acknowledges (WAL and synchronous=FULL are needed)`
      : `${folder} was written by another version: schema ${version}, here ${SCHEMA}`,
  )
}

export const sqlite = (folder: string): Store => {
  const lock = locked(privateFolder(folder))
  try {
    return storeOn(opened(folder), lock)
  } catch (error) {
    lock.close()
    throw error
  }
}

const storeOn = (db: Db, lock: Db): Store => {
  const sql = statements(db)
  const ends = endsOf(sql)
  let waiting: Waiting[] = []
  /** Each append succeeds or fails alone, but all share one commit. */
  const commit = (): void => {
    const batch = waiting
    waiting = []
    try {
      sql.begin()
      const answers = batch.map(each => within(each, sql, ends))
      sql.commit()
      for (const answer of answers) answer()
    } catch (error) {
      ends.forget()
      if (db.isTransaction) db.exec('rollback')
      for (const { reject } of batch) reject(error)
    }
  }
  return {
    append: drafts =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commit)
        waiting.push({ drafts, resolve, reject })
      }),
    read: async (log, from, most) => sql.read(log, from, most),
    claim: async log => {
      ends.forget()
      return sql.claim(log)
    },
    logs: async () => sql.logs(),
    close: async () => {
      if (waiting.length > 0) commit()
      db.exec('pragma wal_checkpoint(truncate)')
      db.close()
      lock.close()
    },
  }
}

type Sql = ReturnType<typeof statements>

/** The end and the owner of each log. Nobody else writes here, so cache them. */
const endsOf = (sql: Sql) => {
  const tails = new Map<string, Tail>()
  const epochs = new Map<string, number>()
  const asked = <T>(known: Map<string, T>, ask: (log: string) => T) => {
    return (log: string): T => {
      const found = known.get(log) ?? ask(log)
      known.set(log, found)
      return found
    }
  }
  return {
    tail: asked(tails, sql.tail),
    epoch: asked(epochs, sql.epoch),
    now: ({ log, seq, hash }: Kept): void => {
      tails.set(log, { seq, hash })
    },
    forget: (): void => {
      tails.clear()
      epochs.clear()
    },
  }
}

const UNIQUE = 2067

/** The insert itself detects a known id, so there is no lookup before it. */
const keep = (drafts: readonly Draft[], sql: Sql, ends: ReturnType<typeof endsOf>) => {
  const isPast = (log: string, id: string, seq: number): boolean =>
    seq <= ends.tail(log).seq && sql.isKnown(log, id)
  const kept = admitted(drafts, ends.tail, ends.epoch, isPast)
  for (const entry of kept)
    try {
      sql.insert(entry)
    } catch (error) {
      throw (error as { errcode?: number }).errcode === UNIQUE
        ? new Unkept('repeated', `${entry.log} has ${entry.id} already`)
        : error
    }
  return kept
}

/** A single row needs no savepoint: SQLite writes it or does not. */
const within = (
  { drafts, resolve, reject }: Waiting,
  sql: Sql,
  ends: ReturnType<typeof endsOf>,
): (() => void) => {
  const isOne = drafts.length === 1
  if (!isOne) sql.savepoint()
  try {
    const kept = keep(drafts, sql, ends)
    if (!isOne) sql.release()
    for (const entry of kept) ends.now(entry)
    return () => resolve(kept)
  } catch (error) {
    if (!isOne) sql.goBack()
    return () => reject(error)
  }
}

/** SQLite's value for no limit. */
const ALL = -1

const COLUMNS = 'log, seq, epoch, id, at, program, body, prev, hash'

const statements = (db: Db) => {
  const tail = db.prepare('select seq, hash from entries where log = ? order by seq desc limit 1')
  const epoch = db.prepare('select epoch from logs where log = ?')
  const known = db.prepare('select 1 from entries where log = ? and id = ?')
  const insert = db.prepare(`insert into entries (${COLUMNS}) values (?,?,?,?,?,?,?,?,?)`)
  const read = db.prepare(
    `select ${COLUMNS} from entries where log = ? and seq >= ? order by seq limit ?`,
  )
  const claim = db.prepare(
    'insert into logs values (?, 1) on conflict (log) do update set epoch = epoch + 1 returning epoch',
  )
  const logs = db.prepare('select log from logs order by log')
  const run = (text: string) => {
    const statement = db.prepare(text)
    return (): void => {
      statement.run()
    }
  }
  const [release, rollback] = [run('release one'), run('rollback to one')]
  return {
    begin: run('begin immediate'),
    commit: run('commit'),
    savepoint: run('savepoint one'),
    release,
    goBack: (): void => {
      rollback()
      release()
    },
    tail: (log: string): Tail => (tail.get(log) as Tail | undefined) ?? { seq: 0, hash: GENESIS },
    epoch: (log: string): number => (epoch.get(log) as { epoch: number } | undefined)?.epoch ?? 0,
    isKnown: (log: string, id: string): boolean => known.get(log, id) !== undefined,
    insert: (k: Kept): void => {
      insert.run(k.log, k.seq, k.epoch, k.id, k.at, k.program, k.body, k.prev, k.hash)
    },
    read: (log: string, from = 1, most = ALL): readonly Kept[] =>
      read.all(log, from, most) as readonly Kept[],
    claim: (log: string): number => (claim.get(log) as { epoch: number }).epoch,
    logs: (): readonly string[] => (logs.all() as { log: string }[]).map(row => row.log),
  }
}

/** A copy of the store as of one moment, while another process may write. */
export const copyOf = async (folder: string, file: string): Promise<void> => {
  const db = new DatabaseSync(join(folder, 'croupier.db'), { readOnly: true })
  try {
    await backup(db, privateFile(file))
  } finally {
    db.close()
  }
}

export type Looked = Pick<Store, 'read' | 'logs' | 'close'>

/** Reads a folder without locking it: all logs as of one moment, while the server runs. */
export const logsIn = (folder: string): Looked => logsOf(join(folder, 'croupier.db'))

export const logsOf = (file: string): Looked => {
  const db = new DatabaseSync(file, { readOnly: true })
  const sql = statements(db)
  db.exec('begin')
  return {
    read: async (log, from, most) => sql.read(log, from, most),
    logs: async () => sql.logs(),
    close: async () => db.close(),
  }
}
