import type { Authority } from '../../kernel/authority.ts'
import { type Actor, RANKS } from '../../kernel/people.ts'
import type { Topics } from '../../kernel/topic.ts'
import { skeleton } from './names.ts'

/**
 * Who works in the house: a log of its own, like the cage's. It holds hashes of passwords and tokens
 * and the public halves of passkeys, so that whoever reads it can sign nobody in.
 */

export const STAFF_ROLES = [...RANKS, 'tournament-director', 'inspector'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** A one-time token: its hash, and when it is worth nothing any more. */
export interface Token {
  readonly hash: string
  readonly until: number
}

/** What of a passkey is ours to keep. */
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
  /** argon2id; none before the invitation is taken up. */
  readonly password: string | null
  readonly passkeys: readonly Passkey[]
  readonly invitation: Token | null
  /** Why it is locked. */
  readonly locked: string | null
}

export type Means = 'password' | 'passkey' | 'invitation'

export interface StaffSession {
  /** The key of the account. */
  readonly of: string
  readonly at: number
  readonly with: Means
  /** When it was last heard of, as far as that is written down. */
  readonly heard?: number
}

export interface AccountsState {
  readonly staff: Readonly<Record<string, Account>>
  /** By the hash of the session's token. */
  readonly sessions: Readonly<Record<string, StaffSession>>
  /** What makes whoever brings it the first operator. */
  readonly first: Token | null
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
      readonly with: Means
      readonly at: number
      /** Which passkey it was, and how far it has counted. */
      readonly passkey?: { readonly id: string; readonly counter: number }
    }
  /** A way back for an operator, from the console: nothing that opened the account does any more. */
  | { readonly does: 'reset-access'; readonly name: string; readonly token: Token }
  | { readonly does: 'hear-of'; readonly session: string; readonly at: number }
  | { readonly does: 'sign-out'; readonly session: string }
  | { readonly does: 'sign-out-everywhere'; readonly name: string }
)

export type AccountsEvent = { readonly under: Authority } & (
  | { readonly is: 'FirstOffered'; readonly token: Token }
  | { readonly is: 'FirstClaimed' }
  | { readonly is: 'AccountOpened'; readonly name: string; readonly role: StaffRole }
  | { readonly is: 'Invited'; readonly name: string; readonly token: Token }
  /** `session`: the one in which it was set, which alone goes on. */
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
      readonly with: Means
      readonly at: number
      readonly passkey?: { readonly id: string; readonly counter: number }
    }
  | { readonly is: 'AccessReset'; readonly name: string; readonly token: Token }
  | { readonly is: 'SessionHeard'; readonly session: string; readonly at: number }
  | { readonly is: 'SignedOut'; readonly session: string }
  | { readonly is: 'SignedOutEverywhere'; readonly name: string }
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
}

/** A session is over after half an hour without a word, and after a shift in any case. */
export const IDLE = 30 * 60_000
export const ABSOLUTE = 12 * 3_600_000

/** Under these the house itself acts, in every log. */
const OF_HOUSE = ['cashier', 'console', 'door', 'host', 'house', 'program'].map(skeleton)

/** Two names that look alike to a person are one name. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase()

export const isOfHouse = (name: string): boolean => OF_HOUSE.includes(skeleton(name))

export const accountOf = ({ staff }: AccountsState, name: string): Account | undefined =>
  Object.hasOwn(staff, keyOf(name)) ? staff[keyOf(name)] : undefined

/** Whether somebody who works here has this name, or one that looks like it. */
export const isLikeStaff = ({ staff }: AccountsState, name: string): boolean =>
  Object.values(staff).some(account => skeleton(account.name) === skeleton(name))

export const canSignIn = ({ password, passkeys, locked }: Account): boolean =>
  locked === null && (password !== null || passkeys.length > 0)

/** Those who could let others in; without one of them the house would be shut. */
export const operators = ({ staff }: AccountsState): readonly Account[] =>
  Object.values(staff).filter(account => account.role === 'operator' && canSignIn(account))
