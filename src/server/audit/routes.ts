import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { TOPICS } from '../../kernel/topic.ts'
import { placeOf } from '../../protocol/permissions.ts'
import type { ReplayRules } from '../../records/replay.ts'
import type { FiledRound } from '../../records/round-record.ts'
import { ROUND_STATES } from '../../records/round-record.ts'
import type { Floor } from '../floor/floor.ts'
import { integrityProblems } from '../floor/integrity-problems.ts'
import type { Principal } from '../identity/principal.ts'
import { SessionRounds } from '../tournaments/sessions/session-rounds.ts'
import { roundsCsv, significantCsv, statementCsv } from './csv.ts'
import { exportOf } from './export.ts'
import { publicEntries } from './public-log.ts'
import {
  auditOf,
  findRounds,
  findSignificant,
  PLACES,
  type RoundsAsked,
  roundsOf,
  statementOf,
} from './queries.ts'
import type { Readings } from './readings.ts'
import { sharedRound } from './shared-round.ts'

/**
 * The routes that read the past. route-permissions.ts says who may use them; this file limits what
 * a patron sees.
 */

const time = z.coerce.number().int().min(0).optional()
const word = z.string().min(1).max(64).optional()
const most = z.coerce.number().int().min(1).max(1000).default(100)
const as = z.enum(['json', 'csv']).default('json')

const RoundsQuery = z.strictObject({
  table: word,
  place: z.enum(PLACES).optional(),
  game: word,
  patron: word,
  round: z.coerce.number().int().min(1).optional(),
  before: z.coerce.number().int().min(1).optional(),
  state: z.enum(ROUND_STATES).optional(),
  from: time,
  to: time,
  came: word,
  'at-least': z.coerce.number().int().min(0).optional(),
  corrected: z.stringbool().optional(),
  under: word,
  dealer: word,
  most,
  as,
})

const SignificantQuery = z.strictObject({
  log: word,
  table: word,
  place: z.enum(PLACES).optional(),
  topic: z.enum(TOPICS).optional(),
  patron: word,
  from: time,
  to: time,
  most,
  as,
})

const As = z.strictObject({ as })
const OneRound = z.object({ table: z.string().max(64), round: z.coerce.number().int().min(1) })
const OneTable = z.object({ id: z.string().max(64) })
const OnePatron = z.object({ patron: z.string().max(64) })

export const csv = (reply: FastifyReply, name: string, text: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text)

/** Patrons see only their own wagers, and what they were shown. */
const roundsFor = (
  readings: Readings,
  principal: Principal,
  asked: RoundsAsked,
): readonly FiledRound[] =>
  principal.is === 'guest'
    ? roundsOf(readings, principal.patron, asked)
    : findRounds(readings, asked)

/** What the routes here need, and the hook for failed sign-ins. */
export interface Audit {
  readonly readings: Readings
  readonly signInFailed: (name: string, reason: string) => void
}

interface Looking {
  readonly audit: Audit
  readonly floor: Floor
  readonly program: string
}

/** Records every failed sign-in with the name that was given. */
const watchSignIn = (app: FastifyInstance, { signInFailed }: Audit): void => {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.routeOptions.url !== '/api/staff/sign-in' || statusCode < 400) return
    const { name } = (request.body ?? {}) as { readonly name?: unknown }
    signInFailed(typeof name === 'string' ? name.slice(0, 64) : '', `answered with ${statusCode}`)
  })
}

export const addAudit = (plain: FastifyInstance, looking: Looking): void => {
  const { audit, floor } = looking
  const { readings } = audit
  watchSignIn(plain, audit)
  addRecords(plain, readings)
  addViews(plain, floor, readings)
  addLogs(plain, looking)
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get(
    '/api/significant',
    { schema: { querystring: SignificantQuery } },
    async ({ query: { as: form, ...asked } }, reply) => {
      await readings.catchUp()
      const events = findSignificant(readings, asked)
      return form === 'csv' ? csv(reply, 'significant', significantCsv(events)) : { events }
    },
  )
  app.get('/api/audit', async () => {
    await readings.catchUp()
    const logs = auditOf(readings)
    const wrong = [
      ...logs.flatMap(log => log.wrong.map(says => `${log.log}: ${says}`)),
      ...integrityProblems(floor),
    ]
    return { at: floor.now(), holds: wrong.length === 0, wrong, logs }
  })
}

