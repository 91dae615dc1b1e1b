import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Denied, denied } from '../access-denied.ts'
import { type Account, accountOf, keyOf, type Passkey } from '../account.ts'
import { DOOR, type NewSession, type Staff } from './staff.ts'

/** Passkeys: the server sends a challenge once, and the key signs it. */

/** Loaded for the first passkey, because loading it takes a quarter of the server's start. */
const library = () => import('@simplewebauthn/server')

const GOOD_FOR = 5 * 60_000
const MOST_OPEN = 10_000

/** The page's origin. A passkey works for one host name only. */
export interface Site {
  readonly origin: string
  readonly host: string
}

export const siteOf = (origin: string): Site | Denied => {
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    ? { origin, host: hostname }
    : denied('A passkey needs a host name, not an IP address: on this machine, use localhost.')
}

/** Open challenges: each for one purpose, valid for a few minutes and used once. */
class Challenges {
  readonly #open = new Map<string, { readonly for: string; readonly until: number }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  keep(challenge: string, purpose: string): void {
    const [oldest] = this.#open.keys()
    if (this.#open.size >= MOST_OPEN && oldest !== undefined) this.#open.delete(oldest)
    this.#open.set(challenge, { for: purpose, until: this.#now() + GOOD_FOR })
  }

  take(challenge: string, purpose: string): boolean {
    const open = this.#open.get(challenge)
    this.#open.delete(challenge)
    return open !== undefined && open.for === purpose && this.#now() <= open.until
  }
}

const NO_MATCH: Denied = { status: 401, message: 'This passkey belongs to no account here.' }
const SIGN_IN = 'sign in'

export class Passkeys {
  readonly #staff: Staff
  readonly #challenges: Challenges

  constructor(staff: Staff, now: () => number) {
    this.#staff = staff
    this.#challenges = new Challenges(now)
  }

  async registration(name: string, site: Site) {
    const account = accountOf(this.#staff.state, name)!
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Croupier',
      rpID: site.host,
      userName: account.name,
      userID: createHash('sha256').update(keyOf(name)).digest(),
      excludeCredentials: account.passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    this.#challenges.keep(options.challenge, keyOf(name))
    return options
  }

  async register(
    name: string,
    response: RegistrationResponseJSON,
    label: string,
    site: Site,
  ): Promise<Denied | undefined> {
    const { verifyRegistrationResponse } = await library()
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => this.#challenges.take(challenge, keyOf(name)),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }).catch(() => undefined)
    if (!verified?.verified) return denied('This passkey could not be checked; try again.')
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const passkey: Passkey = {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      label,
    }
    return this.#staff.submit({ by: DOOR, does: 'add-passkey', name, passkey })
  }

  async signInOptions(site: Site) {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'required',
    })
    this.#challenges.keep(options.challenge, SIGN_IN)
    return options
  }

  async signIn(
    response: AuthenticationResponseJSON,
    site: Site,
    address: string,
  ): Promise<NewSession | Denied> {
    const wait = this.#staff.attempts.takeFrom(address)
    if (wait > 0) return { status: 429, message: 'Too many attempts; wait a little.' }
    const [account, passkey] = this.#holder(response.id)
    if (!account || !passkey) return NO_MATCH
    const { verifyAuthenticationResponse } = await library()
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => this.#challenges.take(challenge, SIGN_IN),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined)
    if (!verified?.verified || account.locked !== null) return NO_MATCH
    const counter = verified.authenticationInfo.newCounter
    return this.#staff.enter(account.name, 'passkey', { id: passkey.id, counter })
  }

  #holder(id: string): readonly [Account?, Passkey?] {
    for (const account of Object.values(this.#staff.state.staff)) {
      const passkey = account.passkeys.find(one => one.id === id)
      if (passkey) return [account, passkey]
    }
    return []
  }
}
