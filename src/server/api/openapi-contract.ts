import { SCOPES } from '../../protocol/scopes.ts'
import { type Grants, ROUTES } from '../gateway/route-permissions.ts'
import { scopesAllow } from '../tokens/scopes.ts'
import { DESCRIBED } from './route-docs.ts'
import { componentsOf, SCHEMAS } from './schemas.ts'

/** Turns the OpenAPI document into a contract: ids, security, and a schema for every answer. */

interface Operation {
  operationId?: string
  security?: readonly object[]
  requestBody?: {
    required?: boolean
    content: Record<string, { schema: object; example?: unknown }>
  }
  responses?: object
}

/** `GET /api/records/{table}/{round}` is `getRecordsByTableByRound`. */
const operationId = (method: string, path: string): string =>
  path
    .replace(/^\/(api\/)?/, '')
    .split(/[/.-]/)
    .map(part =>
      part.replace(/^\{(.)(.*)\}$/, (_, first, rest) => `By${first.toUpperCase()}${rest}`),
    )
    .reduce((id, part) => id + part.charAt(0).toUpperCase() + part.slice(1), method)

const FAILURE = {
  type: 'object',
  description: 'The mistake in one sentence, with the clause if a rule refuses the request.',
  properties: {
    message: { type: 'string' },
    under: { type: 'string', description: 'A clause such as nz5:9.4, or a ruling.' },
    says: { type: 'string', description: 'The sentence with holes, for other languages.' },
    facts: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Fact' } },
  },
  required: ['message'],
}

const failed = (description: string, message: string) => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: { message } },
  },
})

const RESPONSES = {
  Malformed: failed('The request is malformed.', 'name: expected text'),
  NotSignedIn: failed('Not signed in.', 'Sign in first.'),
  NotAllowed: failed('Your role may not do this.', 'You may not do this.'),
  Failed: failed('Not done; the message says why.', 'There is no such table.'),
}

const SESSIONS = {
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: 'croupier',
    description: 'A guest’s session over plain HTTP. `POST /api/guest` sets it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-croupier',
    description: 'The session of staff, and of guests over TLS.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A program’s token, which the operator makes. It opens only the routes of its scopes.',
  },
}

/** A program with a token may use only the routes of its scopes. */
const meansFor = (route: string): readonly string[] =>
  Object.keys(SESSIONS).filter(name => name !== 'token' || scopesAllow(SCOPES, route))

const DONE = { type: 'object', additionalProperties: false, description: 'Done; an empty object.' }
const NOTHING = { $ref: '#/components/schemas/Done' }
const TEXT: Readonly<Record<string, string>> = {
  'GET /api/tables/:id/log': 'application/x-ndjson',
  'GET /api/feed': 'application/x-ndjson',
  'GET /metrics': 'text/plain',
}
const DOCUMENT = { type: 'object', additionalProperties: { $ref: '#/components/schemas/Anything' } }

/** The schema of a successful answer. */
const success = (route: string) => {
  const example = DESCRIBED[route]?.answer
  if (route === 'GET /ws') return { 101: { description: 'The socket is open.' } }
  const text = TEXT[route]
  if (text !== undefined)
    return {
      200: {
        description: 'Done.',
        content: { [text]: { schema: SCHEMAS.answers[route] ?? { type: 'string' }, example } },
      },
    }
  const isDocument = route.endsWith('api.json')
  const schema = SCHEMAS.answers[route] ?? (isDocument ? DOCUMENT : NOTHING)
  const csv = CSV.includes(route) && { 'text/csv': { schema: { type: 'string' } } }
  const content = { 'application/json': { schema, example }, ...csv }
  return { 200: { description: 'Done.', content } }
}

// biome-ignore format: a list
const CSV = [
  'GET /api/tournaments/:id/results', 'GET /api/tournaments/:id/entries',
  'GET /api/tournaments/:id/money', 'GET /api/tournaments/:id/draw',
  'GET /api/records', 'GET /api/significant', 'GET /api/me/statement', 'GET /api/statements/:patron',
]

const refer = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` })

const isPublic = (route: string): boolean => {
  const grants: Grants | undefined = ROUTES[route as keyof typeof ROUTES]
  return !grants || 'anybody' in grants
}

/** Public routes that give more to somebody with one of these. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'GET /ws': ['guest', 'session'],
  'GET /api/tables/:id/rounds': ['guest', 'session'],
  'GET /api/tables/:id/shoes': ['guest', 'session'],
  'GET /api/feed': ['token'],
}

const named = (means: readonly string[]) => means.map(name => ({ [name]: [] }))

const securityOf = (route: string): readonly object[] => {
  if (OPTIONAL[route]) return [{}, ...named(OPTIONAL[route])]
  return isPublic(route) ? [] : named(meansFor(route))
}

/** Whether the route can turn somebody away: the socket for its origin, the feed for a wrong token. */
const needs = (route: string): boolean =>
  !isPublic(route) || route === 'GET /ws' || route === 'GET /api/feed'

const complete = (operation: Operation, method: string, path: string): Operation => {
  const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const { requestBody, ...rest } = operation
  const sends = DESCRIBED[route]?.sends
  const body = requestBody?.content['application/json']
  return {
    ...rest,
    operationId: operationId(method, path),
    security: securityOf(route),
    ...(body && {
      requestBody: {
        ...requestBody,
        required: true,
        content: { 'application/json': { ...body, example: sends } },
      },
    }),
    responses: {
      ...success(route),
      400: refer('Malformed'),
      ...(needs(route) && { 401: refer('NotSignedIn'), 403: refer('NotAllowed') }),
      default: refer('Failed'),
    },
  }
}

const contract = (paths: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          complete(operation as Operation, method, path),
        ]),
      ),
    ]),
  )

export const contractOf = <Document extends { readonly paths?: object }>(
  given: Document,
): Document => {
  const paths = contract((given.paths ?? {}) as Readonly<Record<string, object>>)
  const schemas = { Failure: FAILURE, Done: DONE, ...componentsOf([paths, FAILURE]) }
  return {
    ...given,
    paths,
    components: { schemas, responses: RESPONSES, securitySchemes: SESSIONS },
  }
}
