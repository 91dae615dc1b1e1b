import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Door } from '../../gateway/http.ts'
import { realClock } from '../../time.ts'
import { isDenied } from '../access-denied.ts'
import { Passkeys, siteOf } from './passkeys.ts'
import { DOOR } from './staff.ts'
import { deny, welcomed, workerOf } from './staff-routes.ts'

/** Sign-in with a passkey, and your own passkeys. */

const Id = z.string().min(1).max(1024)

/** The browser's data. Only the shape is checked here; its signature is verified later. */
const Response = z.looseObject({
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
})

const Label = z.string().trim().min(1).max(40)

export const addPasskeyRoutes = (plain: FastifyInstance, door: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { staff, publicUrl } = door
  const passkeys = new Passkeys(staff, door.now ?? realClock)
  /** On this machine the page may use any of the machine's names. */
  const siteFor = ({ headers }: FastifyRequest) =>
    siteOf(publicUrl?.origin ?? `http://${headers.host}`)
  app.post('/api/staff/passkey/options', async (request, reply) => {
    const site = siteFor(request)
    return isDenied(site) ? deny(reply, site) : passkeys.signInOptions(site)
  })
  app.post(
    '/api/staff/passkey',
    { schema: { body: z.strictObject({ response: Response }) } },
    async (request, reply) => {
      const site = siteFor(request)
      if (isDenied(site)) return deny(reply, site)
      const response = request.body.response as unknown as AuthenticationResponseJSON
      const entered = await passkeys.signIn(response, site, request.ip)
      return welcomed(request, reply, entered, door)
    },
  )
  app.post('/api/staff/passkeys/options', async (request, reply) => {
    const stale = staff.stale(request.token)
    if (stale) return deny(reply, stale)
    const site = siteFor(request)
    if (isDenied(site)) return deny(reply, site)
    return passkeys.registration(workerOf(request.principal).name, site)
  })
  app.post(
    '/api/staff/passkeys',
    { schema: { body: z.strictObject({ response: Response, label: Label }) } },
    async (request, reply) => {
      const site = siteFor(request)
      const stale = staff.stale(request.token)
      if (stale) return deny(reply, stale)
      if (isDenied(site)) return deny(reply, site)
      const { name } = workerOf(request.principal)
      const response = request.body.response as unknown as RegistrationResponseJSON
      const wrong = await passkeys.register(name, response, request.body.label, site)
      return wrong ? deny(reply, wrong) : {}
    },
  )
  app.delete(
    '/api/staff/passkeys/:id',
    { schema: { params: z.object({ id: Id }) } },
    async ({ principal, token, params: { id: passkey } }, reply) => {
      const stale = staff.stale(token)
      if (stale) return deny(reply, stale)
      const { name } = workerOf(principal)
      const wrong = await staff.submit({ by: DOOR, does: 'remove-passkey', name, passkey })
      return wrong ? deny(reply, wrong) : {}
    },
  )
}
