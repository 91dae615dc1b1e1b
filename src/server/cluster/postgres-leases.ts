import { connected } from '../log/postgres/connection.ts'
import { prepare } from '../log/postgres/schema.ts'
import { realTime } from '../time.ts'
import { LASTS } from './lease.ts'
import type { LeaseHolder, Leases, LeasesSeen } from './leases.ts'

/**
 * The leases in PostgreSQL, on connections of their own, so that appends do not hold them up.
 * An answer that takes longer than a lease is worth nothing, and the connection is replaced.
 * Each node has a lock for as long as its session lasts, and others can see it.
 */

/** Sets our locks apart from those of other programs. */
const LOCKS = 3141593

const PRESENT = `hashtext(node)::oid = any (array(
    select objid from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
  ))`
const BEGIN = `select pg_advisory_lock_shared(${LOCKS}, hashtext($1))`

const UNTIL = `clock_timestamp() + ${LASTS} * interval '1 millisecond'`

const RESET = `update leases set until = '-infinity', token = token + 1 where node = $1`
const END = `${RESET} and not ${PRESENT}`
const TAKE = `
  insert into leases (name, node, token, until) values ($1, $2, 1, ${UNTIL})
  on conflict (name) do update
    set node = $2, token = leases.token + 1, until = excluded.until
    where leases.until < clock_timestamp()
  returning token::int`
const RENEW = `
  update leases set until = ${UNTIL}
  from unnest($1::text[], $2::bigint[]) as held (name, token)
  where leases.name = held.name and leases.token = held.token
  returning leases.name`
const RELEASE = `update leases set until = '-infinity' where name = $1 and token = $2`
const LOOK = `
  select pg_backend_pid() as session, name, node, token::int, until > clock_timestamp() as "isCurrent",
    until = '-infinity' as "isReleased", ${PRESENT} as "isPresent"
  from leases order by name`
const ENDS = 'select log, seq from logs where seq > 0'

interface SeenRow extends LeaseHolder {
  readonly session: number
}

export const postgresLeases = async (url: string, node: string): Promise<Leases> => {
  let broken = (): void => undefined
  const begin = { text: BEGIN, values: [node] }
  const session = { begin, ended: () => broken() }
  const { query, close } = await connected(url, realTime, prepare, LASTS, session)
  const others = await connected(url, realTime, prepare, LASTS)
  const ends = async (): Promise<LeasesSeen['ends']> => {
    const rows = await others.query<{ readonly log: string; readonly seq: number }>(ENDS)
    return new Map(rows.map(({ log, seq }) => [log, seq]))
  }
  return {
    node,
    lasts: LASTS,
    reset: async () => {
      await query(RESET, [node])
    },
    end: async crashed => {
      await query(END, [crashed])
    },
    onBroken: act => {
      broken = act
    },
    take: async name => (await query<{ readonly token: number }>(TAKE, [name, node]))[0]?.token,
    renew: async held => {
      const rows = await query<LeaseHolder>(RENEW, [[...held.keys()], [...held.values()]])
      return new Set(rows.map(({ name }) => name))
    },
    release: async (name, token) => {
      await query(RELEASE, [name, token])
    },
    look: async () => {
      const [rows, lengths] = await Promise.all([query<SeenRow>(LOOK), ends()])
      return { session: rows[0]?.session ?? 0, leases: rows, ends: lengths }
    },
    ends,
    close: async () => {
      await others.close()
      await close()
    },
  }
}
