import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FloorCommand } from '../../floor/commands.ts'
import { IN_CHARGE } from '../../floor/pit/day.ts'
import { refuse } from '../../kernel/refusal.ts'
import { declaredAt, sentFields } from '../../protocol/commands.ts'
import { decodeFields, mistakeText } from '../../protocol/decode.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import { BY, type Theories } from '../../records/pit/report.ts'
import { pitCsv } from '../audit/csv.ts'
import type { Readings } from '../audit/readings.ts'
import { csv } from '../audit/routes.ts'
import type { Floor } from '../floor/floor.ts'
import type { Door } from '../gateway/http.ts'
import { isSignedIn, nameOf } from '../identity/principal.ts'
import { deny } from '../identity/staff/staff-routes.ts'
import { pitPage, successorsAmong } from './page.ts'
import { pitReportFor, positionsIn, sealOf, theoriesOf } from './rows.ts'

/** The pit over HTTP: reports, and the commands that staff sign. */

const time = z.coerce.number().int().min(0).optional()

const Asked = z.strictObject({
  by: z.enum(BY).default('table'),
  day: z.coerce.number().int().min(1).optional(),
  from: time,
  to: time,
  as: z.enum(['json', 'csv']).default('json'),
})

const Said = z.looseObject({ does: z.string().max(64), id: z.string().min(1).max(64) })

/** Signatures need a recent sign-in, so that nobody signs at an unattended screen. */
const SIGNED: readonly string[] = ['hand-over-shift', 'take-shift', 'close-day']

/** The rules of the pit know names, and only the server knows accounts. */
const NOBODY = 'Nobody called {name} may take a shift.'

/** Fields that only the server knows: the positions of the tables' logs, and the report. */
const filledIn = async (
  { log, tables }: Floor,
  readings: Readings,
  theories: Theories,
  { does, fields }: { readonly does: string; readonly fields: object },
  said: Readonly<Record<string, unknown>>,
): Promise<object> => {
  if ('entry' in fields) return { entry: tables.get(String(said.table))?.host.seq ?? 0 }
  if (!('positions' in fields)) return {}
  await readings.catchUp()
  const positions = positionsIn(readings, Object.keys(log.state.tables))
  if (does !== 'close-day') return { positions }
  const report = pitReportFor(readings, { by: 'table', day: log.state.pit.day }, theories)
  return { positions, report: sealOf(report) }
}

export const addPitRoutes = (plain: FastifyInstance, door: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { floor, staff, audit } = door
  const { readings } = audit
  const theories = theoriesOf(readings)
  app.get(
    '/api/pit',
    { schema: { querystring: Asked } },
    async ({ query: { as, ...wanted } }, reply) => {
      await readings.catchUp()
      const page = pitPage(floor, staff, readings, wanted, theories)
      return as === 'csv' ? csv(reply, 'pit', pitCsv(page.report)) : page
    },
  )
  app.post('/api/pit', { schema: { body: Said } }, async (request, reply) => {
    const { principal, token } = request
    const { does, id, ...said } = request.body
    const declared = declaredAt('pit', does)
    if (!declared || !isSignedIn(principal) || principal.is !== 'staff')
      return reply.code(400).send({ message: `does: the pit has no command "${does}"` })
    const stale = SIGNED.includes(does) ? staff.stale(token) : undefined
    if (stale) return deny(reply, stale)
    const decoded = decodeFields(sentFields(declared), said)
    if (decoded.is === 'mistaken') return reply.code(400).send({ message: mistakeText(decoded) })
    const name = String(said.to)
    if (does === 'hand-over-shift' && !successorsAmong(staff).includes(name))
      return reply.code(409).send(refusedAs(refuse(IN_CHARGE, NOBODY, { name })))
    const { is: role, ...person } = principal
    const more = await filledIn(floor, readings, theories, declared, said)
    const command = { ...said, ...more, does, by: { role, ...person } } as FloorCommand
    const answer = await floor.presses.once(
      principal,
      'pit',
      { id, table: 'pit', said: { ...said, does } },
      () => floor.log.submit(`${nameOf(principal)}/${id}`, command),
    )
    if ('done' in answer) return {}
    if ('refused' in answer) return reply.code(409).send(refusedAs(answer.refused))
    return reply.code(503).send({ message: answer.unavailable })
  })
}
