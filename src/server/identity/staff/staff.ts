import type { Actor } from '../../../kernel/people.ts'
import type { Ports } from '../../log/log-opening.ts'
import { Host } from '../../log/log-writer.ts'
import { newId, type Randomness } from '../../randomness.ts'
import {
  BUSY,
  type Denied,
  denied,
  deniedBy,
  NO_MATCH,
  OF_HOUSE,
  tooOften,
} from '../access-denied.ts'
import {
  type Account,
  type AccountsCommand,
  type AccountsState,
  accountOf,
  canSignIn,
  isOfHouse,
  keyOf,
  operators,
  type SignInMeans,
  type StaffRole,
  type StaffSession,
} from '../account.ts'
import { ACCOUNTS, type AccountsHost } from '../accounts.ts'
import { ANYBODY, type Principal } from '../principal.ts'
import { Hearing } from '../session-activity.ts'
import { Attempts } from '../sign-in-throttle.ts'
import { hashed, newToken } from '../token.ts'
import { type Passwords, passwordsUnder } from './passwords.ts'
import { weakness } from './weak-passwords.ts'

/** Staff sessions: how people prove who they are, and for how long that counts. */

/** The house itself, after it has verified a person. */
export const DOOR: Actor = { role: 'staff', rank: 'operator', name: 'door' }

/** A person who can start the program and read its output. */
const CONSOLE: Actor = { role: 'staff', rank: 'operator', name: 'console' }

const INVITED_FOR = 3 * 86_400_000
const FIRST_FOR = 86_400_000
/** How long a sign-in allows the most sensitive commands. */
const FRESH_FOR = 15 * 60_000

/** The person who signed in, and their new token. */
export interface NewSession {
  readonly account: Account
  readonly token: string
}

export const principalOf = ({ name, role }: Account): Principal =>
  role === 'inspector' || role === 'tournament-director'
    ? { is: role, name }
    : { is: 'staff', name, rank: role }

export class Staff {
  readonly #host: AccountsHost
  readonly #passwords: Passwords
  readonly #now: () => number
  readonly #random: Randomness
  readonly #hearing: Hearing
  /** Sessions whose end is not in the log yet. */
  readonly #left = new Set<string>()
  readonly attempts: Attempts

