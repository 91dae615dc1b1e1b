import { Client } from 'pg'
import type { Kept } from '../../../records/entry.ts'
import type { Lease } from '../../cluster/lease.ts'
import { realTime, type Time } from '../../time.ts'
import { GENESIS, Interrupted, SNAPSHOTS, type Snapshot, type Store, Unkept } from '../store.ts'
import { Appends, HAS_LEASE, tailIn } from './appends.ts'
import { type Connection, connected } from './connection.ts'
import { prepare } from './schema.ts'

/** PostgreSQL store, for several machines. It gives the same guarantees as SQLite. */

const COLUMNS = 'log, seq, epoch, id, at::float8 as at, program, body, prev, hash'
const LOGS = 'select log from logs where seq > 0 order by log collate "C"'
const READ = `select ${COLUMNS} from entries where log = $1 and seq >= $2 order by seq limit $3`
const FIND = `select ${COLUMNS} from entries where log = $1 and id = $2`
const CLAIM = `insert into logs (log, epoch, seq, hash)
  select $1, 1, 0, '${GENESIS}' where ${HAS_LEASE('$2')}
  on conflict (log) do update set epoch = logs.epoch + 1 returning epoch`
const SNAPSHOT = 'select * from snapshots where log = $1 and seq <= $2 order by seq desc limit 1'
const KEEP = `
  with kept as (
    insert into snapshots (log, seq, hash, program, body, mac) values ($1, $2, $3, $4, $5, $6)
    on conflict (log, seq) do update
      set hash = excluded.hash, program = excluded.program, body = excluded.body, mac = excluded.mac
  )
  delete from snapshots where log = $1 and seq not in
    (select seq from snapshots where log = $1 order by seq desc limit ${SNAPSHOTS - 1})`
const NOTE = 'insert into notes (name, value) values ($1, $2) on conflict do nothing'
/**
 * A database that restarts shows commits that its standby may not have yet. A commit of our own returns only when
 * the standby has everything before it.
 */
const REPLICATED = 'update house set version = version'
const NOTED = 'select value from notes where name = $1'

const LARGEST = 2_147_483_647

/** @param lease must be current to claim or write a log. Without one, only the epoch decides. */
export const postgres = async (
  url: string,
  time: Time = realTime,
  lease?: Pick<Lease, 'token'>,
): Promise<Store> => {
  const connection = await connected(url, time, prepare)
  const { query } = connection
  const token = (): number | undefined => lease && (lease.token() ?? 0)
  const appends = new Appends(connection, token)
  let recovering: Promise<void> | undefined
  return {
    append: drafts => appends.append(drafts),
    read: (log, from = 1, most) => query<Kept>(READ, [log, from, most ?? null], 'read'),
    find: async (log, id) => (await query<Kept>(FIND, [log, id], 'find'))[0],
    claim: async log => {
      appends.forget(log)
      const [claimed] = await query<{ readonly epoch: number }>(CLAIM, [log, token() ?? null])
      if (!claimed) throw new Unkept('fenced', `${log}: another node has the lease`)
      return claimed.epoch
    },
    tail: log => tailIn(connection, log),
    logs: async () => (await query<{ readonly log: string }>(LOGS)).map(({ log }) => log),
    snapshot: async (log, upTo = LARGEST) => (await query<Snapshot>(SNAPSHOT, [log, upTo]))[0],
    keepSnapshot: async ({ log, seq, hash, program, body, mac }) => {
      await query(KEEP, [log, seq, hash, program, body, mac])
    },
    note: async (name, value) => {
      if (value !== undefined) await query(NOTE, [name, value])
      return (await query<{ readonly value: string }>(NOTED, [name]))[0]?.value
    },
    recovered: () => {
      recovering ??= replicated(connection).finally(() => {
        recovering = undefined
      })
      return recovering
    },
    answers: connection.answers,
    close: async () => {
      await appends.idle()
      await connection.close()
    },
  }
}

const replicated = async ({ query, recovered }: Connection): Promise<void> => {
  for (;;)
    try {
      await recovered()
      await query(REPLICATED)
      return
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
}

/** Reads all logs as of one moment, while others may write. */
export const lookedAt = async (url: string): Promise<Pick<Store, 'read' | 'logs' | 'close'>> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin isolation level repeatable read, read only')
  const names = (await client.query(LOGS)).rows.map(({ log }) => log as string)
  return {
    read: async (log, from = 1, most) => (await client.query(READ, [log, from, most ?? null])).rows,
    logs: async () => names,
    close: () => client.end(),
  }
}
