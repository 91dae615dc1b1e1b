import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { readEvidence } from '../law/citations.ts'
import { readLaw } from '../law/index.ts'
import { show } from '../law/show.ts'
import { Bucket } from './bucket.ts'
import { listed, type Table } from './floor.ts'
import type { Door } from './http.ts'
import { isSignedIn, nameOf, type Principal } from './principal.ts'
import type { RoundRecord } from './rounds.ts'
import { COOKIE } from './session.ts'
import type { Sockets } from './socket.ts'

/** Every route under /api, for operators, and the socket. Who may use which is in permissions.ts. */

const Name = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,19}$/u, 'a name has 1 to 20 letters or digits')

const Failed = z.object({ message: z.string() })
const Me = z.object({ name: z.string(), role: z.literal('guest'), balance: z.int() })

const COOKIE_TERMS = { httpOnly: true, sameSite: 'strict', path: '/', maxAge: 30 * 86_400 } as const

export const addRoutes = (plain: FastifyInstance, door: Door, sockets: Sockets): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  addGuests(app, door, sockets)
  addTables(app, door)
  addOperators(app, door)
  plain.register((inside, _, done) => {
    inside.get('/ws', { websocket: true, schema: { hide: true } }, (socket, { principal }) => {
      if (!isSignedIn(principal) || sockets.isFull(principal))
        socket.close(1008, 'too many sockets')
      else sockets.add(socket, principal)
    })
    done()
  })
}

const NEWCOMERS = { burst: 100, perSecond: 5 }

const addGuests = (plain: FastifyInstance, { sessions }: Door, sockets: Sockets): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const doorman = new Bucket(NEWCOMERS.burst, NEWCOMERS.perSecond)
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
      const secure = request.protocol === 'https'
      reply.setCookie(COOKIE, token, { ...COOKIE_TERMS, secure })
      return { name, balance: sessions.balance(name) }
    },
  )
  app.post('/api/leave', async (request, reply) => {
    const { principal } = request
    if (!isSignedIn(principal)) return reply.code(401).send({ message: 'Sign in first.' })
    await sessions.farewell(nameOf(principal), request.cookies[COOKIE]!)
    sockets.drop(principal)
    return reply.clearCookie(COOKIE, { path: '/' }).send({})
  })
  app.get('/api/me', { schema: { response: { 200: Me } } }, async ({ principal }) => {
    const name = isSignedIn(principal) ? nameOf(principal) : ''
    return { name, role: 'guest' as const, balance: sessions.balance(name) }
  })
}

/** What others won or lost is theirs to know. */
const roundsFor = ({ rounds }: Table, principal: Principal): readonly RoundRecord[] =>
  rounds.rounds.map(round => ({
    ...round,
    settled: round.settled.filter(
      ({ wager }) => principal.is === 'guest' && wager.patron === principal.patron,
    ),
  }))

const Id = z.object({ id: z.string().max(64) })

const addTables = (plain: FastifyInstance, { floor }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const nothing = { message: 'There is no such table.' }
  app.get('/api/tables', async () => [...floor.tables.values()].map(listed))
  app.get('/api/tables/:id/rounds', { schema: { params: Id } }, async (request, reply) => {
    const table = floor.tables.get(request.params.id)
    return table ? roundsFor(table, request.principal) : reply.code(404).send(nothing)
  })
  app.get('/api/tables/:id/shoes', { schema: { params: Id } }, async ({ params }, reply) => {
    const table = floor.tables.get(params.id)
    return table ? table.rounds.seals : reply.code(404).send(nothing)
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
    const stopped = [...floor.tables.values()].filter(({ host }) => host.stopped !== undefined)
    const cage = floor.cage.stopped === undefined ? [] : ['the cage has stopped']
    const tables = stopped.map(({ id }) => `${id} has stopped`)
    const wrong = [...cage, ...tables, ...floor.cashier.audit()]
    const ready = isReady() && wrong.length === 0
    return reply.code(ready ? 200 : 503).send({ ready, wrong })
  })
  app.get('/metrics', hide, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
