import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { Door } from '../gateway/http.ts'
import { isSignedIn } from '../identity/principal.ts'
import { conditions } from './conditions-schema.ts'
import { addReportRoutes } from './reports.ts'

/** Lists tournaments, and sets up a new one from its conditions of entry. @rule nz7:2.2 */

const SetUp = z.strictObject({
  conditions,
  run: z.literal(['director', 'house']),
  fill: z.int().min(2).max(10_000).nullable(),
  tables: z.literal(['virtual', 'attended', 'outside']).exactOptional(),
})

const Said = z.record(z.string(), z.unknown())

/** `more` has the commands that are confirmed together with the first. */
const Asked = z.strictObject({ said: Said, more: z.array(Said).max(10_000).exactOptional() })

const Named = z.strictObject({ id: z.string().min(1).max(60) })

const SHOWN = 20

export const addTournamentRoutes = (plain: FastifyInstance, door: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { tournaments } = door.floor
  addReportRoutes(plain, door)
  app.get('/api/tournaments', async () => tournaments.lines.slice(0, SHOWN))
  app.post(
    '/api/tournaments/:id/consider',
    { schema: { params: Named, body: Asked } },
    async ({ params, principal, body }, reply) =>
      isSignedIn(principal)
        ? tournaments.considered(principal, params.id, [body.said, ...(body.more ?? [])])
        : reply.code(404).send({ message: 'There is no such tournament.' }),
  )
  app.get(
    '/api/tournaments/:id/conditions',
    { schema: { params: Named } },
    async (request, reply) => {
      const planned = tournaments.plannedAs(request.params.id)
      return planned ?? reply.code(404).send({ message: 'There is no such tournament.' })
    },
  )
  app.post('/api/tournaments', { schema: { body: SetUp } }, async (request, reply) => {
    const { principal, body } = request
    const name = isSignedIn(principal) && 'name' in principal ? principal.name : ''
    const of = { ...body, conditions: body.conditions as Conditions }
    const answer = await tournaments.setUp({ role: 'staff', rank: 'operator', name }, of)
    if ('refused' in answer) return reply.code(422).send(refusedAs(answer.refused))
    if ('unavailable' in answer) return reply.code(503).send({ message: answer.unavailable })
    return { tournament: answer.tournament }
  })
}
