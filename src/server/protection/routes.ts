import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Patron } from '../../kernel/people.ts'
import { allowancesOf, reminderDue } from '../../protection/allowance.ts'
import { declaredAt, sentFields } from '../../protocol/commands.ts'
import { decodeFields, mistakeText } from '../../protocol/decode.ts'
import type { Standing } from '../../protocol/protection.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import type { Floor } from '../floor/floor.ts'
import { removePatron } from '../floor/staff-commands.ts'
import type { Door } from '../gateway/http.ts'
import type { Protection, ProtectionRequest } from './protection.ts'
import { resultsOf, visitOf } from './results.ts'

/**
 * Limits, breaks and results of the guest who asks. No route reads or changes those of other
 * guests.
 */

const standingOf = (
  protection: Protection,
  patron: Patron,
  visit: (since: number) => { readonly staked: number; readonly net: number },
): Standing => {
  const { now } = protection
  const mine = protection.of(patron)
  const used = protection.used(patron)
  const { since } = used
  return {
    now,
    limits: allowancesOf(mine, used, now),
    away: protection.awayOf(patron) ?? null,
    every: mine.every,
    due: reminderDue(mine, since),
    visit: since === null ? null : { since, ...visit(since) },
  }
}

/**
 * A guest who takes a break leaves every table where they have no wager now, and the others when
 * their wagers have ended.
 */
const leaveTables = async (floor: Floor, patron: Patron): Promise<void> => {
  if (!floor.protection.awayOf(patron)) return
  for (const table of floor.tables.values()) await removePatron(floor, table, patron)
  await floor.cashier.payOut()
}

const Said = z.looseObject({ does: z.string().max(64), id: z.string().min(1).max(64) })

export const addProtectionRoutes = (plain: FastifyInstance, { floor, audit }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { protection } = floor
  const { readings } = audit
  const guest = (principal: { readonly is: string }): Patron =>
    'patron' in principal ? String(principal.patron) : ''
  app.get('/api/me/protection', async ({ principal }) => {
    const patron = guest(principal)
    await readings.catchUp()
    return standingOf(protection, patron, since => visitOf(readings, patron, since))
  })
  app.get('/api/me/results', async ({ principal }) => {
    await readings.catchUp()
    return resultsOf(readings, guest(principal))
  })
  app.post('/api/me/protection', { schema: { body: Said } }, async (request, reply) => {
    const patron = guest(request.principal)
    const { does, id, ...said } = request.body
    const declared = declaredAt('protection', does)
    if (!declared)
      return reply.code(400).send({ message: `does: there is no command "${does}" here` })
    const decoded = decodeFields(sentFields(declared), said)
    if (decoded.is === 'mistaken') return reply.code(400).send({ message: mistakeText(decoded) })
    const answer = await protection.ask(id, patron, { ...said, does } as ProtectionRequest)
    if ('malformed' in answer) return reply.code(400).send({ message: answer.malformed })
    if ('refused' in answer) return reply.code(409).send(refusedAs(answer.refused))
    if ('unavailable' in answer) return reply.code(503).send({ message: answer.unavailable })
    await leaveTables(floor, patron)
    return {}
  })
}
