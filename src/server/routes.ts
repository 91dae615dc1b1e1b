import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { readEvidence } from '../law/citations.ts'
import { readLaw } from '../law/index.ts'
import { show } from '../law/show.ts'
import { Bucket } from './bucket.ts'
import { giveGuest, takeBack } from './cookies.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { listed } from './floor.ts'
import type { Door } from './http.ts'
import { Page, roundsFor, sealsFor } from './past-rounds.ts'
import { isSignedIn, type Principal, roleOf } from './principal.ts'
import type { Backing, Sockets } from './socket.ts'
import type { Denied } from './staff.ts'
import { playsAt } from './whereabouts.ts'
import { wrongIn } from './wrong.ts'

/** Every route under /api, for operators, and the socket. Who may use which is in permissions.ts. */

export const Name = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,19}$/u, 'a name has 1 to 20 letters or digits')

export const Failed = z.object({ message: z.string() })
const Me = z.object({
  name: z.string(),
  role: z.string(),
  balance: z.int().optional(),
  /** The tables where a guest plays. */
  at: z.array(z.string()).readonly().optional(),
  /** Whether the odds are open to them now. */
  odds: z.boolean().optional(),
})

export const addRoutes = (plain: FastifyInstance, door: Door, sockets: Sockets): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  addGuests(app, door)
  addTables(app, door)
  addDeskRoutes(app, door)
  addOperators(app, door)
  plain.register((inside, _, done) => {
    inside.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
      const { principal, token, ip } = request
      socket.on('error', () => socket.terminate())
      if (sockets.isFull(principal, ip)) socket.close(1008, 'too many sockets')
      else sockets.add(socket, principal, ip, backingOf(principal, token, door))
    })
    done()
  })
}

/** Whoever only watches has no session that could end. */
const UNBACKED: Backing = { holds: () => true, heard: () => true }

const backingOf = ({ is }: Principal, token: string, { sessions, staff }: Door): Backing => {
  if (is === 'anybody') return UNBACKED
  const book = is === 'guest' ? sessions : staff
  return { holds: () => book.holds(token), heard: () => isSignedIn(book.who(token)) }
}

/** Guests who may sign in a second, and how many times that at once. */
const NEWCOMERS = 5
const AT_ONCE = 20

/** Ends the session that a request came with, if it came with one. */
export const signOut = async (
  { principal, token }: Pick<FastifyRequest, 'principal' | 'token'>,
  { sessions, staff }: Door,
): Promise<Denied | undefined> => {
  if (!isSignedIn(principal)) return undefined
  if (principal.is !== 'guest') return staff.leave(token)
  const answer = await sessions.farewell(principal.patron, token)
  return 'unavailable' in answer ? { status: 503, message: answer.unavailable } : undefined
}

const addGuests = (plain: FastifyInstance, door: Door): void => {
  const { sessions, newcomers = NEWCOMERS } = door
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const doorman = new Bucket(newcomers * AT_ONCE, newcomers)
  const Guest = z.object({ name: z.string(), balance: z.int() })
  app.post(
    '/api/guest',
    {
      schema: {
        body: z.strictObject({ name: Name }),
        response: { 200: Guest, 429: Failed, 503: Failed },
      },
    },
    async (request, reply) => {
      if (!doorman.take())
        return reply.code(429).send({ message: 'Too many people at the door; try again.' })
      const guest = await sessions.welcome(request.body.name)
      if (typeof guest === 'string') return reply.code(503).send({ message: guest })
      if (isRefusal(guest)) return reply.code(503).send({ message: sentence(guest) })
      const { patron: name, token } = guest
      await signOut(request, door)
      giveGuest(reply, request.line, token)
      return { name, balance: sessions.balance(name) }
    },
  )
  app.post('/api/leave', async (request, reply) => {
    const wrong = await signOut(request, door)
    takeBack(reply)
    return wrong ? reply.code(wrong.status).send({ message: wrong.message }) : {}
  })
  app.get('/api/me', { schema: { response: { 200: Me } } }, async ({ principal }) => {
    if (principal.is === 'guest') {
      const { patron: name, is: role } = principal
      const at = playsAt(door.floor, name)
      /** Who plays uses nothing that works the odds out, unless the operator lets them. @rule nz1:17.1 */
      const odds = door.oddsAtTables === true || at.length === 0
      return { name, role, balance: sessions.balance(name), at, odds }
    }
    return { name: isSignedIn(principal) ? principal.name : '', role: roleOf(principal) }
  })
}

const Id = z.object({ id: z.string().max(64) })

const addTables = (plain: FastifyInstance, { floor }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const nothing = { message: 'There is no such table.' }
  app.get('/api/tables', async () => [...floor.tables.values()].map(listed))
  const schema = { params: Id, querystring: Page }
  app.get('/api/tables/:id/rounds', { schema }, async ({ params, principal, query }, reply) => {
    const table = floor.tables.get(params.id)
    return table ? roundsFor(table, principal, query) : reply.code(404).send(nothing)
  })
  app.get('/api/tables/:id/shoes', { schema }, async ({ params, principal, query }, reply) => {
    const table = floor.tables.get(params.id)
    return table ? sealsFor(table, principal, query) : reply.code(404).send(nothing)
  })
  const law = readLaw()
  let evidence: ReturnType<typeof readEvidence> | undefined
  app.get('/api/law/:id', { schema: { params: Id } }, async ({ params }, reply) => {
    evidence ??= readEvidence()
    const clause = show(law, evidence, params.id)
    return clause ?? reply.code(404).send({ message: `No text has a clause ${params.id}.` })
  })
}

const addOperators = (app: FastifyInstance, { floor, metrics, isReady }: Door): void => {
  const hide = { schema: { hide: true } }
  app.get('/api/openapi.json', hide, async () => app.swagger())
  app.get('/healthz', hide, async () => ({ ok: true }))
  app.get('/readyz', hide, async (_, reply) => {
    const wrong = wrongIn(floor)
    const ready = isReady() && wrong.length === 0
    return reply.code(ready ? 200 : 503).send({ ready, wrong })
  })
  app.get('/metrics', hide, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
