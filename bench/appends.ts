import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { postgres } from '../src/server/log/postgres/postgres.ts'
import { sqlite } from '../src/server/log/sqlite/sqlite.ts'
import type { Store } from '../src/server/log/store.ts'
import { isInstalled, startCluster } from '../tests/fixtures/processes/postgres-cluster.ts'
import type { Measure } from './measure.ts'

/**
 * Durable appends for a hundred waiting tables, compared with a bare loop on the same disk. The
 * loop writes the same rows under the same keys, a hundred in each synced commit. It has no waiting
 * clients, checks nothing and chains nothing.
 */

const CALLERS = 100
const EACH = 20
const BODY = JSON.stringify({ command: { does: 'wager', on: 'red', chips: 2000 }, events: [{}] })
const AT = 1_763_240_000_000
const PROGRAM = '0.1.0'
const HASH = 'f'.repeat(64)
const ENTRY = BODY.padEnd(400, ' ')

export interface Appends {
  readonly measures: readonly Measure[]
  readonly end: () => Promise<void>
}

interface Bare {
  readonly run: () => unknown
  readonly close: () => unknown
}

const LOGS = Array.from({ length: CALLERS }, (_, i) => `table-${i}`)

const oneCaller = async (store: Store, log: string, from: number): Promise<void> => {
  for (let seq = from + 1; seq <= from + EACH; seq += 1)
    await store.append([
      { log, seq, epoch: 1, id: `Ana/c-${seq}`, at: AT, program: PROGRAM, body: ENTRY },
    ])
}

const ROWS = `create table rows (
  log text, seq integer, epoch integer, id text, at bigint, program text, body text, prev text,
  hash text, primary key (log, seq), unique (log, id)
)`

const bareSqlite = (folder: string): Bare => {
  const db = new DatabaseSync(join(folder, 'bare.db'))
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec(`${ROWS.replace('bigint', 'integer')} strict`)
  const insert = db.prepare('insert into rows values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  let seq = 0
  return {
    run: () => {
      for (let turn = 0; turn < EACH; turn += 1) {
        seq += 1
        db.exec('begin immediate')
        for (const log of LOGS)
          insert.run(log, seq, 1, `Ana/c-${seq}`, AT, PROGRAM, ENTRY, HASH, HASH)
        db.exec('commit')
      }
    },
    close: () => db.close(),
  }
}

const INSERT = `insert into rows select * from unnest($1::text[], $2::int[], $3::int[], $4::text[],
  $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[])`

const barePostgres = async (url: string): Promise<Bare> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(ROWS)
  let seq = 0
  const all = <T>(value: T): readonly T[] => LOGS.map(() => value)
  return {
    run: async () => {
      for (let turn = 0; turn < EACH; turn += 1) {
        seq += 1
        const numbers = [LOGS, all(seq), all(1), all(`Ana/c-${seq}`), all(AT)]
        const values = [...numbers, all(PROGRAM), all(ENTRY), all(HASH), all(HASH)]
        await client.query({ name: 'insert', text: INSERT, values })
      }
    },
    close: () => client.end(),
  }
}

const measureOf = async (
  name: string,
  store: Store,
  bare: Bare,
  against: Pick<Measure, 'reference' | 'target'>,
): Promise<Measure> => {
  for (const log of LOGS) await store.claim(log)
  let from = 0
  const candidate = async (): Promise<void> => {
    const before = from
    from += EACH
    await Promise.all(LOGS.map(log => oneCaller(store, log, before)))
  }
  const isRight = async (): Promise<boolean> => {
    await candidate()
    const [first, ...others] = await Promise.all(LOGS.map(log => store.read(log)))
    return first!.length === from && others.every(entries => entries.length === from)
  }
  return {
    ...against,
    name,
    unit: 'entry',
    by: 'wall',
    candidateUnits: CALLERS * EACH,
    referenceUnits: CALLERS * EACH,
    isRight,
    candidate,
    against: bare.run,
  }
}

export const sqliteAppends = async (): Promise<Appends> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
  const store = sqlite(join(folder, 'house'))
  const bare = bareSqlite(folder)
  const against = { reference: 'bare loop of synced commits', target: 0.8 }
  return {
    measures: [await measureOf('durable appends, 100 callers waiting', store, bare, against)],
    end: async () => {
      await store.close()
      bare.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A network that delays every packet, in both directions. */
const delaying = async (to: string, ms: number): Promise<{ server: Server; port: number }> => {
  const passes = (from: Socket, onTo: Socket) => {
    from.on('data', bytes => setTimeout(() => onTo.write(bytes), ms))
    from.on('close', () => setTimeout(() => onTo.destroy(), ms))
    from.on('error', () => onTo.destroy())
  }
  const server = createServer(client => {
    const house = connect(to)
    passes(client, house)
    passes(house, client)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

/** Undefined if PostgreSQL is not installed. */
export const postgresAppends = async (): Promise<Appends | undefined> => {
  if (!isInstalled()) return undefined
  const cluster = startCluster()
  const near = await postgres(cluster.url('postgres'))
  const bare = await barePostgres(cluster.url('postgres'))
  const { server, port } = await delaying(cluster.socket, 1)
  await bareDatabase(cluster.url('postgres'))
  const far = await postgres(`postgres://postgres@127.0.0.1:${port}/far`)
  const name = 'appends to PostgreSQL, 100 callers waiting'
  const reference = 'bare multi-row insert'
  return {
    measures: [
      await measureOf(name, near, bare, { reference, target: 0.3 }),
      await measureOf(`${name}, 1 ms away`, far, bare, {
        reference: `${reference}, no distance`,
        target: 0.05,
      }),
    ],
    end: async () => {
      await Promise.all([near.close(), far.close(), bare.close()])
      server.close()
      cluster.stop()
    },
  }
}

const bareDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create database far')
  await client.end()
}
