import { Client } from 'pg'
import type { Kept } from '../../records/entry.ts'
import { admitted, type Draft, GENESIS, type Store, type Tail } from './store.ts'

/** PostgreSQL store, for several machines. It gives the same guarantees as SQLite. */

const SCHEMA = 1

const TABLES = `
  create table if not exists house (version integer not null);
  create table if not exists logs (log text primary key, epoch integer not null);
  create table if not exists entries (
    log text not null references logs,
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
  insert into house select ${SCHEMA} where not exists (select from house);
`

/** Settings without which a power cut could lose an acknowledged entry. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit']

const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { code: 'UNUSABLE' })
}

const checked = async (client: Client): Promise<void> => {
  for (const setting of DURABLE) {
    const { rows } = await client.query('select current_setting($1) as value', [setting])
    if (rows[0].value === 'off')
      refuse(`the database does not keep what it acknowledges: ${setting} is off`)
  }
  await client.query(`begin; select pg_advisory_xact_lock(3141592); ${TABLES} commit`)
  const { rows } = await client.query('select version from house')
  if (rows[0].version !== SCHEMA)
    refuse(`the database was written by another version: schema ${rows[0].version}, here ${SCHEMA}`)
}

interface Waiting {
  readonly drafts: readonly Draft[]
  readonly resolve: (kept: readonly Kept[]) => void
  readonly reject: (error: unknown) => void
}

const COLUMNS = 'log, seq, epoch, id, at, program, body, prev, hash'

const insert = (client: Client, k: Kept) =>
  client.query(`insert into entries (${COLUMNS}) values ($1,$2,$3,$4,$5,$6,$7,$8,$9)`, [
    k.log,
    k.seq,
    k.epoch,
    k.id,
    k.at,
    k.program,
    k.body,
    k.prev,
    k.hash,
  ])

/** Reads the epoch under a lock: anybody who claims the log waits for this commit. */
const keep = async (client: Client, drafts: readonly Draft[]): Promise<readonly Kept[]> => {
  const epochs = new Map<string, number>()
  const tails = new Map<string, Tail>()
  const known = new Set<string>()
  for (const log of new Set(drafts.map(draft => draft.log))) {
    const ids = drafts.filter(draft => draft.log === log).map(({ id }) => id)
    const epoch = await client.query('select epoch from logs where log = $1 for update', [log])
    const tail = await client.query(
      'select seq, hash from entries where log = $1 order by seq desc limit 1',
      [log],
    )
    const before = await client.query('select id from entries where log = $1 and id = any($2)', [
      log,
      ids,
    ])
    epochs.set(log, epoch.rows[0]?.epoch ?? 0)
    tails.set(log, tail.rows[0] ?? { seq: 0, hash: GENESIS })
    for (const { id } of before.rows) known.add(`${log} ${id}`)
  }
  const kept = admitted(
    drafts,
    log => tails.get(log)!,
    log => epochs.get(log)!,
    (log, id) => known.has(`${log} ${id}`),
  )
  for (const entry of kept) await insert(client, entry)
  return kept
}

const within = async (client: Client, waiting: Waiting): Promise<() => void> => {
  const { drafts, resolve, reject } = waiting
  await client.query('savepoint one')
  try {
    const kept = await keep(client, drafts)
    await client.query('release savepoint one')
    return () => resolve(kept)
  } catch (error) {
    await client.query('rollback to savepoint one')
    return () => reject(error)
  }
}

/** One transaction for all waiting appends. Each append succeeds or fails alone. */
const commit = async (client: Client, batch: readonly Waiting[]): Promise<void> => {
  try {
    await client.query('begin')
    const answers: (() => void)[] = []
    for (const waiting of batch) answers.push(await within(client, waiting))
    await client.query('commit')
    for (const answer of answers) answer()
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const { reject } of batch) reject(error)
  }
}

export const postgres = async (url: string): Promise<Store> => {
  const client = new Client({ connectionString: url })
  /** A broken connection fails every current and later query, so ignore the event itself. */
  client.on('error', () => undefined)
  await client.connect()
  await checked(client).catch(async (error: unknown) => {
    await client.end()
    throw error
  })
  let waiting: Waiting[] = []
  let work: Promise<void> = Promise.resolve()
  /** One query at a time per connection. Appends that arrive meanwhile share the next commit. */
  const next = <T>(what: () => Promise<T>): Promise<T> => {
    const done = work.then(what)
    work = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }
  const flush = (): Promise<void> => {
    const batch = waiting
    waiting = []
    return commit(client, batch)
  }
  return {
    append: drafts =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) void next(flush)
        waiting.push({ drafts, resolve, reject })
      }),
    read: (log, from, most) => next(() => read(client, log, from, most)),
    claim: log => next(() => claim(client, log)),
    logs: () => next(async () => (await client.query(LOGS)).rows.map(({ log }) => log)),
    close: () => next(() => client.end()),
  }
}

const LOGS = 'select log from logs order by log collate "C"'

const read = async (
  client: Client,
  log: string,
  from = 1,
  most: number | null = null,
): Promise<readonly Kept[]> => {
  const columns = COLUMNS.replace(' at,', ' at::float8 as at,')
  const where = 'where log = $1 and seq >= $2 order by seq limit $3'
  return (await client.query(`select ${columns} from entries ${where}`, [log, from, most])).rows
}

const claim = async (client: Client, log: string): Promise<number> => {
  const { rows } = await client.query(
    'insert into logs values ($1, 1) on conflict (log) do update set epoch = logs.epoch + 1 returning epoch',
    [log],
  )
  return rows[0].epoch
}

/** Reads all logs as of one moment, while others may write. */
export const lookedAt = async (url: string): Promise<Pick<Store, 'read' | 'logs' | 'close'>> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin isolation level repeatable read, read only')
  const names = (await client.query(LOGS)).rows.map(({ log }) => log as string)
  return {
    read: (log, from, most) => read(client, log, from, most),
    logs: async () => names,
    close: () => client.end(),
  }
}
