import type { Facts, Phrase } from '../../../kernel/refusal.ts'
import type { Scope } from '../../../protocol/scopes.ts'
import type { Role } from '../../features/staff/roles.ts'
import type { Follows } from '../desk.ts'
import { type Failure, failurePhrase } from '../failure.ts'

/** Requests of staff to the server. */

export interface OwnAccount {
  readonly name: string
  readonly role: Role
  readonly hasPassword: boolean
  readonly passkeys: readonly { readonly id: string; readonly label: string }[]
  readonly sessions: readonly {
    readonly id: string
    readonly at: number
    readonly with: 'password' | 'passkey' | 'invitation'
    readonly isThis: boolean
  }[]
}

export interface Account {
  readonly name: string
  readonly role: Role
  readonly locked: string | null
  readonly invitedUntil: number | null
  readonly hasPassword: boolean
  readonly passkeys: number
}

export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly since: number
  readonly until: number
  readonly by: string
}

export type Standing =
  | 'pending'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'carried-out'
  | 'refused'
  | 'expired'

export interface Approval {
  readonly number: number
  readonly table: string
  readonly said: Readonly<Record<string, unknown>>
  readonly reason: string
  /** What would follow, as the person who asked saw it. */
  readonly follows?: Follows
  readonly asks: { readonly name: string; readonly rank: Role }
  readonly until: number
  readonly standing: {
    readonly is: Standing
    readonly by?: { readonly name: string }
    readonly says?: string
    readonly facts?: Facts
  }
}

/** The result, or the sentence of the refusal. */
export type ResultOrRefusal<T> = { readonly came: T } | Phrase

export const request = async <T>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<ResultOrRefusal<T>> => {
  try {
    const answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as T & Failure
    return answer.ok ? { came: said } : failurePhrase(said, answer.status)
  } catch (error) {
    return { says: error instanceof Error ? error.message : String(error) }
  }
}

const segment = encodeURIComponent

export const office = {
  signIn: (name: string, password: string) => request('/api/staff/sign-in', { name, password }),
  claim: (token: string, name: string, password: string) =>
    request('/api/staff/first', { token, name, password }),
  accept: (token: string, password: string) =>
    request('/api/staff/invitation', { token, password }),
  leave: () => request('/api/leave', {}),
  leaveEverywhere: () => request('/api/staff/leave-everywhere', {}),
  own: () => request<OwnAccount>('/api/staff/me'),
  changePassword: (current: string, next: string) =>
    request('/api/staff/password', { current, next }),
  endSession: (id: string) => request(`/api/staff/sessions/${segment(id)}`, undefined, 'DELETE'),
  removePasskey: (id: string) => request(`/api/staff/passkeys/${segment(id)}`, undefined, 'DELETE'),
  accounts: () => request<readonly Account[]>('/api/staff'),
  open: (name: string, role: string) =>
    request<{ readonly token: string }>('/api/staff', { name, role }),
  invite: (name: string) =>
    request<{ readonly token: string }>(`/api/staff/${segment(name)}/invitation`, {}),
  giveRole: (name: string, role: string) => request(`/api/staff/${segment(name)}/role`, { role }),
  lock: (name: string, reason: string) => request(`/api/staff/${segment(name)}/lock`, { reason }),
  unlock: (name: string) => request(`/api/staff/${segment(name)}/unlock`, {}),
  tokens: () => request<readonly ApiToken[]>('/api/tokens'),
  makeToken: (name: string, scopes: readonly string[], days: number) =>
    request<{ readonly token: string }>('/api/tokens', { name, scopes, days }),
  revokeToken: (id: string) => request(`/api/tokens/${segment(id)}`, undefined, 'DELETE'),
  approvals: () => request<readonly Approval[]>('/api/approvals'),
}
