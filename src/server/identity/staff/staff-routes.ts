import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Actor } from '../../../kernel/people.ts'
import type { Door } from '../../gateway/http.ts'
import { Failed, Name, signOut } from '../../gateway/routes.ts'
import { type Denied, denied, isDenied } from '../access-denied.ts'
import { type Account, accountOf, isLikeStaff, keyOf, STAFF_ROLES } from '../account.ts'
import { giveStaff } from '../cookies.ts'
import { malformedName } from '../names.ts'
import { actorOf, isSignedIn, type Principal, type SignedIn } from '../principal.ts'
import { hashed } from '../token.ts'
import { DOOR, type NewSession } from './staff.ts'
import { LONGEST_PASSWORD } from './weak-passwords.ts'

/** Staff sign-in, your own account, and the operator's work on accounts. */

const Password = z.string().min(1).max(LONGEST_PASSWORD)
const Token = z.string().min(1).max(64)
const Named = z.object({ name: Name })
const Role = z.enum(STAFF_ROLES)
const Reason = z.string().trim().min(1).max(500)

const Welcomed = z.object({ name: z.string(), role: Role })
const FAILED = { 400: Failed, 401: Failed, 403: Failed, 409: Failed, 429: Failed, 503: Failed }

export const addStaffRoutes = (app: FastifyInstance, door: Door): void => {
  addSignIn(app, door)
  addOwn(app, door)
  addAccounts(app, door)
}

export const deny = (reply: FastifyReply, { status, ...told }: Denied) =>
  reply.code(status).send(told)

/** Starts a session under a new token. Any earlier session ends. */
export const welcomed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  entered: NewSession | Denied,
  door: Door,
) => {
  door.metrics.signIns.inc({ answer: isDenied(entered) ? entered.status : 200 })
  if (isDenied(entered)) return deny(reply, entered)
  await signOut(request, door)
  giveStaff(reply, entered.token)
  const { name, role } = entered.account
  return reply.send({ name, role })
}

/** Staff may not have a guest's name, or one that looks like a colleague's. */
const unfitForStaff = (name: string, { sessions, staff }: Door): Denied | undefined => {
  const wrong = malformedName(name)
  if (wrong !== undefined) return denied(wrong)
  return sessions.isLike(name) || isLikeStaff(staff.state, name)
    ? {
        status: 409,
        message: `The name ${name} is taken, or looks like one that is; choose another.`,
      }
    : undefined
}

const addSignIn = (plain: FastifyInstance, door: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { staff } = door
  const response = { 200: Welcomed, ...FAILED }
  app.post(
    '/api/staff/sign-in',
    { schema: { body: z.strictObject({ name: Name, password: Password }), response } },
    async (request, reply) => {
      const { name, password } = request.body
      const entered = await staff.signIn(name, password, request.ip)
      return welcomed(request, reply, entered, door)
    },
  )
  app.post(
    '/api/staff/first',
    {
      schema: { body: z.strictObject({ token: Token, name: Name, password: Password }), response },
    },
    async (request, reply) => {
      const { token, name, password } = request.body
      const unfit = unfitForStaff(name, door)
      if (unfit) return deny(reply, unfit)
      const entered = await staff.claimFirst(token, name, password, request.ip)
      return welcomed(request, reply, entered, door)
    },
  )
  app.post(
    '/api/staff/invitation',
    { schema: { body: z.strictObject({ token: Token, password: Password }), response } },
    async (request, reply) => {
      const { token, password } = request.body
      const entered = await staff.accept(token, password, request.ip)
      return welcomed(request, reply, entered, door)
    },
  )
}

type Worker = Exclude<SignedIn, { readonly is: 'guest' }>

/** The route's permission already excludes everybody else. */
export const workerOf = (principal: Principal): Worker => {
  if (!isSignedIn(principal) || principal.is === 'guest') throw new Error('nobody of the staff')
  return principal
}

