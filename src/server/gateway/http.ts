import { timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import files, { type FastifyStaticOptions } from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { LONGEST_MESSAGE } from '../../protocol/messages.ts'
import { PROTOCOL } from '../../protocol/version.ts'
import { describeApi } from '../api/openapi.ts'
import type { TwoPeople } from '../approvals/dual-control.ts'
import { addApprovalRoutes } from '../approvals/routes.ts'
import { type Audit, addAudit } from '../audit/routes.ts'
import { addFeed } from '../feed/routes.ts'
import type { Floor } from '../floor/floor.ts'
import { lineOf, type Transport, tokensOf } from '../identity/cookies.ts'
import type { Sessions } from '../identity/guest-sessions.ts'
import { ANYBODY, isSignedIn, type Principal, roleOf } from '../identity/principal.ts'
import { addPasskeyRoutes } from '../identity/staff/passkey-routes.ts'
import type { Staff } from '../identity/staff/staff.ts'
import { addStaffRoutes } from '../identity/staff/staff-routes.ts'
import type { Store } from '../log/store.ts'
import type { Metrics } from '../metrics.ts'
import { realClock } from '../time.ts'
import { Bearers, bearerOf } from '../tokens/bearer.ts'
import { addTokenRoutes } from '../tokens/routes.ts'
import { addTournamentRoutes } from '../tournaments/routes.ts'
import { isOwnHost, NOT_OURS } from './host-header.ts'
import { methodsOf, TURNING_AWAY, turnAway, validatorCompiler } from './http-errors.ts'
import { isOwnOrigin } from './origin-header.ts'
import { sendOn } from './request-forwarder.ts'
import { ROUTES, reachOf } from './route-permissions.ts'
import { addRoutes } from './routes.ts'
import { Sockets } from './sockets.ts'

/** The HTTP server: one origin for pages, API and sockets. */

export interface Door {
  readonly floor: Floor
  readonly sessions: Sessions
  readonly staff: Staff
  readonly twoPeople: TwoPeople
  readonly metrics: Metrics
  readonly audit: Audit
  readonly program: string
  /** Folder of the built client. */
  readonly web: string
  /** Whether patrons may see the odds while they play. */
  readonly oddsAtTables?: boolean
  /** False while the server starts or stops. */
  readonly isReady: () => boolean
  /** Reasons why other nodes should get the clients now. */
  readonly problems?: () => readonly string[]
  /** The store, for the readiness check. */
  readonly store?: Pick<Store, 'answers'>
  /** The token with which a program may read the metrics. */
  readonly metricsToken?: string
  /** Guest sign-ins per second, 5 by default. */
  readonly newcomers?: number
  /** Replaces the system clock. */
  readonly now?: () => number
  /** Public HTTPS address, when behind a TLS proxy. */
  readonly publicUrl?: URL
  /** Reads the latest sessions, if other nodes write them. */
  readonly freshen?: () => Promise<void>
  /** The listening address, as configured. */
  readonly bound?: string
  /** Addresses of proxies whose forwarding headers we trust. */
  readonly proxies?: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
    /** The session token. */
    token: string
    line: Transport
    /** The name of the token, if a program shows one. */
    bearer?: string
  }
}

// biome-ignore format: a table
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

/** Closes connections that send their headers too slowly, or headers that are too long. */
const PATIENCE = {
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 8 * 1024,
}

export const openDoor = async (
  door: Door,
): Promise<{ readonly app: FastifyInstance; readonly sockets: Sockets }> => {
  const app = fastify({
    bodyLimit: LONGEST_MESSAGE,
    /** Idle keep-alive connections would delay closing. */
    forceCloseConnections: true,
    requestTimeout: 10_000,
    trustProxy: trusted(door),
    http: PATIENCE,
    ...TURNING_AWAY,
  })
  const methods = methodsOf(app)
  turnAway(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(cookie)
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false,
      handleProtocols: offered => offered.has(PROTOCOL) && PROTOCOL,
    },
  })
  admit(app, door)
  sendOn(app, door)
  await describeApi(app, door.program)
  const sockets = new Sockets(door.floor, door.metrics, door.twoPeople)
  addRoutes(app, door, sockets)
  addAudit(app, door)
  addFeed(app, { floor: door.floor, source: door.audit.readings.source })
  addStaffRoutes(app, door)
  addPasskeyRoutes(app, door)
  addTokenRoutes(app, door)
  addApprovalRoutes(app, door)
  addTournamentRoutes(app, door)
  await addPages(app, door, methods)
  return { app, sockets }
}

/** Without a public address there is no proxy, so we trust no forwarding header. */
const trusted = ({ publicUrl, proxies }: Door): false | string[] =>
  publicUrl === undefined ? false : [...(proxies ?? ['127.0.0.1/8', '::1/128'])]

/** A token in the plain cookie can only be a guest's. */
const identify = (request: FastifyRequest, { staff, sessions, publicUrl }: Door): void => {
  request.line = lineOf(request, publicUrl)
  const { sealed, plain } = tokensOf(request, request.line)
  const known = [
    [sealed, staff],
    [sealed, sessions],
    [plain, sessions],
  ] as const
  request.principal = ANYBODY
  request.token = ''
  for (const [token, book] of known) {
    if (token === undefined || isSignedIn(request.principal)) continue
    request.principal = book.who(token)
    request.token = token
  }
}

