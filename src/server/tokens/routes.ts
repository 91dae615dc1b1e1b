import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { SCOPES } from '../../protocol/scopes.ts'
import type { Door } from '../gateway/http.ts'
import type { ApiToken } from '../identity/account.ts'
import { actorOf } from '../identity/principal.ts'
import { deny, workerOf } from '../identity/staff/staff-routes.ts'
import { hashed, newToken } from '../identity/token.ts'
import { realClock } from '../time.ts'

/** The operator creates and revokes tokens for programs. */

const DAY = 86_400_000
const LONGEST_DAYS = 366

const NewToken = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/, 'letters, digits, spaces, dots and hyphens'),
  scopes: z.array(z.enum(SCOPES)).min(1),
  days: z.int().min(1).max(LONGEST_DAYS),
})

const listed = ({ id, name, scopes, since, until, by }: ApiToken) => ({
  id,
  name,
  scopes,
  since,
  until,
  by,
})

export const addTokenRoutes = (plain: FastifyInstance, { staff, now = realClock }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get('/api/tokens', async () => Object.values(staff.state.tokens ?? {}).map(listed))
  app.post('/api/tokens', { schema: { body: NewToken } }, async (request, reply) => {
    const { principal, token, body } = request
    const stale = staff.stale(token)
    if (stale) return deny(reply, stale)
    const { days, ...asked } = body
    const [made, at] = [newToken(), now()]
    const until = at + days * DAY
    const by = actorOf(workerOf(principal))!
    const kept = { hash: hashed(made), until }
    const wrong = await staff.submit({ by, does: 'make-token', ...asked, at, token: kept })
    return wrong ? deny(reply, wrong) : { token: made, until }
  })
  app.delete(
    '/api/tokens/:id',
    { schema: { params: z.object({ id: z.string().max(64) }) } },
    async ({ principal, params: { id } }, reply) => {
      const by = actorOf(workerOf(principal))!
      const wrong = await staff.submit({ by, does: 'revoke-token', id })
      return wrong ? deny(reply, wrong) : {}
    },
  )
}
