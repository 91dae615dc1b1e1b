import type { ClientBase } from 'pg'
import { GENESIS } from '../store.ts'

/** The tables of a house on PostgreSQL, and the settings that it needs to lose no entries. */

const SCHEMA = 4

const TABLES = `
  create table if not exists house (version integer not null);
  create table if not exists logs (log text primary key, epoch integer not null);
  create table if not exists entries (
    log text not null,
    seq integer not null check (seq > 0),
    epoch integer not null,
    id text not null,
    at bigint not null,
    program text not null,
    body text not null,
    prev text not null,
    hash text not null,
    primary key (log, seq),
    unique (log, id)
  );
  insert into house select 1 where not exists (select from house);
`

/**
 * The end of each log is in its row, so one statement checks the writer and the order. The row lock
 * of that check takes the place of the foreign key.
 */
const SINCE_2 = `
  alter table entries drop constraint if exists entries_log_fkey;
  alter table logs add column seq integer not null default 0,
    add column hash text not null default '${GENESIS}';
  alter table logs alter column seq drop default, alter column hash drop default;
  update logs set seq = last.seq, hash = last.hash from (
    select distinct on (log) log, seq, hash from entries order by log, seq desc
  ) last where last.log = logs.log;
  create table snapshots (
    log text not null,
    seq integer not null,
    hash text not null,
    program text not null,
    body text not null,
    mac text not null,
    primary key (log, seq)
  );
  create table notes (name text primary key, value text not null);
`

/** The node that has the house, and until when. */
const SINCE_3 = `
  create table lease (
    house boolean primary key check (house),
    node text not null,
    token bigint not null,
    until timestamptz not null
  );
`

/** The node that has each group of logs, and until when. */
const SINCE_4 = `
  create table leases (
    name text primary key,
    node text not null,
    token bigint not null,
    until timestamptz not null
  );
`

/** Settings without which a power cut could lose an acknowledged entry. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit']

const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { code: 'UNUSABLE' })
}

/** Refuses a database that could lose or misread data, and upgrades an older schema. */
export const prepare = async (client: ClientBase): Promise<void> => {
  for (const setting of DURABLE) {
    const { rows } = await client.query('select current_setting($1) as value', [setting])
    if (rows[0].value === 'off')
      refuse(`the database does not keep what it acknowledges: ${setting} is off`)
  }
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(3141592); ${TABLES}`)
    const { rows } = await client.query('select version from house')
    const { version } = rows[0] as { readonly version: number }
    if (version > SCHEMA)
      refuse(`the database was written by another version: schema ${version}, here ${SCHEMA}`)
    if (version < 2) await client.query(SINCE_2)
    if (version < 3) await client.query(SINCE_3)
    if (version < 4) await client.query(SINCE_4)
    await client.query('update house set version = $1 where version < $1', [SCHEMA])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
