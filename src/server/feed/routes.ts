import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Floor } from '../floor/floor.ts'
import { networkOf } from '../identity/network.ts'
import type { Store } from '../log/store.ts'
import { realTime } from '../time.ts'
import { cursorFrom } from './cursor.ts'
import { type FedFact, type FeedRequest, liveFacts, pastFacts } from './feed.ts'

/** `GET /api/feed`: the public facts of the house as lines of JSON, or live as server-sent events. */

const Query = z.strictObject({
  after: z.string().max(6000).optional(),
  log: z.string().min(1).max(64).optional(),
})

/** Interval of empty lines, so that no proxy takes the connection for dead, in milliseconds. */
const QUIET = 15_000

/** The most readers at once, per network and in total. Each reader folds the logs separately. */
const MOST = { network: 8, together: 100 }

const NO_CURSOR = 'after is no cursor of this feed: take one from a fact, leave it out, or say now.'
const FULL = 'Too many readers of the feed; try again later.'

async function* lines(facts: AsyncIterable<FedFact>): AsyncGenerator<string> {
  for await (const fact of facts) yield `${JSON.stringify(fact)}\n`
}

async function* events(facts: AsyncIterable<FedFact | undefined>): AsyncGenerator<string> {
  yield 'retry: 1000\n\n'
  for await (const fact of facts)
    yield fact
      ? `id: ${fact.cursor}\nevent: fact\ndata: ${JSON.stringify(fact)}\n\n`
      : ': quiet\n\n'
}

/** The current readers, by network. */
class Readers {
  readonly #now = new Map<string, number>()

  isFull(network: string): boolean {
    const all = [...this.#now.values()].reduce((sum, count) => sum + count, 0)
    return all >= MOST.together || (this.#now.get(network) ?? 0) >= MOST.network
  }

  enter(network: string, stream: Readable): Readable {
    this.#now.set(network, (this.#now.get(network) ?? 0) + 1)
    return stream.once('close', () => {
      const left = this.#now.get(network)! - 1
      if (left > 0) this.#now.set(network, left)
      else this.#now.delete(network)
    })
  }
}

interface Sources {
  readonly source: Pick<Store, 'logs' | 'read'>
  readonly floor: Floor
}

export const addFeed = (plain: FastifyInstance, sources: Sources): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const ports = { ...sources, time: realTime }
  const readers = new Readers()
  app.get('/api/feed', { schema: { querystring: Query } }, async (request, reply) => {
    const { query, headers } = request
    const isLive = headers.accept?.includes('text/event-stream') === true
    const said = (isLive && headers['last-event-id']) || query.after || ''
    const after = said === 'now' ? said : cursorFrom(String(said))
    if (!after) return reply.code(400).send({ message: NO_CURSOR })
    const network = request.bearer ?? networkOf(request.ip)
    if (readers.isFull(network)) return reply.code(429).send({ message: FULL })
    const asked: FeedRequest = { after, log: query.log }
    const text = isLive ? events(liveFacts(ports, asked, QUIET)) : lines(pastFacts(ports, asked))
    return reply
      .type(isLive ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson')
      .send(readers.enter(network, Readable.from(text)))
  })
}
