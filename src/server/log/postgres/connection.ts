import { Pool, type PoolClient } from 'pg'
import type { Time } from '../../time.ts'
import { Interrupted } from '../store.ts'

/** Connections to PostgreSQL that recover after a restart of the database. */

type Row = Readonly<Record<string, unknown>>

export interface Connection {
  /** Runs one statement in its own transaction. A named one is prepared once per connection. */
  readonly query: <R = Row>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ) => Promise<readonly R[]>
  /** Resolves once the database answers. */
  readonly recovered: () => Promise<void>
  readonly answers: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Error classes after which the database may recover: connection, resources, operator. */
const PASSING = ['08', '53', '57']

/** System errors for a database that cannot be reached. */
const UNREACHED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]

const isPassing = (error: unknown): boolean => {
  const { code, message = '' } = error as { readonly code?: string; readonly message?: string }
  if (code !== undefined)
    return UNREACHED.includes(code) || (code.length === 5 && PASSING.includes(code.slice(0, 2)))
  return /connection|timeout/i.test(message)
}

const unusable = (message: string): Error => Object.assign(new Error(message), { code: 'UNUSABLE' })

/** A system error may have no message of its own. */
const said = (error: unknown): string => {
  const { message, code } = error as { readonly message: string; readonly code?: string }
  return message === '' ? String(code) : message
}

const CONNECTIONS = 4
const PATIENCE = 3000
const AGAIN = 200
/**
 * How long a statement may take, in milliseconds: a connection that broke silently must not hold up
 * appends much longer than leases last. The limit is ours and not the database's, which would also
 * stop waiting for its standby.
 */
const ANSWERED_IN = 5000

/** Everything goes through one connection, which stays open until it breaks. */
export interface Session {
  /** Runs at the beginning of each session. */
  readonly begin: { readonly text: string; readonly values: string[] }
  readonly ended: () => void
}

export const connected = async (
  url: string,
  time: Time,
  prepare: (client: PoolClient) => Promise<void>,
  answeredIn = ANSWERED_IN,
  session?: Session,
): Promise<Connection> => {
  const pool = new Pool({
    connectionString: url,
    max: session ? 1 : CONNECTIONS,
    ...(session && { idleTimeoutMillis: 0 }),
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  })

  /** An idle connection that breaks is replaced at the next query. */
  pool.on('error', () => undefined)
  if (session) {
    pool.on('connect', client => void client.query(session.begin).catch(() => undefined))
    pool.on('remove', session.ended)
  }
  try {
    const client = await pool.connect()
    /** The pool does not listen while somebody has the client. The next query reports the error. */
    client.on('error', () => undefined)
    await prepare(client).finally(() => client.release())
  } catch (error) {
    await pool.end()
    /** The error would repeat the URL with its password. */
    if ((error as { code?: string }).code === 'ERR_INVALID_URL')
      throw unusable('--database is not the address of a PostgreSQL database')
    throw isPassing(error) ? unusable(`cannot reach the database: ${said(error)}`) : error
  }
  const query: Connection['query'] = async <R>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ) => {
    try {
      const asked = { text, values: [...values], query_timeout: answeredIn, ...(name && { name }) }
      return (await pool.query(asked)).rows as R[]
    } catch (error) {
      throw isPassing(error) ? new Interrupted((error as Error).message) : error
    }
  }
  let isClosed = false
  const answers = (): Promise<boolean> =>
    query('select 1').then(
      () => true,
      () => false,
    )
  return {
    query,
    answers,
    recovered: async () => {
      while (!isClosed && !(await answers()))
        await new Promise<void>(resolve => void time.after(AGAIN, resolve))
    },
    close: async () => {
      isClosed = true
      await pool.end()
    },
  }
}