const addOwn = (plain: FastifyInstance, { staff }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const sessionsOf = (name: string) =>
    Object.entries(staff.state.sessions).filter(([, { of }]) => of === keyOf(name))
  app.get('/api/staff/me', async ({ principal, token }) => {
    const { name, role, passkeys, password } = accountOf(staff.state, workerOf(principal).name)!
    const sessions = sessionsOf(name).map(([hash, { at, with: means }]) => ({
      id: hash.slice(0, SESSION_ID),
      at,
      with: means,
      isThis: hash === hashed(token),
    }))
    const keys = passkeys.map(({ id, label }) => ({ id, label }))
    return { name, role, hasPassword: password !== null, passkeys: keys, sessions }
  })
  app.post(
    '/api/staff/password',
    { schema: { body: z.strictObject({ current: Password, next: Password }) } },
    async ({ principal, token, body: { current, next }, ip }, reply) => {
      const { name } = workerOf(principal)
      const wrong = await staff.changePassword(name, token, current, next, ip)
      return wrong ? deny(reply, wrong) : {}
    },
  )
  app.delete(
    '/api/staff/sessions/:id',
    { schema: { params: z.object({ id: z.string().length(SESSION_ID) }) } },
    async ({ principal, params }, reply) => {
      const own = sessionsOf(workerOf(principal).name)
      const session = own.find(([hash]) => hash.startsWith(params.id))?.[0] ?? ''
      const wrong = await staff.submit({ by: DOOR, does: 'sign-out', session })
      return wrong ? deny(reply, wrong) : {}
    },
  )
  app.post('/api/staff/leave-everywhere', async ({ principal }, reply) => {
    const { name } = workerOf(principal)
    const wrong = await staff.submit({ by: DOOR, does: 'sign-out-everywhere', name })
    return wrong ? deny(reply, wrong) : {}
  })
}

/** Enough of the hash to tell your sessions apart, but not enough to use one. */
const SESSION_ID = 16

const operatorOf = (principal: Principal): Actor => actorOf(workerOf(principal))!

const listed = ({ name, role, password, passkeys, invitation, locked }: Account) => ({
  name,
  role,
  locked,
  invitedUntil: invitation?.until ?? null,
  hasPassword: password !== null,
  passkeys: passkeys.length,
})

const addAccounts = (plain: FastifyInstance, door: Door): void => {
  const { staff } = door
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get('/api/staff', async () => Object.values(staff.state.staff).map(listed))
  app.post(
    '/api/staff',
    { schema: { body: z.strictObject({ name: Name, role: Role }) } },
    async ({ principal, body }, reply) => {
      const unfit = unfitForStaff(body.name, door)
      if (unfit) return deny(reply, unfit)
      const invited = await staff.invite(operatorOf(principal), body.name, body.role)
      return isDenied(invited) ? deny(reply, invited) : invited
    },
  )
  app.post(
    '/api/staff/:name/invitation',
    { schema: { params: Named } },
    async ({ principal, params: { name } }, reply) => {
      const invited = await staff.invite(operatorOf(principal), name)
      return isDenied(invited) ? deny(reply, invited) : invited
    },
  )
  app.post(
    '/api/staff/:name/role',
    { schema: { params: Named, body: z.strictObject({ role: Role }) } },
    async ({ principal, params: { name }, body: { role } }, reply) => {
      const by = operatorOf(principal)
      const wrong = await staff.submit({ by, does: 'give-role', name, role })
      return wrong ? deny(reply, wrong) : {}
    },
  )
  app.post(
    '/api/staff/:name/lock',
    { schema: { params: Named, body: z.strictObject({ reason: Reason }) } },
    async ({ principal, params: { name }, body: { reason } }, reply) => {
      const wrong = await staff.submit({ by: operatorOf(principal), does: 'lock', name, reason })
      return wrong ? deny(reply, wrong) : {}
    },
  )
  app.post(
    '/api/staff/:name/unlock',
    { schema: { params: Named } },
    async ({ principal, params: { name } }, reply) => {
      const wrong = await staff.submit({ by: operatorOf(principal), does: 'unlock', name })
      return wrong ? deny(reply, wrong) : {}
    },
  )
}
