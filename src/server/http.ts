import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import files from '@fastify/static'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { Readings } from './audit/readings.ts'
import { addAudit } from './audit/routes.ts'
import type { Floor } from './floor.ts'
import type { Metrics } from './metrics.ts'
import { ROUTES } from './permissions.ts'
import { type Principal, roleOf } from './principal.ts'
import { LONGEST_MESSAGE } from './protocol.ts'
import { addRoutes } from './routes.ts'
import { COOKIE, type Sessions } from './session.ts'
import { Sockets } from './socket.ts'

/** The door: one origin for pages, API and sockets. */

export interface Door {
  readonly floor: Floor
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly readings: Readings
  readonly program: string
  /** Where the built client lies. */
  readonly web: string
  /** Whether new work is taken. */
  readonly isReady: () => boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
  }
}

/** Who sends a page's request is this page, or nobody that we know of. */
const isOwnOrigin = ({ headers: { origin, host } }: FastifyRequest): boolean => {
  if (origin === undefined || host === undefined) return false
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

// biome-ignore format: a table
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

export const openDoor = async (
  door: Door,
): Promise<{ readonly app: FastifyInstance; readonly sockets: Sockets }> => {
  const app = fastify({ bodyLimit: LONGEST_MESSAGE, requestTimeout: 10_000 })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(cookie)
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
  })
  await app.register(swagger, {
    openapi: { info: { title: 'Croupier', version: door.program } },
    transform: jsonSchemaTransform,
  })
  admit(app, door)
  const sockets = new Sockets(door.floor, door.metrics)
  addRoutes(app, door, sockets)
  addAudit(app, door)
  await addPages(app, door)
  return { app, sockets }
}

/** Who is there, and whether the table of routes lets them in. */
const admit = (app: FastifyInstance, { sessions }: Door): void => {
  app.decorateRequest('principal')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    request.principal = sessions.who(request.cookies[COOKIE])
    const route = `${request.method} ${request.routeOptions.url}`
    const isListed = Object.hasOwn(ROUTES, route)
    const mustBeOwn = route === 'GET /ws' || (request.method !== 'GET' && request.headers.origin)
    if (mustBeOwn && !isOwnOrigin(request))
      return reply.code(403).send({ message: 'This request comes from another site.' })
    const role = roleOf(request.principal)
    const allowed: readonly string[] = isListed ? ROUTES[route as keyof typeof ROUTES] : [role]
    if (!allowed.includes(role)) return reply.code(401).send({ message: 'Sign in first.' })
  })
  app.setErrorHandler(async (error, _, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation
      const where = first?.instancePath.slice(1).replaceAll('/', '.')
      return reply.code(400).send({ message: `${where ? `${where}: ` : ''}${first?.message}` })
    }
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    return reply
      .code(statusCode)
      .send({ message: statusCode < 500 ? message : 'Something went wrong on our side.' })
  })
}

const NO_CLIENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Croupier</title>
<body><h1>Croupier</h1><p>The floor is open, but its pages have not been built.
Run <code>npm run build:web</code> and start again.</p>
<p>What is on the floor: <a href="/api/tables">/api/tables</a>. How to speak to it:
<a href="/api/openapi.json">/api/openapi.json</a> and docs/protocol.md.</p></body></html>`

/** The built client, every address of which is the same page; or a line on how to build it. */
const addPages = async (app: FastifyInstance, { web }: Door): Promise<void> => {
  const isBuilt = existsSync(join(web, 'index.html'))
  if (isBuilt) await app.register(files, { root: web, wildcard: false })
  else
    app.get('/', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html').send(NO_CLIENT),
    )
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    return isBuilt && isPage
      ? reply.sendFile('index.html')
      : reply.code(404).send({ message: 'There is nothing here.' })
  })
}
