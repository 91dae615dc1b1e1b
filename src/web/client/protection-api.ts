import type { Phrase } from '../../kernel/refusal.ts'
import type { Allowance } from '../../protection/allowance.ts'
import type { Away } from '../../protection/state.ts'
import { type Failure, told } from './failure.ts'
import { get } from './house-api.ts'

/** Your limits, breaks and results, over HTTP. */

export interface Standing {
  readonly now: number
  readonly limits: readonly Allowance[]
  readonly away: Away | null
  readonly every: number | null
  readonly due: number | null
  readonly visit: { readonly since: number; readonly staked: number; readonly net: number } | null
}

export interface Result {
  readonly day: number
  readonly game: string
  readonly rounds: number
  readonly staked: number
  readonly net: number
}

export const fetchStanding = (): Promise<Standing> => get('/api/me/protection')

export const fetchResults = (): Promise<readonly Result[]> => get('/api/me/results')

/** What stands against it, or nothing. */
export const protect = async (
  does: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Phrase | undefined> => {
  const answer = await fetch('/api/me/protection', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), does, ...more }),
  })
  if (answer.ok) return undefined
  return told((await answer.json().catch(() => ({}))) as Failure, answer.status)
}