/** A round step by step, as the patron saw it and as watchers did. */
const addViews = (plain: FastifyInstance, { tables }: Floor, readings: Readings): void => {
  const { source } = readings
  const sessions = new SessionRounds(source)
  const at = async (id: string) => {
    const table = tables.get(id)
    return table ? { rounds: table.rounds, game: table.host.game as ReplayRules } : sessions.of(id)
  }
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const schema = { params: OneRound }
  app.get('/api/records/:table/:round/views', { schema }, async ({ params, principal }, reply) => {
    const table = await at(params.table)
    const steps =
      table && principal.is === 'guest'
        ? await table.rounds.stepsOf(source, table.game, params.round, principal.patron)
        : undefined
    return steps
      ? { table: params.table, round: params.round, steps }
      : reply
          .code(404)
          .send({ message: 'There is no such round of yours, or it was too long ago.' })
  })
  app.get('/api/records/:table/:round/public', { schema }, async ({ params }, reply) => {
    const table = await at(params.table)
    const shared = table && (await sharedRound(readings, table, params))
    return shared ?? reply.code(404).send({ message: 'There is no such round.' })
  })
}

/** Tournaments and their sessions have logs too. */
const isOfTournament = async (source: Readings['source'], log: string): Promise<boolean> =>
  placeOf(log) !== 'table' && (await source.logs()).includes(log)

/** A table's log, in the format of `croupier export`, for the inspector page. */
const addLogs = (plain: FastifyInstance, { audit, floor, program }: Looking): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get('/api/tables/:id/log', { schema: { params: OneTable } }, async ({ params }, reply) => {
    const { source } = audit.readings
    if (!floor.tables.has(params.id) && !(await isOfTournament(source, params.id)))
      return reply.code(404).send({ message: 'There is no such table.' })
    const told = {
      logs: () => source.logs(),
      read: async (log: string) => publicEntries(await source.read(log)),
    }
    const lines = exportOf(told, { program, at: floor.now(), only: [params.id] })
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="${params.id}.ndjson"`)
      .send(Readable.from(lines))
  })
}

const addRecords = (plain: FastifyInstance, readings: Readings): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get('/api/records', { schema: { querystring: RoundsQuery } }, async (request, reply) => {
    const { as: form, 'at-least': atLeast, ...asked } = request.query
    await readings.catchUp()
    const rounds = roundsFor(readings, request.principal, { ...asked, atLeast })
    return form === 'csv' ? csv(reply, 'rounds', roundsCsv(rounds)) : { rounds }
  })
  app.get(
    '/api/records/:table/:round',
    { schema: { params: OneRound } },
    async ({ params, principal }, reply) => {
      await readings.catchUp()
      const [round] = roundsFor(readings, principal, params)
      return round ?? reply.code(404).send({ message: 'There is no such round.' })
    },
  )
  const statement = async (patron: string, form: 'json' | 'csv', reply: FastifyReply) => {
    await readings.catchUp()
    const lines = statementOf(readings, patron)
    const balance = lines.at(-1)?.balance ?? 0
    return form === 'csv'
      ? csv(reply, 'statement', statementCsv(lines))
      : { patron, balance, lines }
  }
  app.get('/api/me/statement', { schema: { querystring: As } }, async (request, reply) =>
    request.principal.is === 'guest'
      ? statement(request.principal.patron, request.query.as, reply)
      : reply.code(401).send({ message: 'Sign in first.' }),
  )
  app.get(
    '/api/statements/:patron',
    { schema: { params: OnePatron, querystring: As } },
    async ({ params, query }, reply) => statement(params.patron, query.as, reply),
  )
}
