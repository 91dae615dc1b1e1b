import type { Authority } from '../../kernel/authority.ts'
import { type Actor, RANKS } from '../../kernel/people.ts'
import type { Topics } from '../../kernel/topic.ts'
import type { Scope } from '../../protocol/scopes.ts'
import { skeleton } from './names.ts'

/**
 * The staff accounts have their own log, like the cage. It holds hashes of passwords and tokens,
 * and public keys of passkeys, so nobody can sign in with its contents.
 */

export const STAFF_ROLES = [...RANKS, 'tournament-director', 'inspector'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** A one-time token: its hash, and when it expires. */
export interface Token {
  readonly hash: string
  readonly until: number
}

/** The part of a passkey that we store. */
export interface Passkey {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
}

export interface Account {
  readonly name: string
  readonly role: StaffRole
  /** argon2id hash. Null until the invitation is accepted. */
  readonly password: string | null
  readonly passkeys: readonly Passkey[]
  readonly invitation: Token | null
  /** The reason, if the account is locked. */
  readonly locked: string | null
}

export type SignInMeans = 'password' | 'passkey' | 'invitation'

export interface StaffSession {
  /** The key of the account. */
  readonly of: string
  readonly at: number
  readonly with: SignInMeans
  /** Last recorded activity. */
  readonly heard?: number
}

/** A token for a program. */
export interface ApiToken extends Token {
  /** Enough of the hash to tell tokens apart. */
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly since: number
  /** The operator who made it. */
  readonly by: string
}

export interface AccountsState {
  readonly staff: Readonly<Record<string, Account>>
  /** By the hash of the session's token. */
  readonly sessions: Readonly<Record<string, StaffSession>>
  /** The token that makes its bearer the first operator. */
  readonly first: Token | null
  /** By the hash of the token. Older snapshots lack it. */
  readonly tokens?: Readonly<Record<string, ApiToken>>
}

export type AccountsCommand = { readonly by: Actor } & (
  | { readonly does: 'offer-first'; readonly token: Token }
  | {
      readonly does: 'claim-first'
      readonly token: string
      readonly at: number
      readonly name: string
      readonly password: string
    }
  | {
      readonly does: 'open-account'
      readonly name: string
      readonly role: StaffRole
      readonly token: Token
    }
  | { readonly does: 'invite'; readonly name: string; readonly token: Token }
  | {
      readonly does: 'accept-invitation'
      readonly token: string
      readonly at: number
      readonly password: string
    }
  | {
      readonly does: 'set-password'
      readonly name: string
      readonly password: string
      readonly session: string
    }
  | { readonly does: 'give-role'; readonly name: string; readonly role: StaffRole }
  | { readonly does: 'lock'; readonly name: string; readonly reason: string }
  | { readonly does: 'unlock'; readonly name: string }
  | { readonly does: 'add-passkey'; readonly name: string; readonly passkey: Passkey }
  | { readonly does: 'remove-passkey'; readonly name: string; readonly passkey: string }
  | {
      readonly does: 'sign-in'
      readonly name: string
      readonly session: string
      readonly with: SignInMeans
      readonly at: number
      /** The passkey used, and its signature counter. */
      readonly passkey?: { readonly id: string; readonly counter: number }
    }
  /** Recovery for an operator, from the console. It invalidates the password and all passkeys. */
  | { readonly does: 'reset-access'; readonly name: string; readonly token: Token }
  | { readonly does: 'hear-of'; readonly session: string; readonly at: number }
  | { readonly does: 'sign-out'; readonly session: string }
  | { readonly does: 'sign-out-everywhere'; readonly name: string }
  | {
      readonly does: 'make-token'
      readonly name: string
      readonly scopes: readonly Scope[]
      readonly at: number
      readonly token: Token
    }
  | { readonly does: 'revoke-token'; readonly id: string }
)

export type AccountsEvent = { readonly under: Authority } & (
  | { readonly is: 'FirstOffered'; readonly token: Token }
  | { readonly is: 'FirstClaimed' }
  | { readonly is: 'AccountOpened'; readonly name: string; readonly role: StaffRole }
  | { readonly is: 'Invited'; readonly name: string; readonly token: Token }
  /** `session` is where the change was made. All other sessions of the account end. */
  | {
      readonly is: 'PasswordSet'
      readonly name: string
      readonly password: string
      readonly session: string | null
    }
  | { readonly is: 'RoleGiven'; readonly name: string; readonly role: StaffRole }
  | { readonly is: 'AccountLocked'; readonly name: string; readonly reason: string }
  | { readonly is: 'AccountUnlocked'; readonly name: string }
  | { readonly is: 'PasskeyAdded'; readonly name: string; readonly passkey: Passkey }
  | { readonly is: 'PasskeyRemoved'; readonly name: string; readonly passkey: string }
  | {
      readonly is: 'SignedIn'
      readonly name: string
      readonly session: string
      readonly with: SignInMeans
      readonly at: number
      readonly passkey?: { readonly id: string; readonly counter: number }
    }
  | { readonly is: 'AccessReset'; readonly name: string; readonly token: Token }
  | { readonly is: 'SessionHeard'; readonly session: string; readonly at: number }
  | { readonly is: 'SignedOut'; readonly session: string }
  | { readonly is: 'SignedOutEverywhere'; readonly name: string }
  | { readonly is: 'TokenMade'; readonly token: ApiToken }
  | { readonly is: 'TokenRevoked'; readonly id: string; readonly name: string }
)

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<AccountsEvent> = {
  FirstClaimed: 'sign-in',
  AccountOpened: 'people',
  RoleGiven: 'people',
  AccountLocked: 'people',
  AccountUnlocked: 'people',
  PasswordSet: 'sign-in',
  AccessReset: 'sign-in',
  PasskeyAdded: 'sign-in',
  PasskeyRemoved: 'sign-in',
  SignedOutEverywhere: 'sign-in',
  TokenMade: 'people',
  TokenRevoked: 'people',
}

/** A session ends after half an hour without activity, and always after one shift. */
export const IDLE = 30 * 60_000
export const ABSOLUTE = 12 * 3_600_000

/** Names under which the house itself acts, in every log. */
const OF_HOUSE = ['cashier', 'console', 'door', 'host', 'house', 'program'].map(skeleton)

/** Names that look the same to a person count as the same name. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase()

export const isOfHouse = (name: string): boolean => OF_HOUSE.includes(skeleton(name))

export const accountOf = ({ staff }: AccountsState, name: string): Account | undefined =>
  Object.hasOwn(staff, keyOf(name)) ? staff[keyOf(name)] : undefined

/** Whether a staff member has this name, or one that looks like it. */
export const isLikeStaff = ({ staff }: AccountsState, name: string): boolean =>
  Object.values(staff).some(account => skeleton(account.name) === skeleton(name))

export const canSignIn = ({ password, passkeys, locked }: Account): boolean =>
  locked === null && (password !== null || passkeys.length > 0)

/** The token with this hash, if it is valid at this time. */
export const validToken = (
  { tokens = {} }: AccountsState,
  hash: string,
  at: number,
): ApiToken | undefined => {
  const found = Object.hasOwn(tokens, hash) ? tokens[hash] : undefined
  return found && found.until > at ? found : undefined
}

/** Operators who can sign in. There must always be one. */
export const operators = ({ staff }: AccountsState): readonly Account[] =>
  Object.values(staff).filter(account => account.role === 'operator' && canSignIn(account))
