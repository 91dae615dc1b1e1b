import { DatabaseSync } from '@photostructure/sqlite'
import { privateFile } from '../log/private-file.ts'

/**
 * The tables for readings. All of it derives from the logs, so you can delete the file at any time.
 */

/**
 * Raise this whenever readings would come out differently. Readings of another version start over.
 */
const READ_BY = 10

const TABLES = `
  create table cursors (log text primary key, seq integer, hash text, reader text) strict;
  create table rounds (
    log text, round integer, game text, book text, state text, opened integer, settled integer,
    staked integer, won integer, came text, primary key (log, round)
  ) strict;
  create index rounds_by_time on rounds (settled desc, log, round desc);
  create table round_patrons (
    patron text, log text, round integer, at integer, game text, staked integer, net integer,
    primary key (patron, log, round)
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
  create table pit_money (
    log text, seq integer, at integer, game text, win integer, cash integer, chips integer,
    vouchers integer, redeemed integer, primary key (log, seq)
  ) strict;
  create table pit_rounds (
    log text, round integer, seq integer, at integer, game text, elections text, stakes text,
    turnover integer, primary key (log, round)
  ) strict;
  create table pit_floor (log text, seq integer, at integer, events text, primary key (log, seq)) strict;
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
  'pit_money',
  'pit_rounds',
  'pit_floor',
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