  private constructor(host: AccountsHost, passwords: Passwords, { now, random }: Ports) {
    this.#host = host
    this.#passwords = passwords
    this.#now = now
    this.#random = random
    this.#hearing = new Hearing(now, (session, at) =>
      this.#done({ by: DOOR, does: 'hear-of', session, at }),
    )
    this.attempts = new Attempts(now)
  }

  static async open(ports: Ports, key: Buffer): Promise<Staff> {
    const opening = { log: 'accounts', name: 'accounts', game: ACCOUNTS, config: null }
    const host = await Host.open(ports, { ...opening, isAskedFromAfar: true })
    return new Staff(host, await passwordsUnder(key), ports)
  }

  close(): Promise<void> {
    return this.#host.stop('The house is closing.')
  }

  get state(): AccountsState {
    return this.#host.state
  }

  get stopped(): string | undefined {
    return this.#host.stopped
  }

  /** Who has this token, if it is valid. Counts as activity. */
  who(token: string): Principal {
    const account = this.#account(token)
    if (!account) return ANYBODY
    const hash = hashed(token)
    this.#hearing.hear(hash, this.state.sessions[hash]!)
    return principalOf(account)
  }

  /** Whether a token is valid, without counting as activity. */
  holds(token: string): boolean {
    return this.#account(token) !== undefined
  }

  /** Whether this person has a valid session. */
  isIn(name: string): boolean {
    const account = accountOf(this.state, name)
    return (
      account !== undefined &&
      canSignIn(account) &&
      Object.entries(this.state.sessions).some(
        ([hash, session]) => session.of === keyOf(name) && this.#isOpen(hash, session),
      )
    )
  }

  /** Reads what other nodes have written. */
  async catchUp(): Promise<void> {
    if (!this.#host.isOwn) await this.#host.catchUp()
  }

  /** Calls back after every change of the staff. */
  follow(told: () => void): void {
    this.#host.follow(told)
  }

  /** The most sensitive commands need a recent sign-in, not a screen left open. */
  stale(token: string): Denied | undefined {
    const at = this.state.sessions[hashed(token)]?.at ?? 0
    return this.#now() - at < FRESH_FOR
      ? undefined
      : { status: 403, message: 'Confirm your password or passkey first.' }
  }

  #isOpen(hash: string, session: StaffSession): boolean {
    return !this.#left.has(hash) && !this.#hearing.isOver(hash, session)
  }

  #account(token: string): Account | undefined {
    const hash = hashed(token)
    const { sessions } = this.state
    const session = Object.hasOwn(sessions, hash) ? sessions[hash] : undefined
    if (!session || !this.#isOpen(hash, session)) return undefined
    const account = this.state.staff[session.of]
    return account && canSignIn(account) ? account : undefined
  }

  /** While no operator exists, offers a token that makes its bearer the operator. */
  async offerFirst(): Promise<string | undefined> {
    if (operators(this.state).length > 0 || this.#isAwaited()) return undefined
    const token = newToken(this.#random)
    const until = this.#now() + FIRST_FOR
    await this.#done({ by: DOOR, does: 'offer-first', token: { hash: hashed(token), until } })
    return token
  }

  /** Whether an operator has an invitation that is still valid. */
  #isAwaited(): boolean {
    const now = this.#now()
    return Object.values(this.state.staff).some(
      ({ role, invitation }) => role === 'operator' && invitation && invitation.until >= now,
    )
  }

  /** From the console: recovery for an operator who has lost their password or passkey. */
  async resetOperator(name: string): Promise<{ token: string } | Denied> {
    const token = newToken(this.#random)
    const invitation = { hash: hashed(token), until: this.#now() + FIRST_FOR }
    const wrong = await this.#done({ by: CONSOLE, does: 'reset-access', name, token: invitation })
    return wrong ?? { token }
  }

  async claimFirst(
    token: string,
    name: string,
    password: string,
    address: string,
  ): Promise<NewSession | Denied> {
    const wait = this.attempts.takeFrom(address)
    if (wait > 0) return tooOften(wait)
    const weak = isOfHouse(name) ? OF_HOUSE : weakness(password, name)
    if (weak !== undefined) return denied(weak)
    const hash = await this.#passwords.hash(password)
    const at = this.#now()
    const claim = { does: 'claim-first', token: hashed(token), at, name, password: hash } as const
    return (await this.#done({ by: DOOR, ...claim })) ?? this.enter(name, 'invitation')
  }

  async accept(token: string, password: string, address: string): Promise<NewSession | Denied> {
    const wait = this.attempts.takeFrom(address)
    if (wait > 0) return tooOften(wait)
    const hash = hashed(token)
    const one = Object.values(this.state.staff).find(({ invitation }) => invitation?.hash === hash)
    const weak = weakness(password, one?.name ?? '\n')
    if (weak !== undefined) return denied(weak)
    const by = { by: DOOR, does: 'accept-invitation', token: hash, at: this.#now() } as const
    const answer = await this.#done({ ...by, password: await this.#passwords.hash(password) })
    return answer ?? this.enter(one!.name, 'invitation')
  }

  async signIn(name: string, password: string, address: string): Promise<NewSession | Denied> {
    const wait = this.attempts.take(keyOf(name), address)
    if (wait > 0) return tooOften(wait)
    const account = accountOf(this.state, name)
    const known = account && canSignIn(account) ? account.password : null
    const isIt = await this.#passwords.matches(known, password)
    if (isIt === undefined) return BUSY
    if (!isIt) return NO_MATCH
    this.attempts.succeeded(keyOf(name), address)
    return this.enter(name, 'password')
  }

  /** Starts a session for a verified person. The token is returned only here. */
  async enter(
    name: string,
    means: SignInMeans,
    passkey?: { readonly id: string; readonly counter: number },
  ): Promise<NewSession | Denied> {
    const token = newToken(this.#random)
    const wrong = await this.#done({
      by: DOOR,
      does: 'sign-in',
      name,
      session: hashed(token),
      with: means,
      at: this.#now(),
      ...(passkey && { passkey }),
    })
    return wrong ?? { account: accountOf(this.state, name)!, token }
  }

  /** The token is invalid from now on, even if the log entry fails. */
  async leave(token: string): Promise<Denied | undefined> {
    const session = hashed(token)
    this.#left.add(session)
    const wrong = await this.#done({ by: DOOR, does: 'sign-out', session })
    if (!wrong) this.#left.delete(session)
    return wrong
  }

  async changePassword(
    name: string,
    token: string,
    current: string,
    next: string,
    address: string,
  ): Promise<Denied | undefined> {
    const wait = this.attempts.take(keyOf(name), address)
    if (wait > 0) return tooOften(wait)
    const isIt = await this.#passwords.matches(accountOf(this.state, name)!.password, current)
    if (isIt === undefined) return BUSY
    if (!isIt) return { status: 400, message: 'That is not your current password.' }
    this.attempts.succeeded(keyOf(name), address)
    const weak = weakness(next, name)
    if (weak !== undefined) return denied(weak)
    const password = await this.#passwords.hash(next)
    return this.#done({ by: DOOR, does: 'set-password', name, password, session: hashed(token) })
  }

  /** An invitation to a new account, or to an old one whose password is lost. */
  async invite(by: Actor, name: string, role?: StaffRole): Promise<{ token: string } | Denied> {
    if (role !== undefined && isOfHouse(name)) return denied(OF_HOUSE)
    const token = newToken(this.#random)
    const of = { by, name, token: { hash: hashed(token), until: this.#now() + INVITED_FOR } }
    const wrong = await this.#done(
      role === undefined ? { ...of, does: 'invite' } : { ...of, does: 'open-account', role },
    )
    return wrong ?? { token }
  }

  /** All other commands on accounts. */
  submit(command: AccountsCommand): Promise<Denied | undefined> {
    return this.#done(command)
  }

  async #done(command: AccountsCommand): Promise<Denied | undefined> {
    const answer = await this.#host.submit(newId(this.#random), command)
    if ('done' in answer) return undefined
    return 'refused' in answer
      ? deniedBy(answer.refused)
      : { status: 503, message: answer.unavailable }
  }
}
