import swagger from '@fastify/swagger'
import page from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Grants, ROUTES } from '../gateway/route-permissions.ts'
import { contractOf } from './openapi-contract.ts'
import { DESCRIBED, PARAMETERS } from './route-docs.ts'

/**
 * The API description: one OpenAPI document from the schemas, the permissions and our texts, and
 * its page.
 */

const ABOUT = `One server, one origin. Sign in over HTTP, then speak JSON over one WebSocket
(\`docs/protocol.md\` of the repository; \`docs/promises.md\` says how to check what was dealt, and
\`docs/staff.md\` lists the commands of the staff). Amounts are whole
cents and times are milliseconds since 1970. An error has a status and \`{ "message": "…" }\`.`

const LICENCE = { name: 'MIT', identifier: 'MIT' }

const TAGS = [
  { name: 'playing', description: 'For patrons and spectators.' },
  { name: 'looking back', description: 'Rounds, accounts and audits, after the fact.' },
  { name: 'staff', description: 'People who work here, and their accounts.' },
  { name: 'operating', description: 'For people who run the server.' },
]

interface Schema {
  hide?: boolean
  params?: Shape
  querystring?: Shape
  body?: object
  response?: Record<string, object>
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

const described = (route: string, schema: Schema): object => {
  const words = DESCRIBED[route]
  if (!words) return schema
  const { tag, says, tells, sends } = words
  const { hide: _, body, params, querystring, response: __, ...rest } = schema
  const [inPath, inQuery] = [named(params), named(querystring)]
  return {
    ...rest,
    ...(inPath && { params: inPath }),
    ...(inQuery && { querystring: inQuery }),
    ...(sends !== undefined && { body: { type: 'object', ...body } }),
    tags: [tag],
    summary: says,
    description: `${tells ? `${tells}\n\n` : ''}For: ${readers(route)}.`,
  }
}

export const describeApi = async (app: FastifyInstance, program: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Croupier', version: program, description: ABOUT, license: LICENCE },
      servers: [{ url: '/', description: 'The server that serves this document.' }],
      tags: TAGS,
    },
    transformObject: given =>
      'openapiObject' in given ? contractOf(given.openapiObject) : given.swaggerObject,
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
