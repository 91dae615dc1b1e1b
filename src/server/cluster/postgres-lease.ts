import { connected } from '../log/postgres/connection.ts'
import { prepare } from '../log/postgres/schema.ts'
import { realTime } from '../time.ts'
import { type Holder, LASTS, type Lease } from './lease.ts'

/**
 * The lease in PostgreSQL, on a connection of its own, so that appends do not hold it up. An
 * answer that takes longer than a lease is worth nothing, and the connection is replaced.
 */

const TAKE = `
  insert into lease (house, node, token, until)
  values (true, $1, 1, clock_timestamp() + $2 * interval '1 millisecond')
  on conflict (house) do update
    set node = $1, token = lease.token + 1, until = excluded.until
    where lease.until < clock_timestamp() or ($3 and lease.node = $1)
  returning node, token::int`
const HOLDER = 'select node, token::int from lease'
const RENEW = `
  update lease set until = clock_timestamp() + $2 * interval '1 millisecond'
  where token = $1 returning token`
const RELEASE = 'update lease set until = clock_timestamp() where token = $1'

export const postgresLease = async (url: string, node: string): Promise<Lease> => {
  const { query, close } = await connected(url, realTime, prepare, LASTS)
  let token: number | undefined
  let isNew = true
  return {
    node,
    take: async () => {
      const [taken] = await query<Holder>(TAKE, [node, LASTS, isNew])
      token = taken?.token
      isNew = false
      return taken ?? (await query<Holder>(HOLDER))[0]!
    },
    renew: async () => (await query(RENEW, [token, LASTS])).length > 0,
    release: async () => {
      await query(RELEASE, [token])
      token = undefined
    },
    token: () => token,
    close,
  }
}
