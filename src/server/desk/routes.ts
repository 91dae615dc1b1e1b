import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RANKS } from '../../kernel/people.ts'
import { approversOf } from '../approvals/approvers.ts'
import type { Door } from '../gateway/http.ts'
import { isSignedIn } from '../identity/principal.ts'
import { realClock } from '../time.ts'
import { attentionFor } from './attention.ts'
import { deskLine } from './desk.ts'
import { commandPreview } from './preview.ts'

/** The desk over HTTP: all tables at a glance, and previews of commands. */

const Id = z.object({ id: z.string().max(64) })

/** `as`: the rank that would decide, if it is higher than your own. */
const Asked = z.strictObject({ as: z.literal(RANKS), said: z.record(z.string(), z.unknown()) })

export const addDeskRoutes = (plain: FastifyInstance, door: Door): void => {
  const { floor, staff, now = realClock } = door
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get('/api/desk', async () =>
    [...floor.tables.values()].map(table => ({
      ...deskLine(table, now()),
      session: floor.tournaments.sessionAt(table.id) ?? null,
    })),
  )
  app.get('/api/attention', async ({ principal }) =>
    isSignedIn(principal) ? attentionFor(door, principal, now()) : [],
  )
  app.post(
    '/api/desk/:id/consider',
    { schema: { params: Id, body: Asked } },
    async ({ params, principal, body }, reply) => {
      const table = floor.tables.get(params.id)
      if (!table || !isSignedIn(principal) || principal.is !== 'staff')
        return reply.code(404).send({ message: 'There is no such table.' })
      const approvers = (does: string) => approversOf(staff, table.game, does, principal.name)
      return commandPreview(table, principal, body.as, body.said, now(), approvers)
    },
  )
}
