import type { Phrase } from '../../../kernel/refusal.ts'
import type { Result, Standing } from '../../../protocol/protection.ts'
import { type Failure, failurePhrase } from '../failure.ts'
import { getOwn } from './house.ts'

/** Your limits, breaks and results, over HTTP. */

export const fetchStanding = (): Promise<Standing | null> => getOwn('/api/me/protection')

export const fetchResults = (): Promise<readonly Result[] | null> => getOwn('/api/me/results')

/** Sends a limit or a break. Returns the reason for a refusal, if there is one. */
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
  return failurePhrase((await answer.json().catch(() => ({}))) as Failure, answer.status)
}
