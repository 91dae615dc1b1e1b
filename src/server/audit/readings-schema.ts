import { DatabaseSync } from '@photostructure/sqlite'
import { privateFile } from '../log/private-file.ts'

/** Where readings are kept. Nothing in here is a source: the file can be thrown away at any time. */

/** Raised whenever a reading would come out otherwise: what was read by another is read again. */
const READ_BY = 5

const TABLES = `
  create table cursors (log text primary key, seq integer, hash text, reader text) strict;
  create table rounds (
    log text, round integer, game text, book text, state text, opened integer, settled integer,
    staked integer, won integer, came text, primary key (log, round)
  ) strict;
  create index rounds_by_time on rounds (settled desc, log, round desc);
  create table round_patrons (
    patron text, log text, round integer, primary key (patron, log, round)
  ) strict, without rowid;
  create table bodies (log text, round integer, body text, primary key (log, round)) strict;
  create table promises (
    log text, number integer, decks integer, commitment text, sealed integer, opened integer,
    secret text, primary key (log, number)
  ) strict;
  create table significant (
    log text, seq integer, part integer, at integer, topic text, patron text, body text,
    primary key (log, seq, part)
  ) strict;
  create index significant_by_time on significant (at);
  create table lines (
    log text, seq integer, part integer, at integer, patron text, body text,
    primary key (log, seq, part)
  ) strict;
  create index lines_by_patron on lines (patron, at);
  create table wrong (log text, seq integer, says text) strict;
  pragma user_version = ${READ_BY};
`

export const READ = [
  'cursors',
  'rounds',
  'round_patrons',
  'bodies',
  'promises',
  'significant',
  'lines',
  'wrong',
]

export type Db = InstanceType<typeof DatabaseSync>

export const openReadings = (file: string): Db => {
  const db = new DatabaseSync(file === ':memory:' ? file : privateFile(file))
  db.exec('pragma journal_mode = wal; pragma synchronous = normal')
  const { user_version: version } = db.prepare('pragma user_version').get() as {
    user_version: number
  }
  if (version === READ_BY) return db
  for (const table of READ) db.exec(`drop table if exists ${table}`)
  db.exec(`begin; ${TABLES} commit`)
  return db
}
