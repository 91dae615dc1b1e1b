import swagger from '@fastify/swagger'
import page from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Grants, ROUTES } from '../gateway/route-permissions.ts'
import { commandSchemas } from './command-schemas.ts'
import { DESCRIBED, type Described, PARAMETERS } from './route-docs.ts'

/**
 * The API description: one OpenAPI document from the schemas, the permissions and our texts, and
 * its page.
 */

const ABOUT = `One server, one origin. Sign in over HTTP, then speak JSON over one WebSocket
(\`docs/protocol.md\` of the repository; \`docs/promises.md\` says how to check what was dealt, \`docs/staff.md\`
what the staff may say). Amounts are whole cents, times are milliseconds since 1970, and what goes wrong is
answered with a status and \`{ "message": "…" }\`.`

const TAGS = [
  { name: 'playing', description: 'For patrons, and for anybody who looks.' },
  { name: 'looking back', description: 'Rounds, accounts and audits, after the fact.' },
  { name: 'staff', description: 'People who work here, and their accounts.' },
  { name: 'operating', description: 'For whoever runs the program.' },
]

const FAILED = {
  type: 'object',
  properties: { message: { type: 'string' } },
  example: { message: 'Sign in first.' },
}

interface Schema {
  hide?: boolean
  params?: Shape
  querystring?: Shape
  body?: object
  response?: Record<string, { description?: string }>
}

interface Shape {
  readonly properties?: Readonly<Record<string, object>>
}

/** Hides Swagger's own top bar. */
const STYLE = '.swagger-ui .topbar { display: none }'

/** Formats as `guest (own), inspector, operator`. */
const readers = (route: string): string => {
  const grants: Grants | undefined = ROUTES[route as keyof typeof ROUTES]
  if (!grants) return 'anybody'
  if ('anybody' in grants) return 'anybody'
  return Object.entries(grants)
    .map(([role, reach]) => (reach === 'any' ? role : `${role} (${reach})`))
    .join(', ')
}

const named = (shape: Shape | undefined): Shape | undefined =>
  shape?.properties && {
    ...shape,
    properties: Object.fromEntries(
      Object.entries(shape.properties).map(([name, property]) => [
        name,
        { ...property, ...(name in PARAMETERS && { description: PARAMETERS[name] }) },
      ]),
    ),
  }

const responses = (route: string, { response = {} }: Schema, { answer }: Described) => {
  const isListed = Object.hasOwn(ROUTES, route) && readers(route) !== 'anybody'
  const barred = { description: 'Not signed in.', ...FAILED }
  const kind = Array.isArray(answer) ? 'array' : typeof answer === 'string' ? 'string' : 'object'
  const items = kind === 'array' ? { items: { type: 'object' } } : {}
  const good = { type: kind, ...items, ...response[200], description: 'Done.', example: answer }
  const others = Object.entries(response)
    .filter(([code]) => code !== '200')
    .map(([code, schema]) => [code, { ...schema, description: 'Not done; the message says why.' }])
  return {
    200: good,
    ...(isListed && { 401: barred, 403: { ...barred, description: 'Not for you.' } }),
    ...Object.fromEntries(others),
  }
}

const described = (route: string, schema: Schema): object => {
  const words = DESCRIBED[route]
  if (!words) return schema
  const { tag, says, tells, sends } = words
  const { hide: _, body, params, querystring, ...rest } = schema
  const [inPath, inQuery] = [named(params), named(querystring)]
  return {
    ...rest,
    ...(inPath && { params: inPath }),
    ...(inQuery && { querystring: inQuery }),
    ...(sends !== undefined && { body: { type: 'object', ...body, example: sends } }),
    tags: [tag],
    summary: says,
    description: `${tells ? `${tells}\n\n` : ''}For: ${readers(route)}.`,
    response: responses(route, schema, words),
  }
}

export const describeApi = async (app: FastifyInstance, program: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Croupier', version: program, description: ABOUT },
      tags: TAGS,
      components: { schemas: commandSchemas() },
    },
    transform: input => {
      const method = String(input.route.method)
      const { schema, url } = jsonSchemaTransform(input)
      return { schema: described(`${method} ${url}`, (schema ?? {}) as Schema), url }
    },
  })
  await app.register(page, {
    routePrefix: '/api/docs',
    theme: { title: 'Croupier: the API', css: [{ filename: 'croupier.css', content: STYLE }] },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: false },
  })
}
