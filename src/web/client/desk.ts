import type { Dealing } from '../../floor/state.ts'
import type { StaffRank } from '../../kernel/people.ts'
import type { Facts, Phrase } from '../../kernel/refusal.ts'
import type { NextStep, OpenCall } from '../../protocol/desk.ts'
import type { Refused } from './connection.ts'
import { type Failure, failurePhrase } from './failure.ts'

/** The desk's requests to the server. */

/** A line of the floor overview. */
export interface DeskLine {
  readonly id: string
  readonly game: string
  readonly book: string
  readonly title: string
  readonly attended: boolean
  readonly open: boolean
  readonly seats: number
  readonly taken: number
  readonly phase: string
  readonly dealing: Dealing
  readonly stopped: string | null
  readonly next: Pick<NextStep, 'does' | 'of' | 'after' | 'whom'> | null
  readonly rounds: number
  readonly wagered: number
  readonly limits: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>>
  readonly pace: number | null
  readonly shoe: Used | null
  readonly differential: Used | null
  readonly incidents: readonly { readonly is: string; readonly about: string }[]
  readonly calls: readonly OpenCall[]
  /** The tournament session that is being played at this table. */
  readonly session?: HouseSession | null
}

interface HouseSession {
  readonly tournament: string
  readonly session: number
  readonly name: string
}

/** An amount used and its limit. */
export interface Used {
  readonly now: number
  readonly of: number
}

export interface StaffMember {
  readonly name: string
  readonly role: string
}

const get = async <T>(path: string): Promise<T | undefined> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as T) : undefined
}

/** A command that waits for approval by a second person. */
export interface Approval {
  readonly number: number
  readonly table: string
  readonly said: Readonly<Record<string, unknown>>
  readonly reason: string
  /** What would follow, as the person who asked saw it. */
  readonly follows?: Follows
  /** Why it cannot be approved as it was asked. `isOver`: it can never be carried out. */
  readonly stale?: (Phrase & { readonly isOver: boolean }) | null
  readonly asks: { readonly name: string }
  readonly standing: {
    readonly is: string
    readonly by?: { readonly name: string }
    readonly says?: string
    readonly facts?: Facts
  }
}

export const fetchApprovals = (): Promise<readonly Approval[] | undefined> => get('/api/approvals')

/** The answer needs a recent sign-in. */
export const CONFIRM = 'confirm'

/** Answers a request. Returns the reason for a refusal, if there is one. */
export const answerApproval = async (
  number: number,
  word: 'approve' | 'decline' | 'withdraw',
): Promise<Phrase | typeof CONFIRM | undefined> => {
  const headers = { 'content-type': 'application/json' }
  const path = `/api/approvals/${number}/${word}`
  const answer = await fetch(path, { method: 'POST', headers, body: '{}' })
  if (answer.ok) return undefined
  if (answer.status === 403 && word === 'approve') return CONFIRM
  return failurePhrase((await answer.json().catch(() => ({}))) as Failure, answer.status)
}

/** What would follow from a command: clauses, announcements and chips. */
export interface Outcome {
  readonly hands?: Readonly<Record<'player' | 'banker', readonly string[]>>
  readonly number?: string
  readonly faces?: readonly number[]
}

export interface Follows {
  readonly under: readonly string[]
  readonly calls: readonly Phrase[]
  readonly patrons: readonly {
    readonly patron: string
    readonly inHand: number
    readonly onTable: number
    readonly owes: number
  }[]
  readonly phase: string
  readonly came?: { readonly now: Outcome; readonly after: Outcome }
  /** The round that the command would change, if any. */
  readonly round?: number
}

export type Considered =
  | { readonly malformed: string }
  | { readonly refused: Refused }
  | (Follows & { readonly second: boolean; readonly approvers?: readonly string[] })

/** Previews a command. `as` is the person who would decide it. */
export const consider = async (
  table: string,
  as: StaffRank,
  said: object,
): Promise<Considered | undefined> => {
  const headers = { 'content-type': 'application/json' }
  const path = `/api/desk/${encodeURIComponent(table)}/consider`
  const body = JSON.stringify({ as, said })
  const answer = await fetch(path, { method: 'POST', headers, body })
  return answer.ok ? ((await answer.json()) as Considered) : undefined
}

/** Undefined if you are not staff. */
export const fetchDesk = (): Promise<readonly DeskLine[] | undefined> => get('/api/desk')

export const fetchWho = (): Promise<StaffMember | undefined> => get('/api/me')
