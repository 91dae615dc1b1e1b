import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Door } from '../gateway/http.ts'
import { deniedBy } from '../identity/access-denied.ts'
import { isSignedIn, type Principal } from '../identity/principal.ts'
import { deny } from '../identity/staff/staff-routes.ts'
import { realClock } from '../time.ts'
import { type StaleReason, staleness } from './agreement.ts'
import { isOpen, phraseOf, type Request } from './approvals.ts'
import { commandOf } from './requested-command.ts'

/** Requests that wait for a second person, and the answers to them. */

const Number_ = z.object({ number: z.coerce.number().int().min(1) })

const staleIn = ({ floor }: Door, request: Request, at: number): StaleReason | null => {
  const table = floor.tables.get(request.table)
  if (!table || !isOpen(request, at)) return null
  const stale = staleness(table, commandOf(request), request, at)
  return stale ? { ...phraseOf(stale.refused), isOver: stale.isOver } : null
}

/** An expired request has no answer. */
const listed = (door: Door, request: Request, at: number) => ({
  ...request,
  stale: staleIn(door, request, at),
  standing:
    request.standing.is === 'pending' && !isOpen(request, at)
      ? { is: 'expired' as const }
      : request.standing,
})

const staffOf = (principal: Principal) => {
  if (!isSignedIn(principal) || principal.is !== 'staff') throw new Error('nobody of the staff')
  return principal
}

const ANSWERS = [
  ['approve', 'approve'],
  ['decline', 'decline'],
  ['withdraw', 'withdraw-request'],
] as const

export const addApprovalRoutes = (plain: FastifyInstance, door: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { staff, twoPeople } = door
  const now = door.now ?? realClock
  app.get('/api/approvals', async () =>
    twoPeople.state.requests.map(request => listed(door, request, now())).reverse(),
  )
  for (const [word, does] of ANSWERS)
    app.post(
      `/api/approvals/:number/${word}`,
      { schema: { params: Number_ } },
      async ({ principal, token, params: { number } }, reply) => {
        const stale = does === 'approve' ? staff.stale(token) : undefined
        if (stale) return deny(reply, stale)
        const answer = await twoPeople.answer(staffOf(principal), number, does)
        if ('done' in answer) return {}
        return 'refused' in answer
          ? deny(reply, deniedBy(answer.refused))
          : deny(reply, { status: 503, message: answer.unavailable })
      },
    )
}
