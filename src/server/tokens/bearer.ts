import { validToken } from '../identity/account.ts'
import { Bucket } from '../identity/rate-limit.ts'
import type { Staff } from '../identity/staff/staff.ts'
import { hashed } from '../identity/token.ts'
import { realTime } from '../time.ts'
import { scopesAllow } from './scopes.ts'

/** Programs with a token: who they are, and whether a request may pass. */

/** The limit per token: a burst, then a rate per second. */
const BURST = 100
const PER_SECOND = 20

type TokenCheck =
  | { readonly name: string }
  | { readonly code: 401 | 403 | 429; readonly message: string }

/** The token in a header, or undefined. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]

export class Bearers {
  readonly #staff: Pick<Staff, 'state'>
  readonly #now: () => number
  readonly #elapsed: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(staff: Pick<Staff, 'state'>, now: () => number, elapsed = realTime.elapsed) {
    this.#staff = staff
    this.#now = now
    this.#elapsed = elapsed
  }

  pass(token: string, route: string): TokenCheck {
    const hash = hashed(token)
    const found = validToken(this.#staff.state, hash, this.#now())
    if (!found) return { code: 401, message: 'This token is unknown, expired or revoked.' }
    const { name, scopes } = found
    if (!this.#bucketOf(hash).take())
      return { code: 429, message: `Too many requests with the token ${name}; wait a moment.` }
    if (!scopesAllow(scopes, route))
      return {
        code: 403,
        message: `The token ${name} does not open this: it has ${scopes.join(', ')}.`,
      }
    return { name }
  }

  #bucketOf(hash: string): Bucket {
    const bucket = this.#buckets.get(hash) ?? new Bucket(BURST, PER_SECOND, this.#elapsed)
    this.#buckets.set(hash, bucket)
    return bucket
  }
}
