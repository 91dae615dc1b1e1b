import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ABSOLUTE } from './account.ts'
import { GUEST_FOR } from './guest-sessions.ts'
import { isToken, newToken } from './token.ts'

/**
 * The session cookie. Over TLS, only this origin can read or set it. Over plain HTTP there is only
 * a guest cookie, which opens no staff account.
 */

const HOST_COOKIE = '__Host-croupier'
const PLAIN_COOKIE = 'croupier'

/**
 * Identifies the device after a guest signs out, so that the same guest can come back. It signs
 * nobody in.
 */
const DEVICE_COOKIE = 'croupier-device'
const DEVICE_FOR = 400 * 86_400_000

const TERMS = { httpOnly: true, sameSite: 'strict', path: '/' } as const

/** The server ends sessions itself, so a cookie need not last longer. */
const seconds = (ms: number): number => ms / 1000

/** `tls`: public HTTPS. `local`: the same machine. `plain`: anybody may listen. */
export type Transport = 'tls' | 'local' | 'plain'

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address)

export const isLocalName = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

export const hostnameOf = (host: string | undefined): string => {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}

/** The public address decides, not what a request claims. */
export const lineOf = (request: FastifyRequest, publicUrl: URL | undefined): Transport => {
  if (publicUrl?.protocol === 'https:') return 'tls'
  const isHere = isLoopback(request.socket.remoteAddress ?? '')
  return isHere && isLocalName(hostnameOf(request.headers.host)) ? 'local' : 'plain'
}

/** The tokens of a request: `sealed` may be of staff or a guest, `plain` only of a guest. */
export const tokensOf = (
  { cookies }: FastifyRequest,
  line: Transport,
): { readonly sealed: string | undefined; readonly plain: string | undefined } => ({
  sealed: line === 'plain' ? undefined : cookies[HOST_COOKIE],
  plain: line === 'tls' ? undefined : cookies[PLAIN_COOKIE],
})

/** Not every browser keeps a Secure cookie on localhost, so guests get the plain one there. */
export const giveGuest = (reply: FastifyReply, line: Transport, token: string): void => {
  const secure = line === 'tls'
  const [name, other] = secure ? [HOST_COOKIE, PLAIN_COOKIE] : [PLAIN_COOKIE, HOST_COOKIE]
  reply.setCookie(name, token, { ...TERMS, secure, maxAge: seconds(GUEST_FOR) })
  reply.clearCookie(other, { ...TERMS, secure: !secure })
}

/** The token of the device, or a new one if it has none. */
export const deviceOf = ({ cookies }: FastifyRequest): string => {
  const said = cookies[DEVICE_COOKIE]
  return said !== undefined && isToken(said) ? said : newToken()
}

/** Set again each time, so that it does not expire. */
export const giveDevice = (reply: FastifyReply, line: Transport, token: string): void => {
  const terms = { ...TERMS, secure: line === 'tls', maxAge: seconds(DEVICE_FOR) }
  reply.setCookie(DEVICE_COOKIE, token, terms)
}

export const giveStaff = (reply: FastifyReply, token: string): void => {
  reply.setCookie(HOST_COOKIE, token, { ...TERMS, secure: true, maxAge: seconds(ABSOLUTE) })
  reply.clearCookie(PLAIN_COOKIE, TERMS)
}

export const takeBack = (reply: FastifyReply): void => {
  reply.clearCookie(HOST_COOKIE, { ...TERMS, secure: true })
  reply.clearCookie(PLAIN_COOKIE, TERMS)
}
