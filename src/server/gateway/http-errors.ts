import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { LONGEST_MESSAGE } from '../../protocol/messages.ts'
import { understood } from './decode-errors.ts'

/** Every bad request gets a status and `{ message }` with one of our sentences. */

/** An invalid request. The message names the place and what was expected. */
class Mistaken extends Error {
  readonly statusCode = 400
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  value => {
    const read = understood(schema, value)
    return read.is === 'understood' ? { value: read.value } : { error: new Mistaken(read.says) }
  }

// biome-ignore format: a table
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This request cannot be understood.',
  408: 'This request took too long to arrive.',
  411: 'Say how long the body is.',
  413: `The body is longer than ${LONGEST_MESSAGE} bytes.`,
  414: 'The address is too long.',
  415: 'The body must be JSON: send it with content-type application/json.',
  431: 'The head of the request is too long.',
}

// biome-ignore format: a table
const BY_CODE: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is malformed: a % must be followed by two hexadecimal digits, and the result must be UTF-8.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as the request says.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
}

const OURS = 'Something went wrong on our side.'

interface Failing {
  readonly code?: string
  readonly statusCode?: number
}

const toldOf = (error: Failing): { readonly status: number; readonly message: string } => {
  const { code = '', statusCode: status = 500 } = error
  if (error instanceof Mistaken) return { status, message: error.message }
  if (status >= 500) return { status, message: OURS }
  return { status, message: BY_CODE[code] ?? SENTENCES[status] ?? SENTENCES[400]! }
}

// biome-ignore format: a table
const ON_THE_LINE: Readonly<Record<string, readonly [status: number, says: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Answers input that is not HTTP, or too large, directly on the connection and closes it. */
const hangUp = (error: Error & Failing, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, says] = ON_THE_LINE[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify({ message: SENTENCES[status] })
  const head = [
    `HTTP/1.1 ${status} ${says}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

const answerTo = (error: Failing, reply: FastifyReply): FastifyReply => {
  const { status, message } = toldOf(error)
  return reply.code(status).send({ message })
}

export const TURNING_AWAY = {
  clientErrorHandler: hangUp,
  frameworkErrors: (error: Failing, _: FastifyRequest, reply: FastifyReply) => {
    answerTo(error, reply)
  },
}

/** Accepts only JSON bodies. A known path with the wrong method gets the allowed methods. */
export const turnAway = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(async (error, _, reply) => answerTo(error as Failing, reply))
}

/** The methods of each path. Call it before adding the routes. */
export const methodsOf = (app: FastifyInstance): ((path: string) => readonly string[]) => {
  const known: { readonly is: RegExp; readonly method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const is = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}$`)
    for (const one of [method].flat()) known.push({ is, method: one })
  })
  return path => [...new Set(known.filter(({ is }) => is.test(path)).map(({ method }) => method))]
}
