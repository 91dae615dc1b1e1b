import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Floor } from '../floor/floor.ts'
import { CONTROL } from '../floor/other-nodes.ts'

/**
 * Forwards requests that change something to the node that writes the control logs, so that rate
 * limits count for the whole house. Any node answers requests that only read.
 */

interface ForwardedRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly from: string
}

interface ForwardedReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

/** Headers that describe the connection or the length of the body, not the request. */
const OF_THE_LINE = ['connection', 'content-length', 'transfer-encoding', 'keep-alive', 'date']

const without = <T>(headers: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, T] =>
        header[1] !== undefined && !OF_THE_LINE.includes(header[0]),
    ),
  )

/** `inject` has no socket, so the client's address is passed with the request. */
const received = async (app: FastifyInstance, sent: ForwardedRequest): Promise<ForwardedReply> => {
  const { method, url, headers, body, from } = sent
  const answer = await app.inject({
    method,
    url,
    headers,
    remoteAddress: from,
    ...(body !== undefined && { payload: body }),
  })
  const { statusCode: status, body: text } = answer
  return { status, headers: without(answer.headers as never), body: text }
}

const forwarded = (request: FastifyRequest): ForwardedRequest => {
  const { method, url, headers, body, socket } = request
  return {
    method: method as ForwardedRequest['method'],
    url,
    headers: without(headers as never),
    body: body === undefined ? undefined : JSON.stringify(body),
    from: socket.remoteAddress ?? '',
  }
}

const AWAY = { message: 'The server that decides this does not answer; try again.' }

export const sendOn = (app: FastifyInstance, { floor }: { readonly floor: Floor }): void => {
  const { elsewhere } = floor
  if (!elsewhere) return
  elsewhere.onAsked('request', (asked: ForwardedRequest) => received(app, asked))
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    if (!isChange || elsewhere.owns(CONTROL)) return
    const asked = { is: 'request', ...forwarded(request) }
    const answer = (await elsewhere.ask(CONTROL, asked).catch(() => undefined)) as
      | ForwardedReply
      | undefined
    if (!answer) return reply.code(503).send(AWAY)
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  })
}
