import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isRefusal } from '../../kernel/refusal.ts'
import { readEvidence } from '../../law/citations.ts'
import { show } from '../../law/clause-report.ts'
import { readLaw } from '../../law/index.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import { asyncApiOf } from '../api/asyncapi.ts'
import { addDeskRoutes } from '../desk/routes.ts'
import { brokenLogs, integrityProblems } from '../floor/integrity-problems.ts'
import { playsAt } from '../floor/patron-locations.ts'
import { Page, roundsFor, sealsFor } from '../history/past-rounds.ts'
import type { Denied } from '../identity/access-denied.ts'
import { isLikeStaff } from '../identity/account.ts'
import { deviceOf, giveDevice, giveGuest, takeBack } from '../identity/cookies.ts'
import { Doorman } from '../identity/doorman.ts'
import { isReserved, malformedName, tidied } from '../identity/names.ts'
import { networkOf } from '../identity/network.ts'
import { isSignedIn, type Principal, roleOf } from '../identity/principal.ts'
import type { Staff } from '../identity/staff/staff.ts'
import { hashed } from '../identity/token.ts'
import { addPitRoutes } from '../pit/routes.ts'
import { addProtectionRoutes } from '../protection/routes.ts'
import { realTime } from '../time.ts'
import { SessionRounds } from '../tournaments/sessions/session-rounds.ts'
import type { Door } from './http.ts'
import { lobbyTable } from './lobby.ts'
import type { Backing, Sockets } from './sockets.ts'

/**
 * All routes under /api, the routes for operators, and the socket. See route-permissions.ts for who
 * may use them.
 */

/** As typed. names.ts decides which names are valid. */
export const Name = z.string().max(100).transform(tidied)

/** For a refusal by a rule: the clause, the template and its facts. */
export const Failed = z.object({
  message: z.string(),
  under: z.string().optional(),
  says: z.string().optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
})
const Me = z.object({
  name: z.string(),
  role: z.string(),
  balance: z.int().optional(),
  /** The tables where a guest plays. */
  at: z.array(z.string()).readonly().optional(),
  /** Whether this guest may see the odds now. */
  odds: z.boolean().optional(),
  /** Whether this guest is excluded, which applies to every table. */
  excluded: z.boolean().optional(),
  /** A break or an exclusion that the guest asked for; `until` is null if it has no end. */
  away: z.object({ is: z.enum(['break', 'excluded']), until: z.number().nullable() }).optional(),
  /** The guest's tournament, until it ends. */
  tournament: z.string().optional(),
})

export const addRoutes = (plain: FastifyInstance, door: Door, sockets: Sockets): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  addGuests(app, door)
  addTables(app, door)
  addDeskRoutes(app, door)
  addPitRoutes(app, door)
  addProtectionRoutes(app, door)
  addOperators(app, door)
  plain.register((inside, _, done) => {
    inside.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
      const { principal, token } = request
      const ip = networkOf(request.ip)
      socket.on('error', () => socket.terminate())
      if (sockets.isFull(principal, ip)) socket.close(1008, 'too many sockets')
      else sockets.add(socket, principal, ip, backingOf(principal, token, door), request.socket)
    })
    done()
  })
}

/** A spectator has no session that could end. */
const UNBACKED: Backing = { holds: () => true, heard: () => true }

const backingOf = ({ is }: Principal, token: string, { sessions, staff }: Door): Backing => {
  if (is === 'anybody') return UNBACKED
  const book = is === 'guest' ? sessions : staff
  return { holds: () => book.holds(token), heard: () => isSignedIn(book.who(token)) }
}

/** Guest sign-ins per second. */
const NEWCOMERS = 5

/** Ends the session of a request, if there is one. */
export const signOut = async (
  { principal, token }: Pick<FastifyRequest, 'principal' | 'token'>,
  { sessions, staff }: Door,
): Promise<Denied | undefined> => {
  if (!isSignedIn(principal)) return undefined
  if (principal.is !== 'guest') return staff.leave(token)
  const answer = await sessions.farewell(principal.patron, token)
  return 'unavailable' in answer ? { status: 503, message: answer.unavailable } : undefined
}

/** One message for reserved words and staff names, so that nobody can find out staff names. */
const OURS = 'This is a name of the house, or too much like one: choose another.'