const TLS_FIRST =
  'Staff sign in over TLS only: put a TLS proxy before the house and start it with --public-url https://…'

const isForStaff = (url = ''): boolean =>
  ['/api/staff', '/api/tokens'].some(start => url === start || url.startsWith(`${start}/`))

/** API routes without a permission are closed to everybody, except the API's own documentation. */
const isClosed = (url = ''): boolean =>
  url.startsWith('/api/') && !`${url}/`.startsWith('/api/docs/')

/** Programs that collect metrics have no session. */
const isToken = (header: string | undefined, token: string | undefined): boolean => {
  const shown = /^Bearer +(.+)$/i.exec(header ?? '')?.[1]
  if (token === undefined || shown === undefined) return false
  const [said, expected] = [Buffer.from(shown), Buffer.from(token)]
  return said.length === expected.length && timingSafeEqual(said, expected)
}

interface Bar {
  readonly code: 400 | 401 | 403 | 426 | 429
  readonly message: string
}

/** A program with a token reads as an inspector does, under the token's name. */
const barredWith = (
  token: string,
  request: FastifyRequest,
  route: string,
  bearers: Bearers,
  { metrics }: Door,
): Bar | undefined => {
  if (request.line === 'plain') return { code: 403, message: TLS_FIRST }
  const passed = bearers.pass(token, route)
  if ('code' in passed) return passed
  request.bearer = passed.name
  request.principal = { is: 'inspector', name: `${passed.name} (token)` }
  metrics.tokenRequests.inc({ token: passed.name })
  return undefined
}

/** Why the server rejects a request, or undefined if it may pass. */
const barred = (request: FastifyRequest, door: Door, bearers: Bearers): Bar | undefined => {
  const { publicUrl, metricsToken } = door
  const { url } = request.routeOptions
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const route = `${method} ${url}`
  const isUpgrade = request.headers.upgrade !== undefined
  if (route === 'GET /ws' && !isUpgrade)
    return { code: 426, message: 'This address is for a WebSocket.' }
  if (route !== 'GET /ws' && isUpgrade)
    return { code: 400, message: 'The WebSocket is at /ws, and only there.' }
  const mustBeOwn = route === 'GET /ws' || (method !== 'GET' && request.headers.origin)
  if (mustBeOwn && !isOwnOrigin(request, publicUrl))
    return { code: 403, message: 'This request comes from another site.' }
  if (isForStaff(url) && request.line === 'plain') return { code: 403, message: TLS_FIRST }
  if (route === 'GET /metrics' && isToken(request.headers.authorization, metricsToken))
    return undefined
  const token = bearerOf(request.headers.authorization)
  if (token !== undefined) return barredWith(token, request, route, bearers, door)
  const role = roleOf(request.principal)
  const isOpen = !Object.hasOwn(ROUTES, route) && !isClosed(url)
  if (isOpen || reachOf(role, route)) return undefined
  return role === 'anybody'
    ? { code: 401, message: 'Sign in first.' }
    : { code: 403, message: `This is not for the role ${role.replaceAll('-', ' ')}.` }
}

/** Identifies the sender and checks their permission for the route. */
const admit = (app: FastifyInstance, door: Door): void => {
  app.decorateRequest('principal')
  app.decorateRequest('token', '')
  app.decorateRequest('line', 'plain')
  app.decorateRequest('bearer', undefined)
  const bearers = new Bearers(door.staff, door.now ?? realClock)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    if (!isOwnHost(request.headers.host, door)) return reply.code(421).send({ message: NOT_OURS })
    identify(request, door)
    /** The person may have signed in at another node a moment ago. */
    if (door.freshen && request.token !== '' && !isSignedIn(request.principal)) {
      await door.freshen()
      identify(request, door)
    }
    if (request.line === 'tls') reply.header('strict-transport-security', 'max-age=31536000')
    const bar = barred(request, door, bearers)
    if (bar) return reply.code(bar.code).send({ message: bar.message })
  })
}

const NO_CLIENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Croupier</title>
<body><h1>Croupier</h1><p>The floor is open, but its pages have not been built.
Run <code>npm run build:web</code> and start again.</p>
<p>What is on the floor: <a href="/api/tables">/api/tables</a>. How to speak to it:
<a href="/api/docs">/api/docs</a> and docs/protocol.md.</p></body></html>`

/** Browsers keep assets for ever, because their names contain a hash; they revalidate the page. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const SENT: Omit<FastifyStaticOptions, 'root'> = {
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache')
  },
}

/**
 * Serves the built client, with the same page for every path, or a page that says how to build it.
 */
const addPages = async (
  app: FastifyInstance,
  { web }: Door,
  methods: (path: string) => readonly string[],
): Promise<void> => {
  const isBuilt = existsSync(join(web, 'index.html'))
  if (isBuilt) await app.register(files, { root: web, ...SENT })
  else
    app.get('/', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html').send(NO_CLIENT),
    )
  app.setNotFoundHandler(async (request, reply) => {
    /** Service workers keep an asset for ever, so the page of another build must not pass for one. */
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (isBuilt && isPage) return reply.sendFile('index.html')
    const known = methods(request.url.split('?', 1)[0]!).join(', ')
    return known === ''
      ? reply.code(404).send({ message: 'There is nothing here.' })
      : reply
          .code(405)
          .header('allow', known)
          .send({ message: `This address accepts only ${known}.` })
  })
}
