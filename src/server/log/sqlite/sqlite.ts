import { join } from 'node:path'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import type { Kept } from '../../../records/entry.ts'
import { realTime, type Time, yielding } from '../../time.ts'
import { privateFile, privateFolder } from '../private-file.ts'
import { type Draft, Interrupted, type Store } from '../store.ts'
import { callsOf, errorOf } from './calls.ts'
import { type Db, durable, reading } from './file.ts'
import { type CommitResult, hashesIn, packed } from './thread-messages.ts'

/** SQLite store in its own folder. It answers only after data is on the disk. */

const SCHEMA = 2

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
`

/** Snapshots can be deleted at any time. Notes are facts about the house itself. */
const SINCE_2 = `
  create table snapshots (
    log text not null,
    seq integer not null,
    hash text not null,
    program text not null,
    body text not null,
    mac text not null,
    primary key (log, seq)
  ) strict;
  create table notes (name text primary key, value text not null) strict;
  pragma user_version = ${SCHEMA};
`

/** The folder is in use, or is not a data folder of ours. */
class Unusable extends Error {
  readonly code = 'UNUSABLE'
}

interface PendingAppend {
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

/** Refuses a database that could lose or misread data, and upgrades an older schema. */
const prepared = (folder: string): string => {
  const file = privateFile(join(folder, 'croupier.db'))
  const db = durable(file)
  try {
    const version = Number(pragma(db, 'user_version'))
    if (pragma(db, 'journal_mode') !== 'wal' || pragma(db, 'synchronous') !== 2)
      throw new Unusable(
        `${folder} does not keep what it acknowledges (WAL and synchronous=FULL are needed)`,
      )
    if (version > SCHEMA)
      throw new Unusable(
        `${folder} was written by another version: schema ${version}, here ${SCHEMA}`,
      )
    if (version < SCHEMA) db.exec(`begin; ${version === 0 ? TABLES : ''} ${SINCE_2} commit`)
    return file
  } finally {
    db.close()
  }
}

export const sqlite = (folder: string, time: Time = realTime): Store => {
  const lock = locked(privateFolder(folder))
  try {
    return storeOn(prepared(folder), lock, time)
  } catch (error) {
    lock.close()
    throw error
  }
}

/** A commit changes about five pages, most of them again and again. */
const COMMITS_A_CHECKPOINT = 256

/** Copies committed pages into the file from time to time. Commits do not wait for it. */
const checkpointsOf = (file: string) => {
  let commits = 0
  let underway: Promise<unknown> | undefined
  let calls: ReturnType<typeof callsOf> | undefined
  const begin = (): void => {
    if (!calls) {
      calls = callsOf(file, 'checkpoints')
      void calls.call('open').catch(() => undefined)
    }
    const done = () => {
      underway = undefined
    }
    /** If it fails, the next commits copy the pages themselves, and report what is wrong. */
    underway = calls.call('checkpoint').then(done, done)
  }
  return {
    committed: (): void => {
      commits += 1
      if (commits < COMMITS_A_CHECKPOINT || underway !== undefined) return
      commits = 0
      begin()
    },
    close: async (): Promise<void> => {
      await underway
      await calls?.call('close').catch(() => undefined)
    },
  }
}

/** Lists every field, because spreading the draft takes forty times as long. */
const storedAs = ({ log, seq, epoch, id, at, program, body }: Draft, prev: string, hash: string) =>
  ({ log, seq, epoch, id, at, program, body, prev, hash }) satisfies Kept

/** How often a full disk is tried again, in milliseconds. */
const AGAIN = 500

const storeOn = (file: string, lock: Db, time: Time): Store => {
  const { call, isOver } = callsOf(file)
  void call('open').catch(() => undefined)
  const checkpoints = checkpointsOf(file)
  let waiting: PendingAppend[] = []
  let underway: Promise<void> = Promise.resolve()
  let isFull = false
  let isClosed = false
  /** Appends that arrive while the disk is busy share the next commit. */
  const commit = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    try {
      const sealed = await call<CommitResult>(
        'commit',
        batch.map(({ drafts }) => drafts.map(packed)),
      )
      checkpoints.committed()
      const next = hashesIn(sealed)
      for (const [i, { drafts, resolve, reject }] of batch.entries()) {
        const refused = sealed.wrong.get(i)
        if (refused) reject(errorOf(refused))
        else resolve(drafts.map(draft => storedAs(draft, next(), next())))
      }
    } catch (error) {
      isFull ||= error instanceof Interrupted
      for (const { reject } of batch) reject(error)
    }
  }
  const hasRoom = async (): Promise<boolean> => {
    isFull = await call('probe').then(
      () => false,
      () => true,
    )
    return !isFull
  }
  return {
    append: drafts =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) time.soon(() => (underway = underway.then(commit)))
        waiting.push({ drafts, resolve, reject })
      }),
    read: (log, from, most) => call('read', log, from, most),
    find: (log, id) => call('find', log, id),
    claim: log => call('claim', log),
    tail: log => call('tail', log),
    logs: () => call('logs'),
    snapshot: (log, upTo) => call('snapshot', log, upTo),
    keepSnapshot: snapshot => call('keepSnapshot', snapshot),
    note: (name, value) => call('note', name, value),
    recovered: async () => {
      while (!isClosed && !(await hasRoom()))
        await new Promise<void>(resolve => void time.after(AGAIN, resolve))
    },
    answers: async () => !isOver() && (!isFull || (await hasRoom())),
    close: async () => {
      isClosed = true
      await yielding(time)
      await underway
      await checkpoints.close()
      await call('close').finally(() => lock.close())
    },
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

export type ReadOnlyStore = Pick<Store, 'read' | 'logs' | 'close'>

/** Reads a folder without locking it: all logs as of one moment, while the server runs. */
export const logsIn = (folder: string): ReadOnlyStore => logsOf(join(folder, 'croupier.db'))

export const logsOf = (file: string): ReadOnlyStore => {
  const db = new DatabaseSync(file, { readOnly: true })
  const sql = reading(db)
  db.exec('begin')
  return {
    read: async (log, from, most) => sql.read(log, from, most),
    logs: async () => sql.logs(),
    /** A closed connection keeps its transaction until its statements are collected. */
    close: async () => {
      db.exec('rollback')
      db.close()
    },
  }
}