const unfitForGuest = (
  name: string,
  staff: Staff,
): { readonly status: 400 | 409; readonly message: string } | undefined => {
  const wrong = malformedName(name)
  if (wrong !== undefined) return { status: 400, message: wrong }
  return isReserved(name) || isLikeStaff(staff.state, name)
    ? { status: 409, message: OURS }
    : undefined
}

const addGuests = (plain: FastifyInstance, door: Door): void => {
  const { sessions, staff, newcomers = NEWCOMERS } = door
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const doorman = new Doorman(newcomers)
  const Guest = z.object({ name: z.string(), balance: z.int() })
  app.post(
    '/api/guest',
    {
      schema: {
        body: z.strictObject({ name: Name }),
        response: { 200: Guest, 400: Failed, 409: Failed, 429: Failed, 503: Failed },
      },
    },
    async (request, reply) => {
      const unfit = unfitForGuest(request.body.name, staff)
      if (unfit) return reply.code(unfit.status).send({ message: unfit.message })
      if (!doorman.admits(request.ip))
        return reply.code(429).send({ message: 'Too many people at the door; try again.' })
      const device = deviceOf(request)
      const guest = await sessions.welcome(
        request.body.name,
        name => isLikeStaff(staff.state, name),
        hashed(device),
      )
      if (typeof guest === 'string') return reply.code(503).send({ message: guest })
      if (isRefusal(guest)) return reply.code(503).send(refusedAs(guest))
      const { patron: name, token } = guest
      await signOut(request, door)
      giveGuest(reply, request.line, token)
      giveDevice(reply, request.line, device)
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
      /** Patrons at a table may not use the odds, unless the operator allows it. @rule nz1:17.1 */
      const odds = door.oddsAtTables === true || at.length === 0
      const excluded = door.floor.exclusions.has(name)
      const away = door.floor.protection.awayOf(name)
      const tournament = door.floor.tournaments.enteredBy(name)
      return {
        name,
        role,
        balance: sessions.balance(name),
        at,
        odds,
        ...(excluded && { excluded }),
        ...(away && { away }),
        ...(tournament !== undefined && { tournament }),
      }
    }
    return { name: isSignedIn(principal) ? principal.name : '', role: roleOf(principal) }
  })
}

const Id = z.object({ id: z.string().max(64) })

const addTables = (plain: FastifyInstance, { floor, audit }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const nothing = { message: 'There is no such table.' }
  app.get('/api/tables', async () => [...floor.tables.values()].map(lobbyTable))
  const sessions = new SessionRounds(audit.readings.source)
  /** A table of the house, or of a session. */
  const atTable = async (id: string) => floor.tables.get(id) ?? (await sessions.of(id))
  const schema = { params: Id, querystring: Page }
  app.get('/api/tables/:id/rounds', { schema }, async ({ params, principal, query }, reply) => {
    const table = await atTable(params.id)
    return table ? roundsFor(table, principal, query) : reply.code(404).send(nothing)
  })
  app.get('/api/tables/:id/shoes', { schema }, async ({ params, principal, query }, reply) => {
    const table = await atTable(params.id)
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

/** Cached, because anybody may ask and adding up all accounts of a large house takes time. */
const onceASecond = <T>(make: () => T): (() => T) => {
  let latest: { readonly at: number; readonly made: T } | undefined
  return () => {
    const now = realTime.elapsed()
    if (!latest || now - latest.at >= 1000) latest = { at: now, made: make() }
    return latest.made
  }
}

const addOperators = (app: FastifyInstance, door: Door): void => {
  const { floor, metrics, isReady, store, program } = door
  const hide = { schema: { hide: true } }
  app.get('/api/openapi.json', hide, async () => app.swagger())
  app.get('/api/asyncapi.json', hide, async () => asyncApiOf(program))
  /** Fails only if a restart would help. */
  app.get('/healthz', hide, async (_, reply) => {
    const wrong = brokenLogs(floor)
    return wrong.length === 0 ? { ok: true } : reply.code(503).send({ ok: false, wrong })
  })
  const problems = onceASecond(() => integrityProblems(floor))
  app.get('/readyz', hide, async (_, reply) => {
    /** With several nodes the leases show it, without another query that may hang. */
    const isAnswered = door.problems !== undefined || ((await store?.answers()) ?? true)
    const wrong = [
      ...problems(),
      ...(door.problems?.() ?? []),
      ...(isAnswered ? [] : ['the database does not answer']),
    ]
    const ready = isReady() && wrong.length === 0
    return reply.code(ready ? 200 : 503).send({ ready, wrong })
  })
  app.get('/metrics', hide, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
